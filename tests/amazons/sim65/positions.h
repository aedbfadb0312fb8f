/* Shared by the tests of the engine's assembly: positions from random play, loaded as the search loads its root. */
#include "games/amazons/hot.h"
#include "games/amazons/policy.h"
#include "games/amazons/rules.h"
#include "games/amazons/tree.h"
#include "games/amazons/work.h"
#include "tests/tap.h"
#include <stdlib.h>
#include <string.h>

#define GAMES 12

ama_work_t ama_work;
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
    const uint8_t *last;

    for (i = 0; i < 8; ++i) {
        ama_hot_free[i] = (uint8_t)~ama.occupied[i];
        ama_hot_amazon[i] = ama.amazon[i];
    }
    ama_hot_side = ama.side ^ 1;
    ama_hot_place();
    ama_last_to = AMA_HOT_NONE;
    ama_last_arrow = AMA_HOT_NONE;
    if (ama.turns != 0) {
        last = ama.moves + (uint8_t)(ama.turns * 3);
        ama_last_to = last[-2];
        ama_last_arrow = last[-1];
    }
}

/* Position `position` of those whose cycles are counted: after twice as many random turns. */
static void load_position(uint8_t position) {
    uint8_t i;

    random_state = 100 + position;
    memset(ama_work.bytes, 1, 160);
    ama_new();
    for (i = 0; i < (uint8_t)(position * 2) && ama.step != AMA_OVER; ++i) {
        random_turn();
    }
    load();
    ama_hot_levels();
}
