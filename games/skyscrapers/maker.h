/* Makes a puzzle from a seed: exactly one solution, of the grade asked for, and minimal:
 *   Easy          all 4N clues are shown; without any one of its givens the easy rules would not solve it
 *   the others    without any one of its clues or givens the rules of its grade would not solve it
 * (Unreasonable: it would have several solutions.) The same seed, size and grade give the same puzzle everywhere.
 *
 *   sky_make_begin(6, SKY_HARD, seed);
 *   while (sky_make_step() == 0) { show sky_make_progress(); on B: just stop calling }
 *   -> sky_made, sky_goal
 *
 * A step is a bounded slice like those of the solver, whose state the maker uses. */
#ifndef SKY_MAKER_H
#define SKY_MAKER_H

#include "games/skyscrapers/solver.h"
#include "games/skyscrapers/square.h"

extern sky_puzzle_t sky_made;           /* the puzzle; its solution is sky_goal */
extern uint16_t sky_make_attempts;      /* squares tried so far, this one included */

void sky_make_begin(uint8_t n, uint8_t grade, uint32_t seed);

/* Works on; 1 when the puzzle is finished. */
uint8_t sky_make_step(void);

/* How much of this attempt is done, 0..100. An attempt whose puzzle comes out too easy is followed by another one. */
uint8_t sky_make_progress(void);

/* Runs all steps. */
void sky_make_all(uint8_t n, uint8_t grade, uint32_t seed);

#endif
