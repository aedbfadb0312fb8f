/* The level Original: the greedy scoring of the original design, in bounded steps. */
#ifndef GOBANG_ORIGINAL_H
#define GOBANG_ORIGINAL_H

#include <stdint.h>
#include "cart/twin.h"
#include "gates.h"

/* Starts on the position of rules.h; ties are broken by random bits that depend on the seed and the number of moves. */
FAR(B_GOBANG_AI, void, gb_original_begin, (uint16_t seed));

/* The random bits: a shift register, lowest byte first; its lowest bit is the next one. gb_original_begin sets it. */
extern uint8_t gb_original_lfsr[4];

#define GB_ORIGINAL_CELLS 3 /* cells a step, and random bits: a divisor of 225 */

/* Scores a few cells. Returns GB_NO_CELL until all are scored, then the move. */
FAR(B_GOBANG_AI, uint8_t, gb_original_step, (void));

/* Inside: what a stone on a cell scores for each side, added up over the four rows of nine cells around it by the best shape in each.
 * original_line.s, or its twin original_line_ref.c. */
ZP(uint8_t, gb_original_at);     /* in: an empty cell of gb_cell */
ZP(uint16_t, gb_original_black); /* out: the scores */
ZP(uint16_t, gb_original_white);

TWINS(void, gb_original_cell, (void));

#endif
