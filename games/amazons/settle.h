/* Is the game decided? Once no square is contested, only the number of turns that each side has left matters; the endgame solver
 * counts them. Not reentrant, and never while the AI is thinking: both use the same memory.
 *
 *     ama_settle_begin();
 *     while (!ama_settle_step()) { ... }
 */
#ifndef AMAZONS_SETTLE_H
#define AMAZONS_SETTLE_H

#include <stdint.h>

#define AMA_UNSETTLED 2

void ama_settle_begin(void);         /* on the game in `ama`, at AMA_CHOOSE */
uint8_t ama_settle_step(void);       /* 1 when done; takes as long as a step of the endgame */
extern uint8_t ama_settled;          /* the side that has won whatever the other does, or AMA_UNSETTLED */
extern uint8_t ama_settled_closed;   /* 1: no square is contested any more */
extern uint8_t ama_settled_turns[2]; /* red's and blue's turns that are certain */

#endif
