/* Territory for the overlay: a flood of queen moves from both sides at once, square by square. */
#include "games/amazons/ai.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"

#if defined(__CC65__) && !defined(SIM65)
#pragma bss-name("W_AMAZONS")
#endif

static uint8_t open[8]; /* free squares that nobody has reached yet */
static uint8_t frontier[2][8], got[2][8];

/* got[side] = open squares one queen move from any square of frontier[side]. */
static void spread(uint8_t side) {
    uint8_t square, row;

    for (row = 0; row < 8; ++row) {
        got[side][row] = 0;
    }
    for (square = 0; square < AMA_SQUARES; ++square) {
        if (frontier[side][square >> 3] & hot_bit[square]) {
            hot_rays(square);
            for (row = 0; row < 8; ++row) {
                got[side][row] |= hot_seen[row];
            }
        }
    }
    for (row = 0; row < 8; ++row) {
        got[side][row] &= open[row];
    }
}

/* What was got becomes the frontier; 0 when that is nothing. */
static uint8_t claim(uint8_t *red, uint8_t *blue) {
    uint8_t row, both, any;

    any = 0;
    for (row = 0; row < 8; ++row) {
        frontier[0][row] = got[0][row];
        frontier[1][row] = got[1][row];
        both = got[0][row];
        both &= got[1][row];
        red[row] |= got[0][row];
        red[row] ^= both;
        blue[row] |= got[1][row];
        blue[row] ^= both;
        both = got[0][row];
        both |= got[1][row];
        open[row] ^= both;
        any |= both;
    }
    return any;
}

void ama_territory(uint8_t *red, uint8_t *blue) {
    uint8_t i, square;

    for (i = 0; i < 8; ++i) {
        hot_free[i] = ama.occupied[i] ^ 0xFF;
        open[i] = hot_free[i];
        frontier[0][i] = 0;
        frontier[1][i] = 0;
        red[i] = 0;
        blue[i] = 0;
    }
    for (i = 0; i < AMA_AMAZONS; ++i) {
        square = ama.amazon[i];
        frontier[i >> 2][square >> 3] |= hot_bit[square];
    }
    do {
        spread(0);
        spread(1);
    } while (claim(red, blue));
}
