/* Undo and redo. A change is two bytes: the cell, and what happened:
 *
 *   0e = entry: high nibble 0..9 the height before, low nibble the height after
 *   Ax = marks 1..4 flip where x has a bit     Bx = marks 5..8     Cx = marks 5..8, and 9     E0 = all marks
 *   Dx = heights 1..4 ruled out, or no more       Fx = 5..8           E9 = 9
 *
 * To undo a change is to make it again, for an entry with its nibbles exchanged. An act (what one press of the player does) is one or
 * more changes, all but the first with bit 7 set in the cell. */
#include "games/skyscrapers/rules.h"

static uint8_t joined; /* 128 after the first change of an act */

void sky_past_begin(void) {
    sky_game.past_first = 0;
    sky_game.past_done = 0;
    sky_game.past_undone = 0;
}

/* The place in the ring of the i-th change from the oldest. */
static uint8_t at(uint8_t i) {
    uint16_t p;

    p = sky_game.past_first;
    p += i;
    if (p >= SKY_PAST) {
        p -= SKY_PAST;
    }
    return (uint8_t)p;
}

/* Forgets the oldest act. */
static void forget(void) {
    do {
        sky_game.past_first = at(1);
        --sky_game.past_done;
    } while (sky_game.past_done != 0 && (sky_game.past_cell[sky_game.past_first] & 128) != 0);
}

void sky_past_act(void) {
    joined = 0;
}

void sky_past_note(uint8_t cell, uint8_t what) {
    uint8_t i;

    sky_game.past_undone = 0;
    if (sky_game.past_done == SKY_PAST) {
        forget();
    }
    i = at(sky_game.past_done);
    sky_game.past_cell[i] = cell | joined;
    sky_game.past_what[i] = what;
    ++sky_game.past_done;
    joined = 128;
}

void sky_change_marks(uint8_t cell, uint8_t what) {
    uint8_t bits;

    bits = what & 15;
    sky_touched = cell;
    ++sky_changes;
    switch (what & 0xF0) {
    case SKY_WHAT_LOW:
        sky_game.mark[cell] ^= bits;
        break;
    case SKY_WHAT_HIGH + SKY_WHAT_NINE:
        sky_game.more[cell] ^= SKY_MARK_9;
        /* falls through */
    case SKY_WHAT_HIGH:
        bits <<= 4;
        sky_game.mark[cell] ^= bits;
        break;
    case SKY_WHAT_GONE_HIGH:
        bits <<= 4;
        /* falls through */
    case SKY_WHAT_GONE_LOW:
        sky_game.gone[cell] ^= bits;
        break;
    default:
        if (what == SKY_WHAT_GONE_NINE) {
            sky_game.more[cell] ^= SKY_GONE_9;
        } else if (sky_n == 9) {
            sky_game.more[cell] ^= SKY_MARK_9;
            sky_game.mark[cell] ^= 0xFF;
        } else {
            bits = 0xFF >> (8 - sky_n);
            sky_game.mark[cell] ^= bits;
        }
        break;
    }
}

/* Makes the change at ring place i again (forth), or undoes it. */
static void change(uint8_t i, uint8_t forth) {
    uint8_t cell, what;

    cell = sky_game.past_cell[i] & 127;
    what = sky_game.past_what[i];
    sky_touched = cell;
    ++sky_changes;
    if (what >= SKY_WHAT_LOW) {
        sky_change_marks(cell, what);
        return;
    }
    sky_game.more[cell] &= (uint8_t)~SKY_MACHINE;
    if (forth != 0) {
        sky_game.entry[cell] = what & 15;
    } else {
        sky_game.entry[cell] = what >> 4;
    }
}

uint8_t sky_undo(void) {
    uint8_t i, count;

    count = 0;
    while (sky_game.past_done != 0) {
        --sky_game.past_done;
        ++sky_game.past_undone;
        i = at(sky_game.past_done);
        change(i, 0);
        ++count;
        if ((sky_game.past_cell[i] & 128) == 0) {
            break;
        }
    }
    return count;
}

uint8_t sky_redo(void) {
    uint8_t count;

    count = 0;
    while (sky_game.past_undone != 0) {
        if (count != 0 && (sky_game.past_cell[at(sky_game.past_done)] & 128) == 0) {
            break;
        }
        change(at(sky_game.past_done), 1);
        ++sky_game.past_done;
        --sky_game.past_undone;
        ++count;
    }
    return count;
}
