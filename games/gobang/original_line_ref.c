/* The C twin of original_line.s. */
#include "games/gobang/original.h"
#include "games/gobang/rules.h"
#include "gobang_original.h"

#ifndef HOT_ASM
uint8_t gb_original_at;
uint16_t gb_original_black, gb_original_white;
#endif

/* By rank, as mktables.c numbers the shapes. */
static const uint16_t scores[10] = {2000, 300, 70, 40, 15, 8, 5, 4, 2, 1};

static uint8_t half_b, half_w;

static uint16_t score_of(uint8_t first, uint8_t second) {
    uint16_t at = gbt_original_kind[first];
    at *= GBT_ORIGINAL_KINDS;
    at += gbt_original_kind[second];
    return scores[gbt_original[at]];
}

/* The four cells from `cell` along `step` as ternary numbers, nearest lowest, seen by black and by white (1 own, 2 other). */
static void read_half(uint8_t cell, uint8_t step) {
    static const uint8_t power[4] = {1, 3, 9, 27};
    uint8_t k, what;

    half_b = 0;
    half_w = 0;
    for (k = 0; k < 4; ++k) {
        cell += step;
        what = gb_cell[cell];
        if (what == GB_EDGE) {
            return;
        }
        if (what == GB_BLACK) {
            half_b += power[k];
            half_w += power[k];
            half_w += power[k];
        } else if (what == GB_WHITE) {
            half_w += power[k];
            half_b += power[k];
            half_b += power[k];
        }
    }
}

void TWIN(gb_original_cell)(void) {
    uint8_t axis, first_b, first_w;

    gb_original_black = 0;
    gb_original_white = 0;
    for (axis = 0; axis < 4; ++axis) {
        read_half(gb_original_at, (uint8_t)(0 - gb_step[axis]));
        first_b = half_b;
        first_w = half_w;
        read_half(gb_original_at, gb_step[axis]);
        gb_original_black += score_of(first_b, half_b);
        gb_original_white += score_of(first_w, half_w);
    }
}
