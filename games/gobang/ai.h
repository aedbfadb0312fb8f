/* The computer players of Gobang, in bounded steps, for the position of rules.h.
 *
 *     gb_think_begin(level, seed);  while (!gb_think_step()) { ... }  cell = gb_think_move();
 *
 * A level is bounded by units of work, never by time: the same (position, level, seed) gives the same move on every machine. The seed
 * decides between moves that are nearly as good as each other, and what the weaker levels overlook. The position must not change
 * between begin and the last step.
 */
#ifndef GOBANG_AI_H
#define GOBANG_AI_H

#include <stdint.h>
#include "gates.h"

/* The numbers are those of the save: the first four have been there since 0.1.0. */
enum { GB_LEVEL_ORIGINAL, GB_LEVEL_EASY, GB_LEVEL_HARD, GB_LEVEL_TOP, GB_LEVEL_BEGINNER, GB_LEVEL_MEDIUM, GB_LEVELS };

/* Only for gb_think_begin: finds a move that makes five or wins by fours, as Top would, or GB_NO_CELL. */
#define GB_LEVEL_FOURS GB_LEVELS

/* What a level overlooks in this move. */
enum {
    GB_SEES_ALL,
    GB_OVERLOOKS_FALLING, /* the diagonals that fall to the right */
    GB_OVERLOOKS_RISING,
    GB_OVERLOOKS_DIAGONALS, /* both */
    GB_OVERLOOKS_FAR,       /* everything far from the last stone */
    GB_OVERLOOKS_SECOND,    /* all but the first of the other side's threats */
    GB_OVERLOOKS_THREES,    /* the other side's open threes: only fours are seen */
    GB_OVERLOOKS_CHANCES,   /* its own chances: the level only answers threats */
    GB_OVERSIGHTS
};

/* Starts thinking for the side to move. The game must not be over. */
FAR(B_GOBANG_AI, void, gb_think_begin, (uint8_t level, uint16_t seed));

/* Does a bounded piece of work. Returns nonzero when the move is known. */
uint8_t gb_think_step(void);

/* The same until the frame is over (cart/think.h). */
FAR(B_GOBANG_AI, uint8_t, gb_think_run, (void));

/* The move, once gb_think_step() has returned nonzero. */
FAR(B_GOBANG_AI, uint8_t, gb_think_move, (void));

#ifndef NES_CART /* for commands and tests */
/* Units spent so far, over all searches of this move. */
uint16_t gb_think_units(void);

/* GB_SEES_ALL.. of this move. */
uint8_t gb_think_oversight(void);
#endif

#endif
