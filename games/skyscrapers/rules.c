#include "games/skyscrapers/rules.h"

#include <string.h>

sky_game_t sky_game;
uint8_t sky_touched, sky_changes;

void sky_game_begin(const sky_puzzle_t *p) {
    sky_geo(p->n, p->parks);
    memcpy(&sky_game.puzzle, p, sizeof sky_game.puzzle);
    memcpy(sky_game.entry, p->given, sizeof sky_game.entry);
    memset(sky_game.mark, 0, sizeof sky_game.mark);
    memset(sky_game.gone, 0, sizeof sky_game.gone);
    memset(sky_game.more, 0, sizeof sky_game.more);
    sky_past_begin();
}

uint8_t sky_height(uint8_t shown) {
    if (sky_parks != 0 && shown != 0) {
        return shown == sky_n ? 1 : shown + 1;
    }
    return shown;
}

/* Notes and makes the change of an entry. */
static void put(uint8_t cell, uint8_t h) {
    uint8_t what;

    what = sky_game.entry[cell];
    if ((sky_game.more[cell] & SKY_MACHINE) != 0) {
        sky_game.more[cell] &= (uint8_t)~SKY_MACHINE;
        what = 0;
    }
    what <<= 4;
    what |= h;
    sky_past_note(cell, what);
    sky_game.entry[cell] = h;
    sky_touched = cell;
    ++sky_changes;
}

/* 1 for an entry that the player has made. */
static uint8_t is_built(uint8_t cell) {
    return sky_game.entry[cell] != 0 && sky_game.puzzle.given[cell] == 0 && (sky_game.more[cell] & SKY_MACHINE) == 0;
}

uint8_t sky_enter(uint8_t cell, uint8_t h) {
    if (h > sky_n || sky_game.puzzle.given[cell] != 0 || sky_game.entry[cell] == h) {
        return 0;
    }
    if (h == 0 && is_built(cell) == 0) {
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
        if (sky_game.entry[cell] == 0 && sky_game.mark[cell] == 0 && (sky_game.more[cell] & SKY_MARK_9) == 0) {
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
        if (is_built(cell) != 0) {
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
        if (is_built(cell) != 0 && sky_game.entry[cell] != solution[cell]) {
            put(cell, 0);
            ++count;
        }
    }
    return count;
}

void sky_rule_out(uint8_t cell, uint16_t heights) {
    uint8_t low, high;

    low = (uint8_t)heights & 15;
    high = (uint8_t)heights >> 4;
    if (low != 0) {
        put_marks(cell, SKY_WHAT_GONE_LOW | low);
    }
    if (high != 0) {
        put_marks(cell, SKY_WHAT_GONE_HIGH | high);
    }
    if (heights >= 0x100) {
        put_marks(cell, SKY_WHAT_GONE_NINE);
    }
}
