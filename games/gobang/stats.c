#include "cart/stats.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/gobang/stats.h"

#pragma static-locals (push, off) /* Gobang's memory is full to the last byte */
void gb_stats_count(void) {
    uint8_t winner = (uint8_t)(gb_result - GB_BLACK_WINS), loser;
    uint16_t counted = STATS_BIT(GB_STAT_GAMES);
    counted |= STATS_BIT(GB_STAT_BLACK + winner);
    if (gb_result != GB_DRAW) {
        loser = gb_state.player[winner ^ 1];
        if (gb_state.player[winner] == GB_PERSON && loser != GB_PERSON) {
            counted |= STATS_BIT(GB_STAT_FROM_FIRST_LEVEL + loser - 1);
        }
    }
    stats_finish(counted, STATS_NO_BEST, 0);
}
#pragma static-locals (pop)
