/* What the computer does in which order: take a five, stop a five, win by fours, see that the other side does not, search. See ai.h. */
#include "tests/gobang/release10/ai.h"
#include "tests/gobang/release10/hot.h"
#include "games/gobang/original.h"
#include "tests/gobang/release10/pool.h"
#include "games/gobang/rules.h"
#include "tests/gobang/release10/search.h"
#include "tests/gobang/release10/vcf.h"

uint8_t g10_pool[G10_POOL_SIZE];
uint8_t g10_pool_top;

typedef struct {
    uint16_t total; /* stones for all searches of a move together: this bounds the time */
    uint16_t vcf;   /* most of them for each side's continuous-fours search; 0: none */
    uint16_t check; /* most of them to see whether one move stops the other side's fours */
    uint8_t width;  /* moves a node */
    uint8_t depth;  /* plies */
} level_t;

/* Set so that the worst move takes 2, 4 and 14 seconds on the console, where a second is worth about 80 stones; see make bench. */
static const level_t levels[G10_LEVELS] = {
    {0, 0, 0, 0, 0}, {80, 0, 0, 6, 2}, {240, 60, 20, 7, 6}, {1040, 300, 60, 10, 12}, {10400, 3000, 600, 10, 20}};

enum { ST_ORIGINAL, ST_CLEAR, ST_LOAD, ST_FIVES, ST_ATTACK, ST_DEFEND, ST_CHECK, ST_SEARCH, ST_DONE };

static uint8_t state, level, vcf_only;
static uint8_t mover, opponent;
static uint8_t loaded; /* moves replayed on the search board; before that, the first cell still to clear */
static uint8_t five_count;
static uint8_t chosen;
static uint16_t nodes;
static uint8_t checking;               /* a defence is being tested: its stone is on the board */
static uint8_t natural;                /* the root move that looked best before the search */
static uint8_t check_next, check_kept; /* root moves whose defence has been tested, and how many of them held */

uint8_t g10_ai_allowed(uint8_t side, uint8_t cell) {
    uint8_t made, at, mover_side;

    if (!gb_renju || side == GB_WHITE) {
        return 1;
    }
    at = g10h_at;
    mover_side = g10h_side;
    g10h_at = cell;
    g10h_side = GB_BLACK;
    made = g10h_judge(); /* quick, and never less than what the limits count */
    g10h_at = at;
    g10h_side = mover_side;
    if (made < G10H_TWO_FOURS && (made & G10H_THREES) < 2) {
        return 1;
    }
    return gb_renju_check(g10h_cell, cell) == GB_OK;
}

static void done(uint8_t cell) {
    chosen = cell;
    state = ST_DONE;
}

void g10_think_begin(uint8_t lv, uint16_t seed) {
    level = lv;
    vcf_only = 0;
    mover = (gb_count & 1) ? GB_WHITE : GB_BLACK;
    opponent = GB_BLACK + GB_WHITE - mover;
    chosen = GB_NO_CELL;
    nodes = 0;
    g10_pool_top = 0;
    loaded = 0;
    if (lv == G10_LEVEL_ORIGINAL) {
        gb_original_begin(seed);
        state = ST_ORIGINAL;
    } else if (gb_count == 0) {
        done(GB_CELL(7, 7));
    } else {
        state = ST_CLEAR;
    }
}

/* The scans need to look no further than three rows beyond the stones. */
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
    g10h_first = GB_CELL(0, low);
    g10h_last = GB_CELL(15, high);
}

static void clear_rows(void) {
    g10h_at = loaded;
    g10h_clear_rows();
    loaded += 64;
    if (loaded == 0) {
        state = ST_LOAD;
    }
}

static void load_one(void) {
    if (loaded == gb_count) {
        set_scan_rows();
        state = ST_FIVES;
        return;
    }
    g10h_at = gb_moves[loaded];
    g10h_side = (loaded & 1) ? GB_WHITE : GB_BLACK;
    g10h_put();
    g10h_top = 0; /* the position itself is never taken back */
    ++loaded;
}

/* The first cell where `side` makes five that the mover may play, or GB_NO_CELL; five_count: how many there are. */
static uint8_t five_of(uint8_t side) {
    uint8_t i, count;
    uint8_t cell = GB_NO_CELL;

    g10h_side = side;
    g10h_floor = G10_V_FIVE;
    g10h_want = G10H_LIST;
    count = g10h_scan_side();
    five_count = 0;
    for (i = 0; i < count; ++i) {
        g10h_at = g10h_list[i];
        if (g10h_judge() == G10H_FIVE && g10_ai_allowed(mover, g10h_at)) {
            ++five_count;
            if (cell == GB_NO_CELL) {
                cell = g10h_at;
            }
        }
    }
    return cell;
}

static void find_fives(void) {
    uint8_t cell = five_of(mover);
    uint8_t threat;

    if (cell != GB_NO_CELL) {
        done(cell);
        return;
    }
    threat = five_of(opponent);
    if (threat != GB_NO_CELL && !vcf_only) {
        done(threat);
    } else if (levels[level].vcf != 0) {
        g10_vcf_begin(mover, levels[level].vcf);
        g10_vcf_threatened(five_count, threat);
        state = ST_ATTACK;
    } else {
        g10_vcf_begin(opponent, 0);
        state = ST_DEFEND;
    }
}

/* Adds a root move unless it is there already. */
static void add_root(uint8_t cell) {
    uint8_t i;

    if (g10h_cell[cell] != GB_EMPTY || g10_search_root_count == G10_SEARCH_ROOT || !g10_ai_allowed(mover, cell)) {
        return;
    }
    for (i = 0; i < g10_search_root_count; ++i) {
        if (g10_search_root[i] == cell) {
            return;
        }
    }
    g10_search_root[g10_search_root_count] = cell;
    ++g10_search_root_count;
}

static void start_search(void) {
    uint16_t left = levels[level].total;

    left -= nodes;
    g10_pool_top = 0;
    natural = g10_search_root[0];
    g10_search_begin(mover, left, levels[level].width, levels[level].depth);
    state = ST_SEARCH;
}

/* The root moves: first what could break the opponent's line of fours, if it has one, then the cells of greatest worth. */
static void list_root(uint8_t in_danger) {
    uint8_t i, count;

    g10_search_root_count = 0;
    if (in_danger) {
        for (i = 0; i < g10_vcf_path_length; ++i) {
            add_root(g10_vcf_path[i]);
        }
    }
    g10h_floor = 1;
    g10h_want = G10H_LIST;
    count = g10h_scan();
    for (i = 0; i < count; ++i) {
        add_root(g10h_list[i]);
    }
    for (i = 0; g10_search_root_count == 0; ++i) {
        add_root(i);
    }
    if (g10_search_root_count == 1) {
        done(g10_search_root[0]);
    } else if (in_danger) {
        check_next = 0;
        check_kept = 0;
        checking = 0;
        state = ST_CHECK;
        g10_vcf_path_length = 0;
    } else {
        start_search();
    }
}

/* Tests one root move after the other: does the opponent still win by fours after it? Keeps those that hold (a four of our own
 * is kept untested: the opponent must answer it first). */
static void check_defence(void) {
    uint8_t verdict;
    uint16_t most = levels[level].total;

    most -= most >> 2; /* a quarter is for the search that follows */
    if (check_next == g10_search_root_count || (!checking && nodes >= most)) {
        if (check_kept != 0) {
            g10_search_root_count = check_kept;
        }
        if (g10_search_root_count == 1) {
            done(g10_search_root[0]);
        } else {
            start_search();
        }
        return;
    }
    if (!checking) {
        g10h_at = g10_search_root[check_next];
        g10h_side = mover;
        g10h_put();
        ++nodes;
        verdict = G10_VCF_NONE;
        if (g10h_fives == 0) {
            g10_vcf_begin(opponent, levels[level].check);
            checking = 1;
            return;
        }
    } else {
        verdict = g10_vcf_step();
        if (verdict == G10_VCF_RUNNING) {
            return;
        }
        nodes += g10_vcf_nodes;
        checking = 0;
    }
    g10h_take();
    if (verdict == G10_VCF_NONE) {
        g10_search_root[check_kept] = g10h_at;
        ++check_kept;
    }
    ++check_next;
}

static void attack(void) {
    uint8_t verdict = g10_vcf_step();

    if (verdict == G10_VCF_RUNNING) {
        return;
    }
    nodes += g10_vcf_nodes;
    if (verdict == G10_VCF_WON) {
        done(g10_vcf_path[0]);
    } else if (vcf_only) {
        done(GB_NO_CELL);
    } else {
        g10_vcf_begin(opponent, levels[level].vcf);
        state = ST_DEFEND;
    }
}

static void defend(void) {
    uint8_t verdict = g10_vcf_step();

    if (verdict != G10_VCF_RUNNING) {
        nodes += g10_vcf_nodes;
        list_root(verdict == G10_VCF_WON);
    }
}

uint8_t g10_think_step(void) {
    switch (state) {
    case ST_ORIGINAL:
        chosen = gb_original_step();
        if (chosen != GB_NO_CELL) {
            state = ST_DONE;
        }
        break;
    case ST_CLEAR:
        clear_rows();
        break;
    case ST_LOAD:
        load_one();
        break;
    case ST_FIVES:
        find_fives();
        break;
    case ST_ATTACK:
        attack();
        break;
    case ST_DEFEND:
        defend();
        break;
    case ST_CHECK:
        check_defence();
        break;
    case ST_SEARCH:
        if (g10_search_step()) {
            nodes += g10_search_nodes;
            /* when all is lost, the other side should at least have to find it */
            done(g10_search_value < 100 - G10_SEARCH_WIN ? natural : g10_search_root[0]);
        }
        break;
    }
    return state == ST_DONE;
}

uint8_t g10_think_move(void) {
    return chosen;
}

#ifndef NES_CART
void g10_vcf_think_begin(void) {
    g10_think_begin(G10_LEVEL_TOP, 0);
    vcf_only = 1;
    if (gb_count == 0) {
        done(GB_NO_CELL);
    }
}

uint16_t g10_think_nodes(void) {
    return nodes;
}
#endif
