/* What is counted over all games; in this order in the save, and on the statistics screen. */
#ifndef GB_STATS_H
#define GB_STATS_H

enum { GB_STAT_GAMES, GB_STAT_BLACK, GB_STAT_WHITE, GB_STAT_DRAWS, GB_STAT_FROM_FIRST_LEVEL, GB_STATS = 8 };

void gb_stats_count(void); /* a game has just ended */

#endif
