/* What the weaker levels overlook: each of their moves is the engine's best when one thing on the board is hidden from it. */
#ifndef GOBANG_OVERSIGHT_H
#define GOBANG_OVERSIGHT_H

#include <stdint.h>

extern uint8_t gb_oversight; /* GB_SEES_ALL.. of ai.h */

/* Chooses at random what is overlooked in this move. Call before the stones are put on the board of hot.h. */
void gb_oversight_draw(uint8_t level, uint16_t seed);

/* Call when they are there, for each row of the board (`row` is its first cell): forgets what a side could make on the cells in
 * question. */
void gb_oversight_forget(uint8_t row, uint8_t mover);

/* Is a five of the other side on this cell overlooked? */
uint8_t gb_oversight_hides_five(uint8_t cell);

#endif
