#include "cart/pad.h"
#include "cart/rng.h"
#include "games/connect4/demo.h"
#include "games/connect4/play.h"

#define THINK_TICKS 40
#define STEP_TICKS 12
#define NO_COLUMN 0xFF

static uint8_t goal; /* column + 1 that the hand walks to, 0 when it has not chosen */
static uint8_t wait;

/* A column that wins at once for the side to move, or NO_COLUMN. */
static uint8_t winning_column(void) {
    uint8_t column, events;
    for (column = 0; column < C4_COLS; ++column) {
        events = c4_play(&c4_state.match.game, column);
        if (events != C4_EV_ILLEGAL) {
            c4_undo(&c4_state.match.game);
        }
        if (events & C4_EV_WON) {
            return column;
        }
    }
    return NO_COLUMN;
}

/* Wins when it can, leans to the middle else: enough for a show that ends. */
static uint8_t choose(void) {
    uint8_t column = winning_column();
    while (column == NO_COLUMN) {
        column = (uint8_t)(rng_below(4) + rng_below(4));
        if (!c4_legal(&c4_state.match.game, column)) {
            column = NO_COLUMN;
        }
    }
    return column;
}

static void aim(void) {
    uint8_t player = c4_match_turn(&c4_state.match);
    uint8_t at = (uint8_t)(c4_state.cursor + 1);
    if (goal == 0) {
        goal = (uint8_t)(choose() + 1);
        wait = THINK_TICKS;
    } else if (at < goal) {
        pad_demo_held[player] = PAD_RIGHT;
        wait = STEP_TICKS;
    } else if (at > goal) {
        pad_demo_held[player] = PAD_LEFT;
        wait = STEP_TICKS;
    } else {
        pad_demo_held[player] = PAD_A;
        wait = STEP_TICKS;
        goal = 0;
    }
}

void c4_demo_tick(void) {
    pad_demo_held[0] = 0;
    pad_demo_held[1] = 0;
    if (wait != 0) {
        --wait;
    } else if (c4_state.state == C4_ST_AIM) {
        aim();
    } else if (c4_state.state == C4_ST_OVER) {
        pad_demo_held[0] = PAD_A;
        pad_demo_held[1] = PAD_A;
        wait = THINK_TICKS;
    }
}
