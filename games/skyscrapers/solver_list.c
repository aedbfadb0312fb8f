/* LIST: all ways to fill a line that suit both its clues, without walking through them one by one. A line is split at
 * its tallest tower; each part is a set of lower heights, of which there are 2^(N-1) at most, and for each set it is
 * enough to know how many towers can be seen in it. Tables and inner loops: hot.h. */
#include "games/skyscrapers/solver_int.h"
#include "sky_lines.h"

/* A line is listed in these stages, each in slices of at most SLICE sets. Stages are done one after the other until their
 * weighed sets reach BUDGET: a slice of the solver. One unit is about 60 cycles, 190 at worst: 18,000 for an open line of
 * nine. */
enum { PICK, ENDS_NEAR, ENDS_FAR, JOIN, BACK_FAR, BACK_NEAR, APPLY, HOME };
#define SLICE 32
#define BUDGET 64
#define SHORT 31   /* lines with this many sets or fewer take two slices and no stages ... */
#define SHORTER 15 /* ... or one */

static uint8_t stage;
static uint8_t at_set; /* first set of the next slice; the last one when walking back */
static uint8_t line;
static uint8_t spent;               /* of the budget */
static uint8_t with[SKY_MAX_N + 1]; /* candidates -> cells that have this many */

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
    return 1;
}

static void enter(uint8_t next) {
    stage = next;
    at_set = 2;
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

/* The line has been cut to what fits. */
static uint8_t applied(void) {
    sky_dirty[line] &= ~SKY_D_LIST; /* listing it again would find nothing new */
    stage = PICK;
    if (sky_step_cells == 0) {
        return SKY_MORE;
    }
    sky_step_clue = sky_clue[sky_front[line]] != 0 ? sky_front[line] : sky_back[line];
    sky_used[sky_front[line]] = 1;
    sky_used[sky_back[line]] = 1;
    return SKY_HIT;
}

/* One slice of the current stage. Walking back costs more per set than listing, joining less. */
static void list_slice(void) {
    uint8_t last, sets;

    if (stage == BACK_NEAR || stage == BACK_FAR) {
        last = slice_down();
        sky_list_back();
        sets = sky_upto - sky_from;
        spent += sets;
        spent += sets >> 1;
    } else {
        last = slice_up();
        sets = sky_upto - sky_from;
        if (stage <= ENDS_FAR) {
            sky_list_ends();
            spent += sets;
        } else {
            sky_list_join();
            spent += sets >> 1;
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
            sky_list_open(line);
            enter(ENDS_NEAR);
        } else {
            sky_list_ahead(line);
            stage = HOME;
            if (sky_full > SHORTER) {
                return SKY_MORE;
            }
        }
    }
    if (stage == HOME) {
        sky_list_home(line);
        return applied();
    }
    spent = 0;
    while (stage != APPLY && spent < BUDGET) {
        list_slice();
    }
    if (stage != APPLY) {
        return SKY_MORE;
    }
    sky_list_apply(line);
    return applied();
}

/* ---- FRESH ------------------------------------------------------------------------------------------------------------------
 * What LIST finds in a line that is empty except for its clues, from a table. The maker solves one puzzle after the other and would list the
 * same empty lines again and again. Large sizes and parks are not in the table: there LIST does it. */

#define FRESH_LINES 6 /* per slice */

static uint8_t hit; /* what the slice returns */

static void fresh_look(uint8_t fresh) {
    uint8_t bit;

    if (sky_clue[sky_front[fresh]] == 0 && sky_clue[sky_back[fresh]] == 0) {
        return;
    }
    sky_list_fresh(fresh);
    bit = sky_dirty[fresh] & SKY_D_LIST;
    sky_step_cells = 0; /* the list of the step has room for one line only */
    sky_list_apply(fresh);
    if (sky_step_cells != 0) {
        hit = SKY_HIT;
        sky_used[sky_front[fresh]] = 1;
        sky_used[sky_back[fresh]] = 1;
    }
    if (bit == 0) {
        sky_dirty[fresh] &= 0xFF ^ SKY_D_LIST; /* listing it now would find nothing new */
    }
}

static uint8_t no_table(void) {
    return sky_n > SKY_LINES_LARGEST || sky_parks != 0;
}

uint8_t sky_fresh_dirty(void) {
    return no_table() != 0 ? 0xFF : 0xFF ^ SKY_D_LIST;
}

uint8_t sky_rule_fresh(void) {
    uint8_t count;

    if (sky_at[SKY_R_FRESH] == sky_n2 || no_table() != 0) {
        return SKY_QUIET;
    }
    hit = SKY_MORE;
    for (count = 0; count < FRESH_LINES; ++count) {
        fresh_look(sky_at[SKY_R_FRESH]);
        ++sky_at[SKY_R_FRESH];
        if (sky_at[SKY_R_FRESH] == sky_n2) {
            break;
        }
    }
    return hit;
}
