#include "xvga.h"

#define H_LAST (XVGA_CLOCKS_PER_LINE - 1)
#define V_LAST (XVGA_LINES - 1)

/* Last clocks of each part of a line, last lines of each part of a picture. */
enum { H_SEEN = 1023, H_FRONT = 1047, H_SYNC = 1183, V_SEEN = 767, V_FRONT = 776, V_SYNC = 782 };

void xvga_tick(xvga_t *m) {
    uint16_t h = m->hcount_q, v = m->vcount_q;
    uint8_t hreset = h == H_LAST, vreset = hreset && v == V_LAST;
    uint8_t next_hblank = hreset ? 0 : h == H_SEEN ? 1 : m->hblank_q;
    uint8_t next_vblank = vreset ? 0 : hreset && v == V_SEEN ? 1 : m->vblank_q;
    m->hcount_q = hreset ? 0 : (h + 1) & 2047;
    m->vcount_q = hreset ? (vreset ? 0 : (v + 1) & 1023) : v;
    m->hsync_q = h == H_FRONT ? 0 : h == H_SYNC ? 1 : m->hsync_q;
    m->vsync_q = hreset && v == V_FRONT ? 0 : hreset && v == V_SYNC ? 1 : m->vsync_q;
    m->hblank_q = next_hblank;
    m->vblank_q = next_vblank;
    m->blank_q = next_vblank | (next_hblank & !hreset);
}

/* Whole lines in one go: at the end of a line the horizontal registers are what its events have left. */
void xvga_advance(xvga_t *m, uint64_t n) {
    uint64_t lines;
    while (n && m->hcount_q != 0) {
        xvga_tick(m);
        --n;
    }
    for (lines = n / XVGA_CLOCKS_PER_LINE; lines; --lines, n -= XVGA_CLOCKS_PER_LINE) {
        uint16_t v = m->vcount_q;
        uint8_t vreset = v == V_LAST;
        m->vcount_q = vreset ? 0 : (v + 1) & 1023;
        m->vblank_q = vreset ? 0 : v == V_SEEN ? 1 : m->vblank_q;
        m->vsync_q = v == V_FRONT ? 0 : v == V_SYNC ? 1 : m->vsync_q;
        m->hsync_q = 1;
        m->hblank_q = 0;
        m->blank_q = m->vblank_q;
    }
    while (n--) {
        xvga_tick(m);
    }
}
