#include "games/skyscrapers/rules.h"

#include <string.h>

sky_game_t sky_game;

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

uint8_t sky_clean_marks(void) {
    uint8_t cell, count, bits, kind;

    count = 0;
    sky_past_act();
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] != 0 || (sky_game.mark[cell] == 0 && sky_game.mark9[cell] == 0)) {
            continue;
        }
        ++count;
        bits = sky_game.mark[cell] & 15;
        if (bits != 0) {
            put_marks(cell, SKY_WHAT_LOW | bits);
        }
        bits = sky_game.mark[cell] >> 4;
        kind = SKY_WHAT_HIGH;
        if (sky_game.mark9[cell] != 0) {
            kind += SKY_WHAT_NINE;
        }
        if (bits != 0 || sky_game.mark9[cell] != 0) {
            put_marks(cell, kind | bits);
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
