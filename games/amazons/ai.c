#include "cart/think.h"
#include "games/amazons/ai.h"
#include "games/amazons/endgame.h"
#include "games/amazons/original.h"
#include "games/amazons/policy.h"
#include "games/amazons/rules.h"
#include "games/amazons/search.h"
#include "games/amazons/work.h"

ama_work_t ama_work;

uint8_t ama_turn[3];

/* What each level may spend: on the search, in units of search.h, and on closed regions, in positions of about 7,000 cycles each.
 * The seed makes some of 32 turns slips: the likeliest turn without a search, as chosen by a player who does not see what the
 * arrow does. */
static const struct {
    uint16_t units;
    uint16_t endgame;
    uint8_t slips;
    uint8_t hides; /* in the other turns */
} limits[AMA_LEVELS + 1] = {
    {0, 0, 0, AMA_SEES_ALL},         /* original */
    {450, 0, 4, AMA_HIDES_REACH},    /* easy */
    {7000, 350, 0, AMA_SEES_ALL},    /* hard */
    {35000u, 2400, 0, AMA_SEES_ALL}, /* top */
    {1, 0, 22, AMA_HIDES_REACH},     /* beginner */
    {3000, 0, 4, AMA_SEES_ALL},      /* medium */
    {700, 0, 0, AMA_SEES_ALL},       /* review */
};
#define SLIP_UNITS 1
#define ENDGAME_CHEAP 200 /* this few leave time for a full search if they lead to nothing */

enum { ORIGINAL, ENDGAME, SEARCH };

static uint8_t way;
static uint8_t level;
static uint16_t seed;

static uint8_t take(const uint8_t *turn) {
    ama_turn[0] = turn[0];
    ama_turn[1] = turn[1];
    ama_turn[2] = turn[2];
    return 1;
}

/* 0 .. 31, by the seed. */
static uint8_t draw(void) {
    uint16_t mixed;
    uint8_t round;

    mixed = seed;
    for (round = 0; round < 2; ++round) {
        mixed ^= mixed << 7;
        mixed ^= mixed >> 9;
        mixed ^= mixed << 8;
    }
    return (mixed >> 8) & 31;
}

static void start_search(uint8_t at_level) {
    uint16_t units;

    way = SEARCH;
    units = limits[at_level].units;
    ama_policy_hidden = limits[at_level].hides;
    if (draw() < limits[at_level].slips) {
        ama_policy_hidden = AMA_HIDES_ARROW;
        units = SLIP_UNITS;
    }
    ama_search_begin(units, seed);
}

void ama_think_begin(uint8_t at_level, uint16_t with_seed) {
    level = at_level;
    seed = with_seed;
    ama_policy_hidden = AMA_SEES_ALL;
    if (level == AMA_LEVEL_ORIGINAL) {
        way = ORIGINAL;
        ama_original_begin();
    } else if (limits[level].endgame != 0) {
        way = ENDGAME; /* it gives way to the search unless the game is closed */
        ama_endgame_begin(limits[level].endgame);
    } else {
        start_search(level);
    }
}

uint8_t ama_think_step(void) {
    if (way == ORIGINAL) {
        return ama_original_step() ? take(ama_original_best) : 0;
    }
    if (way == SEARCH) {
        return ama_search_step() ? take(ama_search_best) : 0;
    }
    if (ama_endgame_step()) {
        if (ama_endgame_turns != 0) {
            return take(ama_endgame_best);
        }
        start_search(ama_endgame_positions > ENDGAME_CHEAP ? AMA_LEVEL_HARD : level);
    }
    return 0;
}

THINK_RUN(ama_think_run, ama_think_step)
