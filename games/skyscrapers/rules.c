#include "games/skyscrapers/rules.h"

#include <string.h>

sky_game_t sky_game;
uint8_t sky_lit[SKY_MAX_N];

void sky_game_begin(const sky_puzzle_t *p) {
    sky_geo(p->n);
    memcpy(&sky_game.puzzle, p, sizeof sky_game.puzzle);
    memcpy(sky_game.entry, p->given, sizeof sky_game.entry);
    memset(sky_game.mark, 0, sizeof sky_game.mark);
    memset(sky_game.mark9, 0, sizeof sky_game.mark9);
    sky_past_begin();
}

/* Notes and makes the change of an entry. */
static void put(uint8_t cell, uint8_t h) {
    uint8_t what;

    what = sky_game.entry[cell];
    what <<= 4;
    what |= h;
    sky_past_note(cell, what);
    sky_game.entry[cell] = h;
}

uint8_t sky_enter(uint8_t cell, uint8_t h) {
    if (h > sky_n || sky_game.puzzle.given[cell] != 0 || sky_game.entry[cell] == h) {
        return 0;
    }
    sky_past_act();
    put(cell, h);
    return 1;
}

static void put_marks(uint8_t cell, uint8_t what) {
    sky_past_note(cell, what);
    sky_change_marks(cell, what);
}

uint8_t sky_toggle_mark(uint8_t cell, uint8_t h) {
    uint8_t bit;

    if (h == 0 || h > sky_n || sky_game.entry[cell] != 0) {
        return 0;
    }
    sky_past_act();
    if (h == 9) {
        put_marks(cell, SKY_WHAT_HIGH + SKY_WHAT_NINE);
        return 1;
    }
    bit = h <= 4 ? SKY_WHAT_LOW : SKY_WHAT_HIGH;
    h = (h - 1) & 3;
    bit |= 1 << h;
    put_marks(cell, bit);
    return 1;
}

uint8_t sky_mark_all(void) {
    uint8_t cell, count;

    count = 0;
    sky_past_act();
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] == 0 && sky_game.mark[cell] == 0 && sky_game.mark9[cell] == 0) {
            put_marks(cell, SKY_WHAT_ALL);
            ++count;
        }
    }
    return count;
}

uint8_t sky_clean(void) {
    uint8_t cell, count;

    count = 0;
    sky_past_act();
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] != 0 && sky_game.puzzle.given[cell] == 0) {
            put(cell, 0);
            ++count;
        }
    }
    return count;
}

uint8_t sky_clean_wrong(const uint8_t *solution) {
    uint8_t cell, count;

    count = 0;
    sky_past_act();
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] != 0 && sky_game.entry[cell] != solution[cell]) {
            put(cell, 0);
            ++count;
        }
    }
    return count;
}

uint16_t sky_marks(uint8_t cell) {
    uint16_t m;

    if (sky_game.entry[cell] != 0) {
        return 0;
    }
    m = sky_game.mark9[cell];
    m <<= 8;
    m |= sky_game.mark[cell];
    return m;
}

uint16_t sky_possible(uint8_t cell) {
    uint8_t i, h, in_row, in_col;
    uint16_t m, bit;

    m = 0;
    for (h = 1; h <= sky_n; ++h) {
        in_row = cell - sky_col[cell];
        in_col = sky_col[cell];
        for (i = 0; i < sky_n; ++i) {
            if ((sky_game.entry[in_row] == h && in_row != cell) || (sky_game.entry[in_col] == h && in_col != cell)) {
                break;
            }
            ++in_row;
            in_col += sky_n;
        }
        if (i == sky_n) {
            bit = 1;
            bit <<= h - 1;
            m |= bit;
        }
    }
    return m;
}

/* ---- what the board says about itself ------------------------------------------------------------------------------------------ */

uint8_t sky_skyline(uint8_t k) {
    uint8_t i, cell, tallest, seen;

    cell = sky_start[k];
    tallest = 0;
    seen = 0;
    for (i = 0; i < sky_n; ++i) {
        sky_lit[i] = 0;
        if (sky_game.entry[cell] > tallest) {
            tallest = sky_game.entry[cell];
            sky_lit[i] = 1;
            ++seen;
        }
        cell += sky_step[k];
    }
    return seen;
}

uint8_t sky_clue_state(uint8_t k) {
    uint8_t i, cell, h, tallest, seen, clue;

    clue = sky_game.puzzle.clue[k];
    if (clue == 0) {
        return SKY_CLUE_OPEN;
    }
    cell = sky_start[k];
    tallest = 0;
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

uint8_t sky_won(void) {
    uint8_t i;

    for (i = 0; i < sky_nn; ++i) {
        if (sky_game.entry[i] == 0) {
            return 0;
        }
    }
    for (i = 0; i < sky_nn; ++i) {
        if (sky_clash(i) != 0) {
            return 0;
        }
    }
    for (i = 0; i < sky_n4; ++i) {
        if (sky_game.puzzle.clue[i] != 0 && sky_clue_state(i) != SKY_CLUE_MET) {
            return 0;
        }
    }
    return 1;
}
