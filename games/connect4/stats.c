#include "cart/save.h"
#include "games/connect4/stats.h"
#include "gates.h"

void c4_stats_count(const c4_match_t *match) {
    stats_add(SAVE_CONNECT4_STATS, C4_STAT_GAMES);
    if (match->game.over == C4_EV_DRAW) {
        stats_add(SAVE_CONNECT4_STATS, C4_STAT_TIES);
    } else if (c4_match_turn(match) == 1) { /* the turn has passed on: the other one won */
        stats_add(SAVE_CONNECT4_STATS, C4_STAT_P1);
    } else {
        stats_add(SAVE_CONNECT4_STATS, C4_STAT_P2);
    }
    if (c4_match_winner(match) != C4_NOBODY) {
        stats_add(SAVE_CONNECT4_STATS, C4_STAT_MATCHES);
    }
}
