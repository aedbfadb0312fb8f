#include "cart/think.h"
#include "games/amazons/ai.h"
#include "games/amazons/endgame.h"
#include "games/amazons/original.h"
#include "games/amazons/rules.h"
#include "games/amazons/search.h"
#include "games/amazons/work.h"

ama_work_t ama_work;

uint8_t ama_turn[3];

static const ama_search_limits_t limits[AMA_LEVELS] = {
    {0, 0, 0, 0},
    {1, 3, 1, 1},
    {600, 8, 6, 16},
    {3000, 8, 6, 16},
};
/* Positions a closed region may cost, at about 7,000 cycles each. */
static const uint16_t endgame_limits[AMA_LEVELS] = {0, 0, 350, 2400};
#define ENDGAME_CHEAP 200 /* so many leave the time for a full search, should they lead to nothing */

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

static void start_search(uint8_t at_level) {
    way = SEARCH;
    ama_search_begin(&limits[at_level], seed);
}

void ama_think_begin(uint8_t at_level, uint16_t with_seed) {
    level = at_level;
    seed = with_seed;
    if (level == AMA_LEVEL_ORIGINAL) {
        way = ORIGINAL;
        ama_original_begin();
    } else if (endgame_limits[level] != 0) {
        way = ENDGAME; /* which gives way to the search unless the game is closed */
        ama_endgame_begin(endgame_limits[level]);
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
