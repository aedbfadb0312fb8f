#include "games/amazons/search.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "games/amazons/work.h"

#if defined(__CC65__) && !defined(SIM65)
#pragma bss-name("W_AMAZONS")
#endif

uint8_t search_best[3];
uint8_t search_value;
uint16_t search_evaluations;

#define TREE         ama_work.tree /* the root is no node; its children are nodes 0 .. root_children - 1 */
#define DEPTH        24            /* longest line the tree may have */
#define VISITS_SHIFT 2             /* so many visits (as a power of two) outweigh half a square: the tree also grows in width */

static uint16_t node_count;
static uint8_t root_children;

static search_limits_t limit;
static uint16_t path[DEPTH]; /* from a child of the root to the leaf that is being expanded */
static uint8_t depth;
static uint16_t chance; /* random state; 0: no chance */

enum { DESCEND, LAND, SHOOT, GROW, DONE };
static uint8_t state;

/* The expansion in progress: first every landing of every amazon is ranked without its arrow, then the best few with
 * their arrows. */
static uint8_t amazon, last_amazon; /* the mover's amazons still to come */
static uint8_t origin;              /* where `amazon` stood */
static uint8_t squares[8];          /* squares still to try */
static uint8_t row;                 /* of them, the row in work */
static uint8_t landing;             /* in work, index into land_* */

/* The two ranked lists, best first. */
static uint8_t land_count, land_amazon[SEARCH_LANDINGS], land_to[SEARCH_LANDINGS], land_value[SEARCH_LANDINGS];
static uint8_t turn_count, turn_limit;
static uint8_t turn_from[SEARCH_ROOT_WIDTH], turn_to[SEARCH_ROOT_WIDTH], turn_arrow[SEARCH_ROOT_WIDTH],
    turn_value[SEARCH_ROOT_WIDTH];

/* ---- squares --------------------------------------------------------------------------------------------------------- */
static const uint8_t lowest[16] = {0, 0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0};

/* Takes the next square off `squares`; AMA_SQUARES when there is none. */
static uint8_t next_square(void) {
    uint8_t bits, square;

    while (row < 8) {
        bits = squares[row];
        if (bits) {
            square = row << 3;
            if (bits & 15) {
                square |= lowest[bits & 15];
            } else {
                square |= 4;
                square |= lowest[bits >> 4];
            }
            squares[row] = bits ^ hot_bit[square];
            return square;
        }
        ++row;
    }
    return AMA_SQUARES;
}

static void try_seen(void) {
    for (row = 0; row < 8; ++row) {
        squares[row] = hot_seen[row];
    }
    row = 0;
}

/* ---- down the tree ----------------------------------------------------------------------------------------------------- */
static void load_root(void) {
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        hot_free[i] = ama.occupied[i] ^ 0xFF;
        hot_amazon[i] = ama.amazon[i];
    }
    hot_side = ama.side ^ 1;
    hot_place();
}

static void play_node(uint16_t n) {
    uint8_t i, from;

    from = TREE.from[n];
    hot_side ^= 1;
    i = hot_side ? AMA_PER_SIDE : 0;
    while (hot_amazon[i] != from) {
        ++i;
    }
    hot_who = i;
    hot_put(TREE.to[n]);
    hot_flip(TREE.arrow[n]);
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
    origin = hot_amazon[amazon];
    hot_rays(origin);
    try_seen();
}

/* From the root to a leaf, and everything made ready to expand it. */
static void descend(void) {
    uint16_t n, child;
    uint8_t children;

    load_root();
    depth = 0;
    n = 0;
    child = 0;
    children = root_children;
    while (children) {
        if (depth == DEPTH) {
            state = DONE;
            return;
        }
        n = next_child(child, children);
        path[depth] = n;
        ++depth;
        if (TREE.visits[n] != 255) {
            ++TREE.visits[n];
        }
        play_node(n);
        child = TREE.child[n];
        children = TREE.children[n];
    }
    if (depth != 0 && TREE.value[n] == HOT_WON) {
        state = DONE; /* the best line ends the game: there is nothing to look at behind it */
        return;
    }
    turn_limit = depth ? limit.width : limit.root_width;
    turn_count = 0;
    land_count = 0;
    hot_side ^= 1;
    amazon = hot_side ? AMA_PER_SIDE : 0;
    last_amazon = amazon + (AMA_PER_SIDE - 1);
    start_landing();
    state = LAND;
}

/* ---- the lists -------------------------------------------------------------------------------------------------------- */
static void keep_landing(uint8_t to, uint8_t value) {
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

/* Whether a turn goes before one of the same value that came earlier: never without a seed, at the root by chance. */
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

static void keep_turn(uint8_t to, uint8_t arrow, uint8_t value) {
    uint8_t i, before;

    i = turn_count;
    if (i < turn_limit) {
        ++turn_count;
    } else {
        --i;
        if (value <= turn_value[i]) {
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

/* ---- the two stages --------------------------------------------------------------------------------------------------- */
/* Puts the amazon of the landing in work there. An arrow is only tried where the other side could go, if it can be shot
 * there at all: half the evaluations, and stronger (60 % at the same number of them). */
static void start_arrows(void) {
    static uint8_t reach[8];
    uint8_t i, any;

    amazon = land_amazon[landing];
    origin = hot_amazon[amazon];
    hot_who = amazon;
    hot_put(land_to[landing]);
    hot_reach();
    for (i = 0; i < 8; ++i) {
        reach[i] = hot_seen[i];
    }
    hot_rays(land_to[landing]);
    try_seen();
    any = 0;
    for (i = 0; i < 8; ++i) {
        reach[i] &= squares[i];
        any |= reach[i];
    }
    if (any) {
        for (i = 0; i < 8; ++i) {
            squares[i] = reach[i];
        }
    }
}

static void land(void) {
    uint8_t to, value;

    to = next_square();
    if (to == AMA_SQUARES) {
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
    hot_who = amazon;
    hot_put(to);
    value = hot_value();
    ++search_evaluations;
    hot_put(origin);
    keep_landing(to, value);
}

static void shoot(void) {
    uint8_t to, square, value;

    to = land_to[landing];
    square = next_square();
    if (square == AMA_SQUARES) {
        hot_put(origin);
        ++landing;
        if (landing == land_count) {
            state = GROW;
        } else {
            start_arrows();
        }
        return;
    }
    hot_flip(square);
    value = hot_value();
    ++search_evaluations;
    hot_flip(square);
    keep_turn(to, square, value);
}

/* ---- up the tree --------------------------------------------------------------------------------------------------------- */
static void back_up(void) {
    uint16_t n;
    uint8_t i, value;

    i = depth;
    while (i) {
        --i;
        n = path[i];
        value = TREE.value[best_child(TREE.child[n], TREE.children[n])];
        TREE.value[n] = 0 - value; /* around HOT_EVEN, so for the other side it is 256 less it */
    }
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
        back_up();
    }
    node_count = n;
    state = DESCEND;
    if (search_evaluations >= limit.evaluations || node_count > TREE_NODES - SEARCH_WIDTH) {
        state = DONE;
    }
}

/* ---- the whole ------------------------------------------------------------------------------------------------------------ */
static void finish(void) {
    uint16_t n;

    n = best_child(0, root_children);
    search_best[0] = TREE.from[n];
    search_best[1] = TREE.to[n];
    search_best[2] = TREE.arrow[n];
    search_value = TREE.value[n];
}

void search_begin(const search_limits_t *limits, uint16_t seed) {
    limit = *limits;
    chance = seed;
    node_count = 0;
    root_children = 0;
    search_evaluations = 0;
    state = DESCEND;
}

uint8_t search_step(void) {
    if (state == DESCEND) {
        descend();
    } else if (state == LAND) {
        land();
    } else if (state == SHOOT) {
        shoot();
    } else if (state == GROW) {
        grow();
    }
    if (state != DONE) {
        return 0;
    }
    finish();
    return 1;
}
