#include "cart/save.h"
#include "cart/stats.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/stats.h"

void sky_stats_count(void) {
    stats_add(SAVE_SKYSCRAPERS_STATS, (uint8_t)(SKY_STAT_SOLVED + sky_now.grade));
    stats_best(SAVE_SKYSCRAPERS_STATS, (uint8_t)(SKY_STAT_BEST + sky_n - SKY_MIN_N), sky_now.seconds);
}
