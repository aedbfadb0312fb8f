/* The engine of the solver: it decides which rule is tried when, and what counts as a step. The rules are in solver_*.c. */
#include "games/skyscrapers/solver_int.h"

#include <string.h>

/* What the inner loops share (hot.h); with HOT_ASM, hot.s has the part that is in zero page. */
uint8_t sky_lo[SKY_CELLS], sky_top[SKY_CELLS], sky_val[SKY_CELLS];
uint8_t sky_queue[SKY_CELLS], sky_dirty[SKY_LINES];
uint8_t sky_tab[4 * 256];

#ifndef HOT_ASM
uint8_t sky_left, sky_queued, sky_bad;
uint8_t sky_ln[SKY_MAX_N], sky_lt[SKY_MAX_N], sky_h[SKY_MAX_N], sky_seq[SKY_MAX_N];
uint8_t sky_fit[SKY_MAX_N], sky_fit_t[SKY_MAX_N];
uint8_t sky_some, sky_tops, sky_keep, sky_keep_t;
uint8_t sky_from, sky_upto, sky_full, sky_alone, sky_far, sky_most;
uint8_t sky_ask[2], sky_ask0[2];
#endif

// clang-format off
const uint8_t sky_ones[256] = {
    0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5,
    1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6,
    1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6,
    2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
    1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5, 2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6,
    2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
    2, 3, 3, 4, 3, 4, 4, 5, 3, 4, 4, 5, 4, 5, 5, 6, 3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7,
    3, 4, 4, 5, 4, 5, 5, 6, 4, 5, 5, 6, 5, 6, 6, 7, 4, 5, 5, 6, 5, 6, 6, 7, 5, 6, 6, 7, 6, 7, 7, 8
};

const uint8_t sky_high[256] = {
    0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5,
    6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8,
    8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8
};
// clang-format on

uint8_t sky_solution[SKY_CELLS];
uint8_t sky_step_rule, sky_step_clue, sky_step_cells, sky_step_height;
uint8_t sky_step_cell[SKY_STEP_MAX];
uint8_t sky_hardest;
uint16_t sky_tries;
uint8_t sky_clue[SKY_CLUES], sky_used[SKY_CLUES], sky_at[SKY_RULES];
uint8_t sky_restart, sky_quick;

static uint8_t rule[SKY_RULES];      /* the rules in use, easiest first */
static uint32_t rule_set;            /* the set they come from */
static uint8_t rule_count, rule_now; /* rule_now: index of the one at work */
static uint8_t may_try;              /* SKY_R_TRY is in use */
static uint8_t answer;

typedef uint8_t (*rule_fn)(void);
static const rule_fn rule_code[SKY_RULES] = {0,
                                             sky_rule_last,
                                             sky_rule_fresh,
                                             sky_rule_one,
                                             sky_rule_climb,
                                             sky_rule_face,
                                             sky_rule_away,
                                             sky_rule_two,
                                             sky_rule_gap,
                                             sky_rule_gaps,
                                             sky_rule_only,
                                             sky_rule_limit,
                                             sky_rule_rest,
                                             sky_rule_few,
                                             sky_rule_sets,
                                             sky_rule_list,
                                             sky_rule_fish,
                                             sky_rule_chain,
                                             0};

uint8_t sky_strike(uint8_t cell, uint8_t lo, uint8_t top) {
    sky_keep = lo;
    sky_keep_t = top;
    return sky_note_cut(cell);
}

static const uint8_t height_bit[SKY_MAX_N + 1] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 0};

uint8_t sky_may(uint8_t cell, uint8_t h) {
    return h == sky_n ? sky_top[cell] : (sky_lo[cell] & height_bit[h]) != 0;
}

uint8_t sky_deny(uint8_t cell, uint8_t h) {
    return h == sky_n ? sky_strike(cell, 0xFF, 0) : sky_strike(cell, ~height_bit[h], 1);
}

uint8_t sky_fix(uint8_t cell, uint8_t h) {
    return h == sky_n ? sky_strike(cell, 0, 1) : sky_strike(cell, height_bit[h], 0);
}

uint16_t sky_candidates(uint8_t cell) {
    uint16_t m;

    m = sky_top[cell];
    m <<= sky_n - 1;
    m |= sky_lo[cell];
    return m;
}

/* Candidates of an empty board, then the givens; dirty[] of lines without givens becomes `dirty`. */
static void clear_board(const uint8_t *given, uint8_t dirty) {
    uint8_t cell;

    sky_left = sky_nn;
    sky_queued = 0;
    sky_bad = 0;
    sky_step_cells = 0;
    sky_full = 0xFF >> (9 - sky_n);
    sky_alone = sky_parks + 1;
    memset(sky_lo, sky_full, sky_nn);
    memset(sky_top, 1, sky_nn);
    memset(sky_val, 0, sky_nn);
    memset(sky_dirty, dirty, sky_n2);
    memset(sky_at, 0, sizeof sky_at);
    for (cell = 0; cell < sky_nn; ++cell) {
        if (given[cell] != 0) {
            sky_fix(cell, given[cell]);
        }
    }
}

/* Spreads a set into rule[]. */
static void spread(uint32_t rules) {
    uint8_t r;

    rule_set = rules;
    rule_count = 0;
    for (r = 1; r < SKY_R_TRY; ++r) {
        rules >>= 1;
        if (((uint8_t)rules & 1) != 0) {
            rule[rule_count] = r;
            ++rule_count;
        }
    }
    rules >>= 1;
    may_try = (uint8_t)rules & 1;
    sky_first = (uint8_t)rules & 2;
}

void sky_solve_more(uint32_t rules) {
    if (rules != rule_set) {
        spread(rules);
    }
    rule_now = 0;
    sky_restart = 1;
    answer = SKY_BUSY;
}

void sky_solve_again(const sky_puzzle_t *p, uint32_t rules) {
    memcpy(sky_clue, p->clue, sizeof sky_clue);
    memset(sky_used, 0, sizeof sky_used);
    sky_known = 0;
    sky_quick = 0;
    sky_hardest = 0;
    sky_tries = 0;
    sky_try_begin();
    /* FRESH has already done what LIST would do first. */
    clear_board(p->given, (rules & SKY_BIT(SKY_R_FRESH)) != 0 ? sky_fresh_dirty() : 0xFF);
    sky_solve_more(rules);
}

/* 1 if the heights placed suit all clues. Rules that list lines guarantee it; the original's do not. */
static uint8_t suits(void) {
    uint8_t k, i, cell;

    for (k = 0; k < sky_n4; ++k) {
        if (sky_clue[k] == 0) {
            continue;
        }
        cell = sky_start[k];
        for (i = 0; i < sky_n; ++i) {
            sky_h[i] = sky_val[cell];
            cell += sky_step[k];
        }
        if (sky_see(sky_n) != sky_clue[k]) {
            sky_used[k] = 1; /* this refutes a supposition */
            return 0;
        }
    }
    return 1;
}

/* Something has changed: the easiest rule comes next. */
static uint8_t step_made(uint8_t r) {
    sky_step_rule = r;
    if (r > sky_hardest) {
        sky_hardest = r;
    }
    rule_now = 0;
    sky_restart = 1;
    return SKY_STEP;
}

static uint8_t finish(void) {
    /* Nobody watches and nothing is supposed: the maker is at work, whose clues are always right. */
    if ((sky_quick == 0 || sky_supposed != 0) && suits() == 0) {
        sky_bad = 1;
        return SKY_BUSY;
    }
    return sky_try_full();
}

/* One slice of the rule at work; rules that have nothing to find cost little, so they are passed over at once. */
static uint8_t work(void) {
    uint8_t r, found;

    do {
        r = rule[rule_now];
        sky_step_cells = 0;
        sky_step_clue = SKY_NO_CLUE;
        sky_step_height = 0;
        found = (*rule_code[r])();
        if (found == SKY_HIT) {
            return step_made(r);
        }
        if (found == SKY_MORE) {
            sky_restart = 0;
            return SKY_BUSY;
        }
        sky_restart = 1;
        ++rule_now;
    } while (rule_now < rule_count);
    return SKY_BUSY;
}

uint8_t sky_solve_step(void) {
    uint8_t state;

    if (answer != SKY_BUSY) {
        return answer;
    }
    if (sky_bad != 0) {
        state = sky_try_bad();
    } else if (sky_left == 0) {
        state = finish();
    } else if (rule_now < rule_count) {
        return work();
    } else {
        state = may_try != 0 ? sky_try_stuck() : SKY_STUCK;
    }
    if (state == SKY_STEP) {
        return step_made(SKY_R_TRY);
    }
    if (state >= SKY_DONE) {
        answer = state;
        return state;
    }
    rule_now = 0;
    sky_restart = 1;
    return SKY_BUSY;
}

void sky_solve_forget(void) {
    rule_set = 0;
}

void sky_solve_begin(const sky_puzzle_t *p, uint32_t rules) {
    sky_solve_forget();
    sky_geo(p->n, p->parks);
    sky_solve_again(p, rules);
}
