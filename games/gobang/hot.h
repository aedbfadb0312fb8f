/* The inner loops of the Gobang engine: a board that knows, for each empty cell, which combination of rows a stone would make there.
 *
 * Two builds with one meaning: hot.s (console, sim65) and hot_ref.c (host). Inputs and outputs are the named variables below.
 * The order in which things happen is part of the contract, since both builds must choose the same moves.
 *
 * A row seen from a cell is two halves, each a byte of four cells, two bits a cell, nearest lowest: 0 empty, 1 black, 2 white, 3
 * edge. Direction d = 2 * axis is forward (gb_step[axis]), d + 1 is backward; gbh_half[d][cell] is the half in direction d. The
 * two halves give the class of the row for both colours (tools/gobang/mktables.c). Every class has a weight, and the weights of a
 * cell's four rows add up, modulo 256, to one byte for each colour: gbh_sum_b, gbh_sum_w. The weights are chosen so that this sum
 * names the set of the four classes. It is the index to all that the engine knows about a cell: its kind (GBH_KIND_...), its
 * value, its likelihood as a move.
 *
 * Halves and sums are kept up to date only for empty cells; a stone's own halves stay as they were when it was put down, and its
 * sums are 0 meanwhile. A half also ignores a stone behind stones of both colours, because it cannot matter there. gbh_take()
 * undoes puts strictly in reverse order, so all of this becomes valid again unchanged.
 */
#ifndef GOBANG_HOT_H
#define GOBANG_HOT_H

#include <stdint.h>

#include "cart/twin.h"
#include "gates.h"

#define GBH_CELLS 240   /* fifteen rows of sixteen: the edge below the board has no halves and no sums */
#define GBH_PLIES 25    /* most stones that can be taken back */
#define GBH_LIST 16     /* most candidates a scan returns */
#define GBH_FIVE_B 0x40 /* in the class of a row: black makes five */
#define GBH_FIVE_W 0x80

enum { GBH_BLIND_NONE, GBH_BLIND_FALLING, GBH_BLIND_RISING, GBH_BLIND_BOTH };

/* What a side could make with one stone on a cell, all four rows together. */
enum {
    GBH_KIND_NONE,
    GBH_KIND_THREE,      /* an open three */
    GBH_KIND_TWO_THREES, /* two of them, or more */
    GBH_KIND_FOUR,
    GBH_KIND_FOUR_THREE, /* a four and an open three */
    GBH_KIND_WIN,        /* an open four or two fours */
    GBH_KINDS
};

extern uint8_t gbh_cell[256]; /* the engine's own board: GB_EMPTY.. */
extern uint8_t gbh_half[8][GBH_CELLS];
extern uint8_t gbh_sum_b[GBH_CELLS]; /* which rows a black stone would make; 0 on stones and edge */
extern uint8_t gbh_sum_w[GBH_CELLS];
extern uint8_t gbh_list[GBH_LIST]; /* candidates found by a scan */

ZP(uint8_t, gbh_at);    /* in: cell to put, or to look at */
ZP(uint8_t, gbh_side);  /* in: GB_BLACK or GB_WHITE */
ZP(uint8_t, gbh_fives); /* out of put: cells where `side` would now make five: 0, 1, or 2 for more */
ZP(uint8_t, gbh_five);  /* the first of them */
ZP(uint8_t, gbh_ply);   /* stones that can be taken back */
ZP(uint8_t, gbh_log);   /* entries of the log in use; only the assembly keeps a log of bounded size */
ZP(uint8_t, gbh_blind); /* in: GBH_BLIND_..: directions that are ignored, to play as if a diagonal was overlooked */
ZP(uint8_t, gbh_limits); /* in: nonzero: black may not make two open threes at once, so cells where it would have no extra value */
ZP(uint16_t, gbh_worth_b); /* value of all cells to black if black is on the move, in hundredths of a logit */
ZP(uint16_t, gbh_worth_w); /* to white if white is */
ZP_ARRAY(uint8_t, gbh_kinds_b, GBH_KINDS); /* how many cells are of which kind for black; the first is not kept */
ZP_ARRAY(uint8_t, gbh_kinds_w, GBH_KINDS);
ZP_ARRAY(uint8_t, gbh_hash, 3); /* hash of the stones put since it was set to 0 */
ZP(int16_t, gbh_value);         /* out of gbh_evaluate() */
ZP(uint8_t, gbh_first); /* in: scans look at the cells first..last; first begins a row, last ends one (column 15) */
ZP(uint8_t, gbh_last);
ZP(uint8_t, gbh_want); /* in: how many candidates at most, 1..GBH_LIST */

/* Clears the four rows from cell `at` on, a multiple of 64; at 0 also everything that concerns the whole board. Call with 0, 64,
 * 128, 192. */
FAR(B_GOBANG_BOARD, void, gbh_clear_rows, (void));

/* Puts a stone of `side` on the empty cell `at`; at most GBH_PLIES can be taken back. Sets fives and five; a cell where the other side
 * could make five is not counted, so `fives` is exact when the mover had no such cell before. */
FAR(B_GOBANG_BOARD, void, gbh_put, (void));

/* Makes the stones put so far the root position, which is never taken back. */
#define GBH_KEEP() (gbh_ply = 0, gbh_log = 0)

/* Takes back the last put; sets `at` to its cell. */
FAR(B_GOBANG_BOARD, void, gbh_take, (void));

/* Forgets the rows of the empty cell `at` for `side`, as if it could make nothing there. Cannot be taken back. */
FAR(B_GOBANG_BOARD, void, gbh_forget, (void));

/* Lists the likeliest moves of `side`, likeliest first, equal ones in board order. Returns how many. */
FAR(B_GOBANG_BOARD, uint8_t, gbh_scan, (void));

/* The same among the cells where either side makes a four: the answers to an open three. */
FAR(B_GOBANG_BOARD, uint8_t, gbh_scan_answers, (void));

/* The cells where `side` makes a four, the strongest first. */
FAR(B_GOBANG_BOARD, uint8_t, gbh_scan_fours, (void));

/* The kind of the cell `at` for `side`. */
FAR(B_GOBANG_BOARD, uint8_t, gbh_kind, (void));

/* Looks for cells where `side` makes five in the row of cell `at`, which is the first of it: `fives` is raised by one for each, up to 2;
 * `five` is set to the first if fives was 0. */
FAR(B_GOBANG_BOARD, void, gbh_find_fives, (void));

/* The value of the position to `side`, on the move. */
FAR(B_GOBANG_BOARD, void, gbh_evaluate, (void));

#endif
