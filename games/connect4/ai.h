/* Connect 4: the computer player. A level searches a fixed number of nodes, not for a fixed time, so console and host play the same
 * move.
 *
 *     c4_think_begin(&game, C4_PERFECT, seed);
 *     while (!c4_think_step()) { ... a frame may pass here ... }
 *     c4_play(&game, c4_think.column);
 *
 * On the console a step ends with the frame: at most about 2,000 cycles after it. The search keeps its state in globals (hot.h):
 * one question at a time, thinking or analysing. You may stop after any step; just begin the next question.
 */
#ifndef C4_AI_H
#define C4_AI_H

#include "games/connect4/rules.h"

#include <stdint.h>
#include "gates.h"

/* In the order of the cast (cart/club/cast.h): the ladder, and a guest between Hard and Perfect. */
enum { C4_BEGINNER, C4_EASY, C4_MEDIUM, C4_HARD, C4_PERFECT, C4_EXPERT, C4_LEVELS };
#define C4_LAST_GLANCE C4_MEDIUM /* levels up to this one look at the board only once */

/* What a weaker level overlooks in a move: it plays the best move that it can see without that. */
enum {
    C4_HIDE_NOTHING,
    C4_HIDE_ROWS,
    C4_HIDE_RISING,
    C4_HIDE_FALLING,
    C4_HIDE_DIAGONALS,
    C4_HIDE_FAR,    /* all columns except those near the newest stone */
    C4_HIDE_SECOND, /* the right one of two columns that win or stop a win */
    C4_HIDE_ABOVE,  /* what becomes playable on top of its stone */
    C4_HIDE_OTHER,  /* what the other side is up to */
    C4_HIDINGS
};

/* Values, for the side to move. */
enum { C4_UNKNOWN, C4_WIN, C4_DRAW, C4_LOSS };

/* Nodes a move at level Perfect; book and model know these. */
#define C4_BUDGET 12000
#define C4_BUDGET_LATE 14000
#define C4_LATE 24 /* stones: from here on the value is always proven ... */
/* ... with more nodes in the one of two thousand positions that needs them, none of Perfect's own games. The hardest of a million
 * took 154,000 nodes. */
#define C4_BUDGET_MORE 8000
#define C4_PATIENCE 100
#define C4_BUDGET_LOST 500 /* then, if all is lost, for the longest defence */

typedef struct {
    uint8_t column; /* the move: 0..6 */
    uint8_t value;  /* proven value of the position, or C4_UNKNOWN */
    uint8_t book;   /* 1: the move comes from the book */
    uint8_t trivial; /* 1: found without search: an immediate win, the only move that does not lose at once, or all moves do */
    uint8_t hidden;  /* C4_HIDE_: what was overlooked */
    uint8_t settled; /* 1: the search alone proves that no move is better (if lost, that none lasts longer) */
    uint32_t nodes;  /* searched */
} c4_think_t;
extern c4_think_t c4_think;

/* Starts on a move. The game must not be over. The seed picks among equals at the levels below Perfect; the
 * same seed and position give the same move. */
FAR(B_CONNECT4_AI, void, c4_think_begin, (const c4_game_t *game, uint8_t level, uint16_t seed));

/* From this many stones on nodes are spent until the value is proven. It is set to C4_LATE when a question begins, and may then
 * be lowered. */
extern uint8_t c4_patient_from;

/* Works on; 1 when c4_think is complete. */
uint8_t c4_think_step(void);

/* Stops the search: the next steps take the best move so far, which is not proven unless c4_think.settled says so. */
FAR(B_CONNECT4_AI, void, c4_think_stop, (void));

/* The same until the frame is over (cart/think.h). */
FAR(B_CONNECT4_AI, uint8_t, c4_think_run, (void));

/* The value of every column, for the analysis view. */
typedef struct {
    uint8_t value[C4_COLS];  /* of the position after that move, for the side that made it; C4_UNKNOWN: not
                               proven, or full */
    uint8_t stones[C4_COLS]; /* number of the winning stone with best play by both; 0: a draw or not proven */
} c4_analysis_t;
extern c4_analysis_t c4_analysis;

#define C4_ANALYSIS_BUDGET 4000 /* nodes a column */

FAR(B_CONNECT4_AI, void, c4_analyse_begin, (const c4_game_t *game));
uint8_t c4_analyse_step(void); /* 1 when all columns are done; c4_analysis fills from the left before */
FAR(B_CONNECT4_AI, uint8_t, c4_analyse_run, (void));

#endif
