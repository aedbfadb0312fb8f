/* What the board says about itself (rules.h). On the console it is in the page of the view, which asks all the time. */
#include "games/skyscrapers/rules.h"

uint8_t sky_amiss;

static const uint16_t bits[SKY_MAX_N + 1] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 256};
static const uint16_t all[SKY_MAX_N + 1] = {0, 1, 3, 7, 15, 31, 63, 127, 255, 511};

uint8_t sky_shown(uint8_t h) {
    if (sky_parks != 0 && h != 0) {
        return h == 1 ? sky_n : h - 1;
    }
    return h;
}

uint16_t sky_set_shown(uint16_t set) {
    uint8_t park;

    if (sky_parks != 0) {
        park = (uint8_t)set & 1;
        set >>= 1;
        if (park != 0) {
            set |= bits[sky_n];
        }
    }
    return set;
}

uint16_t sky_marks(uint8_t cell) {
    uint16_t m;

    if (sky_game.entry[cell] != 0) {
        return 0;
    }
    m = sky_game.more[cell] & SKY_MARK_9;
    m <<= 8;
    m |= sky_game.mark[cell];
    return m;
}

uint16_t sky_gone(uint8_t cell) {
    uint16_t m;

    m = (sky_game.more[cell] & SKY_GONE_9) >> 1;
    m <<= 8;
    m |= sky_game.gone[cell];
    return m;
}

uint16_t sky_possible(uint8_t cell) {
    uint8_t i, own, in_row, in_col;
    uint16_t gone;

    gone = 0;
    own = sky_game.entry[cell];
    sky_game.entry[cell] = 0;
    in_row = cell - sky_col[cell];
    in_col = sky_col[cell];
    for (i = 0; i < sky_n; ++i) {
        gone |= bits[sky_game.entry[in_row]];
        gone |= bits[sky_game.entry[in_col]];
        ++in_row;
        in_col += sky_n;
    }
    sky_game.entry[cell] = own;
    return all[sky_n] & ~gone;
}

uint16_t sky_remaining(uint8_t cell) {
    if (sky_game.entry[cell] != 0) {
        return bits[sky_game.entry[cell]];
    }
    return sky_possible(cell) & ~sky_gone(cell);
}

uint8_t sky_clue_state(uint8_t k) {
    uint8_t i, cell, h, tallest, seen, clue;

    clue = sky_game.puzzle.clue[k];
    if (clue == 0) {
        return SKY_CLUE_OPEN;
    }
    cell = sky_start[k];
    tallest = sky_parks;
    seen = 0;
    for (i = 0; i < sky_n; ++i) {
        h = sky_game.entry[cell];
        if (h == 0) {
            return seen > clue ? SKY_CLUE_BROKEN : SKY_CLUE_OPEN;
        }
        if (h > tallest) {
            tallest = h;
            ++seen;
        }
        if (h == sky_n) {
            break;
        }
        cell += sky_step[k];
    }
    return seen == clue ? SKY_CLUE_MET : SKY_CLUE_BROKEN;
}

uint8_t sky_clash(uint8_t cell) {
    uint8_t i, h, in_row, in_col;

    h = sky_game.entry[cell];
    if (h == 0) {
        return 0;
    }
    in_row = cell - sky_col[cell];
    in_col = sky_col[cell];
    for (i = 0; i < sky_n; ++i) {
        if (in_row != cell && sky_game.entry[in_row] == h) {
            return 1;
        }
        if (in_col != cell && sky_game.entry[in_col] == h) {
            return 1;
        }
        ++in_row;
        in_col += sky_n;
    }
    return 0;
}

/* 1 if every line of the full board has every height. */
static uint8_t all_heights(void) {
    uint8_t line, i, cell, step;
    uint16_t there;

    for (line = 0; line < sky_n2; ++line) {
        there = 0;
        cell = sky_start[sky_front[line]];
        step = sky_step[sky_front[line]];
        for (i = 0; i < sky_n; ++i) {
            there |= bits[sky_game.entry[cell]];
            cell += step;
        }
        if (there != all[sky_n]) {
            return 0;
        }
    }
    return 1;
}

/* The first cell from `cell` on in steps that the player has built on. */
static uint8_t built_from(uint8_t cell, uint8_t step) {
    uint8_t i;

    for (i = 0; i < sky_n && sky_game.puzzle.given[cell] != 0; ++i) {
        cell += step;
    }
    return i == sky_n ? SKY_UNTOUCHED : cell;
}

uint8_t sky_won(void) {
    uint8_t i;

    sky_amiss = SKY_UNTOUCHED;
    for (i = 0; i < sky_nn; ++i) {
        if (sky_game.entry[i] == 0) {
            return 0;
        }
    }
    if (!all_heights()) {
        for (i = 0; i < sky_nn; ++i) {
            if (sky_game.puzzle.given[i] == 0 && sky_clash(i) != 0) {
                sky_amiss = i;
                return 0;
            }
        }
    }
    for (i = 0; i < sky_n4; ++i) {
        if (sky_game.puzzle.clue[i] != 0 && sky_clue_state(i) != SKY_CLUE_MET) {
            sky_amiss = built_from(sky_start[i], sky_step[i]);
            return 0;
        }
    }
    return 1;
}

uint8_t sky_open_cells(void) {
    uint8_t cell, count;

    count = 0;
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] == 0) {
            ++count;
        }
    }
    return count;
}
