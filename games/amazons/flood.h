/* Flood fill by king steps: which squares are connected. Part of the endgame, in its page. */
#ifndef AMAZONS_FLOOD_H
#define AMAZONS_FLOOD_H

#include <stdint.h>

extern uint8_t ama_flood[8]; /* the set of squares; it may grow over WORK.area */

void ama_flood_nothing(void);       /* may take all free squares */
void ama_flood_side(uint8_t first); /* from the amazons of a side, given by the index of its first one */
uint8_t ama_flood_grow(void);       /* a step; 0 when it was complete */
void ama_flood_keep_red(void);
uint8_t ama_flood_apart(void); /* 1: this set does not touch red's, which was stored before */

#endif
