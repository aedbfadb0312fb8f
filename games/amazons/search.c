#include "games/amazons/search.h"
#include "games/amazons/hot.h"
#include "games/amazons/policy.h"
#include "games/amazons/rules.h"
#include "games/amazons/tree.h"
#include "games/amazons/tree_tables.h"
#include "games/amazons/value.h"
#include "games/amazons/work.h"

uint8_t ama_search_best[3];
uint8_t ama_search_value;
uint16_t ama_search_evaluations;

#define DEPTH 40      /* longest line the tree may have */
#define LIST_SHORT 16 /* least number of turns requested from the policy, to compute shares */
#define FOLD_FREE 13  /* folding continues until this many blocks are free */
#define FOLD_PART 8   /* blocks that one step of folding looks at */

/* Costs, in units of 512 cycles. */
#define COST_VALUE 33
#define COST_POLICY 10 /* and two for each empty square, ... */
#define COST_LANDING 8 /* ... and this for each landing whose arrows were looked at */
#define COST_LEVEL 5   /* and one for every four children */
#define COST_FOLD 2

static uint16_t units;  /* left */
static uint16_t chance; /* random state; 0: no chance */

static uint8_t root[AMA_SLOT_BYTES]; /* a slot without a turn */
static uint16_t root_visits;
static uint8_t *path[DEPTH]; /* from the root to the last turn that was made */
static uint8_t depth;
static uint8_t *node; /* the end of the path */

static uint8_t free_block; /* chain of free ones */
static uint8_t free_blocks;
static uint8_t blocks;      /* total number of blocks */
static uint8_t fold_visits; /* subtrees below turns with at most this many visits are folded */
static uint8_t fold_block;  /* the next to look at */

enum { ROOT, DOWN, MAPS, ROWS, LANDINGS, ARROWS, GROW, VALUE, UP, FOLD, DONE };
static uint8_t state;

static void spend(uint16_t cost) {
    units = units > cost ? units - cost : 0;
}

static uint8_t *block_at(uint8_t b) {
    return ama_work.bytes + AMA_AT_TREE + (uint16_t)b * AMA_BLOCK_BYTES;
}

/* ---- down the tree ------------------------------------------------------------------------------------------------- */
static void load_root(void) {
    uint8_t i;
    const uint8_t *last;

    for (i = 0; i < 8; ++i) {
        ama_hot_free[i] = ama.occupied[i] ^ 0xFF;
        ama_hot_amazon[i] = ama.amazon[i];
    }
    ama_hot_side = ama.side ^ 1;
    ama_hot_place();
    ama_last_to = AMA_HOT_NONE;
    ama_last_arrow = AMA_HOT_NONE;
    if (ama.turns != 0) {
        last = ama.moves + (uint8_t)(ama.turns * 3);
        ama_last_to = last[-2];
        ama_last_arrow = last[-1];
    }
    node = root;
    path[0] = root;
    depth = 1;
    state = DOWN;
}

/* Goes on to this turn. */
static void go(uint8_t *slot) {
    node = slot;
    path[depth] = slot;
    ++depth;
    ama_tree_play(slot);
    if (slot[AMA_SLOT_VISITS] == 0) {
        state = VALUE;
        return;
    }
    state = UP;
    if (slot[AMA_SLOT_CHILD] == AMA_END_WON) {
        ama_tree_leaf = AMA_VALUE_WON;
    } else if (slot[AMA_SLOT_CHILD] == AMA_END_LOST) {
        ama_tree_leaf = AMA_VALUE_LOST;
    } else if (depth == DEPTH) {
        ama_tree_leaf = slot[AMA_SLOT_MEAN_HI];
        ama_tree_leaf <<= 8;
        ama_tree_leaf |= slot[AMA_SLOT_MEAN_LO];
    } else {
        state = DOWN;
    }
}

static void descend(void) {
    ama_tree_root = ama_tree_log_root[node[AMA_SLOT_VISITS]];
    if (depth == 1 && root_visits > 255) {
        ama_tree_root = ama_tree_log_root[root_visits >> 2] + 11;
    }
    ama_tree_first = node[AMA_SLOT_MEAN_HI];
    ama_tree_first <<= 8;
    ama_tree_first |= node[AMA_SLOT_MEAN_LO];
    ama_tree_first = AMA_VALUE_WON - ama_tree_first;
    ama_tree_child = node[AMA_SLOT_CHILD];
    ama_tree_count = 0;
    ama_tree_last = AMA_NO_BLOCK;
    spend(COST_LEVEL);
    if (ama_tree_child == AMA_NO_BLOCK || ama_tree_pick()) {
        state = MAPS;
        return;
    }
    spend(ama_tree_count >> 2);
    go(ama_tree_slot);
}

/* ---- new turns ----------------------------------------------------------------------------------------------------- */
/* How much less likely a turn of the list is than the first one, in 1/16 of a logarithm. Half of the policy's difference, because
 * that plays better. */
static uint16_t below_first(uint8_t position) {
    uint8_t first, entry;
    uint16_t score, top;

    first = AMA_WORK(AMA_AT_ORDER, 0);
    entry = AMA_WORK(AMA_AT_ORDER, position);
    top = AMA_WORK(AMA_AT_SCORE_HI, first);
    top <<= 8;
    top |= AMA_WORK(AMA_AT_SCORE_LO, first);
    score = AMA_WORK(AMA_AT_SCORE_HI, entry);
    score <<= 8;
    score |= AMA_WORK(AMA_AT_SCORE_LO, entry);
    top -= score;
    return top >> 1;
}

/* The logarithm of what the shares of the list add up to. */
static uint8_t log_of_all(void) {
    uint16_t sum, below;
    uint8_t i;

    sum = 0;
    for (i = 0; i < LIST_SHORT && i < ama_policy_count; ++i) {
        below = below_first(i);
        if (below < AMA_TREE_EXPS) {
            sum += ama_tree_exp[below];
        }
    }
    sum >>= 4;
    return ama_tree_log[sum];
}

/* 0 .. 7, by the seed. */
static uint8_t luck(void) {
    uint8_t bit;

    if (chance == 0) {
        return 0;
    }
    bit = chance & 1;
    chance >>= 1;
    if (bit) {
        chance ^= 0xB400; /* 16-bit maximal shift register */
    }
    return chance & 7;
}

/* The square of a place on the map. */
static uint8_t square_at(uint8_t at) {
    at -= AMA_MAP_FIRST;
    return ((at & 0x70) >> 1) | (at & 7);
}

static void fill_slot(uint8_t *slot, uint8_t position, uint8_t log_all) {
    uint8_t entry, landing, who;
    uint16_t prior;

    slot[AMA_SLOT_MEAN_LO] = 0;
    slot[AMA_SLOT_MEAN_HI] = 0;
    slot[AMA_SLOT_CHILD] = AMA_NO_BLOCK;
    if (position >= ama_policy_count) { /* never picked: it has neither value nor bonus */
        slot[AMA_SLOT_ARROW] = AMA_NO_TURN;
        slot[AMA_SLOT_VISITS] = 255;
        slot[AMA_SLOT_PRIOR] = 255;
        return;
    }
    entry = AMA_WORK(AMA_AT_ORDER, position);
    landing = AMA_WORK(AMA_AT_LAND, entry);
    for (who = 3; landing < ama_policy_who[who]; --who) {
    }
    slot[AMA_SLOT_MOVE] = (uint8_t)(who << 6) | square_at(AMA_WORK(AMA_AT_LANDING_TO, landing));
    slot[AMA_SLOT_ARROW] = square_at(AMA_WORK(AMA_AT_ARROW, entry));
    slot[AMA_SLOT_VISITS] = 0;
    prior = below_first(position);
    prior += log_all;
    prior += 8;
    if (depth == 1) {
        prior += luck();
    }
    slot[AMA_SLOT_PRIOR] = prior > 255 ? 255 : (uint8_t)prior;
}

/* Writes the next four turns of the list into a new block of the node, and continues with the likeliest. */
static void grow(void) {
    uint8_t b, k, log_all;
    uint8_t *block, *slot, *likeliest;

    if (ama_policy_count == 0) {
        node[AMA_SLOT_CHILD] = AMA_END_WON;
        ama_tree_leaf = AMA_VALUE_WON;
        state = UP;
        return;
    }
    if (ama_tree_count >= ama_policy_count) {
        go(ama_tree_slot);
        return;
    }
    b = free_block;
    block = block_at(b);
    free_block = block[AMA_BLOCK_NEXT];
    --free_blocks;
    block[AMA_BLOCK_NEXT] = AMA_NO_BLOCK;
    log_all = log_of_all();
    slot = block;
    likeliest = block;
    for (k = 0; k < AMA_SLOTS; ++k) {
        fill_slot(slot, ama_tree_count + k, log_all);
        if (slot[AMA_SLOT_PRIOR] < likeliest[AMA_SLOT_PRIOR]) {
            likeliest = slot;
        }
        slot += AMA_SLOT_BYTES;
    }
    if (ama_tree_last == AMA_NO_BLOCK) {
        node[AMA_SLOT_CHILD] = b;
    } else {
        block_at(ama_tree_last)[AMA_BLOCK_NEXT] = b;
    }
    go(likeliest);
}

/* ---- folding ------------------------------------------------------------------------------------------------------- */
static uint8_t pending; /* chain of blocks to be freed */

static void drop_chain(uint8_t b) {
    uint8_t *block;
    uint8_t first;

    first = b;
    do {
        block = block_at(b);
        b = block[AMA_BLOCK_NEXT];
    } while (b != AMA_NO_BLOCK);
    block[AMA_BLOCK_NEXT] = pending;
    pending = first;
}

static void free_pending(void) {
    uint8_t b, k;
    uint8_t *block;

    while (pending != AMA_NO_BLOCK) {
        b = pending;
        block = block_at(b);
        pending = block[AMA_BLOCK_NEXT];
        block[AMA_BLOCK_NEXT] = free_block;
        free_block = b;
        ++free_blocks;
        for (k = 0; k < AMA_SLOTS; ++k) {
            if (block[AMA_SLOT_CHILD] < AMA_END_LOST && block[AMA_SLOT_ARROW] != AMA_NO_TURN) {
                drop_chain(block[AMA_SLOT_CHILD]);
            }
            block[AMA_SLOT_ARROW] = AMA_NO_TURN; /* also marks a free block */
            block += AMA_SLOT_BYTES;
        }
    }
}

/* Folds the subtrees below rarely visited turns of some blocks: their means stay, their blocks are freed. */
static void fold(void) {
    uint8_t *slot;
    uint8_t n, k;

    spend(COST_FOLD);
    for (n = 0; n < FOLD_PART && fold_block != blocks; ++n) {
        slot = block_at(fold_block);
        for (k = 0; k < AMA_SLOTS && slot[AMA_SLOT_ARROW] != AMA_NO_TURN; ++k) {
            if (slot[AMA_SLOT_CHILD] < AMA_END_LOST && slot[AMA_SLOT_VISITS] <= fold_visits) {
                pending = AMA_NO_BLOCK;
                drop_chain(slot[AMA_SLOT_CHILD]);
                slot[AMA_SLOT_CHILD] = AMA_NO_BLOCK;
                free_pending();
            }
            slot += AMA_SLOT_BYTES;
        }
        ++fold_block;
    }
    if (fold_block == blocks) {
        fold_block = 0;
        state = free_blocks >= FOLD_FREE ? ROOT : FOLD;
        if (state == FOLD) {
            ++fold_visits;
        } else if (fold_visits > 3) {
            fold_visits -= 2;
        } else {
            fold_visits = 1;
        }
    }
}

/* ---- the whole ----------------------------------------------------------------------------------------------------- */
static void evaluate(void) {
    ama_value_kings();
    ama_tree_leaf = ama_value();
    ++ama_search_evaluations;
    spend(COST_VALUE);
    if (ama_tree_leaf == AMA_VALUE_WON) {
        node[AMA_SLOT_CHILD] = AMA_END_WON;
    } else if (ama_tree_leaf == AMA_VALUE_LOST) {
        node[AMA_SLOT_CHILD] = AMA_END_LOST;
    }
    state = UP;
}

static uint8_t one_turn_only(void) {
    const uint8_t *block;

    block = block_at(root[AMA_SLOT_CHILD]);
    return block[AMA_SLOT_BYTES + AMA_SLOT_ARROW] == AMA_NO_TURN;
}

static void back_up(void) {
    while (depth != 0) {
        --depth;
        ama_tree_visit(path[depth]);
    }
    if (root_visits < 1023) {
        ++root_visits;
    }
    state = ROOT;
    if (units == 0 || one_turn_only()) {
        state = DONE;
    } else if (free_blocks < 2) {
        state = FOLD;
    }
}

/* The most visited turn; among equals the best. */
static void finish(void) {
    const uint8_t *slot, *best;
    uint8_t b, k;

    best = block_at(root[AMA_SLOT_CHILD]);
    for (b = root[AMA_SLOT_CHILD]; b != AMA_NO_BLOCK; b = block_at(b)[AMA_BLOCK_NEXT]) {
        slot = block_at(b);
        for (k = 0; k < AMA_SLOTS && slot[AMA_SLOT_ARROW] != AMA_NO_TURN; ++k) {
            if (slot[AMA_SLOT_VISITS] > best[AMA_SLOT_VISITS] ||
                (slot[AMA_SLOT_VISITS] == best[AMA_SLOT_VISITS] && slot[AMA_SLOT_MEAN_HI] > best[AMA_SLOT_MEAN_HI])) {
                best = slot;
            }
            slot += AMA_SLOT_BYTES;
        }
    }
    k = best[AMA_SLOT_MOVE] >> 6;
    if (ama.side) {
        k += AMA_PER_SIDE;
    }
    ama_search_best[0] = ama.amazon[k];
    ama_search_best[1] = best[AMA_SLOT_MOVE] & 0x3F;
    ama_search_best[2] = best[AMA_SLOT_ARROW];
    ama_search_value = best[AMA_SLOT_MEAN_HI];
}

void ama_search_begin(uint16_t with_units, uint16_t seed) {
    uint8_t b;
    uint8_t *block;

    for (b = 0; b < AMA_AT_ARROW_LO; ++b) { /* those around the board stay */
        AMA_WORK(AMA_AT_WALL, b) = 1;
    }
    units = with_units;
    chance = seed;
    ama_search_evaluations = 0;
    free_block = AMA_NO_BLOCK;
    blocks = ama_policy_hidden == AMA_SEES_ALL ? AMA_BLOCKS : AMA_BLOCKS_HIDDEN;
    for (b = 0; b < blocks; ++b) {
        block = block_at(b);
        block[AMA_SLOT_ARROW] = AMA_NO_TURN;
        block[AMA_BLOCK_NEXT] = free_block;
        free_block = b;
    }
    free_blocks = blocks;
    fold_visits = 1;
    fold_block = 0;
    root[AMA_SLOT_MEAN_LO] = 0;
    root[AMA_SLOT_MEAN_HI] = 0x40;
    root[AMA_SLOT_VISITS] = 1;
    root[AMA_SLOT_CHILD] = AMA_NO_BLOCK;
    root_visits = 1;
    state = ROOT;
}

uint8_t ama_search_step(void) {
    switch (state) {
    case ROOT:
        load_root();
        break;
    case DOWN:
        descend();
        break;
    case MAPS:
        ama_policy_limit = ama_tree_count + AMA_SLOTS > LIST_SHORT ? ama_tree_count + AMA_SLOTS : LIST_SHORT;
        ama_hot_levels();
        ama_policy_maps();
        state = ROWS;
        break;
    case ROWS:
        if (ama_policy_row()) {
            state = LANDINGS;
        }
        break;
    case LANDINGS:
        ama_policy_landings();
        state = ARROWS;
        break;
    case ARROWS:
        if (ama_policy_arrows()) {
            spend(COST_POLICY + ama_hot_count + ama_hot_count + ama_policy_walked * COST_LANDING);
            state = GROW;
        }
        break;
    case GROW:
        grow();
        break;
    case VALUE:
        evaluate();
        break;
    case UP:
        back_up();
        break;
    case FOLD:
        fold();
        break;
    default:
        finish();
        return 1;
    }
    return 0;
}
