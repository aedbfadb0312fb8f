/* The inner loops of the Amazons engine. hot.s is the 6502 version for the cartridge, hot_ref.c the same in
 * C, used on the host; a sim65 test compares them. All arguments and results are the variables below (zero
 * page on the console).
 *
 * A mask is eight bytes, one a row from the top, bit c = column c, as in rules.h.
 */
#ifndef AMAZONS_HOT_H
#define AMAZONS_HOT_H

#include <stdint.h>
#include "cart/twin.h"

/* The position. Amazons move by ama_hot_put, arrows come and go by ama_hot_flip; a caller that writes ama_hot_amazon
 * itself calls ama_hot_place after it. */
ZP_ARRAY(uint8_t, ama_hot_free, 8);   /* mask of empty squares */
ZP_ARRAY(uint8_t, ama_hot_amazon, 8); /* squares: 0..3 red, 4..7 blue; an amazon's square is not free */
ZP(uint8_t, ama_hot_side);            /* 0 red, 1 blue: the side that has just moved; the other one is to move */
ZP(uint8_t, ama_hot_who);             /* the amazon that ama_hot_put moves */

/* Result of ama_hot_rays. */
ZP_ARRAY(uint8_t, ama_hot_seen, 8); /* destroyed by the other functions */

#define AMA_HOT_EVEN 128 /* value of a level position */
#define AMA_HOT_WON 255  /* the side to move cannot move */
#define AMA_HOT_LOST 1   /* only the side to move can */
#define AMA_HOT_NONE 64  /* no square */

/* 1 << column of each square. */
extern const uint8_t ama_hot_bit[64];

/* Makes an empty square occupied, and the other way round, in ama_hot_free. */
TWINS(void, ama_hot_flip, (uint8_t square));

/* Tells the other functions that ama_hot_amazon has changed. */
TWINS(void, ama_hot_place, (void));

/* Moves amazon ama_hot_who to an empty square. */
TWINS(void, ama_hot_put, (uint8_t square));

/* ama_hot_seen = squares that a queen on `square`, which is not free, can move to. */
TWINS(void, ama_hot_rays, (uint8_t square));

/* Their number; ama_hot_seen is set as well. */
TWINS(uint8_t, ama_hot_mobility, (uint8_t square));

/* Makes a list of the squares that a queen on `square`, which is not free, can move to. */
TWINS(void, ama_hot_moves, (uint8_t square));

/* The same for arrows: of those squares only the ones in reach of one queen move of the side to move (the one
 * that ama_hot_side is not), if there are any. */
TWINS(void, ama_hot_targets, (uint8_t square));

/* Takes the next square off the list, in ascending order; AMA_HOT_NONE at its end. */
TWINS(uint8_t, ama_hot_next, (void));

/* Value of the position for ama_hot_side, with the other side to move: AMA_HOT_WON when that side cannot move, else
 * AMA_HOT_LOST when ama_hot_side could not, else, in half squares and always between 2 and 254,
 *
 *     AMA_HOT_EVEN + (squares reached first in one or two queen moves: mine - theirs)
 *              + (squares reached first in one to three king steps: mine - theirs)
 *              - (squares in reach of one queen move of both sides) / 4: there the next move is worth most
 *
 * Squares that both reach at once count for neither. Measured in games at the same number of evaluations:
 * floods without an end are not stronger (51 %), one queen move only is much weaker (33 %), the difference of
 * mobility added is weaker (40 %), and so is no share for the move (33 %).
 */
TWINS(uint8_t, ama_hot_value, (void));

#endif
