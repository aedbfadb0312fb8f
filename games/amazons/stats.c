#include "cart/save.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/stats.h"
#include "gates.h"

void ama_stats_count(void) {
    uint8_t winner = ama.side ^ 1; /* the side that cannot move has lost */
    stats_add(SAVE_AMAZONS_STATS, AMA_STAT_GAMES);
    stats_add(SAVE_AMAZONS_STATS, (uint8_t)(AMA_STAT_RED + winner));
    if (!ap.hang && ap.player[winner] == AMA_PERSON && ap.player[ama.side] != AMA_PERSON) {
        stats_add(SAVE_AMAZONS_STATS, (uint8_t)(AMA_STAT_FROM_FIRST_LEVEL + ap.player[ama.side] - 1));
    }
}
