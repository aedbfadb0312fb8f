/* The easy rules: those of the original machine, for any N, and ours of the same kind. Each function is one slice. */
#include "games/skyscrapers/solver_int.h"

#define QUICK_PLACES 12 /* about 600 cycles each */

uint8_t sky_rule_last(void) {
    uint8_t cell, count;

    if (sky_queued == 0) {
        return SKY_QUIET;
    }
    count = sky_quick != 0 ? QUICK_PLACES : 1;
    do {
        --sky_queued;
        cell = sky_queue[sky_queued];
        sky_place(cell);
        --count;
    } while (count != 0 && sky_queued != 0 && sky_bad == 0);
    sky_step_cell[0] = cell;
    sky_step_cells = 1;
    sky_step_height = sky_val[cell];
    return SKY_HIT;
}

/* One-off rules depend on the clue alone, so each clue is looked at once. A visitor does the work for one clue. */
typedef void (*visitor)(uint8_t k, uint8_t clue, uint8_t first);

/* Looks at one clue after the other, from where rule r stopped, until one has made a step. */
static uint8_t visit(uint8_t r, visitor look) {
    uint8_t k, clue;

    for (;;) {
        k = sky_at[r];
        if (k == sky_n4) {
            return SKY_QUIET;
        }
        ++sky_at[r];
        clue = sky_clue[k];
        if (clue == 0) {
            continue;
        }
        (*look)(k, clue, sky_start[k]);
        if (sky_step_cells != 0) {
            sky_step_clue = k;
            sky_used[k] = 1;
            return SKY_HIT;
        }
    }
}

/* With parks the first may be the park; then the tallest comes next. */
static void look_one(uint8_t k, uint8_t clue, uint8_t first) {
    uint8_t i;

    if (clue != 1) {
        return;
    }
    sky_strike(first, sky_parks, 1);
    if (sky_parks != 0) {
        first += sky_step[k];
        for (i = 2; i < sky_n; ++i) {
            first += sky_step[k];
            sky_strike(first, 0xFF, 0);
        }
    }
}

uint8_t sky_rule_one(void) {
    return visit(SKY_R_ONE, look_one);
}

static void look_climb(uint8_t k, uint8_t clue, uint8_t first) {
    uint8_t h;

    if (clue == sky_n) {
        for (h = 1; h <= sky_n; ++h) {
            sky_fix(first, h);
            first += sky_step[k];
        }
    }
}

uint8_t sky_rule_climb(void) {
    return visit(SKY_R_CLIMB, look_climb);
}

/* The clue at the other end of the line that clue k looks into; clues come in facing blocks of N. */
static uint8_t facing(uint8_t k) {
    uint8_t line;

    line = sky_line_of[k];
    return sky_front[line] == k ? sky_back[line] : sky_front[line];
}

static void look_face(uint8_t k, uint8_t clue, uint8_t first) {
    uint8_t i, other;

    other = facing(k);
    if (sky_clue[other] == 0 || clue + sky_clue[other] != sky_n + 1) {
        return;
    }
    for (i = 1; i < clue; ++i) {
        first += sky_step[k];
    }
    if (sky_strike(first, 0, 1) != 0) {
        sky_used[other] = 1;
    }
}

uint8_t sky_rule_face(void) {
    return visit(SKY_R_FACE, look_face);
}

/* Parks do not change this and LIMIT; CLIMB and FACE then find no clue of theirs, for no more than N-1 towers are seen. */
static void look_away(uint8_t k, uint8_t clue, uint8_t first) {
    uint8_t i;

    for (i = 1; i < clue; ++i) {
        sky_strike(first, 0xFF, 0);
        first += sky_step[k];
    }
}

uint8_t sky_rule_away(void) {
    return visit(SKY_R_AWAY, look_away);
}

static void look_two(uint8_t k, uint8_t clue, uint8_t first) {
    if (clue == 2 && sky_parks == 0) { /* behind a park it may be there */
        sky_deny(first + sky_step[k], sky_n - 1);
    }
}

uint8_t sky_rule_two(void) {
    return visit(SKY_R_TWO, look_two);
}

static void look_limit(uint8_t k, uint8_t clue, uint8_t first) {
    uint8_t limit, heights;

    limit = sky_n + 1 - clue;
    if (limit == sky_n) {
        return;
    }
    heights = 0xFF >> (8 - limit);
    for (; limit < sky_n; ++limit) {
        sky_strike(first, heights, 0);
        heights = (heights << 1) | 1;
        first += sky_step[k];
    }
}

uint8_t sky_rule_limit(void) {
    return visit(SKY_R_LIMIT, look_limit);
}

uint8_t sky_rule_only(void) {
    uint8_t line;

    do {
        line = sky_next_dirty(SKY_D_ONLY);
        if (line == 255) {
            return SKY_QUIET;
        }
        sky_only(line);
        if (sky_bad != 0) {
            return SKY_MORE;
        }
    } while (sky_step_cells == 0);
    sky_step_clue = sky_front[line];
    return SKY_HIT;
}
