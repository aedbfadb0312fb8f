/* A puzzle as data, and the shape of its board of N x N cells, N = 4..9, as tables that are filled once per size.
 *
 *              clue 0 .. N-1                 cell  = row * N + column, row 0 on top
 *             +-------------+                line  = 0 .. N-1: rows; N .. 2N-1: columns
 *   2N..3N-1  |             | 3N..4N-1       clue  = the order of Towers' game IDs: above the columns,
 *             +-------------+                        below them, left of the rows, right of them
 *              N .. 2N-1
 *
 * A walk from a clue into the board is a start cell and a step; steps are added modulo 256.
 *
 * A puzzle with parks has one empty lot in every line, and towers of 1 .. N-1 floors. It is a Latin square of 1 .. N all the same: 1 is the
 * park, which hides nothing and is not seen, and every other height has one floor less than its number.
 */
#ifndef SKY_GEO_H
#define SKY_GEO_H

#include <stdint.h>

#define SKY_MIN_N 4
#define SKY_MAX_N 9
#define SKY_CELLS 81
#define SKY_CLUES 36
#define SKY_LINES 18

/* A puzzle as plain data. */
typedef struct {
    uint8_t n;                /* side, 4..9 */
    uint8_t parks;            /* 1: height 1 is a park */
    uint8_t clue[SKY_CLUES];  /* 1..n (with parks 1..n-1), 0 = missing */
    uint8_t given[SKY_CELLS]; /* 1..n, 0 = open */
} sky_puzzle_t;

extern uint8_t sky_n;                /* side of the board */
extern uint8_t sky_parks;            /* 1: height 1 is a park; so this is also the greatest height that is never seen */
extern uint8_t sky_nn;               /* cells: N * N */
extern uint8_t sky_n2;               /* lines: 2N */
extern uint8_t sky_n4;               /* clues: 4N */
extern uint8_t sky_row[SKY_CELLS];   /* cell -> row */
extern uint8_t sky_col[SKY_CELLS];   /* cell -> column */
extern uint8_t sky_start[SKY_CLUES]; /* clue -> first cell seen */
extern uint8_t sky_step[SKY_CLUES];  /* clue -> distance of the next cell */
extern uint8_t sky_line_of[SKY_CLUES]; /* clue -> line */
extern uint8_t sky_front[SKY_LINES];   /* line -> the clue at its left or upper end */
extern uint8_t sky_back[SKY_LINES];    /* line -> the clue at its right or lower end */

/* Fills the tables for side n (4..9). */
void sky_geo(uint8_t n, uint8_t parks);

#endif
