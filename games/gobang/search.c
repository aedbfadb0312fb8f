/* The alpha-beta search; see search.h.
 *
 * Moves after the first are searched with an empty window, late ones one ply less; what beats the best so far is searched again.
 * Quiet positions whose value is far outside the window are cut. Against an open three only cells where either side makes a four
 * are tried; beyond the horizon one such answer is tried in each line. The numbers were found by matches, see the README. */
#include "games/gobang/search.h"
#include "games/gobang/hot.h"
#include "games/gobang/pool.h"
#include "games/gobang/rules.h"

#define FUTILE 20      /* a value that is better than the window by this for each ply left cuts ... */
#define FUTILE_DEPTH 3 /* ... up to this depth */
#define HOPELESS 40    /* the same for a worse one */
#define HOPELESS_DEPTH 2
#define LATE 3 /* moves from this number on are late ... */
#define LATE_DEPTH 3
#define ANSWERS 6        /* most answers to an open three */
#define ANSWERS_BEYOND 3 /* beyond the horizon */
#define SOON 200         /* plies: values nearer than this to a win are wins */

/* Most moves a node tries, by the plies still to search below it. */
static const uint8_t widths[] = {ANSWERS_BEYOND, 6, 6, 7, 8};
#define WIDTHS_LAST ((uint8_t)(sizeof widths - 1))

uint8_t gb_search_root[GB_SEARCH_ROOT];
uint8_t gb_search_root_count;
uint16_t gb_search_left;
uint8_t gb_search_most;
uint16_t gb_search_seed;
uint8_t gb_search_spread;
int16_t gb_search_value;
static uint8_t depth_done; /* the last finished depth */

enum { AT_ENTRY, AT_NEXT, AT_RETURN };

static uint8_t state, ply, side;
static uint8_t stopping; /* the units are used up: unwind without a result */
static int16_t value;    /* of the node just left, for the side that moved into it */

/* One entry for each node of the present line; the root is 0. Four more are in the zero page, see search.h. */
#ifndef HOT_ASM
uint8_t gb_node_next[GB_SEARCH_PLIES], gb_node_end[GB_SEARCH_PLIES], gb_node_depth[GB_SEARCH_PLIES],
    gb_node_flags[GB_SEARCH_PLIES];
#endif
static uint8_t node_fives[GB_SEARCH_PLIES], node_five[GB_SEARCH_PLIES]; /* the threat of the stone that led here */
static int16_t node_alpha[GB_SEARCH_PLIES], node_beta[GB_SEARCH_PLIES], node_best[GB_SEARCH_PLIES];
static uint8_t node_move[GB_SEARCH_PLIES]; /* the best move so far */
/* gb_node_flags */
#define QUIET 0x01    /* no move is forced here */
#define EMPTY 0x02    /* entered with an empty window */
#define REDUCED 0x04  /* entered with one ply less */
#define FORCED 0x08   /* a five must be stopped */
#define RAISED 0x10   /* a move was better than the window's lower end */
#define ANSWERED 0x20 /* an open three was answered beyond the horizon, here or earlier */

/* Table of earlier positions. One byte of the hash is the index, the other two show whether it is the same position. */
#define TABLE 64
#define TABLE_MASK (TABLE - 1)
#define TABLE_DEPTH 0x3F
#define TABLE_LOWER 0x40 /* the value is at least this */
#define TABLE_UPPER 0x80 /* at most this */
static uint8_t table_a[TABLE], table_b[TABLE], table_move[TABLE];
static uint8_t table_depth[TABLE]; /* and the kind of value; 0: nothing here */
static int16_t table_value[TABLE];

static uint8_t other(void) {
    return GB_BLACK + GB_WHITE - side;
}

/* How much the seed raises the value of a root move. */
static uint8_t chance(void) {
    uint16_t mixed = gb_search_root[gb_node_next[0] - 1];

    if (gb_search_spread == 0) {
        return 0;
    }
    mixed ^= gb_search_seed;
    mixed *= 40503u;
    mixed ^= mixed >> 7;
    mixed *= 25173u;
    return (uint8_t)(mixed >> 8) & gb_search_spread;
}

/* Opens the root for the iteration of this depth. */
static void open_root(uint8_t depth) {
    gb_node_next[0] = 0;
    gb_node_end[0] = gb_search_root_count;
    gb_node_depth[0] = depth;
    gb_node_flags[0] = 0;
    node_alpha[0] = -GB_SEARCH_WIN;
    node_beta[0] = GB_SEARCH_WIN;
    node_best[0] = -GB_SEARCH_WIN;
    ply = 0;
    state = AT_NEXT;
}

void gb_search_begin(uint8_t mover) {
    uint8_t i;

    side = mover;
    depth_done = 0;
    gb_search_value = 0;
    stopping = 0;
    for (i = 0; i < TABLE; ++i) {
        table_depth[i] = 0;
    }
    gbh_hash[0] = 0;
    gbh_hash[1] = 0;
    gbh_hash[2] = 0;
    gb_pool_top = 0;
    open_root(1);
}

/* ---- entering a node -------------------------------------------------------------------------------------------------- */

/* Is the position in the table, searched deeply enough? Then sets `value`. *move: the best move there, or GB_NO_CELL. */
static uint8_t known(uint8_t *move) {
    uint8_t at = gbh_hash[0] & TABLE_MASK;
    uint8_t kind = table_depth[at];

    *move = GB_NO_CELL;
    if (kind == 0 || table_a[at] != gbh_hash[1] || table_b[at] != gbh_hash[2]) {
        return 0;
    }
    *move = table_move[at];
    if ((uint8_t)(kind & TABLE_DEPTH) < gb_node_depth[ply]) {
        return 0;
    }
    value = table_value[at];
    if (kind & TABLE_LOWER) {
        return value >= node_beta[ply];
    }
    if (kind & TABLE_UPPER) {
        return value <= node_alpha[ply];
    }
    return 1;
}

static void remember(void) {
    uint8_t at = gbh_hash[0] & TABLE_MASK;
    uint8_t kind = gb_node_depth[ply];

    table_a[at] = gbh_hash[1];
    table_b[at] = gbh_hash[2];
    table_move[at] = node_move[ply];
    table_value[at] = node_best[ply];
    if (node_best[ply] >= node_beta[ply]) {
        kind |= TABLE_LOWER;
    } else if (!(gb_node_flags[ply] & RAISED)) {
        kind |= TABLE_UPPER;
    }
    table_depth[at] = kind;
}

/* Does the value of a quiet position alone decide? Then it is changed to the value to return. */
static uint8_t cut_by_value(void) {
    uint8_t depth = gb_node_depth[ply];
    int16_t margin;

    if (depth > FUTILE_DEPTH) {
        return 0;
    }
    margin = depth * FUTILE;
    value = gbh_value;
    value -= margin;
    if (value >= node_beta[ply] && node_beta[ply] > SOON - GB_SEARCH_WIN) {
        return 1;
    }
    if (depth > HOPELESS_DEPTH) {
        return 0;
    }
    margin = depth * HOPELESS;
    value = gbh_value;
    value += margin;
    if (value <= node_alpha[ply] && node_alpha[ply] < GB_SEARCH_WIN - SOON) {
        value -= HOPELESS;
        return 1;
    }
    return 0;
}

/* Opens the node at `ply` with the first `count` cells of gbh_list; `first`, if it is among them, comes first. */
static void open_node(uint8_t count, uint8_t first) {
    uint8_t i, at = gb_pool_top;

    gb_node_next[ply] = at;
    for (i = 0; i < count; ++i) {
        gb_pool[at] = gbh_list[i];
        if (gbh_list[i] == first) {
            uint8_t j;
            for (j = at; j != gb_node_next[ply]; --j) {
                gb_pool[j] = gb_pool[j - 1];
            }
            gb_pool[j] = first;
        }
        ++at;
    }
    gb_node_end[ply] = at;
    gb_pool_top = at;
    node_best[ply] = -GB_SEARCH_WIN;
    state = AT_NEXT;
}

/* Nothing must be answered at once: evaluates the position, or lists the moves. */
static void enter_free(void) {
    const uint8_t *own = gbh_kinds_b, *its = gbh_kinds_w;
    uint8_t count, move, depth = gb_node_depth[ply];

    if (side == GB_WHITE) {
        own = gbh_kinds_w;
        its = gbh_kinds_b;
    }
    if (own[GBH_KIND_WIN] != 0 && (!gb_renju || side == GB_WHITE)) { /* black's may be two fours, which are forbidden: it has to play it out */
        value = GB_SEARCH_WIN - 3;
        value -= ply;
        return;
    }
    gbh_side = side;
    gbh_evaluate();
    value = gbh_value;
    if (depth == 0 && (its[GBH_KIND_WIN] == 0 || (gb_node_flags[ply] & ANSWERED))) {
        return;
    }
    if (known(&move) || (its[GBH_KIND_WIN] == 0 && cut_by_value())) {
        return;
    }
    if (gb_search_left == 0) {
        stopping = 1;
        return;
    }
    --gb_search_left;
    if (its[GBH_KIND_WIN] == 0) {
        gb_node_flags[ply] |= QUIET;
        gbh_want = widths[depth > WIDTHS_LAST ? WIDTHS_LAST : depth];
        count = gbh_scan();
        value = 0;
    } else {
        gbh_want = ANSWERS;
        if (depth == 0) {
            gbh_want = ANSWERS_BEYOND;
            gb_node_depth[ply] = 1;
            gb_node_flags[ply] |= ANSWERED;
        }
        count = gbh_scan_answers();
        value = 4 - GB_SEARCH_WIN;
        value += ply;
    }
    if (count != 0) {
        open_node(count, move);
    }
}

/* A stone of the other side was just put: decide, evaluate, or list the moves. */
static void at_entry(void) {
    state = AT_RETURN;
    if (node_fives[ply] > 1) {
        value = -GB_SEARCH_WIN;
        value += ply;
        return;
    }
    if (ply == GB_SEARCH_PLIES - 1 || gb_pool_top > GB_POOL_SIZE - 8) {
        gbh_side = side;
        gbh_evaluate();
        value = gbh_value;
        return;
    }
    if (node_fives[ply] == 1) {
        gbh_list[0] = node_five[ply];
        ++gb_node_depth[ply]; /* a forced answer costs no depth */
        gb_node_flags[ply] |= FORCED;
        open_node(1, GB_NO_CELL);
        return;
    }
    enter_free();
}

/* ---- trying moves ----------------------------------------------------------------------------------------------------- */

/* The window of the node at `ply`, from its parent's: whole, or empty. */
static void set_window(void) {
    int16_t alpha = node_alpha[ply - 1];

    if (ply == 1) {
        alpha -= chance();
    }
    node_beta[ply] = -alpha;
    node_alpha[ply] = (gb_node_flags[ply] & EMPTY) ? -alpha - 1 : -node_beta[ply - 1];
    state = AT_ENTRY;
}

static void put(uint8_t cell) {
    --gb_search_left;
    gbh_at = cell;
    gbh_side = side;
    gbh_put();
    if (gb_renju && side == GB_BLACK && gbh_fives != 0) {
        gb_ai_exact_fives();
    }
    side = other();
    ++ply;
    node_fives[ply] = gbh_fives;
    node_five[ply] = gbh_five;
}

/* Leaves the node: all its moves were tried, or one caused a cutoff. */
static void leave(void) {
    gb_pool_top = ply > 1 ? gb_node_end[ply - 1] : 0;
    value = node_best[ply];
    if (ply != 0 && !stopping && !(gb_node_flags[ply] & FORCED)) {
        remember();
    }
    state = AT_RETURN;
}

/* Tries the node's next move, or leaves it. */
static void at_next(void) {
    uint8_t i = gb_node_next[ply];
    uint8_t flags = gb_node_flags[ply];
    uint8_t depth = gb_node_depth[ply];
    uint8_t cell;

    if (i == gb_node_end[ply] || node_alpha[ply] >= node_beta[ply] || stopping) {
        leave();
        return;
    }
    if (gb_search_left == 0) {
        stopping = 1;
        return;
    }
    gb_node_next[ply] = i + 1;
    cell = ply ? gb_pool[i] : gb_search_root[i];
    if (gb_renju && side == GB_BLACK && !gb_ai_allowed(cell)) {
        return;
    }
    if (ply > 1) {
        i -= gb_node_end[ply - 1];
    }
    put(cell);
    if (depth != 0) {
        --depth;
    }
    if (i == 0) {
        cell = flags & ANSWERED;
    } else {
        cell = (flags & ANSWERED) | EMPTY;
        if (i >= LATE && depth >= LATE_DEPTH - 1 && (flags & QUIET) && gbh_fives == 0) {
            cell |= REDUCED;
            --depth;
        }
    }
    gb_node_flags[ply] = cell;
    gb_node_depth[ply] = depth;
    set_window();
}

/* ---- going back ------------------------------------------------------------------------------------------------------- */

/* The root's bookkeeping after a move got its value: a new best one goes to the front. */
static void root_valued(void) {
    uint8_t i, cell;

    i = gb_node_next[0] - 1;
    cell = gb_search_root[i];
    for (; i > 0; --i) {
        gb_search_root[i] = gb_search_root[i - 1];
    }
    gb_search_root[0] = cell;
    gb_search_value = value;
}

/* Searches the node at `ply` again, with the full window and depth. Its stone is still there. */
static void again(void) {
    uint8_t flags = gb_node_flags[ply - 1] & ANSWERED;

    gb_node_depth[ply] = gb_node_depth[ply - 1] - 1;
    gb_node_flags[ply] = flags;
    set_window();
}

/* Leaves the node at `ply`: takes back the stone that led to it and passes its value to the parent. */
static void at_return(void) {
    uint8_t parent = ply - 1;

    if (!stopping) {
        value = -value;
        if (parent == 0) {
            value += chance();
        }
        if ((gb_node_flags[ply] & EMPTY) && value > node_alpha[parent] &&
            ((gb_node_flags[ply] & REDUCED) || value < node_beta[parent])) {
            again();
            return;
        }
    }
    gbh_take();
    side = other();
    ply = parent;
    state = AT_NEXT;
    if (stopping) {
        return;
    }
    if (value > node_best[ply]) {
        node_best[ply] = value;
        node_move[ply] = gbh_at;
    }
    if (value > node_alpha[ply]) {
        node_alpha[ply] = value;
        gb_node_flags[ply] |= RAISED;
        if (ply == 0) {
            root_valued();
        }
    }
}

/* The root has no move left: search deeper, or finish. */
static uint8_t next_iteration(void) {
    if (stopping) {
        return 1;
    }
    depth_done = gb_node_depth[0];
    if (depth_done >= gb_search_most || gb_search_value > GB_SEARCH_WIN - SOON / 2 ||
        gb_search_value < SOON / 2 - GB_SEARCH_WIN || gb_search_root_count < 2) {
        return 1;
    }
    open_root(depth_done + 1);
    return 0;
}

uint8_t gb_search_step(void) {
    if (state == AT_NEXT) {
        at_next();
    }
    if (state == AT_ENTRY) {
        at_entry();
    }
    if (state == AT_RETURN) {
        if (ply == 0) {
            return next_iteration();
        }
        at_return();
    }
    return 0;
}
