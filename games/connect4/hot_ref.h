/* Inside the C twin of the Connect 4 search: what hot_ref.c and hot_ref_proofs.c share. */
#ifndef C4_HOT_REF_H
#define C4_HOT_REF_H

#include "games/connect4/hot.h"

#define ROW(r) (r)
#define COLUMN(c) (6 + (c))
#define NO_LINE 0xFF

extern const uint8_t c4r_bit[8]; /* 1 << n */

/* The diagonals of a cell, NO_LINE when shorter than four. */
uint8_t c4r_rising(uint8_t column, uint8_t row);
uint8_t c4r_falling(uint8_t column, uint8_t row);

/* Row of a diagonal's cell in a column; 6 and more: not on the board. */
uint8_t c4r_row_on(uint8_t line, uint8_t column);

/* The lowest free row of a column, 6 when full. */
uint8_t c4r_row_of_next(uint8_t column);

/* Whether all lines of the attacker are blocked: its stones and all free cells hold no four. */
uint8_t c4r_blocked(void);

/* Proofs F and E, the first side being to move, and O, the second: C4H_NO, C4H_YES, or C4H_RUNNING when
 * nothing is proven. */
uint8_t c4r_proof_first(void);
uint8_t c4r_proof_second(void);

#endif
