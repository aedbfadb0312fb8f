#include "games/gobang/review.h"
#include "games/gobang/ai.h"
#include "games/gobang/rules.h"

#ifdef NES_CART
_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */
#endif

#define ASKED_MOST 3 /* positions in which Top is asked */

uint8_t gb_review_length, gb_review_turn, gb_review_best;
static uint8_t top_asked; /* how often Top was asked; 0: still looking for the winner's wins */

void gb_review_go(uint8_t moves) {
    while (gb_count > moves) {
        gb_undo();
    }
    while (gb_count < moves) {
        gb_play(gb_moves[gb_count]);
    }
}

/* What would Top have played instead of this move of the loser's? */
static uint8_t ask_top(uint8_t move) {
    gb_review_go(move);
    gb_review_turn = move;
    ++top_asked;
    gb_think_begin(GB_LEVEL_TOP, 0);
    return 0;
}

/* Before the winner's move `move`: did it have a five or a win by fours? */
static uint8_t ask_fours(uint8_t move) {
    gb_review_go(move);
    gb_think_begin(GB_LEVEL_FOURS, 0);
    return 0;
}

void gb_review_begin(void) {
    gb_review_length = gb_count;
    gb_review_turn = GB_REVIEW_NONE;
    gb_review_best = GB_NO_CELL;
    top_asked = 0;
    if ((gb_result == GB_BLACK_WINS || gb_result == GB_WHITE_WINS) && gb_count > 2) {
        ask_fours((uint8_t)(gb_count - 1));
    } else {
        top_asked = ASKED_MOST + 1; /* nothing to find */
    }
}

uint8_t gb_review_next(void) {
    uint8_t cell = GB_NO_CELL;
    if (top_asked <= ASKED_MOST) {
        cell = gb_think_move();
    }
    if (top_asked == 0) {
        if (cell == GB_NO_CELL) {
            return ask_top((uint8_t)(gb_count + 1)); /* not lost yet: the loser's next move lost it */
        }
        if (gb_count < 3) { /* it was lost from the first move on */
            return ask_top((uint8_t)(gb_count - 1));
        }
        return ask_fours((uint8_t)(gb_count - 2));
    }
    if (top_asked <= ASKED_MOST && cell == gb_moves[gb_count] && gb_count >= 2 && top_asked != ASKED_MOST) {
        return ask_top((uint8_t)(gb_count - 2));
    }
    if (top_asked <= ASKED_MOST && cell != gb_moves[gb_count]) {
        gb_review_best = cell;
    }
    gb_review_go(gb_review_length);
    return 1;
}
