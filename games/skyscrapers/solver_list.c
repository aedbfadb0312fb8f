/* LIST: all ways to fill a line that suit both its clues, without walking through them one by one. A line is split at
 * its tallest tower; each part is a set of lower heights, of which there are 2^(N-1) at most, and for each set it is
 * enough to know how many towers can be seen in it. Tables and inner loops: hot.h. */
#include "games/skyscrapers/solver_int.h"
#include "games/skyscrapers/place.h"

/* A line is listed in these stages, each in slices of SLICE sets. */
enum { PICK, ENDS_NEAR, ENDS_FAR, JOIN, BACK_FAR, BACK_NEAR, APPLY, SHORT_BACK };
#define SLICE 32
#define SHORT 31                        /* lines with so many sets or fewer are listed in two slices ... */
#define SHORTER 15                      /* ... or in one */

static uint8_t stage;
static uint8_t at_set;                  /* first set of the next slice; the last one when walking back */
static uint8_t line;
static uint8_t with[SKY_MAX_N + 1];     /* candidates -> cells that have so many */

/* 1 if a line without clues can be passed over. While supposing, always: the single rules catch all contradictions in
 * the end. Otherwise if no k of its open cells can share k heights, for want of k cells with k candidates at most. */
static uint8_t idle(void) {
    uint8_t k, open, sum;

    if (sky_supposed != 0) {
        return 1;
    }
    sky_load(sky_front[line]);
    for (k = 0; k <= sky_n; ++k) {
        with[k] = 0;
    }
    for (k = 0; k < sky_n; ++k) {
        ++with[sky_ones[sky_ln[k]] + sky_lt[k]];
    }
    open = sky_n - with[1];
    sum = 0;
    for (k = 2; k < open; ++k) {
        sum += with[k];
        if (sum >= k) {
            return 0;
        }
    }
    return 1;
}

/* Takes the next line that has changed; 0 if there is none. */
static uint8_t pick(void) {
    do {
        line = sky_next_dirty(SKY_D_LIST);
        if (line == 255) {
            return 0;
        }
    } while (sky_clue[sky_front[line]] == 0 && sky_clue[sky_back[line]] == 0 && idle() != 0);
    sky_list_open(line);
    return 1;
}

static void enter(uint8_t next) {
    stage = next;
    at_set = 1;
    switch (next) {
    case ENDS_NEAR:
        sky_list_face(0);
        break;
    case ENDS_FAR:
        sky_list_face(1);
        break;
    case JOIN:
        at_set = 0;
        break;
    case BACK_NEAR:
        sky_list_face(0);
        at_set = sky_full;
        break;
    default:
        at_set = sky_full;
        break;
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

static uint8_t apply(void) {
    sky_list_apply(line);
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

/* The first and the second half of a short line. */
static void short_ends(void) {
    sky_from = 1;
    sky_upto = sky_full;
    sky_list_face(0);
    sky_list_ends();
    sky_list_face(1);
    sky_list_ends();
}

static uint8_t short_back(void) {
    sky_from = 0;
    sky_list_join();
    sky_from = 1;
    sky_list_back();
    sky_list_face(0);
    sky_list_back();
    return apply();
}

/* One slice of the stage at hand. */
static void list_slice(void) {
    uint8_t last;

    if (stage == BACK_NEAR || stage == BACK_FAR) {
        last = slice_down();
        sky_list_back();
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
}

uint8_t sky_rule_list(void) {
    if (sky_restart != 0 || stage == PICK) {
        if (pick() == 0) {
            return SKY_QUIET;
        }
        if (sky_full > SHORT) {
            enter(ENDS_NEAR);
        } else {
            short_ends();
            if (sky_full > SHORTER) {
                stage = SHORT_BACK;
                return SKY_MORE;
            }
            return short_back();
        }
    }
    if (stage == SHORT_BACK) {
        return short_back();
    }
    if (stage == APPLY) {
        return apply();
    }
    list_slice();
    return SKY_MORE;
}
