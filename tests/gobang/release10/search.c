/* The alpha-beta search; see search.h. */
#include "tests/gobang/release10/search.h"
#include "tests/gobang/release10/hot.h"
#include "tests/gobang/release10/pool.h"
#include "games/gobang/rules.h"

/* What a cell adds to the value of a quiet position when one stone there would make a four and an open three, or two open threes: for
 * the side to move, and for the other side, which is a stone behind. Found by matches. */
#define OWN_FOUR_THREE 400
#define OWN_TWO_THREES 200
#define ITS_FOUR_THREE 50
#define ITS_TWO_THREES 50
#define WORTH(own, its) ((own) + ((own) >> 1) - (its))

/* The best cells of a node that are looked at for double threats: more than are tried as moves, lest a win hide behind other threats. */
#define LOOK 8

/* Most moves a node tries, by the plies still to search below it. */
static const uint8_t widths[] = {6, 5, 5, 6, 6, 8};
#define WIDTHS_LAST ((uint8_t)(sizeof widths - 1))

uint8_t g10_search_root[G10_SEARCH_ROOT];
uint8_t g10_search_root_count;
int16_t g10_search_value;
uint16_t g10_search_nodes;
uint8_t g10_search_depth;

enum { AT_ENTRY, AT_NEXT, AT_RETURN };

static uint8_t state, ply, side, width;
static uint16_t budget_left;
static uint8_t depth_limit;
static uint8_t stopping; /* budget spent: unwind without judging */
static int16_t value;    /* of the node just left, for the side that moved into it */

/* One entry a node of the present line; the root is 0. */
static uint8_t node_next[G10_SEARCH_PLIES], node_end[G10_SEARCH_PLIES];
static uint8_t node_depth[G10_SEARCH_PLIES]; /* plies still to search below */
static int16_t node_alpha[G10_SEARCH_PLIES], node_beta[G10_SEARCH_PLIES];

static int16_t bonus; /* of double threats, set by find_threat() */

static uint8_t other(void) {
    return GB_BLACK + GB_WHITE - side;
}

/* Opens the root for the iteration of this depth. */
static void open_root(uint8_t depth) {
    node_next[0] = 0;
    node_end[0] = g10_search_root_count;
    node_depth[0] = depth;
    node_alpha[0] = -G10_SEARCH_WIN;
    node_beta[0] = G10_SEARCH_WIN;
    ply = 0;
    state = AT_NEXT;
}

void g10_search_begin(uint8_t mover, uint16_t budget, uint8_t w, uint8_t depth) {
    side = mover;
    budget_left = budget;
    width = w;
    depth_limit = depth;
    g10_search_nodes = 0;
    g10_search_depth = 0;
    g10_search_value = 0;
    stopping = 0;
    open_root(1);
}

/* What the position is worth to the side to move when nothing is forced: its own prospects count half as much again. */
static int16_t evaluate(void) {
    uint16_t own = g10h_worth_b;
    uint16_t its = g10h_worth_w;

    if (side == GB_WHITE) {
        own = g10h_worth_w;
        its = g10h_worth_b;
    }
    return (int16_t)WORTH(own, its) + bonus;
}

/* Looks among the listed cells for an open four (or two fours) of the side to move: returns 1; else of the other side: 2; else 0.
 * Adds up the lesser double threats in `bonus`. */
static uint8_t find_threat(uint8_t count) {
    uint8_t found;

    g10h_side = side;
    found = g10h_survey(count);
    bonus = 0;
    for (; g10h_own_43 != 0; --g10h_own_43) {
        bonus += OWN_FOUR_THREE;
    }
    for (; g10h_own_33 != 0; --g10h_own_33) {
        bonus += OWN_TWO_THREES;
    }
    for (; g10h_its_43 != 0; --g10h_its_43) {
        bonus -= ITS_FOUR_THREE;
    }
    for (; g10h_its_33 != 0; --g10h_its_33) {
        bonus -= ITS_TWO_THREES;
    }
    if (found == 1 && !g10_ai_allowed(side, g10h_at)) {
        found = 0; /* only under Renju rules; the search will find what else there is */
    }
    return found;
}

/* Opens the node at `ply` with the first `count` cells of g10h_list. */
static void open_node(uint8_t count) {
    uint8_t i;

    node_next[ply] = g10_pool_top;
    for (i = 0; i < count; ++i) {
        if (gb_renju && !g10_ai_allowed(side, g10h_list[i])) {
            continue;
        }
        g10_pool[g10_pool_top] = g10h_list[i];
        ++g10_pool_top;
    }
    node_end[ply] = g10_pool_top;
    node_alpha[ply] = -node_beta[ply - 1];
    node_beta[ply] = -node_alpha[ply - 1];
    state = AT_NEXT;
}

/* A stone of the other side was just put: decide, evaluate, or list the moves. */
static void at_entry(void) {
    uint8_t count, threat, most;

    state = AT_RETURN;
    if (g10h_fives > 1) {
        value = -G10_SEARCH_WIN;
        value += ply;
        return;
    }
    bonus = 0;
    if (ply == G10_SEARCH_PLIES - 1 || g10h_top > G10H_LOG_SIZE - G10H_LOG_PUT || g10_pool_top > G10_POOL_SIZE - G10H_LIST) {
        value = evaluate();
        return;
    }
    if (g10h_fives == 1) {
        g10h_list[0] = g10h_five;
        ++node_depth[ply]; /* a forced answer costs no depth */
        open_node(1);
        return;
    }
    g10h_floor = 1;
    g10h_want = LOOK;
    count = g10h_scan();
    threat = find_threat(count);
    if (threat == 1) {
        value = G10_SEARCH_WIN - 3;
        value -= ply;
        return;
    }
    if (threat == 2) {
        count = g10h_keep_fours(count);
        ++node_depth[ply]; /* nor does an answer to an open three */
    } else if (node_depth[ply] == 0) {
        value = evaluate();
        return;
    }
    most = node_depth[ply];
    most = most > WIDTHS_LAST ? widths[WIDTHS_LAST] : widths[most];
    if (most > width) {
        most = width;
    }
    if (count > most) {
        count = most;
    }
    open_node(count);
}

/* The root's own bookkeeping when a move has been valued: a new best one goes to the front. */
static void root_valued(void) {
    uint8_t i, cell;

    i = node_next[0] - 1;
    cell = g10_search_root[i];
    for (; i > 0; --i) {
        g10_search_root[i] = g10_search_root[i - 1];
    }
    g10_search_root[0] = cell;
    g10_search_value = value;
}

/* Tries the node's next move, or leaves it. */
static void at_next(void) {
    uint8_t i = node_next[ply];

    if (i == node_end[ply] || node_alpha[ply] >= node_beta[ply] || stopping) {
        value = node_alpha[ply];
        g10_pool_top = ply > 1 ? node_end[ply - 1] : 0;
        state = AT_RETURN;
        return;
    }
    if (budget_left == 0) {
        stopping = 1;
        return;
    }
    --budget_left;
    ++g10_search_nodes;
    node_next[ply] = i + 1;
    g10h_at = ply ? g10_pool[i] : g10_search_root[i];
    g10h_side = side;
    g10h_put();
    side = other();
    ++ply;
    i = node_depth[ply - 1];
    if (i != 0) {
        --i;
    }
    node_depth[ply] = i;
    state = AT_ENTRY;
}

/* Leaves the node at `ply`: takes the stone that led to it back and tells the parent its value. */
static void at_return(void) {
    g10h_take();
    side = g10h_side;
    --ply;
    state = AT_NEXT;
    if (stopping) {
        return;
    }
    value = -value;
    if (value > node_alpha[ply]) {
        node_alpha[ply] = value;
        if (ply == 0) {
            root_valued();
        }
    }
}

/* The root has no move left: deeper, or done. */
static uint8_t next_iteration(void) {
    if (stopping) {
        return 1;
    }
    g10_search_depth = node_depth[0];
    if (g10_search_depth == depth_limit || g10_search_value > G10_SEARCH_WIN - 100 ||
        g10_search_value < 100 - G10_SEARCH_WIN || g10_search_root_count < 2) {
        return 1;
    }
    open_root(g10_search_depth + 1);
    return 0;
}

uint8_t g10_search_step(void) {
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
