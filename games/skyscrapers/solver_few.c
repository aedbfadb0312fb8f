/* The rules that fill the last one or two open cells a clue depends on: the original's "intuitive" solver (GAP, GAPS)
 * and the general form (FEW). They differ in when they look at a line; the trying is the same. */
#include "games/skyscrapers/solver_int.h"

static uint8_t clue_now;                /* the clue that is looked along, and its line */
static uint8_t end;                     /* cells that matter: up to and with the tallest if it stands, else all */
static uint8_t open_all, open_before;   /* open cells in the line; among those that matter */
static uint8_t place_a, place_b;        /* the first two of them, as distances ... */
static uint8_t cell_a, cell_b;          /* ... and as cells */

/* Reads the line of clue_now into sky_h and the variables above. */
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
        if (h == sky_n) {
            end = i + 1;
        }
        if (h == 0) {
            ++open_all;
            if (end == sky_n) {
                if (open_before == 0) {
                    place_a = i;
                    cell_a = cell;
                } else {
                    place_b = i;
                    cell_b = cell;
                }
                ++open_before;
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

static uint8_t good_a[SKY_MAX_N + 1], good_b[SKY_MAX_N + 1];    /* heights that some way to fill the cells uses */

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

/* 1 if rule r has something to try in the line surveyed. */
static uint8_t due(uint8_t r) {
    uint8_t stands;                     /* the tallest has its place */

    stands = sky_h[end - 1] == sky_n;
    if (r == SKY_R_GAP) {
        return stands != 0 && open_before == 1;
    }
    if (r == SKY_R_GAPS) {
        return stands != 0 && open_before == 2 && open_all == 2;
    }
    return open_before <= 2;
}

static void look(uint8_t r) {
    survey();
    if (due(r) == 0) {
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

/* A line has two clues; both are looked along in one slice. */
static uint8_t fill(uint8_t r, uint8_t bit) {
    uint8_t line;

    line = sky_next_dirty(bit);
    if (line == 255) {
        return SKY_QUIET;
    }
    clue_now = sky_front[line];
    if (sky_clue[clue_now] != 0) {
        look(r);
    }
    if (sky_step_cells == 0) {
        clue_now = sky_back[line];
        if (sky_clue[clue_now] == 0) {
            return SKY_MORE;
        }
        look(r);
    } else {
        sky_dirty[line] |= bit;         /* the other clue has not been heard */
    }
    if (sky_step_cells == 0) {
        return SKY_MORE;
    }
    sky_step_clue = clue_now;
    sky_used[clue_now] = 1;
    return SKY_HIT;
}

uint8_t sky_rule_gap(void) {
    return fill(SKY_R_GAP, SKY_D_GAP);
}

uint8_t sky_rule_gaps(void) {
    return fill(SKY_R_GAPS, SKY_D_GAPS);
}

uint8_t sky_rule_few(void) {
    return fill(SKY_R_FEW, SKY_D_FEW);
}
