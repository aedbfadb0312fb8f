#include "cart/oam.h"

#define HIDDEN_Y 0xF0

extern uint8_t oam_buf[256];
extern uint8_t oam_at, oam_full; /* oam_parts.s */
#pragma zpsym("oam_at")
#pragma zpsym("oam_full")
extern uint8_t oam_open; /* ram.s */
#pragma zpsym("oam_open")
static uint8_t drawn; /* sprites shown since the last oam_end */

void oam_begin(void) {
    oam_open = 1;
    oam_at = 0;
    oam_full = 0;
}

void oam_put(uint8_t x, uint8_t y, uint8_t tile, uint8_t attr) {
    static uint8_t one[5]; /* dy and dx stay 0 */
    one[0] = 1;
    one[2] = tile;
    oam_meta(x, y, one, attr);
}

void oam_meta(uint8_t x, uint8_t y, const uint8_t *frame, uint8_t attr) {
    oam_x = x;
    oam_y = y;
    oam_attr = attr;
    oam_parts(frame);
}

void oam_end(void) {
    uint8_t used = oam_full ? 64 : (uint8_t)(oam_at >> 2);
    while (used < drawn) {
        --drawn;
        oam_buf[(uint8_t)(drawn << 2)] = HIDDEN_Y;
    }
    drawn = used;
    oam_open = 0;
}
