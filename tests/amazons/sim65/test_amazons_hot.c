/* hot.s against its C twin, on positions from random play, with guards around what may not be written.
 * With arguments it is the load for tests/amazons/sim65/amazons_cycles.t instead: `which position count` calls one
 * routine `count` times on position number `position`, for sim65 to count the cycles; routine `n` is none. */
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "tests/tap.h"
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
        ama_hot_free[i] = (uint8_t)~ama.occupied[i];
        ama_hot_amazon[i] = ama.amazon[i];
    }
    ama_hot_side = ama.side ^ 1;
    ama_hot_place();
}

static uint8_t position_kept(void) {
    uint8_t i, free;

    for (i = 0; i < 8; ++i) {
        free = ama_hot_free[i] ^ 0xFF;
        if (free != ama.occupied[i] || ama_hot_amazon[i] != ama.amazon[i]) {
            return 0;
        }
    }
    return ama_hot_side == (ama.side ^ 1);
}

/* Moves a random amazon to a random free square and back; the values must be those of a fresh ama_hot_place. */
static uint8_t put_agrees(void) {
    uint8_t square, origin, same;

    do {
        square = random_below(64);
    } while (!(ama_hot_free[square >> 3] & ama_hot_bit[square]));
    ama_hot_who = random_below(8);
    origin = ama_hot_amazon[ama_hot_who];
    ama_hot_put(square);
    same = ama_hot_amazon[ama_hot_who] == square && ama_hot_value() == ama_hot_value_ref();
    ama_hot_put(origin);
    return same && position_kept() && ama_hot_value() == ama_hot_value_ref();
}

static uint8_t lists_agree(uint8_t square) {
    uint8_t a, b, same;

    same = 1;
    ama_hot_moves(square);
    ama_hot_moves_ref(square);
    do {
        a = ama_hot_next();
        b = ama_hot_next_ref();
        same &= a == b;
    } while (a != AMA_HOT_NONE);
    ama_hot_targets(square);
    ama_hot_targets_ref(square);
    do {
        a = ama_hot_next();
        b = ama_hot_next_ref();
        same &= a == b;
    } while (a != AMA_HOT_NONE);
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
            values += ama_hot_value() == ama_hot_value_ref();
            ama_hot_side ^= 1;
            values += ama_hot_value() == ama_hot_value_ref();
            ama_hot_side ^= 1;
            square = ama_hot_amazon[random_below(8)];
            ama_hot_rays(square);
            memcpy(seen, ama_hot_seen, 8);
            ama_hot_rays_ref(square);
            rays += memcmp(seen, ama_hot_seen, 8) == 0;
            counts += ama_hot_mobility(square) == ama_hot_mobility_ref(square);
            lists += lists_agree(square);
            kept += position_kept();
            memcpy(seen, ama_hot_free, 8);
            ama_hot_flip(square);
            ama_hot_flip_ref(square);
            flips += memcmp(seen, ama_hot_free, 8) == 0;
            puts_same += put_agrees();
            if (ama.step == AMA_OVER) {
                break;
            }
            random_turn();
        } while (1);
    }
    printf("# %u positions\n", positions);
    tap_eq(values, (long)positions * 2, "ama_hot_value: value for either side");
    tap_eq(rays, positions, "ama_hot_rays");
    tap_eq(counts, positions, "ama_hot_mobility");
    tap_eq(lists, positions, "ama_hot_moves, ama_hot_targets and ama_hot_next");
    tap_eq(puts_same, positions, "ama_hot_put, and ama_hot_value after it");
    tap_eq(flips, positions, "ama_hot_flip");
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
            ama_hot_value();
        } else if (which == 'r') {
            ama_hot_rays(ama_hot_amazon[0]);
        } else if (which == 't') {
            ama_hot_targets(ama_hot_amazon[0]);
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
