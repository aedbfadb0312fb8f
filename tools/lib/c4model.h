/* The console's Connect 4 search on 64-bit boards: result and node count equal games/connect4/hot_ref.c and hot.s on every
 * position (tests compare them), about a hundred times faster. The book maker uses it to replay what the console does. */
#ifndef C4MODEL_H
#define C4MODEL_H

#include "tools/lib/c4bits.h"

#define C4M_FALSE 0
#define C4M_TRUE 1
#define C4M_UNKNOWN (-1)

/* Nodes for a move at level Perfect. Late positions are cheaper and must always be solved. */
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
    int false_hits; /* hash table hits that belonged to another position: the result must then be checked by other means */
} c4m_answer_t;

/* The engine at Perfect, without the book. The game must not be over, and the board must be turned as Perfect turns it:
 * c4b_canonical. */
c4m_answer_t c4m_think(const c4_board_t *b);

/* One question to the search: does `attacker` (0 first, 1 second) place a winning stone as stone number
 * `deadline` or earlier? C4M_UNKNOWN when it takes more than *budget nodes; *budget is lowered by the nodes
 * used. */
int c4m_ask(const c4_board_t *b, int attacker, int deadline, int *budget);

#endif
