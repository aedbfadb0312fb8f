/* The inner loop of the Connect 4 search: hot.s on the console, hot_ref.c (its twin in C) everywhere else.
 *
 * The search answers one question: does the attacker (first or second side) place a winning stone as stone number `deadline` or
 * earlier, whatever the other side does? It keeps its own stack and can be left and entered again after any number of nodes.
 * Result and node count are the same in hot.s, hot_ref.c and tools/lib/c4model.c.
 *
 * A node goes through these steps:
 *   1. a playable winning cell of the mover decides;
 *   2. no time left for the attacker (stones >= deadline - 1): no;
 *   3. playable winning cells of the other side: two decide, one forces the move. Cells below a winning cell of the other side
 *      are not safe; if no cell is safe, that decides;
 *   4. (not in forced nodes) the table of earlier answers: 3 x 256 entries, by hash byte 0 and stones modulo 3;
 *   5. every line of the attacker is blocked: no;
 *   6. first to move, proof F: second answers in the same column, so first gets only the odd free cells (rows 1, 3, 5) and one
 *      of the two lowest cells in columns of odd height; and nothing above an even free cell that wins for second, who gets
 *      there earlier. No four in all these: first cannot win.
 *      Proof E: if, in addition, second's stones and the even free cells above hold a four, second wins (only when the deadline
 *      is the end of the game);
 *   7. second to move, proof O: first has a winning odd cell in a column whose next cell is even, and second, answered in the
 *      same way, gets no four: first wins (or, with an earlier deadline, second at least does not);
 *   8. the moves: those that make two or more winning cells, then those that make one, then the others, each group from the
 *      centre out. (Winning cells are counted line by line, including those that were winning before.)
 *
 * A line is a byte of stones. Line numbers: rows 0..5 (bit = column), columns 6..12 (bit = row), rising diagonals 13..18
 * (bit = column, row - column = -3..2), falling diagonals 19..24 (bit = column, row + column = 3..8). Sets of columns are masks
 * in the order of trial: bit 0 = column 3, then 2, 4, 1, 5, 0, 6.
 *
 *     rising   row 5   .  .  . 18 17 16 15     falling  21 22 23 24  .  .  .
 *                  4   .  . 18 17 16 15 14              20 21 22 23 24  .  .
 *                  3   . 18 17 16 15 14 13              19 20 21 22 23 24  .
 *                  2  18 17 16 15 14 13  .               . 19 20 21 22 23 24
 *                  1  17 16 15 14 13  .  .               .  . 19 20 21 22 23
 *                  0  16 15 14 13  .  .  .               .  .  . 19 20 21 22
 */
#ifndef C4_HOT_H
#define C4_HOT_H

#include <stdint.h>
#include "cart/twin.h"

#define C4H_PLIES 44
#define C4H_LINES 25
#define C4H_TABLE 3072

#define C4H_NO 0      /* the attacker does not get there */
#define C4H_YES 1     /* it does */
#define C4H_RUNNING 2 /* the slice is over: call again */

/* ---- state, in zero page on the console -------------------------------------------------------------------------- */
ZP_ARRAY(uint8_t, c4h_line, 2 * C4H_LINES); /* stones in a line: line * 2 + side */
ZP_ARRAY(uint8_t, c4h_next, 7);             /* bit of the lowest free row of a column, $40 when full */
ZP_ARRAY(uint8_t, c4h_cell, 7);             /* that cell: row * 7 + column, 42 and more when full */
ZP(uint8_t, c4h_open);                      /* columns that are not full */
ZP(uint8_t, c4h_ply);                       /* stones on the board */
ZP(uint8_t, c4h_base);                      /* stones when the question was asked */
ZP(uint8_t, c4h_attacker);                  /* 0 or 1 */
ZP(uint8_t, c4h_limit);                     /* deadline - 1 */
ZP(uint8_t, c4h_whole);                     /* 1: the deadline is the end of the game */
ZP(uint8_t, c4h_left);                      /* nodes left in this slice; the caller fills it */
ZP(uint8_t, c4h_moves); /* result of c4h_look: columns worth trying (the safe ones, or the forced one) */
/* ---- state, in work RAM on the console --------------------------------------------------------------------------- */
extern uint8_t c4h_threat[7 * C4H_PLIES]; /* column * 44 + ply + 1: winning rows of the side that moved to reach ply */
extern uint8_t c4h_hash[5 * C4H_PLIES];   /* byte * 44 + ply */
extern uint8_t c4h_strong[C4H_PLIES];     /* moves still to try at this ply: those that make two winning cells, */
extern uint8_t c4h_weak[C4H_PLIES];       /* one, */
extern uint8_t c4h_safe[C4H_PLIES];       /* none */
extern uint8_t c4h_forced[C4H_PLIES];     /* not 0: there was only one move; its answer is passed on and not stored */
extern uint8_t c4h_column[C4H_PLIES];     /* column played at this ply */
extern uint8_t c4h_table[C4H_TABLE];      /* way * 1024 + byte * 256 + index; last byte: answer in bit 7 */

/* What c4h_look finds at the position on the board. */
#define C4H_LOOK_WIN 0    /* the mover wins at once: c4h_moves has a winning column */
#define C4H_LOOK_LOST 1   /* the other side wins next, whatever is played */
#define C4H_LOOK_FORCED 2 /* only one move stops the other side; it is in c4h_moves */
#define C4H_LOOK_OPEN 3   /* c4h_moves has the safe columns, at least one */

/* Clears the board, but not the table of answers. */
TWINS(void, c4h_clear, (void));
/* Empties the quarter q (0..3) of the table; about 4,300 cycles. */
TWINS(void, c4h_forget, (uint8_t q));
/* Drops a stone of the side to move into a column that is not full. */
TWINS(void, c4h_put, (uint8_t column));
/* Takes the newest stone back. */
TWINS(void, c4h_take, (void));
/* Steps 1 and 3 of a node. */
TWINS(uint8_t, c4h_look, (void));
/* How many new winning cells a stone in this column, which is not full, makes; 2 means more. */
TWINS(uint8_t, c4h_makes, (uint8_t column));
/* Asks the question at the position on the board; deadline has the parity of the attacker's stones. */
TWINS(void, c4h_ask, (uint8_t attacker, uint8_t deadline));
/* Searches for at most c4h_left nodes; C4H_NO, C4H_YES or C4H_RUNNING. The board is then as c4h_ask found it,
 * except after C4H_RUNNING. */
TWINS(uint8_t, c4h_run, (void));
/* Leaves a running search: takes all its stones back. */
TWINS(void, c4h_stop, (void));

#endif
