/* LIST: all ways to fill a line that suit both its clues, without walking through them one by one. A line is split at
 * its tallest tower; each part is a set of lower heights, of which there are 2^(N-1) at most, and for each set it is
 * enough to know how many towers can be seen in it. Tables and inner loops: hot.h. */
#include "games/skyscrapers/solver_int.h"

#include <string.h>

/* A line is listed in these stages, each in slices of SLICE sets. */
enum { PICK, ENDS_NEAR, ENDS_FAR, JOIN_NEAR, BACK_NEAR, JOIN_FAR, BACK_FAR, APPLY };
#define SLICE 32

static uint8_t stage;
static uint8_t at_set;                  /* first set of the next slice; the last one when walking back */
static uint8_t line;
static uint8_t want[2], want0[2];       /* counts asked of the near and the far end, see hot.h */
static uint8_t fit[SKY_MAX_N];

/* What a clue (0 = none) asks of the towers before the tallest, which is itself one of those seen. */
static void ask(uint8_t end, uint8_t clue) {
    want[end] = 0xFF;
    want0[end] = 1;
    if (clue == 1) {
        want[end] = 0;
    } else if (clue != 0) {
        want[end] = 1 << (clue - 2);
        want0[end] = 0;
    }
}

/* Takes the next line that has changed; 0 if there is none. */
static uint8_t pick(void) {
    uint8_t fore, aft;

    do {
        line = sky_next_dirty(SKY_D_LIST);
        if (line == 255) {
            return 0;
        }
        fore = sky_clue[sky_front[line]];
        aft = sky_clue[sky_back[line]];
        /* While supposing, a line without clues is left to the single rules: they catch all contradictions in the end. */
    } while (sky_supposed != 0 && fore == 0 && aft == 0);
    ask(0, fore);
    ask(1, aft);
    sky_load(sky_front[line]);
    memset(sky_fit_t, 0, sizeof sky_fit_t);
    return 1;
}

/* Sets the hot variables for one end of the line. */
static void face(uint8_t end) {
    uint8_t i, j;

    sky_far = end;
    sky_want = want[end];
    sky_want0 = want0[end];
    sky_wish = want[end ^ 1];
    sky_wish0 = want0[end ^ 1];
    j = sky_n;
    for (i = 0; i < sky_n; ++i) {
        --j;
        sky_seq[i] = sky_ln[end == 0 ? i : j];
    }
    memset(sky_fit, 0, sizeof sky_fit);
}

static void enter(uint8_t next) {
    stage = next;
    at_set = next == BACK_NEAR || next == BACK_FAR ? sky_full : 1;
    switch (next) {
    case ENDS_NEAR:
        face(0);
        break;
    case ENDS_FAR:
    case JOIN_FAR:
        face(1);
        break;
    case JOIN_NEAR:
        face(0);
        break;
    default:
        break;
    }
    if (next == JOIN_NEAR || next == JOIN_FAR) {
        at_set = 0;
    }
}

/* Sets sky_from and sky_upto for the next ascending slice; 1 if it is the last. */
static uint8_t slice_up(void) {
    sky_from = at_set;
    sky_upto = sky_full;
    if (sky_full - at_set >= SLICE) {
        at_set += SLICE;
        sky_upto = at_set - 1;
        return 0;
    }
    return 1;
}

static uint8_t slice_down(void) {
    sky_upto = at_set;
    sky_from = 1;
    if (at_set > SLICE) {
        at_set -= SLICE;
        sky_from = at_set + 1;
        return 0;
    }
    return 1;
}

/* Adds what the end just walked back has found. */
static void collect(void) {
    uint8_t i, j;

    j = sky_n;
    for (i = 0; i < sky_n; ++i) {
        --j;
        if (sky_far == 0) {
            fit[i] = sky_fit[i];
        } else {
            fit[i] |= sky_fit[j];
        }
    }
}

static uint8_t apply(void) {
    uint8_t i, cell, step;

    cell = sky_start[sky_front[line]];
    step = sky_step[sky_front[line]];
    for (i = 0; i < sky_n; ++i) {
        sky_strike(cell, fit[i], sky_fit_t[i]);
        cell += step;
    }
    sky_dirty[line] &= ~SKY_D_LIST;     /* listing it again would find nothing new */
    stage = PICK;
    if (sky_step_cells == 0) {
        return SKY_MORE;
    }
    sky_step_clue = sky_clue[sky_front[line]] != 0 ? sky_front[line] : sky_back[line];
    sky_used[sky_front[line]] = 1;
    sky_used[sky_back[line]] = 1;
    return SKY_HIT;
}

uint8_t sky_rule_list(void) {
    uint8_t last;

    if (sky_restart != 0 || stage == PICK) {
        if (pick() == 0) {
            return SKY_QUIET;
        }
        enter(ENDS_NEAR);
    }
    if (stage == APPLY) {
        return apply();
    }
    if (stage == BACK_NEAR || stage == BACK_FAR) {
        last = slice_down();
        sky_list_back();
        if (last != 0) {
            collect();
        }
    } else {
        last = slice_up();
        if (stage <= ENDS_FAR) {
            sky_list_ends();
        } else {
            sky_list_join();
        }
    }
    if (last != 0) {
        enter(stage + 1);
    }
    return SKY_MORE;
}
