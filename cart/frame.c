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
#define TOP 0x0F
#define BOTTOM 0xF0
#define LEFT 0x33
#define RIGHT 0xCC

void attr_fill(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t palette) {
    static const uint8_t all_four[4] = {0x00, 0x55, 0xAA, 0xFF};
    uint8_t right = (uint8_t)(x + w), end = (uint8_t)(y + h), bits, row_bits, bx, by;
    uint16_t at = NT_ATTR(nt) + (y >> 1) * 8u;
    for (by = (uint8_t)(y & 0xFE); by < end; by += 2) {
        row_bits = all_four[palette];
        if (by < y) {
            row_bits &= BOTTOM;
        }
        if ((uint8_t)(by + 1) == end) {
            row_bits &= TOP;
        }
        for (bx = (uint8_t)(x & 0xFE); bx < right; bx += 2) {
            bits = row_bits;
            if (bx < x) {
                bits &= RIGHT;
            }
            if ((uint8_t)(bx + 1) == right) {
                bits &= LEFT;
            }
            ppuq_byte(at + (bx >> 1), bits);
        }
        at += 8;
    }
}
