/* Chance: random numbers, and random Latin squares, the solution a puzzle is made for. */
#ifndef SKY_SQUARE_H
#define SKY_SQUARE_H

#include "games/skyscrapers/geo.h"

/* A small random number generator whose whole state is four bytes set from a seed: the same seed gives the same
 * puzzle on the host and on the console. */

/* Starts the sequence that belongs to a seed and a salt (size and grade, so that equal seeds are unrelated there). */
void sky_seed(uint32_t seed, uint8_t salt);

/* The next byte. */
uint8_t sky_random(void);

/* A number 0 .. k-1, k = 1..255. */
uint8_t sky_below(uint8_t k);

extern uint8_t sky_goal[SKY_CELLS]; /* heights 1..N */

/* Sets sky_goal to the square of side sky_n whose rows are turned by one each, heights in random order. */
void sky_square_begin(void);

/* Stirs sky_goal once: two random lines exchange a random cycle of their heights, so that it stays a Latin square.
 * 4N calls after begin give a square without visible order. */
void sky_square_stir(void);

/* Sets sky_goal to a square of side 4 whose puzzles usually come out Hard; fewer than half of all such squares do. */
void sky_square_promising(void);

/* What clue k of sky_goal is, 1..N. */
uint8_t sky_square_clue(uint8_t k);

#endif
