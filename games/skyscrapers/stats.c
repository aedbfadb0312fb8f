#include "cart/stats.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/stats.h"

void sky_stats_count(void) {
    stats_finish(STATS_BIT(SKY_STAT_SOLVED + sky_state.grade), (uint8_t)(SKY_STAT_BEST + sky_n - SKY_MIN_N), sky_state.seconds);
}
