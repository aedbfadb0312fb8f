#include "art.h"
#include "cart/frame.h"
#include "cart/ppuq.h"

static void frame_row(uint16_t addr, uint8_t left, uint8_t middle, uint8_t right, uint8_t w) {
    ppuq_byte(addr, left);
    ++addr;
    ppuq_fill(addr, middle, w);
    addr += w;
    ppuq_byte(addr, right);
}

void frame_draw(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h) {
    uint16_t addr = NT_ADDR(nt, x, y) - 33;
    frame_row(addr, FONT_FRAME_TL, FONT_FRAME_T, FONT_FRAME_TR, w);
    for (; h; --h) {
        addr += 32;
        frame_row(addr, FONT_FRAME_L, 0, FONT_FRAME_R, w);
    }
    addr += 32;
    frame_row(addr, FONT_FRAME_BL, FONT_FRAME_B, FONT_FRAME_BR, w);
}

/* Each attribute byte covers 2x2 areas: bits 0-1 top left, 2-3 top right, 4-5 bottom left, 6-7 bottom right. */
static uint8_t attr_bits(uint8_t x, uint8_t y, uint8_t palette) {
    uint8_t shift = 0;
    if (x & 1) {
        shift = 2;
    }
    if (y & 1) {
        shift += 4;
    }
    return (uint8_t)(palette << shift);
}

void attr_fill(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t palette) {
    uint8_t bx, by, bits, dx, dy, ax, ay;
    for (by = (uint8_t)(y >> 1); (uint8_t)(by << 1) < (uint8_t)(y + h); ++by) {
        for (bx = (uint8_t)(x >> 1); (uint8_t)(bx << 1) < (uint8_t)(x + w); ++bx) {
            bits = 0;
            for (dy = 0; dy < 2; ++dy) {
                for (dx = 0; dx < 2; ++dx) {
                    ax = (uint8_t)(bx << 1);
                    ax += dx;
                    ay = (uint8_t)(by << 1);
                    ay += dy;
                    if (ax >= x && ax < (uint8_t)(x + w) && ay >= y && ay < (uint8_t)(y + h)) {
                        bits |= attr_bits(ax, ay, palette);
                    }
                }
            }
            ppuq_byte(NT_ATTR(nt) + by * 8u + bx, bits);
        }
    }
}
