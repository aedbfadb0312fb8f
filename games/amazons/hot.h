/* The position being searched and what each side reaches. hot.s is the 6502 version for the cartridge, hot_ref.c the same in C,
 * used on the host; a sim65 test compares them. All arguments and results are the variables below (zero page on the console).
 *
 * A mask is eight bytes, one a row from the top, bit c = column c, as in rules.h.
 */
#ifndef AMAZONS_HOT_H
#define AMAZONS_HOT_H

#include <stdint.h>
#include "cart/twin.h"
#include "gates.h"

/* The position. A caller that writes ama_hot_amazon calls ama_hot_place after it (tree.h). */
ZP_ARRAY(uint8_t, ama_hot_free, 8);   /* mask of empty squares */
ZP_ARRAY(uint8_t, ama_hot_amazon, 8); /* squares: 0..3 red, 4..7 blue; an amazon's square is not free */
ZP_ARRAY(uint8_t, ama_hot_stand, 16); /* the same as two masks, red's and blue's */
ZP(uint8_t, ama_hot_side);            /* 0 red, 1 blue: the side that has just moved; the other one is to move */

/* Result of ama_hot_levels: two masks each, red's and blue's. */
ZP_ARRAY(uint8_t, ama_hot_one, 16); /* squares in reach of one queen move */
ZP_ARRAY(uint8_t, ama_hot_two, 16); /* of one or two */
ZP(uint8_t, ama_hot_count);         /* and how many squares are empty */

/* Result of ama_hot_rays; shares its room with ama_hot_two. */
ZP_ARRAY(uint8_t, ama_hot_seen, 8);

#define AMA_HOT_NONE 64 /* no square */

/* 1 << column of each square. */
extern const uint8_t ama_hot_bit[64];

FAR(B_AMAZONS_VALUE, void, ama_hot_levels, (void));
void TWIN(ama_hot_levels)(void);

/* ama_hot_seen = squares that a queen on `square`, which is not free, can move to. */
TWINS(void, ama_hot_rays, (uint8_t square));

/* Their number; ama_hot_seen is set, too. */
TWINS(uint8_t, ama_hot_mobility, (uint8_t square));

/* For twins only: target = one queen move from any square of source. */
void ama_twin_spread(const uint8_t *source, uint8_t *target);

#endif
