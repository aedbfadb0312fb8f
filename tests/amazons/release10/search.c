#include "tests/amazons/release10/search.h"
#include "tests/amazons/release10/hot.h"
#include "games/amazons/rules.h"

uint8_t ten_search_best[3];
uint8_t ten_search_value;
uint16_t ten_search_evaluations;

#define TEN_NODES 16000
/* A node is one turn; its value is for the side that made it, as ten_hot_value. The children of a node are neighbours. The root is no node; its
 * children are nodes 0 .. root_children - 1. */
static struct {
    uint8_t from[TEN_NODES], to[TEN_NODES], arrow[TEN_NODES], value[TEN_NODES];
    uint8_t visits[TEN_NODES];   /* expansions at or below it, up to 255 */
    uint8_t children[TEN_NODES]; /* 0: a leaf */
    uint16_t child[TEN_NODES];   /* the first one */
} TREE;
#define DEPTH 24       /* longest line the tree may have */
#define VISITS_SHIFT 2 /* so many visits (as a power of two) outweigh half a square: the tree also grows in width */

static uint16_t node_count;
static uint8_t root_children;

static ten_search_limits_t limit;
static uint16_t path[DEPTH]; /* from a child of the root to the leaf that is being expanded */
static uint8_t depth;
static uint16_t branch; /* on the way down: the first child, and how many there are */
static uint8_t branches;
static uint16_t chance; /* random state; 0: no chance */

enum { ROOT, DESCEND, LAND, SHOOT, GROW, BACK_UP, DONE };
static uint8_t state;

/* The expansion in progress: first every landing of every amazon is ranked without its arrow, then the best
 * few with their arrows. */
static uint8_t amazon, last_amazon; /* the mover's amazons still to come */
static uint8_t origin;              /* where `amazon` stood */
static uint8_t to, arrow, value;    /* the turn in work and its value */
static uint8_t landing;             /* in work, index into land_* */

/* The two ranked lists, best first. */
static uint8_t land_count, land_amazon[TEN_SEARCH_LANDINGS], land_to[TEN_SEARCH_LANDINGS], land_value[TEN_SEARCH_LANDINGS];
static uint8_t turn_count, turn_limit;
static uint8_t turn_from[TEN_SEARCH_ROOT_WIDTH], turn_to[TEN_SEARCH_ROOT_WIDTH], turn_arrow[TEN_SEARCH_ROOT_WIDTH],
    turn_value[TEN_SEARCH_ROOT_WIDTH];

/* ---- down the tree ----------------------------------------------------------------------------------------------- */
static void load_root(void) {
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        ten_hot_free[i] = ama.occupied[i] ^ 0xFF;
        ten_hot_amazon[i] = ama.amazon[i];
    }
    ten_hot_side = ama.side ^ 1;
    ten_hot_place();
    depth = 0;
    branch = 0;
    branches = root_children;
    state = DESCEND;
}

static void play_node(uint16_t n) {
    uint8_t i, from;

    from = TREE.from[n];
    ten_hot_side ^= 1;
    i = ten_hot_side ? AMA_PER_SIDE : 0;
    while (ten_hot_amazon[i] != from) {
        ++i;
    }
    ten_hot_who = i;
    ten_hot_put(TREE.to[n]);
    ten_hot_flip(TREE.arrow[n]);
}

/* The child with the highest value. */
static uint16_t best_child(uint16_t first, uint8_t children) {
    uint16_t best;
    uint8_t best_value;

    best = first;
    best_value = 0;
    while (children) {
        if (TREE.value[first] > best_value) {
            best_value = TREE.value[first];
            best = first;
        }
        ++first;
        --children;
    }
    return best;
}

/* The child to look at next: by value, less what was spent on it already. */
static uint16_t next_child(uint16_t first, uint8_t children) {
    uint16_t best;
    uint8_t best_worth, worth, spent;

    best = first;
    best_worth = 0;
    while (children) {
        worth = TREE.value[first];
        spent = TREE.visits[first] >> VISITS_SHIFT;
        worth = worth > spent ? worth - spent : 0;
        if (worth > best_worth) {
            best_worth = worth;
            best = first;
        }
        ++first;
        --children;
    }
    return best;
}

static void start_landing(void) {
    origin = ten_hot_amazon[amazon];
    ten_hot_moves(origin);
}

/* Everything made ready to expand the leaf that was reached. */
static void expand(void) {
    turn_limit = depth ? limit.width : limit.root_width;
    turn_count = 0;
    land_count = 0;
    ten_hot_side ^= 1;
    amazon = ten_hot_side ? AMA_PER_SIDE : 0;
    last_amazon = amazon + (AMA_PER_SIDE - 1);
    start_landing();
    state = LAND;
}

/* One turn down the tree, or the end of the way. */
static void descend(void) {
    uint16_t n;

    if (branches == 0) {
        expand();
        return;
    }
    if (depth == DEPTH) {
        state = DONE;
        return;
    }
    n = next_child(branch, branches);
    path[depth] = n;
    ++depth;
    if (TREE.visits[n] != 255) {
        ++TREE.visits[n];
    }
    play_node(n);
    branch = TREE.child[n];
    branches = TREE.children[n];
    if (branches == 0 && TREE.value[n] == TEN_HOT_WON) {
        state = DONE; /* the best line ends the game: there is nothing to look at behind it */
    }
}

/* ---- the lists --------------------------------------------------------------------------------------------------- */
/* Puts the landing in work into its list, if it is good enough. */
static void keep_landing(void) {
    uint8_t i, before;

    i = land_count;
    if (i < limit.landings) {
        ++land_count;
    } else {
        --i;
        if (value <= land_value[i]) {
            return;
        }
    }
    while (i) {
        before = i - 1;
        if (land_value[before] >= value) {
            break;
        }
        land_amazon[i] = land_amazon[before];
        land_to[i] = land_to[before];
        land_value[i] = land_value[before];
        i = before;
    }
    land_amazon[i] = amazon;
    land_to[i] = to;
    land_value[i] = value;
}

/* Whether a turn goes before one of the same value that came earlier: never without a seed, at the root by
 * chance. */
static uint8_t lucky(void) {
    if (chance == 0 || depth != 0) {
        return 0;
    }
    if (chance & 1) {
        chance >>= 1;
        chance ^= 0xB400; /* 16-bit maximal shift register */
    } else {
        chance >>= 1;
    }
    return chance & 1;
}

/* The same for the turn in work. */
static void keep_turn(void) {
    uint8_t i, before;

    i = turn_count;
    if (i < turn_limit) {
        ++turn_count;
    } else {
        --i;
        if (value < turn_value[i] || (value == turn_value[i] && !lucky())) {
            return;
        }
    }
    while (i) {
        before = i - 1;
        if (turn_value[before] > value || (turn_value[before] == value && !lucky())) {
            break;
        }
        turn_from[i] = turn_from[before];
        turn_to[i] = turn_to[before];
        turn_arrow[i] = turn_arrow[before];
        turn_value[i] = turn_value[before];
        i = before;
    }
    turn_from[i] = origin;
    turn_to[i] = to;
    turn_arrow[i] = arrow;
    turn_value[i] = value;
}

/* ---- the two stages ---------------------------------------------------------------------------------------------- */
/* Puts the amazon of the landing in work there. Arrows are only tried where the other side could go
 * (ten_hot_targets): half the evaluations, and stronger (60 % at the same number of them). */
static void start_arrows(void) {
    amazon = land_amazon[landing];
    origin = ten_hot_amazon[amazon];
    to = land_to[landing];
    ten_hot_who = amazon;
    ten_hot_put(to);
    ten_hot_targets(to);
}

static void land(void) {
    to = ten_hot_next();
    if (to == TEN_HOT_NONE) {
        if (amazon == last_amazon) {
            landing = 0;
            start_arrows();
            state = SHOOT;
        } else {
            ++amazon;
            start_landing();
        }
        return;
    }
    ten_hot_who = amazon;
    ten_hot_put(to);
    value = ten_hot_value();
    ++ten_search_evaluations;
    ten_hot_put(origin);
    keep_landing();
}

static void shoot(void) {
    arrow = ten_hot_next();
    if (arrow == TEN_HOT_NONE) {
        ten_hot_put(origin);
        ++landing;
        if (landing == land_count) {
            state = GROW;
        } else {
            start_arrows();
        }
        return;
    }
    ten_hot_flip(arrow);
    value = ten_hot_value();
    ++ten_search_evaluations;
    ten_hot_flip(arrow);
    keep_turn();
}

/* ---- up the tree ------------------------------------------------------------------------------------------------- */
/* One node of the path, from its end to the root, gets its value from its children. */
static void back_up(void) {
    uint16_t n;
    uint8_t best;

    if (depth == 0) {
        state = ROOT;
        if (ten_search_evaluations >= limit.evaluations || node_count > TEN_NODES - TEN_SEARCH_WIDTH) {
            state = DONE;
        }
        return;
    }
    --depth;
    n = path[depth];
    best = TREE.value[best_child(TREE.child[n], TREE.children[n])];
    TREE.value[n] = 0 - best; /* around TEN_HOT_EVEN, so for the other side it is 256 less it */
}

static void grow(void) {
    uint8_t i;
    uint16_t n;

    n = node_count;
    for (i = 0; i < turn_count; ++i) {
        TREE.from[n] = turn_from[i];
        TREE.to[n] = turn_to[i];
        TREE.arrow[n] = turn_arrow[i];
        TREE.value[n] = turn_value[i];
        TREE.visits[n] = 0;
        TREE.children[n] = 0;
        ++n;
    }
    if (depth == 0) {
        root_children = turn_count;
    } else {
        TREE.child[path[depth - 1]] = node_count;
        TREE.children[path[depth - 1]] = turn_count;
    }
    node_count = n;
    state = BACK_UP;
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */
static void finish(void) {
    uint16_t n;

    n = best_child(0, root_children);
    ten_search_best[0] = TREE.from[n];
    ten_search_best[1] = TREE.to[n];
    ten_search_best[2] = TREE.arrow[n];
    ten_search_value = TREE.value[n];
}

void ten_search_begin(const ten_search_limits_t *limits, uint16_t seed) {
    limit = *limits;
    chance = seed;
    node_count = 0;
    root_children = 0;
    ten_search_evaluations = 0;
    state = ROOT;
}

uint8_t ten_search_step(void) {
    switch (state) {
    case SHOOT:
        shoot();
        break;
    case LAND:
        land();
        break;
    case ROOT:
        load_root();
        break;
    case DESCEND:
        descend();
        break;
    case GROW:
        grow();
        break;
    case BACK_UP:
        back_up();
        break;
    }
    if (state != DONE) {
        return 0;
    }
    finish();
    return 1;
}
