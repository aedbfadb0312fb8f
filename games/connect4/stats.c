#include "cart/save.h"
#include "games/connect4/stats.h"
#include "gates.h"

void c4_stats_count(const c4_match_t *match) {
    uint16_t counted = STATS_BIT(C4_STAT_GAMES);
    if (match->game.over == C4_EV_DRAW) {
        counted |= STATS_BIT(C4_STAT_TIES);
    } else if (c4_match_turn(match) == 1) { /* the turn has passed on: the other one won */
        counted |= STATS_BIT(C4_STAT_P1);
    } else {
        counted |= STATS_BIT(C4_STAT_P2);
    }
    if (c4_match_winner(match) != C4_NOBODY) {
        counted |= STATS_BIT(C4_STAT_MATCHES);
    }
    stats_add_all(SAVE_CONNECT4_STATS, counted);
}
