/* What the computer does, in this order: make a five, stop a five, win by fours, make sure that the other side does not, search.
 * See ai.h. */
#include "games/gobang/ai.h"
#include "cart/think.h"
#include "games/gobang/hot.h"
#include "games/gobang/original.h"
#include "games/gobang/oversight.h"
#include "games/gobang/pool.h"
#include "games/gobang/rules.h"
#include "games/gobang/search.h"
#include "games/gobang/vcf.h"

uint8_t gb_pool[GB_POOL_SIZE];
uint8_t gb_pool_top;

typedef struct {
    uint16_t units; /* for all searches of a move together, which bounds the time */
    uint16_t vcf;   /* limit for each side's continuous-fours search; 0: none */
    uint8_t check;  /* limit for testing whether a move stops the other side's fours */
    uint8_t plies;
} level_t;

/* By level, in the order of the enum. */
static const level_t levels[GB_LEVELS] = {
    {0, 0, 0, 0}, {60, 0, 0, 2}, {58, 0, 0, 2}, {1650, 420, 60, 20}, {30, 0, 0, 1}, {160, 16, 12, 2},
};

#define SPREAD 15       /* hundredths of a logit: root moves that differ by less are nearly equal ... */
#define SPREAD_UNTIL 10 /* ... while there are fewer stones than this */
#define SPREAD_LATER 3
#define LOST (100 - GB_SEARCH_WIN)

enum { ST_ORIGINAL, ST_CLEAR, ST_LOAD, ST_FIVES, ST_ATTACK, ST_DEFEND, ST_CHECK, ST_SEARCH, ST_DONE };

static uint8_t state, level, vcf_only;
static uint8_t mover, opponent;
static uint8_t loaded; /* number of moves replayed on the search board; before that the next cell to clear, afterwards the row to look at */
static uint8_t own_five, five_count, threat; /* a five to make; the number of fives of the other side, and the first one */
static uint8_t chosen;
static uint16_t spent;
static uint8_t checking;               /* 1: a defence is being tested, its stone is on the board */
static uint8_t natural;                /* the root move that looked best before the search */
static uint8_t check_next, check_kept; /* root moves that have been tested as a defence, and how many of them held */

static void done(uint8_t cell) {
    chosen = cell;
    state = ST_DONE;
}

void gb_think_begin(uint8_t lv, uint16_t seed) {
    vcf_only = lv == GB_LEVEL_FOURS;
    if (vcf_only) {
        lv = GB_LEVEL_TOP;
    }
    level = lv;
    mover = (gb_count & 1) ? GB_WHITE : GB_BLACK;
    opponent = GB_BLACK + GB_WHITE - mover;
    chosen = GB_NO_CELL;
    spent = 0;
    gb_pool_top = 0;
    loaded = 0;
    gbh_limits = gb_renju;
    gb_search_seed = seed;
    gb_search_seed += (uint16_t)gb_count << 8;
    gb_oversight_draw(lv, gb_search_seed);
    if (lv == GB_LEVEL_ORIGINAL) {
        gb_original_begin(seed);
        state = ST_ORIGINAL;
    } else if (gb_count == 0) {
        done(vcf_only ? GB_NO_CELL : GB_CELL(7, 7));
    } else {
        state = ST_CLEAR;
    }
}

/* ---- the board ---------------------------------------------------------------------------------------------------------- */

/* The scans need to look only up to three rows beyond the stones. */
static void set_scan_rows(void) {
    uint8_t i, row;
    uint8_t low = 7, high = 7;

    for (i = 0; i < gb_count; ++i) {
        row = GB_Y(gb_moves[i]);
        if (row < low) {
            low = row;
        }
        if (row > high) {
            high = row;
        }
    }
    low = low < 3 ? 0 : low - 3;
    high = high > 11 ? 14 : high + 3;
    gbh_first = GB_CELL(0, low);
    gbh_last = GB_CELL(15, high);
}

static void clear_rows(void) {
    gbh_at = loaded;
    gbh_clear_rows();
    loaded += 64;
    if (loaded == 0) {
        state = ST_LOAD;
    }
}

static void load_one(void) {
    if (loaded == gb_count) {
        set_scan_rows();
        own_five = GB_NO_CELL;
        threat = GB_NO_CELL;
        five_count = 0;
        loaded = gbh_first;
        state = ST_FIVES;
        return;
    }
    gbh_at = gb_moves[loaded];
    gbh_side = (loaded & 1) ? GB_WHITE : GB_BLACK;
    gbh_put();
    GBH_KEEP();
    ++loaded;
}

/* ---- Renju -------------------------------------------------------------------------------------------------------------- */

uint8_t gb_ai_allowed(uint8_t cell) {
    return gb_renju_check(gbh_cell, cell) == GB_OK;
}

static void note_exact(uint8_t cell) {
    if (gbh_cell[cell] != GB_EMPTY || !gb_renju_five(gbh_cell, cell)) {
        return;
    }
    if (gbh_fives == 0) {
        gbh_fives = 1;
        gbh_five = cell;
    } else if (cell != gbh_five) {
        gbh_fives = 2;
    }
}

void gb_ai_exact_fives(void) {
    uint8_t axis, step, cell;

    gbh_fives = 0;
    for (axis = 0; axis < 4; ++axis) {
        step = gb_step[axis];
        for (cell = gbh_at; gbh_cell[cell] == GB_BLACK; cell += step) {
        }
        note_exact(cell);
        for (cell = gbh_at; gbh_cell[cell] == GB_BLACK; cell -= step) {
        }
        note_exact(cell);
    }
}

/* Black's rows of six are not fives: looks at the row again, cell by cell. */
static void exact_row(uint8_t cell) {
    gbh_fives = 0;
    for (; gbh_cell[cell] != GB_EDGE; ++cell) {
        note_exact(cell);
    }
}

/* ---- fives -------------------------------------------------------------------------------------------------------------- */

/* The fives of a side in one row of the board: `fives` and `five`. */
static void fives_in_row(uint8_t side) {
    gbh_at = loaded;
    gbh_side = side;
    gbh_fives = 0;
    gbh_find_fives();
    if (gb_renju && side == GB_BLACK && gbh_fives != 0) {
        exact_row(loaded);
    }
}

static void begin_fours(void) {
    if (levels[level].vcf != 0) {
        gb_vcf_begin(mover, levels[level].vcf);
        gb_vcf_threatened(five_count, threat);
        state = ST_ATTACK;
    } else {
        gb_vcf_begin(opponent, 0);
        state = ST_DEFEND;
    }
}

/* One row of the board a step: a five to make, then fives to stop. */
static void find_fives(void) {
    gb_oversight_forget(loaded, mover);
    fives_in_row(mover);
    if (gbh_fives != 0 && own_five == GB_NO_CELL) {
        own_five = gbh_five;
    }
    fives_in_row(opponent);
    if (gbh_fives != 0 && !gb_oversight_hides_five(gbh_five)) {
        five_count += gbh_fives;
        if (threat == GB_NO_CELL) {
            threat = gbh_five;
        }
    }
    loaded += 16;
    if ((uint8_t)(loaded - 1) != gbh_last) {
        return;
    }
    if (own_five != GB_NO_CELL) {
        done(own_five);
    } else if (threat != GB_NO_CELL && !vcf_only && (!gb_renju || mover == GB_WHITE || gb_ai_allowed(threat))) {
        done(threat);
    } else {
        begin_fours();
    }
}

/* ---- root moves --------------------------------------------------------------------------------------------------------- */

/* Adds a root move unless it is there already. */
static void add_root(uint8_t cell) {
    uint8_t i;

    if (gb_search_root_count == GB_SEARCH_ROOT || gb_cell[cell] != GB_EMPTY ||
        (gb_renju && mover == GB_BLACK && !gb_ai_allowed(cell))) {
        return;
    }
    for (i = 0; i < gb_search_root_count; ++i) {
        if (gb_search_root[i] == cell) {
            return;
        }
    }
    gb_search_root[gb_search_root_count] = cell;
    ++gb_search_root_count;
}

static void add_listed(uint8_t count) {
    uint8_t i;

    for (i = 0; i < count; ++i) {
        add_root(gbh_list[i]);
    }
}

static void start_search(void) {
    gb_pool_top = 0;
    natural = gb_search_root[0];
    gb_search_left = levels[level].units;
    gb_search_left -= spent;
    gb_search_most = levels[level].plies;
    gb_search_spread = gb_count < SPREAD_UNTIL ? SPREAD : SPREAD_LATER;
    gb_search_begin(mover);
    state = ST_SEARCH;
}

/* Collects the root moves: first those that could break the opponent's line of fours, if it has one, then the likeliest, then
 * every four. */
static void list_root(uint8_t in_danger) {
    uint8_t i;

    gb_search_root_count = 0;
    if (in_danger) {
        for (i = 0; i < gb_vcf_path_length; ++i) {
            add_root(gb_vcf_path[i]);
        }
    }
    gbh_side = mover;
    gbh_want = GBH_LIST;
    add_listed(gbh_scan());
    if (in_danger) {
        add_listed(gbh_scan_answers());
    }
    for (i = 0; gb_search_root_count == 0; ++i) {
        add_root(i);
    }
    if (gb_search_root_count == 1) {
        done(gb_search_root[0]);
    } else if (in_danger) {
        check_next = 0;
        check_kept = 0;
        checking = 0;
        state = ST_CHECK;
    } else {
        start_search();
    }
}

static void end_check(void) {
    if (check_kept != 0) {
        gb_search_root_count = check_kept > GBH_LIST ? GBH_LIST : check_kept;
    }
    if (gb_search_root_count == 1) {
        done(gb_search_root[0]);
    } else {
        start_search();
    }
}

/* Puts the next root move on the board. Returns 1 if the other side must answer it at once: such a move is kept untested. */
static uint8_t begin_check(void) {
    gbh_at = gb_search_root[check_next];
    gbh_side = mover;
    gbh_put();
    ++spent;
    if (gb_renju && mover == GB_BLACK && gbh_fives != 0) {
        gb_ai_exact_fives();
    }
    if (gbh_fives != 0) {
        return 1;
    }
    gb_vcf_begin(opponent, levels[level].check);
    checking = 1;
    return 0;
}

/* Tests one root move after the other: does the opponent still win by fours after it? Keeps those that hold. */
static void check_defence(void) {
    uint8_t verdict = GB_VCF_NONE;
    uint16_t most = levels[level].units;

    most -= most >> 2; /* a quarter is left for the search that follows */
    if (!checking) {
        if (check_next == gb_search_root_count || (spent >= most && check_kept != 0)) {
            end_check();
            return;
        }
        if (!begin_check()) {
            return;
        }
    } else {
        verdict = gb_vcf_step();
        if (verdict == GB_VCF_RUNNING) {
            return;
        }
        spent += gb_vcf_nodes;
        checking = 0;
    }
    gbh_take();
    if (verdict == GB_VCF_NONE) {
        gb_search_root[check_kept] = gbh_at;
        ++check_kept;
    }
    ++check_next;
}

/* ---- fours -------------------------------------------------------------------------------------------------------------- */

static void attack(void) {
    uint8_t verdict = gb_vcf_step();

    if (verdict == GB_VCF_RUNNING) {
        return;
    }
    spent += gb_vcf_nodes;
    if (verdict == GB_VCF_WON) {
        done(gb_vcf_path[0]);
    } else if (vcf_only) {
        done(GB_NO_CELL);
    } else {
        gb_vcf_begin(opponent, levels[level].vcf);
        state = ST_DEFEND;
    }
}

static void defend(void) {
    uint8_t verdict = gb_vcf_step();

    if (verdict != GB_VCF_RUNNING) {
        spent += gb_vcf_nodes;
        list_root(verdict == GB_VCF_WON);
    }
}

static void search(void) {
    if (gb_search_step()) {
        spent = levels[level].units;
        spent -= gb_search_left;
        /* if all is lost, the other side should at least have to find the win */
        done(gb_search_value < LOST ? natural : gb_search_root[0]);
    }
}

static void original(void) {
    chosen = gb_original_step();
    if (chosen != GB_NO_CELL) {
        state = ST_DONE;
    }
}

uint8_t gb_think_step(void) {
    static void (*const steps[])(void) = {original, clear_rows, load_one,      find_fives,
                                          attack,   defend,     check_defence, search};

    if (state != ST_DONE) {
        steps[state]();
    }
    return state == ST_DONE;
}

uint8_t gb_think_move(void) {
    return chosen;
}

#ifndef NES_CART
uint16_t gb_think_units(void) {
    return spent;
}

uint8_t gb_think_oversight(void) {
    return gb_oversight;
}
#endif

THINK_RUN(gb_think_run, gb_think_step)
