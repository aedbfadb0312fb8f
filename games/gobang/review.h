/* Looking back at a game that was won: at which move was it lost, and what should have been played instead?
 *
 * The game is taken back move by move. While the winner, to move, has a five or a win by fours, the game was already lost. The
 * turning point is the loser's move after the last position in which that was not so, and Top says what it would have played. If
 * Top has no other move, the game was lost before, and Top is asked about the loser's previous move.
 *
 *     gb_review_begin();
 *     do { while (!gb_think_step()) { ... } } while (!gb_review_next());
 *
 * Works on the game of rules.h, whose list keeps the moves that are taken back; gb_review_go plays them again. */
#ifndef GOBANG_REVIEW_H
#define GOBANG_REVIEW_H

#include <stdint.h>

#define GB_REVIEW_NONE 0xFF

extern uint8_t gb_review_length; /* moves of the whole game */
extern uint8_t gb_review_turn;   /* the move that lost it, counted from 0, or GB_REVIEW_NONE */
extern uint8_t gb_review_best;   /* a better cell for it, or GB_NO_CELL */

void gb_review_begin(void); /* the game is at its end */

/* Call when the AI (ai.h) has finished thinking: returns 1 when the review is complete. Otherwise the AI has begun to think about
 * the next position. */
uint8_t gb_review_next(void);

/* Shows the game as it was after this many moves. */
void gb_review_go(uint8_t moves);

#endif
