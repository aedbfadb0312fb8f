#include "games/skyscrapers/slot.h"

#include <string.h>

#define WITH_PARKS 0x10 /* added to the side */

static uint8_t *to;
static const uint8_t *from;
static uint8_t room; /* bit that comes next, when bits are packed */
static uint8_t byte;

static void put(uint8_t value) {
    *to = value;
    ++to;
}

static uint8_t get(void) {
    uint8_t value;

    value = *from;
    ++from;
    return value;
}

/* Leaves out what the machine has entered; `values` are entries. */
static uint8_t value_of(const uint8_t *values, uint8_t i) {
    return values == sky_game.entry && (sky_game.more[i] & SKY_MACHINE) != 0 ? 0 : values[i];
}

static void put_nibbles(const uint8_t *values, uint8_t count) {
    uint8_t i, pair;

    for (i = 0; i < count; i += 2) {
        pair = 0;
        if (i + 1 < count) {
            pair = value_of(values, i + 1);
            pair <<= 4;
        }
        pair |= value_of(values, i);
        put(pair);
    }
}

static void get_nibbles(uint8_t *values, uint8_t count) {
    uint8_t i, pair;

    for (i = 0; i < count; i += 2) {
        pair = get();
        values[i] = pair & 15;
        if (i + 1 < count) {
            values[i + 1] = pair >> 4;
        }
    }
}

/* Packs 1 for each value that has one of the bits. */
static void put_bits(const uint8_t *values, uint8_t bits) {
    uint8_t i;

    byte = 0;
    room = 1;
    for (i = 0; i < sky_nn; ++i) {
        if ((values[i] & bits) != 0) {
            byte |= room;
        }
        room <<= 1;
        if (room == 0) {
            put(byte);
            byte = 0;
            room = 1;
        }
    }
    if (room != 1) {
        put(byte);
    }
}

static void get_bits(uint8_t *values, uint8_t bit) {
    uint8_t i;

    room = 0;
    for (i = 0; i < sky_nn; ++i) {
        if (room == 0) {
            byte = get();
            room = 1;
        }
        if ((byte & room) != 0) {
            values[i] |= bit;
        }
        room <<= 1;
    }
}

static uint8_t any_gone(void) {
    uint8_t i;

    for (i = 0; i < sky_nn; ++i) {
        if (sky_game.gone[i] != 0 || (sky_game.more[i] & SKY_GONE_9) != 0) {
            return 1;
        }
    }
    return 0;
}

/* Marks or heights ruled out. */
static void put_heights(const uint8_t *heights, uint8_t bit) {
    memcpy(to, heights, sky_nn);
    to += sky_nn;
    if (sky_n == 9) {
        put_bits(sky_game.more, bit);
    }
}

static void get_heights(uint8_t *heights, uint8_t bit) {
    memcpy(heights, from, sky_nn);
    from += sky_nn;
    if (sky_n == 9) {
        get_bits(sky_game.more, bit);
    }
}

uint16_t sky_slot_write(uint8_t *out) {
    uint8_t i, count, at;

    to = out;
    put(sky_parks != 0 ? sky_n | WITH_PARKS : sky_n);
    put_nibbles(sky_game.puzzle.clue, sky_n4);
    put_nibbles(sky_game.entry, sky_nn);
    put_bits(sky_game.puzzle.given, 0xFF);
    put_heights(sky_game.mark, SKY_MARK_9);
    put(sky_game.past_done);
    put(sky_game.past_undone);
    count = sky_game.past_done + sky_game.past_undone;
    at = sky_game.past_first;
    for (i = 0; i < count; ++i) {
        put(sky_game.past_cell[at]);
        put(sky_game.past_what[at]);
        ++at;
        if (at == SKY_PAST) {
            at = 0;
        }
    }
    if (any_gone() != 0) {
        put_heights(sky_game.gone, SKY_GONE_9);
    }
    return (uint16_t)(to - out);
}

/* Bytes before the history. */
static uint16_t head_length(uint8_t n) {
    uint16_t length;
    uint8_t cells;

    cells = n * n;
    length = n + n;
    length += cells;
    length += (cells + 1) >> 1;
    length += (cells + 7) >> 3;
    length += 3;
    if (n == 9) {
        length += 11;
    }
    return length;
}

/* 1 if the puzzle and the entries are possible. */
static uint8_t check_board(void) {
    uint8_t i;

    for (i = 0; i < sky_n4; ++i) {
        if (sky_game.puzzle.clue[i] > sky_n - sky_parks) {
            return 0;
        }
    }
    for (i = 0; i < sky_nn; ++i) {
        if (sky_game.entry[i] > sky_n) {
            return 0;
        }
        if (sky_game.puzzle.given[i] != 0) {
            sky_game.puzzle.given[i] = sky_game.entry[i];
            if (sky_game.entry[i] == 0) {
                return 0;
            }
        }
    }
    return 1;
}

/* Reads `count` changes; 1 if all are possible. */
static uint8_t get_past(uint8_t count) {
    uint8_t i, cell, what;

    for (i = 0; i < count; ++i) {
        cell = get();
        what = get();
        sky_game.past_cell[i] = cell;
        sky_game.past_what[i] = what;
        cell &= 127;
        if (cell >= sky_nn || sky_game.puzzle.given[cell] != 0) {
            return 0;
        }
        if (what < SKY_WHAT_LOW && ((what >> 4) > sky_n || (what & 15) > sky_n)) {
            return 0;
        }
    }
    return 1;
}

uint8_t sky_slot_read(const uint8_t *in, uint16_t length) {
    uint8_t n, parks, count;
    uint16_t rest;

    if (length == 0) {
        return 0;
    }
    from = in;
    n = get();
    parks = n & WITH_PARKS;
    n ^= parks;
    if (n < SKY_MIN_N || n > SKY_MAX_N || length < head_length(n)) {
        return 0;
    }
    sky_geo(n, parks != 0);
    memset(&sky_game, 0, sizeof sky_game);
    sky_game.puzzle.n = n;
    sky_game.puzzle.parks = sky_parks;
    get_nibbles(sky_game.puzzle.clue, sky_n4);
    get_nibbles(sky_game.entry, sky_nn);
    get_bits(sky_game.puzzle.given, 1);
    get_heights(sky_game.mark, SKY_MARK_9);
    sky_game.past_done = get();
    sky_game.past_undone = get();
    rest = sky_game.past_done;
    rest += sky_game.past_undone;
    if (rest > SKY_PAST) {
        return 0;
    }
    count = (uint8_t)rest;
    rest += rest;
    rest += head_length(n);
    if (check_board() == 0) {
        return 0;
    }
    if (length == rest) {
        return get_past(count);
    }
    rest += sky_nn;
    if (n == 9) {
        rest += 11;
    }
    if (length != rest || get_past(count) == 0) {
        return 0;
    }
    get_heights(sky_game.gone, SKY_GONE_9);
    return 1;
}
