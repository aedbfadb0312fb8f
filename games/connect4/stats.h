/* What is counted over all games; in this order in the save, and on the statistics screen. */
#ifndef C4_STATS_H
#define C4_STATS_H

#include "games/connect4/match.h"

enum { C4_STAT_GAMES, C4_STAT_P1, C4_STAT_P2, C4_STAT_TIES, C4_STAT_MATCHES, C4_STATS };

void c4_stats_count(const c4_match_t *match); /* a game has just ended */

#endif
