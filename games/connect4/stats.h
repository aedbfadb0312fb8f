/* What is counted over all games; in this order in the save, and on the statistics screen. */
#ifndef C4_STATS_H
#define C4_STATS_H

#include "games/connect4/match.h"

enum { C4_STAT_GAMES, C4_STAT_P1, C4_STAT_P2, C4_STAT_TIES, C4_STAT_MATCHES, C4_STAT_FROM_FIRST_LEVEL, C4_STATS = 9 };

void c4_stats_count(const c4_match_t *match, const uint8_t *player); /* a game has just ended */

#endif
