/* The computer players of Gobang, in bounded steps, for the position of rules.h.
 *
 *     gb_think_begin(level, seed);  while (!gb_think_step()) { ... }  cell = gb_think_move();
 *
 * A level is bounded by stones tried, never by time: the same (position, level, seed) gives the same move on every machine.
 * Only Original draws on the seed. The position must not change between begin and the last step.
 */
#ifndef GOBANG_AI_H
#define GOBANG_AI_H

#include <stdint.h>
#include "gates.h"

enum { GB_LEVEL_ORIGINAL, GB_LEVEL_EASY, GB_LEVEL_HARD, GB_LEVEL_TOP, GB_LEVELS };

/* Starts thinking for the side to move. The game must not be over. */
FAR(B_GOBANG_AI, void, gb_think_begin, (uint8_t level, uint16_t seed));

/* One bounded piece of work. Returns nonzero when the move is known. */
uint8_t gb_think_step(void);

/* The same until the frame is over (cart/think.h). */
FAR(B_GOBANG_AI, uint8_t, gb_think_run, (void));

/* The move, once gb_think_step() has said so. */
FAR(B_GOBANG_AI, uint8_t, gb_think_move, (void));

/* ---- not on the cartridge, for commands and tests ---- */

/* Starts the continuous-fours search alone, with the top level's budget: gb_think_move() is then a winning move or GB_NO_CELL. */
void gb_vcf_think_begin(void);

/* Stones tried so far, over all searches of this move. */
uint16_t gb_think_nodes(void);

#endif
