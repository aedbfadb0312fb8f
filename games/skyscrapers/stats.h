/* What is counted over all puzzles; in this order in the save, and on the statistics screen. */
#ifndef SKY_STATS_H
#define SKY_STATS_H

enum { SKY_STAT_SOLVED, SKY_STAT_BEST = 4, SKY_STATS = 10 }; /* solved by grade, best times by size from 4 to 9 */

/* Bytes behind them, not shown: for each of the 24 classes (6 sizes of 4 grades), how far the player is in the pack. */
#define SKY_STAT_PLACES 20
#define SKY_CLASSES 24

void sky_stats_count(void); /* a puzzle was solved without help */

#endif
