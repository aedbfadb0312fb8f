#include "xvga.h"

#define H_LAST (XVGA_CLOCKS_PER_LINE - 1)
#define V_LAST (XVGA_LINES - 1)

/* Last clocks of each part of a line, last lines of each part of a picture. */
enum { H_SEEN = 1023, H_FRONT = 1047, H_SYNC = 1183, V_SEEN = 767, V_FRONT = 776, V_SYNC = 782 };
#define END_OF_LINE(v) ((uint64_t)(v)*XVGA_CLOCKS_PER_LINE + H_LAST)

void labkit_xvga_tick(xvga_t *m) {
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

/* Whether one of the n clocks from `from` on is number `event` of its period. */
static int passes(uint64_t from, uint64_t n, uint64_t event, uint64_t period) {
    uint64_t until_event = (event + period - from % period) % period;
    return until_event < n;
}

/* A register that one event clears and another sets: if either came, the position shows which was the last.
 */
static uint8_t last_event(const uint64_t clear_and_set[2], uint64_t from, uint64_t n, uint64_t period, uint8_t old) {
    uint64_t clear = clear_and_set[0], set = clear_and_set[1], now = (from + n + period - 1) % period;
    if (!passes(from, n, clear, period) && !passes(from, n, set, period)) {
        return old;
    }
    return (now + period - set) % period < (now + period - clear) % period;
}

void labkit_xvga_advance(xvga_t *m, uint64_t n) {
    static const uint64_t hsync[2] = {H_FRONT, H_SYNC}, hblank[2] = {H_LAST, H_SEEN};
    static const uint64_t vsync[2] = {END_OF_LINE(V_FRONT), END_OF_LINE(V_SYNC)};
    static const uint64_t vblank[2] = {END_OF_LINE(V_LAST), END_OF_LINE(V_SEEN)};
    uint64_t from = (uint64_t)m->vcount_q * XVGA_CLOCKS_PER_LINE + m->hcount_q, to = from + n;
    if (!n) {
        return;
    }
    m->hsync_q = last_event(hsync, from, n, XVGA_CLOCKS_PER_LINE, m->hsync_q);
    m->hblank_q = last_event(hblank, from, n, XVGA_CLOCKS_PER_LINE, m->hblank_q);
    m->vsync_q = last_event(vsync, from, n, XVGA_CLOCKS_PER_FRAME, m->vsync_q);
    m->vblank_q = last_event(vblank, from, n, XVGA_CLOCKS_PER_FRAME, m->vblank_q);
    m->blank_q = m->vblank_q | m->hblank_q;
    m->hcount_q = (uint16_t)(to % XVGA_CLOCKS_PER_LINE);
    m->vcount_q = (uint16_t)(to / XVGA_CLOCKS_PER_LINE % XVGA_LINES);
}
