/* REST: when the tallest towers N, N-1, .. of a line stand, a clue says how many are still to be seen before the
 * nearest of them. These are LIMIT's thoughts again, about a shorter line with lower towers. */
#include "games/skyscrapers/solver_int.h"

static uint8_t room;                    /* cells before the nearest of the tall towers that stand */
static uint8_t tallest;                 /* the tallest height that has no place yet */
static uint8_t missing;                 /* towers still to be seen in these cells */

/* Reads the line of clue k: 0 if it says nothing. */
static uint8_t survey(uint8_t k) {
    uint8_t i, cell, step, h;

    for (h = 1; h <= sky_n; ++h) {
        sky_h[h - 1] = 255;             /* here: height - 1 -> distance */
    }
    cell = sky_start[k];
    step = sky_step[k];
    for (i = 0; i < sky_n; ++i) {
        h = sky_val[cell];
        if (h != 0) {
            sky_h[h - 1] = i;
        }
        cell += step;
    }
    missing = sky_clue[k];
    room = sky_n;
    for (tallest = sky_n; tallest != 0; --tallest) {
        i = sky_h[tallest - 1];
        if (i == 255) {
            break;
        }
        if (i < room) {
            if (missing == 0) {
                sky_bad = 1;
                return 0;
            }
            room = i;
            --missing;
        }
    }
    return room != 0 && room < sky_n && tallest != 0;
}

/* The i-th cell is at most tallest - missing + i high. */
static void look(uint8_t k) {
    uint8_t cell, limit, keep;

    if (survey(k) == 0) {
        return;
    }
    if (missing == 0 || missing > room || missing > tallest) {
        sky_bad = 1;
        return;
    }
    cell = sky_start[k];
    if (missing == 1) {                 /* the first hides all the others: it is as high as there are cells, or higher */
        keep = 0xFF << (room - 1);
        sky_strike(cell, keep, 1);
    }
    limit = tallest + 1 - missing;
    for (; limit < tallest; ++limit) {
        keep = 0xFF >> (8 - limit);
        sky_strike(cell, keep, 0);
        cell += sky_step[k];
    }
}

uint8_t sky_rule_rest(void) {
    uint8_t line, k;

    line = sky_next_dirty(SKY_D_REST);
    if (line == 255) {
        return SKY_QUIET;
    }
    k = sky_front[line];
    if (sky_clue[k] != 0) {
        look(k);
    }
    if (sky_step_cells == 0) {
        k = sky_back[line];
        if (sky_clue[k] == 0) {
            return SKY_MORE;
        }
        look(k);
    } else {
        sky_dirty[line] |= SKY_D_REST;
    }
    if (sky_step_cells == 0) {
        return SKY_MORE;
    }
    sky_step_clue = k;
    sky_used[k] = 1;
    return SKY_HIT;
}
