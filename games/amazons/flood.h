/* Floods over the board, a king step at a time: which squares belong together. Parts of the endgame, in its page. */
#ifndef AMAZONS_FLOOD_H
#define AMAZONS_FLOOD_H

#include <stdint.h>

extern uint8_t ama_flood[8]; /* a set of squares; those that it may take are WORK.area */

void ama_flood_nothing(void);       /* may take all free squares */
void ama_flood_side(uint8_t first); /* from the amazons of a side, whose first one this is */
uint8_t ama_flood_grow(void);       /* a step; 0 when it was complete */
void ama_flood_keep_red(void);
uint8_t ama_flood_apart(void); /* 1: red's, which was kept, and this one do not meet */

#endif
