#include <string.h>
#include "cart/save.h"
#include "games/connect4/play.h"
#include "games/connect4/stats.h"
#include "gates.h"

/* The slot may hold more counters than this version knows; they pass through the scratch bytes untouched. */
static uint16_t *const counts = (uint16_t *)c4_scratch;

static void add(uint8_t stat) {
    if (counts[stat] != 0xFFFF) {
        ++counts[stat];
    }
}

void c4_stats_count(const c4_match_t *match) {
    uint16_t length;
    memset(c4_scratch, 0, C4_SCRATCH_BYTES);
    length = save_load(SAVE_CONNECT4_STATS, c4_scratch);
    if (length < C4_STATS * 2) {
        length = C4_STATS * 2;
    }
    add(C4_STAT_GAMES);
    if (match->game.over == C4_EV_DRAW) {
        add(C4_STAT_TIES);
    } else if (c4_match_turn(match) == 1) { /* the turn has passed on: the other one won */
        add(C4_STAT_P1);
    } else {
        add(C4_STAT_P2);
    }
    if (c4_match_winner(match) != C4_NOBODY) {
        add(C4_STAT_MATCHES);
    }
    save_store(SAVE_CONNECT4_STATS, c4_scratch, length);
}
