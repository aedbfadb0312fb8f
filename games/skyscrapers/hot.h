/* The inner loops of the solver: contracts. Each exists twice (cart/twin.h): 6502 assembly in hot.s and hot_list.s for the ROM, plain C
 * in hot_ref.c for the host. Both read and write only the variables below.
 *
 * Candidates are kept in two planes, because a listing splits a line at its tallest tower anyway:
 *   sky_lo[cell]   bit h-1 = height h is still possible, h = 1 .. N-1 (N - 1 <= 8 bits)
 *   sky_top[cell]  1 = height N is still possible
 */
#ifndef SKY_HOT_H
#define SKY_HOT_H

#include "cart/twin.h"
#include "games/skyscrapers/solver.h"

extern uint8_t sky_lo[SKY_CELLS], sky_top[SKY_CELLS];
extern uint8_t sky_val[SKY_CELLS];   /* height placed, 0 = open */
ZP(uint8_t, sky_left);               /* cells not yet placed */
extern uint8_t sky_queue[SKY_CELLS]; /* cells with one candidate that are not placed yet */
ZP(uint8_t, sky_queued);             /* how many */
extern uint8_t sky_dirty[SKY_LINES]; /* per line: the rules (SKY_D_*) that have not seen its last change */
ZP(uint8_t, sky_bad);                /* not 0: some cell has no candidate left */
extern uint8_t sky_clue[SKY_CLUES];  /* 0 = missing */

/* Hot scalars and one line, in zero page on the console. */
/* the two planes of a line, from the clue inwards */
ZP_ARRAY(uint8_t, sky_ln, SKY_MAX_N);
ZP_ARRAY(uint8_t, sky_lt, SKY_MAX_N);
/* what sky_only() has seen in a line: heights that some cell can have, cells that can have the tallest */
ZP(uint8_t, sky_some);
ZP(uint8_t, sky_tops);
/* the candidates that sky_note_cut() leaves */
ZP(uint8_t, sky_keep);
ZP(uint8_t, sky_keep_t);
ZP_ARRAY(uint8_t, sky_h, SKY_MAX_N);     /* heights for sky_see() */
ZP_ARRAY(uint8_t, sky_seq, SKY_MAX_N);   /* low planes of a line for the listing, nearest first */
ZP_ARRAY(uint8_t, sky_fit, SKY_MAX_N);   /* low planes that some listed line uses, in the order of sky_ln */
ZP_ARRAY(uint8_t, sky_fit_t, SKY_MAX_N); /* the same for the tallest */
/* first and last set of a slice of the listing */
ZP(uint8_t, sky_from);
ZP(uint8_t, sky_upto);
ZP(uint8_t, sky_full);  /* the set of all heights below N */
ZP(uint8_t, sky_alone); /* the count of one tower, as in the tables: 1, or 2 with parks */
/* what the clues of the near and the far end require, see join */
ZP_ARRAY(uint8_t, sky_ask, 2);
ZP_ARRAY(uint8_t, sky_ask0, 2);
ZP(uint8_t, sky_far);            /* 0: this end is the near one; 1: the far one */
ZP(uint8_t, sky_most);           /* cells before the farthest place of the tallest, from this end */
extern uint8_t sky_tab[4 * 256]; /* sets -> counts: near, far; joined: near, far */

#define SKY_NEAR (sky_tab)
#define SKY_FAR (sky_tab + 256)
#define SKY_JOIN (sky_tab + 512)
#define SKY_JOIN_FAR (sky_tab + 768)

extern const uint8_t sky_lines[];     /* see mklines.c */
extern const uint16_t sky_lines_of[]; /* where the lines of side 4, 5 .. start in it */
extern const uint8_t sky_ones[256];   /* bits that are set */
extern const uint8_t sky_high[256];   /* number of the highest bit that is set, 1..8; 0 for 0 */

/* Copies the line that clue k (0 .. 4N-1) looks into to sky_ln and sky_lt. */
TWINS(void, sky_load, (uint8_t k));

/* Number of towers seen from the left among sky_h[0 .. end-1], heights 1..9; end = 1..9. A park is not seen. */
TWINS(uint8_t, sky_see, (uint8_t end));

/* Keeps only the candidates of sky_keep (heights below N) and sky_keep_t in a cell. Returns 1 if that removed
 * something: then the cell's lines are dirty, a cell with one candidate left is queued, one with none sets sky_bad, and the cell is noted in
 * sky_step_cell[], if there is room. */
TWINS(uint8_t, sky_note_cut, (uint8_t cell));

/* The lowest line with `bit` set in sky_dirty[]; the bit is cleared. 255 if there is none. */
TWINS(uint8_t, sky_next_dirty, (uint8_t bit));

/* Cuts each cell of a line that alone can have some height down to it, as sky_note_cut(). Sets sky_bad if some height
 * has no place. */
TWINS(void, sky_only, (uint8_t line));

/* Places the only candidate of a cell and removes it from the cell's row and column, as sky_note_cut() does, but notes nothing. */
TWINS(void, sky_place, (uint8_t cell));

/* The listing. A line is listed by open, face(0), ends, face(1), ends, join, back, face(0), back, apply. A set of heights below N is a
 * byte. For a set S of k heights the table of an end holds the numbers of towers that can be seen in the nearest k cells when they hold
 * exactly S: bit c-1 = c towers. With parks bit c = c towers: alone, a park shows none, which is all that is different. The empty set is
 * never read, nor are sets of more than sky_most heights, which are passed over. Fills the table of the end sky_far for the sets
 * sky_from .. sky_upto (>= 2), ascending, from sky_seq; face has done set 1. */
TWINS(void, sky_list_ends, (void));

/* Loads a line, and sky_ask and sky_ask0 from its clues; clears what fits. */
TWINS(void, sky_list_open, (uint8_t line));

/* Sets sky_fit and sky_fit_t to what listing an empty line with the clues of `line` would find, from sky_lines[]. */
TWINS(void, sky_list_fresh, (uint8_t line));

/* Turns to the near (0) or the far end (1): sky_far, sky_most, sky_seq, and set 1 of its table. */
TWINS(void, sky_list_face, (uint8_t end));

/* Cuts the cells of a line to what fits, as sky_note_cut(). */
TWINS(void, sky_list_apply, (uint8_t line));

/* All of the above for a short line (N <= 6): from open to join; from there to apply. */
TWINS(void, sky_list_ahead, (uint8_t line));
TWINS(void, sky_list_home, (uint8_t line));

/* Joins both tables at the tallest tower. For each set S in sky_from .. sky_upto (>= 0) before it and the rest R behind it:
 * SKY_JOIN[S] and SKY_JOIN_FAR[R] = the counts of either which suit its clue, both 0 if those of the other do not, or if
 * the tallest cannot be there; otherwise the place is set in sky_fit_t. sky_ask = counts asked of the near and of the
 * far end (bits as in the tables), sky_ask0 = 1 if the end may have no tower before the tallest. */
TWINS(void, sky_list_join, (void));

/* Walks back, at the end sky_far, from the joined sets sky_upto .. sky_from (>= 1), descending: collects in sky_fit the heights that occur. */
TWINS(void, sky_list_back, (void));

#endif
