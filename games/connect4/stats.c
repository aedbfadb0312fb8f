#include "cart/stats.h"
#include "games/connect4/play.h"
#include "games/connect4/stats.h"

/* One save for all counters: a power cut leaves either the whole game counted or nothing of it. */
void c4_stats_count(const c4_match_t *match, const uint8_t *player) {
    uint8_t winner = c4_match_turn(match) ^ 1; /* the turn has passed on: the other one won */
    uint16_t counted = STATS_BIT(C4_STAT_GAMES);
    if (match->game.over == C4_EV_DRAW) {
        counted |= STATS_BIT(C4_STAT_TIES);
    } else {
        counted |= STATS_BIT(C4_STAT_P1 + winner);
        if (player[winner] == C4_PERSON && player[winner ^ 1] != C4_PERSON && player[winner ^ 1] != C4_LINK) {
            counted |= STATS_BIT(C4_STAT_FROM_FIRST_LEVEL + player[winner ^ 1] - 1);
        }
    }
    if (c4_match_winner(match) != C4_NOBODY) {
        counted |= STATS_BIT(C4_STAT_MATCHES);
    }
    if (c4_state.linked) {
        stats_count(counted); /* an unfinished game against someone else stays */
    } else {
        stats_finish(counted, STATS_NO_BEST, 0);
    }
}
