#include "cart/save.h"
#include "games/connect4/play.h"
#include "games/connect4/stats.h"
#include "gates.h"

void c4_stats_count(const c4_match_t *match, const uint8_t *player) {
    uint8_t winner = c4_match_turn(match) ^ 1; /* the turn has passed on: the other one won */
    stats_add(SAVE_CONNECT4_STATS, C4_STAT_GAMES);
    if (match->game.over == C4_EV_DRAW) {
        stats_add(SAVE_CONNECT4_STATS, C4_STAT_TIES);
    } else {
        stats_add(SAVE_CONNECT4_STATS, (uint8_t)(C4_STAT_P1 + winner));
        if (player[winner] == C4_PERSON && player[winner ^ 1] != C4_PERSON) {
            stats_add(SAVE_CONNECT4_STATS, (uint8_t)(C4_STAT_FROM_FIRST_LEVEL + player[winner ^ 1] - 1));
        }
    }
    if (c4_match_winner(match) != C4_NOBODY) {
        stats_add(SAVE_CONNECT4_STATS, C4_STAT_MATCHES);
    }
}
