/* Territory for the overlay: a flood of queen moves from both sides at once, row by row. */
#include "cart/think.h"
#include "games/amazons/ai.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"

uint8_t ama_land_red[8], ama_land_blue[8];
static uint8_t open[8]; /* free squares that nobody has reached yet */
static uint8_t frontier[2][8], got[2][8];
static uint8_t spreading, next_row; /* side and row of the next step */

/* Into got[side]: squares one queen move from those of frontier[side] in this row. */
static void spread(uint8_t side, uint8_t row) {
    uint8_t square, line, bits;

    bits = frontier[side][row];
    for (square = (uint8_t)(row << 3); bits != 0; ++square) {
        if (bits & 1) {
            ama_hot_rays(square);
            for (line = 0; line < 8; ++line) {
                got[side][line] |= ama_hot_seen[line];
            }
        }
        bits = bits >> 1;
    }
}

/* The squares reached become the frontier; 0 if there are none. */
static uint8_t claim(void) {
    uint8_t row, both, any;

    any = 0;
    for (row = 0; row < 8; ++row) {
        got[0][row] &= open[row];
        got[1][row] &= open[row];
        frontier[0][row] = got[0][row];
        frontier[1][row] = got[1][row];
        both = got[0][row];
        both &= got[1][row];
        ama_land_red[row] |= got[0][row];
        ama_land_red[row] ^= both;
        ama_land_blue[row] |= got[1][row];
        ama_land_blue[row] ^= both;
        both = got[0][row];
        both |= got[1][row];
        open[row] ^= both;
        any |= both;
    }
    return any;
}

void ama_territory_begin(void) {
    uint8_t i, square;

    for (i = 0; i < 8; ++i) {
        ama_hot_free[i] = ama.occupied[i] ^ 0xFF;
        open[i] = ama_hot_free[i];
        frontier[0][i] = 0;
        frontier[1][i] = 0;
        got[0][i] = 0;
        got[1][i] = 0;
        ama_land_red[i] = 0;
        ama_land_blue[i] = 0;
    }
    for (i = 0; i < AMA_AMAZONS; ++i) {
        square = ama.amazon[i];
        frontier[i >> 2][square >> 3] |= ama_hot_bit[square];
    }
    spreading = 0;
    next_row = 0;
}

uint8_t ama_territory_step(void) {
    uint8_t i;

    if (spreading < 2) {
        spread(spreading, next_row);
        ++next_row;
        if (next_row == 8) {
            next_row = 0;
            ++spreading;
        }
        return 0;
    }
    if (!claim()) {
        return 1;
    }
    for (i = 0; i < 8; ++i) {
        got[0][i] = 0;
        got[1][i] = 0;
    }
    spreading = 0;
    return 0;
}

THINK_RUN(ama_territory_run, ama_territory_step)
