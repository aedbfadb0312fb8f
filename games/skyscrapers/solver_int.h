/* What the files of the solver share among themselves. */
#ifndef SKY_SOLVER_INT_H
#define SKY_SOLVER_INT_H

#include "games/skyscrapers/hot.h"
#include "games/skyscrapers/solver.h"

/* Bits of sky_dirty[]: the rules that look at a line again after each change in it. */
#define SKY_D_GAP 0x01
#define SKY_D_GAPS 0x02
#define SKY_D_ONLY 0x04
#define SKY_D_FEW 0x08
#define SKY_D_SETS 0x10
#define SKY_D_LIST 0x20
#define SKY_D_REST 0x40

/* What a rule's slice returns. */
enum { SKY_QUIET, SKY_HIT, SKY_MORE }; /* nothing more to find; a step was made; not finished, call again */

extern uint8_t sky_used[SKY_CLUES]; /* not 0: some step since begin depended on this clue */
extern uint8_t sky_at[SKY_RULES];   /* how far each one-off rule has come: the next clue */
extern uint8_t sky_restart;         /* set when a rule starts: forget unfinished work */
extern uint8_t sky_quick;           /* not watched: one slice may make several steps of a kind */

/* sky_note_cut(); `lo`, `top` = candidates to keep. */
uint8_t sky_strike(uint8_t cell, uint8_t lo, uint8_t top);

/* 1 if the cell may have height h, 1..N. */
uint8_t sky_may(uint8_t cell, uint8_t h);
/* Takes height h, 1..N, from a cell; 1 if it was there. */
uint8_t sky_deny(uint8_t cell, uint8_t h);
/* Makes h the only candidate of a cell. */
uint8_t sky_fix(uint8_t cell, uint8_t h);

uint8_t sky_rule_last(void);
uint8_t sky_fresh_dirty(void); /* dirty[] at the start when FRESH is in use: it does what LIST would do first */
uint8_t sky_rule_fresh(void);
uint8_t sky_rule_one(void);
uint8_t sky_rule_climb(void);
uint8_t sky_rule_face(void);
uint8_t sky_rule_away(void);
uint8_t sky_rule_two(void);
uint8_t sky_rule_gap(void);
uint8_t sky_rule_gaps(void);
uint8_t sky_rule_only(void);
uint8_t sky_rule_limit(void);
uint8_t sky_rule_rest(void);
uint8_t sky_rule_few(void);
uint8_t sky_rule_sets(void);
uint8_t sky_rule_list(void);
uint8_t sky_rule_fish(void);
uint8_t sky_rule_chain(void);

/* The search over supposed heights (solver_try.c). */
extern const uint8_t *sky_known; /* a solution already known, or 0: then only others are looked for */
extern uint8_t sky_first;        /* not 0: the first solution met is the answer */
void sky_try_begin(void);
uint8_t sky_try_stuck(void); /* call it when the rules are stuck: supposes something */
uint8_t sky_try_bad(void);   /* call it at a contradiction: takes back; each returns SKY_BUSY, SKY_STEP or an answer */
uint8_t sky_try_full(void);  /* call it when all cells are placed and right */

/* Call it once before sky_solve_again(): memory may hold anything at power-on. */
void sky_solve_forget(void);

/* sky_solve_begin() without the tables of geo.h, which must be those of the puzzle already. */
void sky_solve_again(const sky_puzzle_t *p, uint32_t rules);

#endif
