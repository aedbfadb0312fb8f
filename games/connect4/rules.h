/* Connect 4: the rules, pure. No screen, no pad, no time; the same code on the host and on the 6502.
 *
 * A game is its list of moves; everything else in c4_game_t follows from that list, so undo, replay and
 * saving need nothing more (save `count` and `moves`, restore by playing them).
 *
 *     row 5   35 36 37 38 39 40 41      cell = row * 7 + column, row 0 at the bottom
 *     ...      .  .  .  .  .  .  .      columns 0..6 from the left
 *     row 0    0  1  2  3  4  5  6
 */
#ifndef C4_RULES_H
#define C4_RULES_H

#include <stdint.h>

#define C4_COLS 7
#define C4_ROWS 6
#define C4_CELLS 42
#define C4_NO_CELL 0xFF

/* What a cell holds; also the two sides. */
#define C4_EMPTY 0
#define C4_FIRST 1  /* stones of the side that began */
#define C4_SECOND 2 /* stones of the other side */

/* Events of one move: what the view has to show. */
#define C4_EV_ILLEGAL 0 /* nothing changed: no such column, column full, or the game is over */
#define C4_EV_PLACED 1  /* a stone fell to `last_row` */
#define C4_EV_WON 2     /* ... and made at least one line of four or more */
#define C4_EV_DRAW 4    /* ... and filled the board without a line */

typedef struct {
    uint8_t count;           /* stones on the board, 0..42; the side to move is C4_FIRST when even */
    uint8_t over;            /* 0 while playing, else C4_EV_WON or C4_EV_DRAW */
    uint8_t last_row;        /* row of the newest stone; meaningless when count is 0 */
    uint8_t moves[C4_CELLS]; /* columns in the order played; only the first `count` count */
    uint8_t height[C4_COLS]; /* stones in each column, 0..6 */
    uint8_t cell[C4_CELLS];  /* C4_EMPTY, C4_FIRST or C4_SECOND */
} c4_game_t;

/* The empty board. */
void c4_init(c4_game_t *game);

/* 1 when a stone may be dropped into this column now (any value of column may be asked). */
uint8_t c4_legal(const c4_game_t *game, uint8_t column);

/* Drops a stone of the side to move; C4_EV_* bits. */
uint8_t c4_play(c4_game_t *game, uint8_t column);

/* 1 when a stone of this side in this column (0..6) would make a line of four now, whoever is to move. */
uint8_t c4_would_win(c4_game_t *game, uint8_t column, uint8_t side);

/* Takes the newest stone back, also after the end of a game; its column, or C4_NO_CELL when there is none. */
uint8_t c4_undo(c4_game_t *game);

/* The side to move (or that would be): C4_FIRST or C4_SECOND. */
uint8_t c4_turn(const c4_game_t *game);

/* Marks in `mask` (42 bytes, one a cell, set to 0 or 1) every stone of every line of four or more that goes
 * through the newest stone; returns how many stones are marked, 0 when there is no line. A stone in two lines
 * counts once. */
uint8_t c4_winning_cells(const c4_game_t *game, uint8_t *mask);

#endif
