/* The inner loops of the Amazons engine. hot.s is the 6502 version for the cartridge, hot_ref.c the same in
 * C, used on the host; a sim65 test compares them. All arguments and results are the variables below (zero
 * page on the console).
 *
 * A mask is eight bytes, one a row from the top, bit c = column c, as in rules.h.
 */
#ifndef RELEASE10_HOT_H
#define RELEASE10_HOT_H

#include <stdint.h>

/* The position. Amazons move by ten_hot_put, arrows come and go by ten_hot_flip; a caller that writes ten_hot_amazon
 * itself calls ten_hot_place after it. */
extern uint8_t ten_hot_free[8];   /* mask of empty squares */
extern uint8_t ten_hot_amazon[8]; /* squares: 0..3 red, 4..7 blue; an amazon's square is not free */
extern uint8_t ten_hot_side;      /* 0 red, 1 blue: the side that has just moved; the other one is to move */
extern uint8_t ten_hot_who;       /* the amazon that ten_hot_put moves */

/* Result of ten_hot_rays. */
extern uint8_t ten_hot_seen[8]; /* destroyed by the other functions */

#define TEN_HOT_EVEN 128 /* value of a level position */
#define TEN_HOT_WON 255  /* the side to move cannot move */
#define TEN_HOT_LOST 1   /* only the side to move can */
#define TEN_HOT_NONE 64  /* no square */

/* 1 << column of each square. */
extern const uint8_t ten_hot_bit[64];

/* Makes an empty square occupied, and the other way round, in ten_hot_free. */
void ten_hot_flip(uint8_t square);

/* Tells the other functions that ten_hot_amazon has changed. */
void ten_hot_place(void);

/* Moves amazon ten_hot_who to an empty square. */
void ten_hot_put(uint8_t square);

/* ten_hot_seen = squares that a queen on `square`, which is not free, can move to. */
void ten_hot_rays(uint8_t square);

/* Their number; ten_hot_seen is set as well. */
uint8_t ten_hot_mobility(uint8_t square);

/* Makes a list of the squares that a queen on `square`, which is not free, can move to. */
void ten_hot_moves(uint8_t square);

/* The same for arrows: of those squares only the ones in reach of one queen move of the side to move (the one
 * that ten_hot_side is not), if there are any. */
void ten_hot_targets(uint8_t square);

/* Takes the next square off the list, in ascending order; TEN_HOT_NONE at its end. */
uint8_t ten_hot_next(void);

/* Value of the position for ten_hot_side, with the other side to move: TEN_HOT_WON when that side cannot move, else
 * TEN_HOT_LOST when ten_hot_side could not, else, in half squares and always between 2 and 254,
 *
 *     TEN_HOT_EVEN + (squares reached first in one or two queen moves: mine - theirs)
 *              + (squares reached first in one to three king steps: mine - theirs)
 *              - (squares in reach of one queen move of both sides) / 4: there the next move is worth most
 *
 * Squares that both reach at once count for neither. Measured in games at the same number of evaluations:
 * floods without an end are not stronger (51 %), one queen move only is much weaker (33 %), the difference of
 * mobility added is weaker (40 %), and so is no share for the move (33 %).
 */
uint8_t ten_hot_value(void);

#endif
