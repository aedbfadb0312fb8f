#include "games/skyscrapers/hint.h"

#include "games/skyscrapers/solver_int.h"
#include "games/skyscrapers/place.h"

#include <string.h>

sky_hint_t sky_hint;
static sky_puzzle_t position;           /* the puzzle with all entries as givens */
static uint8_t done;

void sky_hint_begin(const uint8_t *solution) {
    uint8_t cell, h;

    memset(&sky_hint, 0, sizeof sky_hint);
    done = 1;
    sky_hint.kind = SKY_HINT_NONE;
    for (cell = 0; cell < sky_nn; ++cell) {
        h = sky_game.entry[cell];
        if (h == 0) {
            sky_hint.kind = SKY_HINT_CELL;
        } else if (h != solution[cell]) {
            sky_hint.kind = SKY_HINT_WRONG;
            sky_hint.cell = cell;
            return;
        }
    }
    if (sky_hint.kind == SKY_HINT_NONE) {
        return;
    }
    done = 0;
    memcpy(&position, &sky_game.puzzle, sizeof position);
    memcpy(position.given, sky_game.entry, sizeof position.given);
    sky_solve_begin(&position, SKY_SET_ALL | SKY_FIRST);
}

/* Keeps the step that was just made, in case it turns out to be the one. */
static void keep_step(void) {
    sky_hint.rule = sky_step_rule;
    sky_hint.clue = sky_step_clue;
    sky_hint.cells = sky_step_cells;
    memcpy(sky_hint.lit, sky_step_cell, sizeof sky_hint.lit);
}

/* A cell that the player has not filled gets its height. */
static void answer(uint8_t cell, uint8_t height) {
    uint8_t i;

    sky_hint.kind = SKY_HINT_CELL;
    sky_hint.cell = cell;
    sky_hint.height = height;
    sky_hint.hardest = sky_hardest;
    done = 1;
    for (i = 0; i < sky_hint.cells; ++i) {
        if (sky_hint.lit[i] == cell) {
            return;                     /* the step kept has left it one height */
        }
    }
    sky_hint.rule = SKY_R_LAST;
    sky_hint.clue = SKY_NO_CLUE;
    sky_hint.cells = 1;
    sky_hint.lit[0] = cell;
}

uint8_t sky_hint_step(void) {
    uint8_t state;

    if (done != 0) {
        return 1;
    }
    state = sky_solve_step();
    if (state >= SKY_DONE) {
        /* Solved while something was supposed: the first supposition was right. */
        sky_step_rule = SKY_R_TRY;
        sky_step_clue = SKY_NO_CLUE;
        sky_step_cells = 1;
        sky_step_cell[0] = sky_try_cell();
        keep_step();
        answer(sky_try_cell(), sky_solution[sky_try_cell()]);
        sky_hint.hardest = SKY_R_TRY;
        return 1;
    }
    if (state == SKY_STEP && sky_supposed == 0) {
        if (sky_step_rule != SKY_R_LAST) {
            keep_step();
        } else if (sky_game.entry[sky_step_cell[0]] == 0) {
            answer(sky_step_cell[0], sky_step_height);
        }
    }
    return done;
}
