/* Gobang as it was in release 1.0, a sparring partner for matches on the host: the same sources under names of their own, with
 * room for ten times the work.
 *
 * The computer players, in bounded steps, for the position of rules.h.
 *
 *     g10_think_begin(level, seed);  while (!g10_think_step()) { ... }  cell = g10_think_move();
 *
 * A level is bounded by stones tried, never by time: the same (position, level, seed) gives the same move on every machine.
 * Only Original draws on the seed. The position must not change between begin and the last step.
 */
#ifndef RELEASE10_AI_H
#define RELEASE10_AI_H

#include <stdint.h>

enum { G10_LEVEL_ORIGINAL, G10_LEVEL_EASY, G10_LEVEL_HARD, G10_LEVEL_TOP, G10_LEVEL_TOP_TEN_TIMES, G10_LEVELS };

/* Starts thinking for the side to move. The game must not be over. */
void g10_think_begin(uint8_t level, uint16_t seed);

/* One bounded piece of work. Returns nonzero when the move is known. */
uint8_t g10_think_step(void);

/* The move, once g10_think_step() has said so. */
uint8_t g10_think_move(void);

/* ---- not on the cartridge, for commands and tests ---- */

/* Starts the continuous-fours search alone, with the top level's budget: g10_think_move() is then a winning move or GB_NO_CELL. */
void g10_vcf_think_begin(void);

/* Stones tried so far, over all searches of this move. */
uint16_t g10_think_nodes(void);

#endif
