/* Connect 4: the value of every column. See ai.h.
 *
 * For each move in turn, each with its own budget: does its side win? Does the other side? Then increasing deadlines give the
 * length. What the budget does not settle stays C4_UNKNOWN, or a value without a length. */
#include "cart/think.h"
#include "games/connect4/ai.h"

#include "games/connect4/ai_ask.h"

#include <string.h>

enum { ST_SET_BOARD, ST_FORGET, ST_COLUMN, ST_WIN, ST_LOSS, ST_LENGTH, ST_DONE };

c4_analysis_t c4_analysis;

static uint8_t state;
static uint8_t moves[C4_CELLS];
static uint8_t count;
static uint8_t side;
static uint8_t column;
static uint8_t who;  /* the winner whose stone is counted */
static uint8_t last; /* deadline */
static uint8_t table_quarter;

void c4_analyse_begin(const c4_game_t *game) {
    memcpy(moves, game->moves, C4_CELLS);
    count = game->count;
    side = count & 1;
    memset(&c4_analysis, 0, sizeof c4_analysis);
    column = 0;
    state = game->over ? ST_DONE : ST_SET_BOARD;
    c4_set_board_begin(moves, count, 0);
}

static void next_column(void) {
    ++column;
    state = column < C4_COLS ? ST_COLUMN : ST_DONE;
}

static void begin_column(void) {
    if (!(c4h_open & c4_trial_bit[column])) {
        next_column();
        return;
    }
    if (c4_winning(0) & c4_trial_bit[column]) {
        c4_analysis.value[column] = C4_WIN;
        c4_analysis.stones[column] = count + 1;
        next_column();
        return;
    }
    c4_left = C4_ANALYSIS_BUDGET;
    state = ST_WIN;
}

static void sign(void) {
    uint8_t answer;
    who = state == ST_WIN ? side : side ^ 1;
    answer = c4_ask(column, who, (uint8_t)(41 + who));
    if (answer == C4H_RUNNING) {
        return;
    }
    if (answer == C4_OUT) {
        next_column();
    } else if (answer == C4H_YES) {
        c4_analysis.value[column] = state == ST_WIN ? C4_WIN : C4_LOSS;
        last = state == ST_WIN ? count + 3 : count + 2;
        state = ST_LENGTH;
    } else if (state == ST_WIN) {
        state = ST_LOSS;
    } else {
        c4_analysis.value[column] = C4_DRAW;
        next_column();
    }
}

static void length(void) {
    uint8_t answer = C4H_YES;
    if (last < 41 + who) { /* it is won by the end of the game, as was proven before */
        answer = c4_ask(column, who, last);
    }
    if (answer == C4H_RUNNING) {
        return;
    }
    if (answer == C4H_YES) {
        c4_analysis.stones[column] = last;
    }
    if (answer == C4H_NO) {
        last += 2;
    } else {
        next_column();
    }
}

uint8_t c4_analyse_step(void) {
    switch (state) {
    case ST_SET_BOARD:
        if (c4_set_board_step()) {
            state = ST_FORGET;
            table_quarter = 0;
        }
        break;
    case ST_FORGET:
        c4h_forget(table_quarter);
        ++table_quarter;
        if (table_quarter == 4) {
            state = ST_COLUMN;
        }
        break;
    case ST_COLUMN:
        begin_column();
        break;
    case ST_WIN:
    case ST_LOSS:
        sign();
        break;
    case ST_LENGTH:
        length();
        break;
    default:
        break;
    }
    return state == ST_DONE;
}

THINK_RUN(c4_analyse_run, c4_analyse_step)
