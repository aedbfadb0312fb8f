/* The C twin of original_line.s. */
#include "games/gobang/original_line.h"
#include "games/gobang/rules.h"
#include "gobang_original.h"

uint8_t original_at, original_way, original_rank_b, original_rank_w;

static uint8_t half_b, half_w;

/* The four cells from `cell` along `step` as ternary numbers, nearest lowest, seen by black and by white (1 own, 2 other). */
static void read_half(uint8_t cell, uint8_t step) {
    static const uint8_t power[4] = { 1, 3, 9, 27 };
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

void original_line(void) {
    uint8_t first_b, first_w;
    uint16_t index;

    read_half(original_at, (uint8_t)(0 - original_way));
    first_b = half_b;
    first_w = half_w;
    read_half(original_at, original_way);
    index = first_b;
    index *= 81;
    index += half_b;
    original_rank_b = gbt_original[index];
    index = first_w;
    index *= 81;
    index += half_w;
    original_rank_w = gbt_original[index];
}
