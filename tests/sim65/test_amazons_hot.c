/* hot.s against its C twin, on positions from random play, with guards around what may not be written.
 * With arguments it is the load for tests/sim65/amazons_cycles.t instead: `which position count` calls one
 * routine `count` times on position number `position`, for sim65 to count the cycles; routine `n` is none. */
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "tests/host/tap.h"
#include <stdlib.h>
#include <string.h>

#define GAMES 25

static unsigned long random_state = 4711;

static uint8_t random_below(uint8_t n) {
    random_state = random_state * 1103515245UL + 12345UL;
    return (uint8_t)(((random_state >> 16) & 0x7FFF) % n);
}

static void random_turn(void) {
    uint8_t event;

    do {
        event = ama_enter(random_below(64));
    } while (event != AMA_SHOT && event != AMA_ENDED);
}

static void load(void) {
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        hot_free[i] = (uint8_t)~ama.occupied[i];
        hot_amazon[i] = ama.amazon[i];
    }
    hot_side = ama.side ^ 1;
    hot_place();
}

static uint8_t position_kept(void) {
    uint8_t i, free;

    for (i = 0; i < 8; ++i) {
        free = hot_free[i] ^ 0xFF;
        if (free != ama.occupied[i] || hot_amazon[i] != ama.amazon[i]) {
            return 0;
        }
    }
    return hot_side == (ama.side ^ 1);
}

/* Moves a random amazon to a random free square and back; the values must be those of a fresh hot_place. */
static uint8_t put_agrees(void) {
    uint8_t square, origin, same;

    do {
        square = random_below(64);
    } while (!(hot_free[square >> 3] & hot_bit[square]));
    hot_who = random_below(8);
    origin = hot_amazon[hot_who];
    hot_put(square);
    same = hot_amazon[hot_who] == square && hot_value() == hot_value_ref();
    hot_put(origin);
    return same && position_kept() && hot_value() == hot_value_ref();
}

static uint8_t lists_agree(uint8_t square) {
    uint8_t a, b, same;

    same = 1;
    hot_moves(square);
    hot_moves_ref(square);
    do {
        a = hot_next();
        b = hot_next_ref();
        same &= a == b;
    } while (a != HOT_NONE);
    hot_targets(square);
    hot_targets_ref(square);
    do {
        a = hot_next();
        b = hot_next_ref();
        same &= a == b;
    } while (a != HOT_NONE);
    return same;
}

static void compare(void) {
    static uint8_t seen[8];
    static unsigned positions, values, rays, counts, lists, puts_same, kept, flips;
    uint8_t g, square;

    for (g = 0; g < GAMES; ++g) {
        ama_new();
        do {
            load();
            ++positions;
            values += hot_value() == hot_value_ref();
            hot_side ^= 1;
            values += hot_value() == hot_value_ref();
            hot_side ^= 1;
            square = hot_amazon[random_below(8)];
            hot_rays(square);
            memcpy(seen, hot_seen, 8);
            hot_rays_ref(square);
            rays += memcmp(seen, hot_seen, 8) == 0;
            counts += hot_mobility(square) == hot_mobility_ref(square);
            lists += lists_agree(square);
            kept += position_kept();
            memcpy(seen, hot_free, 8);
            hot_flip(square);
            hot_flip_ref(square);
            flips += memcmp(seen, hot_free, 8) == 0;
            puts_same += put_agrees();
            if (ama.step == AMA_OVER) {
                break;
            }
            random_turn();
        } while (1);
    }
    printf("# %u positions\n", positions);
    tap_eq(values, (long)positions * 2, "hot_value: value for either side");
    tap_eq(rays, positions, "hot_rays");
    tap_eq(counts, positions, "hot_mobility");
    tap_eq(lists, positions, "hot_moves, hot_targets and hot_next");
    tap_eq(puts_same, positions, "hot_put, and hot_value after it");
    tap_eq(flips, positions, "hot_flip");
    tap_eq(kept, positions, "the position is left as it was");
}

static void cycles(char which, uint8_t position, unsigned count) {
    uint8_t i;
    unsigned n;

    random_state = 100 + position;
    ama_new();
    for (i = 0; i < (uint8_t)(position * 2) && ama.step != AMA_OVER; ++i) {
        random_turn();
    }
    load();
    for (n = 0; n < count; ++n) {
        if (which == 'v') {
            hot_value();
        } else if (which == 'r') {
            hot_rays(hot_amazon[0]);
        } else if (which == 't') {
            hot_targets(hot_amazon[0]);
        }
    }
}

int main(int argc, char **argv) {
    if (argc > 3) {
        cycles(argv[1][0], (uint8_t)atoi(argv[2]), (unsigned)atoi(argv[3]));
        return 0;
    }
    compare();
    return tap_done();
}
