/* Closed endgames: once no region is open to both sides, only the number of turns that each side can still make in its own
 * regions matters. This solves a region of the side to move exactly: the longest sequence of turns in it, and its first turn. Not
 * reentrant: one at a time.
 */
#ifndef AMAZONS_ENDGAME_H
#define AMAZONS_ENDGAME_H

#include <stdint.h>
#include "gates.h"

/* Starts on the game in `ama` (at AMA_CHOOSE); `positions` bounds the work, in positions looked at. */
FAR(B_AMAZONS, void, ama_endgame_begin, (uint16_t positions));

/* Looks at one position, or does a small part of the preparation; 1 when done. Then ama_endgame_best is set if
 * ama_endgame_turns is not 0. */
FAR(B_AMAZONS, uint8_t, ama_endgame_step, (void));

/* From, to, arrow: the first turn of a longest sequence in one region. */
extern uint8_t ama_endgame_best[3];
/* Turns in that sequence. 0 when the game is not closed, no region of the side to move has at most
 * AMA_ENDGAME_CELLS cells, the budget was too small, or every turn would open a region to the other side. */
extern uint8_t ama_endgame_turns;
/* Counts how many turns a side has in all its regions: at least ama_endgame_least whatever the other side does, and at most
 * ama_endgame_most if the other side keeps to its own squares. `positions` bounds the work in each region. Steps as above. A side
 * that closes every door with an arrow cannot be disturbed, and a side that opens its own door gains no square by it if the other
 * side keeps to its own. So the side to move has won if its least is more than the other's most, and has lost if the other's
 * least is at least its own most. */
void ama_endgame_count(uint8_t side, uint16_t positions);
extern uint8_t ama_endgame_closed; /* 1: no region is open to both sides; else nothing is counted */
extern uint8_t ama_endgame_least, ama_endgame_most;

/* Positions looked at. */
extern uint16_t ama_endgame_positions;

#endif
