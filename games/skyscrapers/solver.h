/* The solver: removes impossible heights by named rules, easiest first, and falls back to supposing heights.
 *
 *   sky_solve_begin(&puzzle, SKY_SET_ALL);
 *   while ((s = sky_solve_step()) < SKY_DONE) { if (s == SKY_STEP) show sky_step_rule, sky_step_clue, sky_step_cell[]; }
 *
 * One call of sky_solve_step() is one bounded slice of work (some 5,000 cycles of a 6502; 18,000 at most, on an open 9x9 board). There is one solver;
 * its state is file-scope data (about 2 KB), shared with the maker and the hint: only one of them may be at work.
 */
#ifndef SKY_SOLVER_H
#define SKY_SOLVER_H

#include "games/skyscrapers/geo.h"
#include "gates.h"

/* The rules, easiest first; the order is the order in which they are tried. */
enum {
    SKY_R_NONE,
    SKY_R_LAST, /* a cell has one height left: it is there, and nowhere else in its row and column */
    SKY_R_FRESH, /* LIST for lines that are empty except for their clues, by a table; for speed, in no set that is watched */
    SKY_R_ONE,   /* clue 1: the tallest is first */
    SKY_R_CLIMB, /* clue N: all heights in ascending order */
    SKY_R_FACE,  /* facing clues sum to N+1: the tallest is where both point */
    SKY_R_AWAY,  /* clue c: the tallest is not among the first c-1 */
    SKY_R_TWO,   /* clue 2: the second is not N-1 */
    SKY_R_GAP,   /* one open cell before the tallest: heights that miss the clue go */
    SKY_R_GAPS,  /* two open cells in the line, both before the tallest: the same for the two ways to fill them */
    SKY_R_ONLY,  /* a height has one place left in a line */
    SKY_R_LIMIT, /* clue c: the i-th tower is at most N - c + i high */
    SKY_R_REST,  /* the tallest towers are placed: LIMIT for what the clue still asks of the cells before them */
    SKY_R_FEW,   /* at most two open cells before the tallest, or in the line: as GAP and GAPS */
    SKY_R_SETS,  /* k cells of a line share k heights: no other cell of it has them */
    SKY_R_LIST,  /* all ways to fill a line that suit both its clues: heights in none of them go */
    SKY_R_FISH,  /* a height in k rows has k columns: it is in no other row of these columns; or the reverse */
    SKY_R_CHAIN, /* cells with two heights each: whichever the first has, one end of the chain has the height */
    SKY_R_TRY,   /* a height is supposed, and refuted by the rules above */
    SKY_RULES
};

/* Rule sets for sky_solve_begin(): bit r = rule r, and what to leave out. A grade is the weakest set that solves. */
#define SKY_BIT(r) ((uint32_t)1 << (r))
#define SKY_SET_SIMPLE                                                                                             \
    (SKY_BIT(SKY_R_LAST) | SKY_BIT(SKY_R_ONE) | SKY_BIT(SKY_R_CLIMB) | SKY_BIT(SKY_R_FACE) | SKY_BIT(SKY_R_AWAY) | \
     SKY_BIT(SKY_R_TWO))
/* the rules of the original machine */
#define SKY_SET_ORIGINAL (SKY_SET_SIMPLE | SKY_BIT(SKY_R_GAP) | SKY_BIT(SKY_R_GAPS))
#define SKY_SET_EASY \
    (SKY_SET_ORIGINAL | SKY_BIT(SKY_R_ONLY) | SKY_BIT(SKY_R_LIMIT) | SKY_BIT(SKY_R_REST) | SKY_BIT(SKY_R_FEW))
#define SKY_SET_HARD (SKY_SET_EASY | SKY_BIT(SKY_R_SETS) | SKY_BIT(SKY_R_LIST))
#define SKY_SET_EXTREME (SKY_SET_HARD | SKY_BIT(SKY_R_FISH) | SKY_BIT(SKY_R_CHAIN))
#define SKY_SET_ALL (SKY_SET_EXTREME | SKY_BIT(SKY_R_TRY))

/* The same power with fewer rules, for speed: those that a stronger one includes are left out. */
#define SKY_FAST_EASY                                                                                             \
    (SKY_BIT(SKY_R_LAST) | SKY_BIT(SKY_R_ONE) | SKY_BIT(SKY_R_TWO) | SKY_BIT(SKY_R_ONLY) | SKY_BIT(SKY_R_LIMIT) | \
     SKY_BIT(SKY_R_REST) | SKY_BIT(SKY_R_FEW))
#define SKY_FAST_HARD (SKY_BIT(SKY_R_LAST) | SKY_BIT(SKY_R_FRESH) | SKY_BIT(SKY_R_ONLY) | SKY_BIT(SKY_R_LIST))
#define SKY_FAST_EXTREME (SKY_FAST_HARD | SKY_BIT(SKY_R_FISH) | SKY_BIT(SKY_R_CHAIN))
#define SKY_FAST_ALL (SKY_FAST_HARD | SKY_BIT(SKY_R_TRY)) /* the quickest way to any answer */

/* Added to a set: the first solution met is the answer, whether or not there are others. For watching and hints. */
#define SKY_FIRST SKY_BIT(SKY_RULES)

enum { SKY_EASY, SKY_HARD, SKY_EXTREME, SKY_UNREASONABLE, SKY_GRADES };

enum {                        /* what sky_solve_step() returns */
       SKY_BUSY,              /* call again */
       SKY_STEP,              /* a rule removed something: see sky_step_*; call again */
       SKY_DONE,              /* the first of the final answers below */
       SKY_SOLVED = SKY_DONE, /* exactly one solution: sky_solution[] */
       SKY_NONE,              /* no solution */
       SKY_SEVERAL,           /* more than one; sky_solution[] is one of them */
       SKY_STUCK,             /* the given rules find nothing more; sky_lo/sky_top are what is left */
       SKY_TOO_DEEP           /* more heights supposed at once than the solver has room for; never seen so far */
};

extern uint8_t sky_solution[SKY_CELLS]; /* heights, valid after SKY_SOLVED and SKY_SEVERAL */

/* The step that was made last. */
extern uint8_t sky_step_rule;  /* SKY_R_* */
extern uint8_t sky_step_clue;  /* a clue of the line it looked along, or SKY_NO_CLUE */
extern uint8_t sky_step_cells; /* how many cells lost a height (at most SKY_STEP_MAX are kept) */
#define SKY_STEP_MAX 20
extern uint8_t sky_step_cell[SKY_STEP_MAX];
extern uint8_t sky_step_height; /* LAST: the height placed; TRY: the height supposed; else 0 */
#define SKY_NO_CLUE 255

extern uint8_t sky_hardest; /* the hardest rule that made a step since begin */
extern uint16_t sky_tries;  /* heights supposed since begin */

/* Number of heights supposed at the moment: while it is not 0, steps hold only under that assumption. And the cell of the first one. */
extern uint8_t sky_supposed;
uint8_t sky_try_cell(void);

/* Starts on a puzzle with a set of rules. The puzzle is copied; its givens are the heights already placed. */
FAR(B_SKYSCRAPERS_AI, void, sky_solve_begin, (const sky_puzzle_t *p, uint32_t rules));

/* Works on; see above. */
uint8_t sky_solve_step(void);

/* After SKY_STUCK: continues from there with a further set of rules. */
void sky_solve_more(uint32_t rules);

/* The candidates of a cell as the player sees them: bit h-1 = height h. */
FAR(B_SKYSCRAPERS_AI, uint16_t, sky_candidates, (uint8_t cell));

#endif
