/* The inner loops of the Gobang engine: a board that knows, for each empty cell, what a stone of either side is worth there.
 *
 * Two builds with one meaning: hot.s (console, sim65) and hot_ref.c (host). Inputs and outputs are the named variables below.
 * The order in which things happen is part of the contract, since both builds must choose the same moves.
 *
 * A row seen from a cell is two halves, each a byte of four cells, two bits a cell, nearest lowest: 0 empty, 1 black, 2 white, 3 edge.
 * Direction d = 2 * axis is forward (gb_step[axis]), d + 1 is backward; g10h_half[d][cell] is the half in direction d.
 * The worth of a stone in one row comes from a table (tools/gobang/mktables.c); its size tells the class: G10_V_TWO .. G10_V_FIVE.
 *
 * g10h_half, g10h_black and g10h_key are kept up only for empty cells; a stone's own entries stand as they were when it was put down (its
 * sums are 0 meanwhile). Nor does a half know of a stone behind stones of both colours, which means nothing there. g10h_take() undoes
 * puts strictly in reverse order, so that all of this comes back to life unchanged.
 */
#ifndef RELEASE10_HOT_H
#define RELEASE10_HOT_H

#include <stdint.h>

#include "release10_classes.h"

#define G10H_LOG_SIZE 4096 /* bytes of undo log */
#define G10H_LOG_PUT 73    /* most that one put takes: 32 cells of two bytes, nine for the put itself */
#define G10H_LIST 16       /* most candidates a scan returns */

extern uint8_t g10h_cell[256]; /* the engine's own board: GB_EMPTY.. */
extern uint8_t g10h_half[8][256];
extern uint8_t g10h_black[256]; /* worth of a black stone: sum over the four rows; 0 on stones and edge */
extern uint8_t g10h_key[256];   /* worth for black plus worth for white */
extern uint8_t g10h_log[G10H_LOG_SIZE];
extern uint8_t g10h_list[G10H_LIST]; /* candidates found by a scan */

extern uint8_t g10h_at;       /* in: cell to put, or to judge */
extern uint8_t g10h_side;     /* in: GB_BLACK or GB_WHITE */
extern uint8_t g10h_fives;    /* out of put: cells where `side` would now make five: 0, 1, or 2 for more */
extern uint8_t g10h_five;     /* the first of them */
extern uint16_t g10h_top;     /* bytes of log in use */
extern uint16_t g10h_worth_b; /* sum of g10h_black over the empty cells */
extern uint16_t g10h_worth_w; /* the same for white */
extern uint8_t g10h_first; /* in: scans look at the cells first..last; first begins a row, last ends one (column 15) */
extern uint8_t g10h_last;
extern uint8_t g10h_floor;  /* in: least sum a candidate must have; at least 1 */
extern uint8_t g10h_want;   /* in: how many candidates at most, 1..G10H_LIST */
extern uint8_t g10h_own_43; /* out of g10h_survey() */
extern uint8_t g10h_own_33;
extern uint8_t g10h_its_43;
extern uint8_t g10h_its_33;

/* Empties the four rows from the one of cell `at`, a multiple of 64; at 0 also the log and the worths. Call with 0, 64, 128, 192. */
void g10h_clear_rows(void);

/* Puts a stone of `side` on the empty cell `at`. There must be G10H_LOG_PUT bytes of log left. Sets fives and five; a cell where the
 * other side could make five is not counted, so `fives` is exact when the mover had no such cell before. */
void g10h_put(void);

/* Takes back the last put; sets `at` and `side` to it. */
void g10h_take(void);

/* Lists the cells with the greatest keys >= floor, greatest first, equal ones in board order. Returns how many. */
uint8_t g10h_scan(void);

/* The same by the worth for `side` alone. */
uint8_t g10h_scan_side(void);

/* What a stone of `side` on the empty cell `at` would make: fours, an open one counting twice, and in the low bits open threes; or five. */
#define G10H_THREES 0x0F
#define G10H_FOUR 0x10
#define G10H_TWO_FOURS 0x20
#define G10H_FIVE 0xF0
uint8_t g10h_judge(void);

/* Looks at the first `count` cells of g10h_list, as a scan left them, for double threats. Returns 1 when `side` would make an open four
 * or two fours on one of them (at: the cell), else 2 when the other side would, else 0; then own_43, own_33, its_43 and
 * its_33 tell how many cells hold a four with an open three, or two open threes, for `side` and for the other side. Keeps side. */
uint8_t g10h_survey(uint8_t count);

/* Keeps of the first `count` cells of g10h_list those where either side would make a four or five, in their order. Returns how many.
 * Keeps side. */
uint8_t g10h_keep_fours(uint8_t count);

#endif
