/* Counts the solutions of a Skyscrapers puzzle, for tests only, by a different method: explicit lists of all fillings of each
 * line with clues, filtered against the cells, and recursion. It shares no code and no table with the solver. */
#ifndef SKY_COUNT_H
#define SKY_COUNT_H

#include "games/skyscrapers/geo.h"

/* Number of solutions, counting stops at `limit`; the last one found is left in solution[] (N*N heights). */
int sky_count(const sky_puzzle_t *p, int limit, uint8_t *solution);

#endif
