#include "cart/save.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/gobang/stats.h"
#include "gates.h"

void gb_stats_count(void) {
    uint8_t winner = (uint8_t)(gb_result - GB_BLACK_WINS), loser;
    stats_add(SAVE_GOBANG_STATS, GB_STAT_GAMES);
    stats_add(SAVE_GOBANG_STATS, (uint8_t)(GB_STAT_BLACK + winner));
    if (gb_result == GB_DRAW) {
        return;
    }
    loser = gb.player[winner ^ 1];
    if (gb.player[winner] == GB_PERSON && loser != GB_PERSON) {
        stats_add(SAVE_GOBANG_STATS, (uint8_t)(GB_STAT_FROM_FIRST_LEVEL + loser - 1));
    }
}
