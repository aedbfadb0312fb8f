#include "cart/oam.h"

#define HIDDEN_Y 0xF0

extern uint8_t oam_buf[256];
static uint8_t at;      /* next free byte; 0 again when 64 are used, and then full is set */
static uint8_t full;
static uint8_t drawn;   /* sprites shown since the last oam_end */

void oam_begin(void) {
    at = 0;
    full = 0;
}

void oam_put(uint8_t x, uint8_t y, uint8_t tile, uint8_t attr) {
    if (full) {
        return;
    }
    oam_buf[at] = (uint8_t)(y - 1); /* the PPU shows a sprite a line later */
    ++at;
    oam_buf[at] = tile;
    ++at;
    oam_buf[at] = attr;
    ++at;
    oam_buf[at] = x;
    ++at;
    if (at == 0) {
        full = 1;
    }
}

void oam_meta(uint8_t x, uint8_t y, const uint8_t *frame, uint8_t attr) {
    uint8_t count = *frame;
    ++frame;
    for (; count; --count) {
        oam_put((uint8_t)(x + frame[3]), (uint8_t)(y + frame[0]), frame[1], (uint8_t)(frame[2] | attr));
        frame += 4;
    }
}

void oam_block(uint8_t x, uint8_t y, uint8_t tile, uint8_t attr, uint8_t w, uint8_t h) {
    uint8_t i, x_now;
    for (; h; --h) {
        x_now = x;
        for (i = 0; i < w; ++i) {
            oam_put(x_now, y, tile, attr);
            ++tile;
            x_now += 8;
        }
        y += 8;
    }
}

void oam_end(void) {
    uint8_t used = full ? 64 : (uint8_t)(at >> 2);
    while (used < drawn) {
        --drawn;
        oam_buf[(uint8_t)(drawn << 2)] = HIDDEN_Y;
    }
    drawn = used;
}
