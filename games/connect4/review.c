/* Where a game turned. See review.h. */
#include "games/connect4/review.h"

#include "games/connect4/ai.h"
#include "games/connect4/book.h"

#include <string.h>

#define SEED 1
#define PATIENT_FROM 14 /* stones from which on a proof takes at most a minute or two */
#ifdef NES_CART
#define THINK c4_think_run
#else
#define THINK c4_think_step
#endif

c4_review_t c4_review;

static c4_game_t past;          /* only its moves and their number count */
static uint8_t played;          /* the column that was chosen at c4_review.at */
static uint8_t first;           /* the column at c4_review.at in the line that is followed, or C4_COLS: none yet */
static uint8_t moves[C4_CELLS]; /* of the game */
static uint8_t step;            /* moves from one position to the one before it: 2, or 1 after a draw */
static uint8_t as_good;         /* what whoever moves there got out of it */

static void think(void) {
    c4_think_begin(&past, C4_PERFECT, SEED);
    c4_patient_from = PATIENT_FROM;
}

/* The position before move number `at`, 0 and on. */
static void stand(uint8_t at) {
    c4_review.at = at;
    played = moves[at];
    first = C4_COLS;
    memcpy(past.moves, moves, C4_CELLS);
    past.count = at;
    think();
}

void c4_review_begin(const c4_game_t *game) {
    uint8_t back = 1;
    memcpy(moves, game->moves, C4_CELLS);
    memset(&past, 0, sizeof past);
    memset(&c4_review, 0, sizeof c4_review);
    step = 1;
    as_good = C4_DRAW;
    if (game->over == C4_EV_WON) {
        step = 2;
        back = 2;
        as_good = C4_LOSS;
    }
    if (!game->over || game->count < back) {
        c4_review.state = C4_REVIEW_NOTHING;
    } else {
        stand(game->count - back);
    }
}

static void before(void) {
    if (c4_review.at < step) {
        c4_review.state = C4_REVIEW_NOTHING;
    } else {
        stand(c4_review.at - step);
    }
}

/* The value of the position is known, for the side to move there. */
static void judge(uint8_t value, uint8_t column) {
    if (value == as_good || (as_good == C4_DRAW && value == C4_LOSS)) {
        before();
    } else {
        c4_review.best = column;
        c4_review.state = C4_REVIEW_FOUND;
    }
}

/* Of the thought at the end of the line. An odd number of moves behind the position, it is the other side's. */
static uint8_t value_here(void) {
    uint8_t value = c4_think.value;
    if ((past.count ^ c4_review.at) & 1) {
        if (value == C4_WIN) {
            return C4_LOSS;
        }
        if (value == C4_LOSS) {
            return C4_WIN;
        }
    }
    return value;
}

/* The move is forced, or the book's: the value is that of the position behind it. */
static void follow(void) {
    uint8_t column = c4_think.column;
    if (first == C4_COLS) {
        first = column;
        if (column == played) { /* as good as any */
            before();
            return;
        }
    }
    past.moves[past.count] = column;
    ++past.count;
    if (past.count == C4_CELLS) {
        judge(C4_DRAW, first);
    } else {
        think();
    }
}

uint8_t c4_review_step(void) {
    if (c4_review.state != C4_REVIEW_WORKING) {
        return 1;
    }
    if (!THINK() && c4_think.value != C4_LOSS) { /* how long a lost game would last does not matter */
        return 0;
    }
    if (c4_think.value != C4_UNKNOWN) {
        judge(value_here(), first == C4_COLS ? c4_think.column : first);
    } else if (c4_think.trivial || (c4_think.book && past.count <= C4_BOOK_ALL)) {
        follow();
    } else {
        c4_review.best = first == C4_COLS ? c4_think.column : first;
        c4_review.state = C4_REVIEW_UNKNOWN;
    }
    return c4_review.state != C4_REVIEW_WORKING;
}
