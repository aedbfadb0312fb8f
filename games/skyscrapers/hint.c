#include "games/skyscrapers/hint.h"

#include "games/skyscrapers/solver_int.h"
#include "games/skyscrapers/square.h"

#include <string.h>

sky_hint_t sky_hint;
static sky_puzzle_t position; /* the puzzle with all entries as givens */

uint8_t sky_hint_wrong(void) {
    uint8_t cell, wrong;

    wrong = 0;
    sky_hint.cells = 0;
    sky_hint.height = 0;
    sky_hint.clue = SKY_NO_CLUE;
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] == 0 || sky_game.entry[cell] == sky_goal[cell]) {
            continue;
        }
        ++wrong;
        if (sky_hint.cells < SKY_STEP_MAX) {
            sky_hint.lit[sky_hint.cells] = cell;
            ++sky_hint.cells;
        }
    }
    return wrong;
}

void sky_hint_begin(uint8_t original) {
    uint8_t cell, top;

    memcpy(&position, &sky_game.puzzle, sizeof position);
    memcpy(position.given, sky_game.entry, sizeof position.given);
    if (original != 0) {
        sky_solve_begin(&position, SKY_SET_ORIGINAL);
    } else {
        sky_solve_begin(&position, SKY_SET_ALL | SKY_FIRST);
    }
    /* what earlier hints have ruled out; sky_top is of the tallest height, whose bit follows those of sky_lo */
    for (cell = 0; cell < sky_nn; ++cell) {
        top = sky_n == 9 ? (sky_game.more[cell] & SKY_GONE_9) == 0 : ((sky_game.gone[cell] >> (sky_n - 1)) & 1) == 0;
        if (sky_game.gone[cell] != 0 || top == 0) {
            sky_strike(cell, ~sky_game.gone[cell], top);
        }
    }
}

/* The step that the solver has just made. */
static void take_step(void) {
    sky_hint.rule = sky_step_rule;
    sky_hint.clue = sky_step_clue;
    sky_hint.cells = sky_step_cells;
    memcpy(sky_hint.lit, sky_step_cell, sizeof sky_hint.lit);
    sky_hint.height = sky_step_rule == SKY_R_LAST ? sky_step_height : 0;
}

/* The solver has reached the solution under a supposition, so the first supposition was right. */
static uint8_t take_supposed(void) {
    uint8_t cell;

    cell = sky_try_cell();
    if (sky_game.entry[cell] != 0) { /* the player has entered it by now: go on from there */
        sky_hint_begin(0);
        return SKY_HINT_BUSY;
    }
    sky_hint.rule = SKY_R_TRY;
    sky_hint.clue = SKY_NO_CLUE;
    sky_hint.cells = 1;
    sky_hint.lit[0] = cell;
    sky_hint.height = sky_goal[cell];
    return SKY_HINT_STEP;
}

uint8_t sky_hint_step(void) {
    uint8_t state;

    state = sky_solve_step();
    if (state >= SKY_DONE) {
        return sky_supposed != 0 ? take_supposed() : SKY_HINT_OVER;
    }
    if (state != SKY_STEP || sky_supposed != 0) {
        return SKY_HINT_BUSY;
    }
    if (sky_step_rule == SKY_R_LAST && sky_game.entry[sky_step_cell[0]] != 0) {
        return SKY_HINT_BUSY; /* it is already built */
    }
    take_step();
    return SKY_HINT_STEP;
}
