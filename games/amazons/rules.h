/* The rules of the Game of the Amazons on 8x8: one game in progress, changed only by the functions below.
 *
 * A square is its row from the top times eight plus its column, as on the original board:
 *
 *     8   0  1  2 ...  7        start:  red  c8 a6 a3 c1  =  2 16 40 58
 *     7   8  9 10 ... 15                blue f8 h6 h3 f1  =  5 23 47 61
 *     .                         Red moves first.
 *     1  56 57 58 ... 63
 *         a  b  c      h
 *
 * A mask is eight bytes, one a row from the top; bit c (1 << c) of a byte is column c.
 * A turn has three steps: choose an amazon, move it, shoot. The side that cannot move loses.
 */
#ifndef AMAZONS_RULES_H
#define AMAZONS_RULES_H

#include <stdint.h>

#define AMA_SQUARES 64
#define AMA_PER_SIDE 4
#define AMA_AMAZONS 8
#define AMA_TURNS_MAX 56 /* every turn fills one of the 56 squares that are free at the start */
#define AMA_TEXT_SIZE 9  /* "a3-a5/c5" and its end */

enum { AMA_RED, AMA_BLUE };

/* What is on a square (ama_at). */
enum { AMA_EMPTY, AMA_RED_AMAZON, AMA_BLUE_AMAZON, AMA_ARROW };

/* What the side to move does next. */
enum { AMA_CHOOSE, AMA_MOVE, AMA_SHOOT, AMA_OVER };

/* What ama_enter did. */
enum { AMA_REFUSED, AMA_CHOSEN, AMA_MOVED, AMA_SHOT, AMA_ENDED };

/* Plain data without pointers: a copy of it is a saved game. */
typedef struct {
    uint8_t occupied[8];              /* mask of amazons and arrows */
    uint8_t amazon[AMA_AMAZONS];      /* squares: 0..3 red, 4..7 blue */
    uint8_t side;                     /* to move; the loser when step is AMA_OVER */
    uint8_t step;                     /* AMA_CHOOSE .. AMA_OVER */
    uint8_t chosen;                   /* index of the chosen amazon, valid in AMA_MOVE and AMA_SHOOT */
    uint8_t from;                     /* where it was before this turn, valid in AMA_MOVE and AMA_SHOOT */
    uint8_t turns;                    /* complete turns in moves[] */
    uint8_t moves[AMA_TURNS_MAX * 3]; /* from, to, arrow of each turn */
} ama_game_t;

/* The game in progress: read by everyone, written by this module only (a saved game may be copied into it as a whole).
 */
extern ama_game_t ama;

/* The legal squares for this step; all zero when the game is over. Every function below keeps it up to date. */
extern uint8_t ama_legal[8];

/* Starts a new game. */
void ama_new(void);

/* Makes the next step of the turn on this square; returns AMA_REFUSED, with nothing changed, if the square is not legal. */
uint8_t ama_enter(uint8_t square);

/* Takes back one step of the half-made turn; 0 when there is none. */
uint8_t ama_back(void);

/* Takes back a whole turn: the half-made one, if any, and the last complete one; 0 when there is no complete
 * turn. */
uint8_t ama_undo(void);

/* Makes a whole turn from AMA_CHOOSE; 0, with nothing changed, when it is not legal. */
uint8_t ama_play(uint8_t from, uint8_t to, uint8_t arrow);

/* What is on a square now (in the middle of a turn, the amazon is where it landed). */
uint8_t ama_at(uint8_t square);

/* Recomputes ama_legal, and AMA_OVER, for a game that was copied into `ama`. */
void ama_refresh(void);

/* Squares that an amazon on `square` sees over empty squares of the present board, as a mask.
 */
void ama_queen_mask(uint8_t square, uint8_t *mask);

/* Writes a turn in notation ("a3-a5/c5"); text has AMA_TEXT_SIZE bytes. */
void ama_text(uint8_t from, uint8_t to, uint8_t arrow, char *text);

/* 1 << c for a column. */
extern const uint8_t ama_bit[8];

/* The cast is for cc65, which would take the high byte of the shifted square from whatever is in X. */
#define AMA_HAS(mask, square) ((mask)[(uint8_t)((square) >> 3)] & ama_bit[(square)&7])

#endif
