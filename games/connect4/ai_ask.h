/* Inside the Connect 4 player: the board of the search, and questions about one move of it in slices. Used by
 * ai.c, analyse.c and glance.c only. */
#ifndef C4_AI_ASK_H
#define C4_AI_ASK_H

#include "games/connect4/hot.h"
#include "games/connect4/rules.h"
#include "gates.h"

/* Nodes in a step at most; on the console a step also ends with the frame (hot.s). */
#define C4_SLICE 32

#define C4_OUT 3 /* the budget is used up; in addition to C4H_NO, C4H_YES, C4H_RUNNING */

extern const uint8_t c4_trial_bit[7]; /* a column's bit in a mask */

extern uint16_t c4_left; /* nodes left of the budget; c4_ask lowers it */

/* Sets up the position after `count` moves (6 - column each if mirrored), in slices; 1 when it is on the board. */
void c4_set_board_begin(const uint8_t *moves, uint8_t count, uint8_t mirrored);
uint8_t c4_set_board_step(void);

/* 1 if the mirror image of the position on the board is the one to think about, which is the smaller one when the two are
 * compared column by column from the right (height and stones of the first side). */
uint8_t c4_should_mirror(void);

/* After the move `column`, does `attacker` win with stone `deadline` at the latest? One slice; call it with
 * the same arguments until it is not C4H_RUNNING. */
uint8_t c4_ask(uint8_t column, uint8_t attacker, uint8_t deadline);

/* Columns where the side to move (0) or the other (1) has a playable winning cell. */
uint8_t c4_winning(uint8_t whose);

/* Lists the columns of a mask in the order of the search, those that make a threat first; returns how many. */
uint8_t c4_list(uint8_t mask, uint8_t *columns);

/* glance.c: how good a column that is not full looks, with something overlooked. */
#define C4_GLANCE_PLAIN 200  /* nothing to be seen */
#define C4_GLANCE_THREAT 300 /* and more: it wins, or stops a win */
FAR(B_CONNECT4_LINK, uint16_t, c4_glance, (uint8_t column, uint8_t hidden));

/* What a move of a level overlooks, C4_HIDE_, by chance. */
FAR(B_CONNECT4_LINK, uint8_t, c4_overlooked, (uint8_t level, uint8_t chance));

#endif
