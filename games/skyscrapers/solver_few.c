/* The rules that look along the clues of a line again whenever it has changed. GAP, GAPS and FEW fill the last one or two open cells a
 * clue depends on: the original's "intuitive" solver, and the general form. They differ in when they look at a line; the trying is the
 * same. REST is LIMIT again, for what is left of a line. */
#include "games/skyscrapers/solver_int.h"

static uint8_t rule_now; /* GAP, GAPS, FEW or REST */
static uint8_t clue_now; /* the clue that is looked along, and its line */
static uint8_t end;      /* cells that matter: up to and including the tallest if its place is known, else all */
static uint8_t open_all, open_before; /* open cells in the line; among those that matter */
static uint8_t place_a, place_b;      /* the first two of them, as distances ... */
static uint8_t cell_a, cell_b;        /* ... and as cells */

#define TOO_MANY 3 /* open cells for any of the rules */

/* Reads the line of clue_now into sky_h and the variables above, as far as it matters. */
static void survey(void) {
    uint8_t i, cell, step, h;

    cell = sky_start[clue_now];
    step = sky_step[clue_now];
    end = sky_n;
    open_all = 0;
    open_before = 0;
    for (i = 0; i < sky_n; ++i) {
        h = sky_val[cell];
        sky_h[i] = h;
        if (h == 0) {
            ++open_all;
            if (end == sky_n) {
                if (open_before == 0) {
                    place_a = i;
                    cell_a = cell;
                } else if (open_before == 1) {
                    place_b = i;
                    cell_b = cell;
                } else {
                    open_before = TOO_MANY;
                    return;
                }
                ++open_before;
            }
        } else if (h == sky_n) {
            end = i + 1;
            if (rule_now != SKY_R_GAPS) { /* this depends on the open cells behind it, too */
                return;
            }
        }
        cell += step;
    }
}

/* One open cell: heights that miss the clue go. */
static void try_one(void) {
    uint8_t h;

    for (h = 1; h <= sky_n; ++h) {
        if (sky_may(cell_a, h) == 0) {
            continue;
        }
        sky_h[place_a] = h;
        if (sky_see(end) != sky_clue[clue_now]) {
            sky_deny(cell_a, h);
        }
    }
}

static uint8_t good_a[SKY_MAX_N + 1], good_b[SKY_MAX_N + 1]; /* heights that some way to fill the cells uses */

/* All ways with height h in the first of two open cells. */
static void try_pairs(uint8_t h) {
    uint8_t g;

    sky_h[place_a] = h;
    for (g = 1; g <= sky_n; ++g) {
        if (g == h || sky_may(cell_b, g) == 0) {
            continue;
        }
        if (good_a[h] != 0 && good_b[g] != 0) {
            continue;
        }
        sky_h[place_b] = g;
        if (sky_see(end) == sky_clue[clue_now]) {
            good_a[h] = 1;
            good_b[g] = 1;
        }
    }
}

static void try_two(void) {
    uint8_t h;

    for (h = 1; h <= sky_n; ++h) {
        good_a[h] = 0;
        good_b[h] = 0;
    }
    for (h = 1; h <= sky_n; ++h) {
        if (sky_may(cell_a, h) != 0) {
            try_pairs(h);
        }
    }
    for (h = 1; h <= sky_n; ++h) {
        if (good_a[h] == 0) {
            sky_deny(cell_a, h);
        }
        if (good_b[h] == 0) {
            sky_deny(cell_b, h);
        }
    }
}

/* 1 if the rule has something to try in this line. */
static uint8_t due(void) {
    uint8_t tallest_placed; /* the tallest has its place */

    tallest_placed = sky_h[end - 1] == sky_n;
    if (rule_now == SKY_R_GAP) {
        return tallest_placed != 0 && open_before == 1;
    }
    if (rule_now == SKY_R_GAPS) {
        return tallest_placed != 0 && open_before == 2 && open_all == 2;
    }
    return open_before <= 2;
}

static void look(void) {
    survey();
    if (due() == 0) {
        return;
    }
    if (open_before == 0) {
        if (sky_see(end) != sky_clue[clue_now]) {
            sky_bad = 1;
        }
    } else if (open_before == 1) {
        try_one();
    } else {
        try_two();
    }
}

/* ---- REST ------------------------------------------------------------------------------------------------------------------
 * When the tallest towers N, N-1, .. of a line are placed, a clue says how many are still to be seen before the nearest of them. These are
 * LIMIT's thoughts again, about a shorter line with lower towers. */

static uint8_t room;                    /* cells before the nearest of the tall towers that are placed */
static uint8_t tallest;                 /* the tallest height that has no place yet */
static uint8_t missing;                 /* towers still to be seen in these cells */
static uint8_t distance[SKY_MAX_N + 1]; /* of each height, or FAR_OFF */
#define FAR_OFF 255

/* Reads the line of clue_now: 0 if nothing follows from it. */
static uint8_t rest_survey(void) {
    uint8_t i, cell, step, h;

    cell = sky_start[clue_now];
    step = sky_step[clue_now];
    for (i = sky_n; sky_val[cell] != sky_n; --i) {
        if (i == 1) {
            return 0; /* the tallest has no place yet */
        }
        cell += step;
    }
    for (i = 1; i <= sky_n; ++i) {
        distance[i] = FAR_OFF;
    }
    cell = sky_start[clue_now];
    for (i = 0; i < sky_n; ++i) {
        h = sky_val[cell];
        distance[h] = i;
        cell += step;
    }
    missing = sky_clue[clue_now];
    room = sky_n;
    for (tallest = sky_n; tallest != sky_parks; --tallest) {
        i = distance[tallest];
        if (i == FAR_OFF) {
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
    return room != 0 && room < sky_n && tallest != sky_parks;
}

/* The i-th cell is at most tallest - missing + i high. */
static void rest_look(void) {
    uint8_t cell, limit, keep;

    if (rest_survey() == 0) {
        return;
    }
    cell = sky_start[clue_now];
    if (missing == 0 && room == sky_parks) {
        sky_strike(cell, 1, 0);
        return;
    }
    if (missing == 0 || missing > room || missing > tallest) {
        sky_bad = 1;
        return;
    }
    if (missing == 1) { /* the first hides all the others: it is as high as there are cells, or higher; or it is a park */
        keep = (0xFF << (room - 1)) | sky_parks;
        sky_strike(cell, keep, 1);
    }
    limit = tallest + 1 - missing;
    for (; limit < tallest; ++limit) {
        keep = 0xFF >> (8 - limit);
        sky_strike(cell, keep, 0);
        cell += sky_step[clue_now];
    }
}

/* ---- both clues of a line ---------------------------------------------------------------------------------------------------- */

static void look_along(void) {
    if (rule_now == SKY_R_REST) {
        rest_look();
    } else {
        look();
    }
}

/* Takes the next line in which the rule has not seen the last change, and looks along both its clues in one slice. */
static uint8_t look_at_line(uint8_t bit) {
    uint8_t line;

    line = sky_next_dirty(bit);
    if (line == 255) {
        return SKY_QUIET;
    }
    clue_now = sky_front[line];
    if (sky_clue[clue_now] != 0) {
        look_along();
    }
    if (sky_step_cells == 0) {
        clue_now = sky_back[line];
        if (sky_clue[clue_now] == 0) {
            return SKY_MORE;
        }
        look_along();
    } else {
        sky_dirty[line] |= bit; /* the line's other clue has not been looked at */
    }
    if (sky_step_cells == 0) {
        return SKY_MORE;
    }
    sky_step_clue = clue_now;
    sky_used[clue_now] = 1;
    return SKY_HIT;
}

uint8_t sky_rule_gap(void) {
    rule_now = SKY_R_GAP;
    return look_at_line(SKY_D_GAP);
}

uint8_t sky_rule_gaps(void) {
    rule_now = SKY_R_GAPS;
    return look_at_line(SKY_D_GAPS);
}

uint8_t sky_rule_few(void) {
    rule_now = SKY_R_FEW;
    return look_at_line(SKY_D_FEW);
}

uint8_t sky_rule_rest(void) {
    rule_now = SKY_R_REST;
    return look_at_line(SKY_D_REST);
}
