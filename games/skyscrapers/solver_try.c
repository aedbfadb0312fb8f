/* TRY: supposing heights, without recursion. What is supposed at the moment is a stack of statements "cell has h" and
 * "cell has not h"; a statement of the second kind is one of the first that was refuted under those below it. To take a
 * statement back, the board from before all supposing is restored and the rest is stated again: the rules reach the same
 * end in whatever order they are fed, so no board per level has to be kept. */
#include "games/skyscrapers/solver_int.h"

#include <string.h>

#define DEPTH 160
#define NOT 128 /* on a height: the cell has it not */

static uint8_t on_cell[DEPTH], on_height[DEPTH];
static uint8_t depth;
static uint8_t root_lo[SKY_CELLS], root_top[SKY_CELLS], root_val[SKY_CELLS], root_left;
static uint8_t found; /* solutions met */
const uint8_t *sky_known;
uint8_t sky_first;
uint8_t sky_supposed;

void sky_try_begin(void) {
    depth = 0;
    found = 0;
    sky_supposed = 0;
}

uint8_t sky_try_cell(void) {
    return on_cell[0];
}

static void save_root(void) {
    memcpy(root_lo, sky_lo, sky_nn);
    memcpy(root_top, sky_top, sky_nn);
    memcpy(root_val, sky_val, sky_nn);
    root_left = sky_left;
}

static void restore_root(void) {
    memcpy(sky_lo, root_lo, sky_nn);
    memcpy(sky_top, root_top, sky_nn);
    memcpy(sky_val, root_val, sky_nn);
    memset(sky_dirty, 0, sky_n2);
    sky_left = root_left;
    sky_queued = 0;
    sky_bad = 0;
}

static void state(uint8_t i) {
    if ((on_height[i] & NOT) != 0) {
        sky_deny(on_cell[i], on_height[i] ^ NOT);
    } else {
        sky_fix(on_cell[i], on_height[i]);
    }
}

/* The places of tall towers decide most of what is seen, so the cell to suppose something about is one with few candidates
 * and a high one among them. Against the fewest candidates alone this divides the work by four, and the worst case by
 * ten (500 puzzles of Towers' upper grades, sizes 7 to 9). */
static uint8_t choose_cell(void) {
    uint8_t cell, rank, high, best, best_rank, best_high;

    best_rank = 255;
    best_high = 0;
    best = 0;
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_val[cell] != 0) {
            continue;
        }
        high = sky_top[cell] != 0 ? sky_n : sky_high[sky_lo[cell]];
        rank = sky_ones[sky_lo[cell]] + sky_top[cell];
        rank += SKY_MAX_N;
        rank -= high;
        if (rank < best_rank || (rank == best_rank && high > best_high)) {
            best_rank = rank;
            best_high = high;
            best = cell;
        }
    }
    return best;
}

/* The highest candidate; at the bottom of the stack not the known solution's, for only others are looked for. */
static uint8_t choose_height(uint8_t cell) {
    uint8_t h, avoid;

    avoid = sky_known != 0 && depth == 0 ? sky_known[cell] : 0;
    for (h = sky_n; h > 1; --h) {
        if (h != avoid && sky_may(cell, h) != 0) {
            break;
        }
    }
    return h;
}

uint8_t sky_try_stuck(void) {
    uint8_t cell;

    if (depth == DEPTH) {
        return SKY_TOO_DEEP;
    }
    if (depth == 0) {
        save_root();
    }
    cell = choose_cell();
    on_cell[depth] = cell;
    on_height[depth] = choose_height(cell);
    state(depth);
    ++depth;
    ++sky_supposed;
    ++sky_tries;
    return SKY_BUSY;
}

uint8_t sky_try_bad(void) {
    uint8_t i;

    while (depth != 0 && (on_height[depth - 1] & NOT) != 0) {
        --depth;
    }
    if (depth == 0) {
        if (found == 0) {
            return SKY_NONE;
        }
        return SKY_SOLVED; /* the one found is the only one */
    }
    restore_root();
    --sky_supposed;
    sky_step_cells = 0;
    on_height[depth - 1] |= NOT;
    for (i = 0; i < depth; ++i) {
        state(i);
    }
    if (sky_supposed != 0) {
        return SKY_BUSY;
    }
    /* No supposition is left, so all statements are true: they go into the board for good. */
    sky_step_cell[0] = on_cell[depth - 1];
    sky_step_cells = 1;
    sky_step_height = on_height[depth - 1] ^ NOT;
    sky_step_clue = SKY_NO_CLUE;
    depth = 0;
    return SKY_STEP;
}

uint8_t sky_try_full(void) {
    if (found == 0) {
        memcpy(sky_solution, sky_val, sky_nn);
    }
    ++found;
    if (sky_first != 0) {
        return SKY_SOLVED;
    }
    if (sky_known != 0 && sky_supposed != 0) {
        return SKY_SEVERAL; /* another than the one known */
    }
    if (found == 2) {
        return SKY_SEVERAL;
    }
    if (sky_supposed == 0) {
        return SKY_SOLVED;
    }
    sky_bad = 1; /* go on looking for a second one */
    return SKY_BUSY;
}
