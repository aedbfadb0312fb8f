#include "games/skyscrapers/along.h"

#include <string.h>

#define CELLS_A_STEP 9

static uint16_t in_row[SKY_MAX_N], in_col[SKY_MAX_N]; /* heights already there */
static uint8_t at, found;                             /* the next cell; 1: something was found since cell 0 */

static const uint16_t bits[SKY_MAX_N + 1] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 256};

static void note(uint8_t cell, uint8_t h) {
    in_row[sky_row[cell]] |= bits[h];
    in_col[sky_col[cell]] |= bits[h];
}

void sky_along_begin(void) {
    uint8_t cell;

    memset(in_row, 0, sizeof in_row);
    memset(in_col, 0, sizeof in_col);
    at = 0;
    found = 0;
    for (cell = 0; cell < sky_nn; ++cell) {
        if ((sky_game.more[cell] & SKY_MACHINE) != 0) {
            sky_game.more[cell] &= (uint8_t)~SKY_MACHINE;
            sky_game.entry[cell] = 0;
        } else if (sky_game.entry[cell] != 0) {
            note(cell, sky_game.entry[cell]);
        }
    }
    ++sky_changes;
}

/* The only height that is left for an open cell, or 0. */
static uint8_t only_one(uint8_t cell) {
    uint16_t left;
    uint8_t h;

    left = in_row[sky_row[cell]];
    left |= in_col[sky_col[cell]];
    left |= sky_game.gone[cell];
    if ((sky_game.more[cell] & SKY_GONE_9) != 0) {
        left |= bits[9];
    }
    left = ~left;
    left &= (bits[sky_n] << 1) - 1;
    for (h = 1; h <= sky_n; ++h) {
        if (left == bits[h]) {
            return h;
        }
    }
    return 0;
}

uint8_t sky_along_step(void) {
    uint8_t count, h;

    for (count = CELLS_A_STEP; count != 0; --count) {
        if (at == sky_nn) {
            if (found == 0) {
                return 1;
            }
            at = 0;
            found = 0;
        }
        if (sky_game.entry[at] == 0) {
            h = only_one(at);
            if (h != 0) {
                sky_game.entry[at] = h;
                sky_game.more[at] |= SKY_MACHINE;
                note(at, h);
                ++sky_changes;
                found = 1;
            }
        }
        ++at;
    }
    return 0;
}
