/* Statistics of the running game: counters of 16 bits, in its record in the save. */
#ifndef STATS_H
#define STATS_H

#include <stdint.h>
#include "gates.h"

#define STATS_BIT(counter) (1u << (counter)) /* counters 0..15 */
#define STATS_NO_BEST 0xFF

/* The last counters of a game of turns are the club's: against the machine lost, drawn, won one after the other, and the most of those. */
enum { STATS_LOST = 12, STATS_DRAWN, STATS_STREAK, STATS_LONGEST };

/* One more of each STATS_BIT, up to 65,535. A demo counts nothing. */
FAR(B_SHELL, void, stats_count, (uint16_t counters));

/* The same at the end of a game: its unfinished state is dropped in the same step, so a power cut can neither count it twice nor lose it.
 * `best` is a counter that keeps the smallest time, or STATS_NO_BEST; 0 counts as none yet. */
FAR(B_SHELL, void, stats_finish, (uint16_t counters, uint8_t best, uint16_t time));

uint16_t stats_get(uint8_t counter); /* in the shell's page */

#endif
