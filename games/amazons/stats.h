/* What is counted over all games; in this order in the save, and on the statistics screen. */
#ifndef AMA_STATS_H
#define AMA_STATS_H

enum { AMA_STAT_GAMES, AMA_STAT_RED, AMA_STAT_BLUE, AMA_STAT_FROM_FIRST_LEVEL, AMA_STATS = 7 };

void ama_stats_count(void); /* a game has just ended */

#endif
