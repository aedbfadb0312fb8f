/* The console's Connect 4 search on 64-bit boards: result and node count equal games/connect4/hot_ref.c and
 * hot.s on every position (tests compare them), about a hundred times faster. The book maker replays the
 * console with it. */
#ifndef C4MODEL_H
#define C4MODEL_H

#include "tools/lib/c4bits.h"

#define C4M_FALSE 0
#define C4M_TRUE 1
#define C4M_UNKNOWN (-1)

/* Nodes a move at level Perfect: late positions are cheaper, and have to be solved always. */
#define C4M_BUDGET 12000
#define C4M_BUDGET_LATE 14000
#define C4M_LATE 24 /* stones */

/* What the engine concludes about a position with its side to move. */
enum { C4M_UNSOLVED, C4M_WIN, C4M_DRAW, C4M_LOSS, C4M_LOSS_OPEN };

typedef struct {
    int verdict;    /* C4M_*; LOSS_OPEN: lost, but the longest defence was not settled within the budget */
    int column;     /* the move; -1 when UNSOLVED */
    int trivial;    /* found without search: a win, a forced or only move, or nothing left to save */
    int nodes;      /* nodes used */
    int false_hits; /* hits of the hash table on another position: the verdict then needs a second opinion */
} c4m_answer_t;

/* The engine at Perfect, without the book. `b` must not be over, and stand as Perfect turns it:
 * c4b_canonical. */
c4m_answer_t c4m_think(const c4_board_t *b);

/* One question to the search: does `attacker` (0 first, 1 second) place a winning stone as stone number
 * `deadline` or earlier? C4M_UNKNOWN when it takes more than *budget nodes; *budget is lowered by the nodes
 * used. */
int c4m_ask(const c4_board_t *b, int attacker, int deadline, int *budget);

#endif
