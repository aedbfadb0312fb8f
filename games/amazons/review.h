/* Where a game turned: the loser's turn that lowered its chances most, found by a short search of every position; and the turn
 * that the search would have made instead.
 *
 *     ama_review_begin(loser);       the game goes back to its start ...
 *     do {
 *         ... a thought of AMA_LEVEL_REVIEW ...
 *         ama_review_note();
 *     } while (!ama_review_step());  ... and is played again
 */
#ifndef AMAZONS_REVIEW_H
#define AMAZONS_REVIEW_H

#include <stdint.h>

#define AMA_NO_TURNING 0xFF

typedef struct {
    uint8_t loser;
    uint8_t total;     /* turns of the game */
    uint8_t drop;      /* the most that was lost, of 127 */
    uint8_t turning;   /* after this many turns; or AMA_NO_TURNING */
    uint8_t better[3]; /* what should have been played */
    uint8_t value;     /* value of the position before, for the side that moved there ... */
    uint8_t best[3];   /* ... by this turn */
} ama_review_t;

extern ama_review_t ama_review;

void ama_review_begin(uint8_t loser);
void ama_review_note(void);    /* call when the thinking about the position is done: reads ama_turn, ama_search_value */
uint8_t ama_review_step(void); /* goes to the next turn; 1: the game is at its end again */
void ama_review_go(uint8_t turns); /* to the position after this many turns */

#endif
