/* Gobang rules: a 15x15 board, black first, five or more in a row wins, a full board is a draw; Renju limits on black as an option.
 *
 * There is one game at a time, in this module's variables. A game is a Renju flag and a list of moves; gb_load() rebuilds
 * everything else from these, so a save needs no more. Not reentrant.
 *
 *      x  0   1      14   15          cell = y * 16 + x, x and y 0..14 from the top left
 *   y 0  00  01  ..  0E   0F
 *     1  10  11  ..  1E   1F          Column 15 and row 15 are the edge: a step in any of the eight directions from a
 *     .   .               edge        board cell lands on the board or on the edge, since 8 bits wrap row -1 to row 15.
 *    14  E0  E1  ..  EE   EF
 *    15  F0  F1  ..  edge
 */
#ifndef GOBANG_RULES_H
#define GOBANG_RULES_H

#include <stdint.h>
#include "gates.h"

#define GB_SIZE 15
#define GB_CELLS 225
#define GB_NO_CELL 0xFF /* an edge cell: never a move */
#define GB_WIN_MAX 33   /* four lines of nine through one cell */

#define GB_CELL(x, y) ((uint8_t)(((y) << 4) | (x)))
#define GB_X(cell) ((uint8_t)((cell)&0x0F))
#define GB_Y(cell) ((uint8_t)((cell) >> 4))

enum { GB_EMPTY, GB_BLACK, GB_WHITE, GB_EDGE };             /* what a cell holds; also the side to move */
enum { GB_PLAYING, GB_BLACK_WINS, GB_WHITE_WINS, GB_DRAW }; /* gb_result; the first two equal the side */
enum {
    GB_OK,
    GB_OFF_BOARD,
    GB_OCCUPIED,
    GB_GAME_OVER,
    GB_LONG_ROW,
    GB_DOUBLE_FOUR,
    GB_DOUBLE_THREE
}; /* answers of gb_check */

extern uint8_t gb_cell[256];            /* GB_EMPTY.. per cell */
extern uint8_t gb_moves[GB_CELLS];      /* cells in the order played, black first */
extern uint8_t gb_count;                /* moves played */
extern uint8_t gb_renju;                /* nonzero: black is bound by the Renju limits */
extern uint8_t gb_result;               /* GB_PLAYING.. */
extern uint8_t gb_win_cell[GB_WIN_MAX]; /* the stones of every winning row, once the game is won */
extern uint8_t gb_win_count;

/* Steps to the next cell of a row: east, south, south-east, south-west; their negatives go the other way. */
extern const uint8_t gb_step[4];

/* Starts an empty game. */
FAR(B_GOBANG_AI, void, gb_new, (uint8_t renju));

/* GB_BLACK or GB_WHITE: whose turn it is (also after the end: who would be next). */
uint8_t gb_to_move(void);

/* May the side to move play here? GB_OK or the reason why not. */
FAR(B_GOBANG_AI, uint8_t, gb_check, (uint8_t cell));

/* Plays if gb_check() says GB_OK; sets gb_result and the winning cells. Returns gb_check()'s answer. */
FAR(B_GOBANG_AI, uint8_t, gb_play, (uint8_t cell));

/* Takes the last move back, also one that ended the game. Returns 0 when there is none. */
FAR(B_GOBANG_AI, uint8_t, gb_undo, (void));

/* Starts a game and plays a list of moves. Returns how many were legal; it stops at the first that was not. */
FAR(B_GOBANG_AI, uint8_t, gb_load, (uint8_t renju, const uint8_t *moves, uint8_t count));

/* Is this empty cell of a board (gb_cell or another one of the same form) forbidden to black under Renju rules? GB_OK or the
 * reason; the board does not change. See renju.c. */
FAR(B_GOBANG_AI, uint8_t, gb_renju_check, (uint8_t * board, uint8_t cell));

/* Would a black stone on this empty cell of a board make exactly five in some row? */
FAR(B_GOBANG_AI, uint8_t, gb_renju_five, (uint8_t * board, uint8_t cell));

#endif
