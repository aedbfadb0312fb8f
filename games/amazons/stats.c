#include "cart/stats.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/stats.h"

#pragma static-locals (off) /* not hot, and the console's own RAM is short */

void ama_stats_count(void) {
    uint8_t winner = ama.side ^ 1; /* the side that cannot move has lost */
    uint16_t counted = STATS_BIT(AMA_STAT_GAMES);
    counted |= STATS_BIT(AMA_STAT_RED + winner);
    if (!ama_state.autoplay && ama_state.player[winner] == AMA_PERSON && ama_state.player[ama.side] != AMA_PERSON) {
        counted |= STATS_BIT(AMA_STAT_FROM_FIRST_LEVEL + ama_state.player[ama.side] - 1);
    }
    stats_finish(counted, STATS_NO_BEST, 0);
}
