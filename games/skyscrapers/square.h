/* Random Latin squares: the solution a puzzle is made for. */
#ifndef SKY_SQUARE_H
#define SKY_SQUARE_H

#include "games/skyscrapers/geo.h"

extern uint8_t sky_goal[SKY_CELLS];     /* heights 1..N */

/* Sets sky_goal to the square of side sky_n whose rows are turned by one each, heights in random order. */
void sky_square_begin(void);

/* Stirs sky_goal once: two random lines exchange a random cycle of their heights, so that it stays a Latin square.
 * 4N calls after begin give a square without visible order. Uses rng.h. */
void sky_square_stir(void);

/* Another one instead, of side 4, whose puzzles most often come out Hard; of all squares of this side fewer than half do. */
void sky_square_promising(void);

/* The clue k of sky_goal, 1..N. */
uint8_t sky_square_clue(uint8_t k);

#endif
