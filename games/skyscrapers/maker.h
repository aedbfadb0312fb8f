/* Makes a puzzle from a seed: exactly one solution, of the grade asked for, and minimal:
 *   Easy          all 4N clues are shown; without any one of its givens the easy rules would not solve it
 *   the others    without any one of its clues or givens the rules of its grade would not solve it
 * (Unreasonable: it would have several solutions.) The same seed, size and grade give the same puzzle everywhere.
 *
 *   sky_make_begin(6, SKY_HARD, seed);
 *   while (sky_make_step() == SKY_MAKE_BUSY) { show sky_make_progress(parts); on B: just stop calling }
 *   -> sky_made, sky_goal
 *
 * A step is a bounded slice like those of the solver, whose state the maker uses. On the console nobody should wait longer than
 * 2 s (4x4), 5 s (5x5), 15 s (6x6) or 60 s. Some seeds would take longer, because one square after the other comes out too easy.
 * So each class has a limit of steps. When it is used up, host and console both answer SKY_MAKE_OVER, and the seed's puzzle is a
 * built-in one (pack.h). Classes that the console never makes have no limit. */
#ifndef SKY_MAKER_H
#define SKY_MAKER_H

#include "games/skyscrapers/solver.h"
#include "games/skyscrapers/square.h"
#include "gates.h"

/* Added to a grade: a puzzle with parks. Their seeds are never given up. */
#define SKY_PARKS 8

extern sky_puzzle_t sky_made;      /* the puzzle; its solution is sky_goal */
extern uint16_t sky_make_attempts; /* squares tried so far, this one included */
extern uint16_t sky_make_steps;    /* made so far */

enum { SKY_MAKE_BUSY, SKY_MAKE_DONE, SKY_MAKE_OVER };

FAR(B_SKYSCRAPERS_AI, void, sky_make_begin, (uint8_t n, uint8_t grade, uint32_t seed));

/* Works on; SKY_MAKE_BUSY until the puzzle is finished or given up. */
uint8_t sky_make_step(void);

/* How much of this attempt is done, of `parts`. An attempt whose puzzle comes out too easy is followed by another one. */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_make_progress, (uint8_t parts));

#endif
