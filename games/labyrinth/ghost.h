/* What goes on around a walk: it is recorded step by step, the ghost of an earlier walk walks along, the cup
 * is at the centre. */
#ifndef LABYRINTH_GHOST_H
#define LABYRINTH_GHOST_H

#include <stdint.h>
#include "gates.h"

/* A maze begins; whole: from its start. With the ghost of the save if it is of this maze, or the other player's of a race. */
FAR(B_LABYRINTH_DRAW, void, lab_ghost_begin, (uint8_t whole));
/* While the ghost is there: every tick. */
FAR(B_LABYRINTH_DRAW, void, lab_ghost_tick, (void));
/* The player came into this cell, this many ticks after the one before. The call may come a little later. */
FAR(B_LABYRINTH_DRAW, void, lab_ghost_step, (uint8_t x, uint8_t y, uint16_t ticks));

extern uint8_t lab_ghost_here, lab_ghost_x, lab_ghost_y; /* its cell, for the map */

/* The centre is reached: score, statistics, medals, the save. */
FAR(B_LABYRINTH_DRAW, void, lab_score_found, (void));

#endif
