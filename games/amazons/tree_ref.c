/* The C twin of tree.s. */
#include "games/amazons/tree.h"
#include "games/amazons/hot.h"
#include "games/amazons/policy.h"
#include "games/amazons/rules.h"
#include "games/amazons/tree_tables.h"
#include "games/amazons/work.h"

#ifndef HOT_ASM
uint8_t ama_tree_child, ama_tree_root;
uint16_t ama_tree_first;
uint8_t *ama_tree_slot;
uint8_t ama_tree_last, ama_tree_count;
uint16_t ama_tree_leaf;
#endif

static void stand(uint8_t side, uint8_t square) {
    ama_hot_stand[(side ? 8 : 0) + (square >> 3)] ^= ama_hot_bit[square];
}

void TWIN(ama_hot_place)(void) {
    uint8_t i;

    for (i = 0; i < 16; ++i) {
        ama_hot_stand[i] = 0;
    }
    for (i = 0; i < AMA_AMAZONS; ++i) {
        stand(i >> 2, ama_hot_amazon[i]);
    }
}

void TWIN(ama_tree_play)(const uint8_t *slot) {
    uint8_t who, from, to, arrow;

    ama_hot_side ^= 1;
    who = slot[AMA_SLOT_MOVE] >> 6;
    if (ama_hot_side) {
        who += AMA_PER_SIDE;
    }
    to = slot[AMA_SLOT_MOVE] & 0x3F;
    arrow = slot[AMA_SLOT_ARROW];
    from = ama_hot_amazon[who];
    stand(ama_hot_side, from);
    stand(ama_hot_side, to);
    ama_hot_amazon[who] = to;
    ama_hot_free[from >> 3] ^= ama_hot_bit[from];
    ama_hot_free[to >> 3] ^= ama_hot_bit[to];
    ama_hot_free[arrow >> 3] ^= ama_hot_bit[arrow];
    ama_last_to = to;
    ama_last_arrow = arrow;
}

/* The bonus of a turn for being likely and rarely visited. */
static uint16_t bonus(uint8_t prior, uint8_t visits) {
    uint16_t below, b;

    below = prior;
    below += ama_tree_log_visits[visits];
    if (below > 255) {
        below = 255;
    }
    below = below > ama_tree_root ? below - ama_tree_root : 0;
    b = ama_tree_bonus_hi[below];
    b <<= 8;
    b |= ama_tree_bonus_lo[below];
    return b;
}

uint8_t TWIN(ama_tree_pick)(void) {
    uint8_t b, k;
    uint8_t *slot;
    uint16_t high, value;

    ama_tree_count = 0;
    high = 0;
    b = ama_tree_child; /* there is one */
    ama_tree_slot = ama_work.bytes + AMA_AT_TREE;
    ama_tree_slot += (uint16_t)b * AMA_BLOCK_BYTES;
    do {
        ama_tree_last = b;
        ama_tree_count += AMA_SLOTS;
        slot = ama_work.bytes + AMA_AT_TREE;
        slot += (uint16_t)b * AMA_BLOCK_BYTES;
        for (k = 0; k < AMA_SLOTS; ++k) {
            value = ama_tree_first;
            if (slot[AMA_SLOT_VISITS] != 0) {
                value = slot[AMA_SLOT_MEAN_HI];
                value <<= 8;
                value |= slot[AMA_SLOT_MEAN_LO];
            }
            value += bonus(slot[AMA_SLOT_PRIOR], slot[AMA_SLOT_VISITS]);
            if (value > high) {
                high = value;
                ama_tree_slot = slot;
            }
            slot += AMA_SLOT_BYTES;
        }
        b = slot[AMA_BLOCK_NEXT - AMA_SLOTS * AMA_SLOT_BYTES];
    } while (b != AMA_NO_BLOCK);
    slot -= AMA_SLOT_BYTES;
    if (ama_tree_slot[AMA_SLOT_VISITS] == 0 || slot[AMA_SLOT_ARROW] == AMA_NO_TURN || ama_tree_count == AMA_TREE_WIDTH) {
        return 0;
    }
    k = slot[AMA_SLOT_PRIOR];
    k = k > 255 - AMA_TREE_NEXT ? 255 : k + AMA_TREE_NEXT;
    value = ama_tree_first;
    value += bonus(k, 0);
    return value > high;
}

void TWIN(ama_tree_visit)(uint8_t *slot) {
    uint16_t mean, apart;
    uint8_t visits, less;

    visits = slot[AMA_SLOT_VISITS];
    if (visits != 255) {
        ++visits;
        slot[AMA_SLOT_VISITS] = visits;
    }
    mean = slot[AMA_SLOT_MEAN_HI];
    mean <<= 8;
    mean |= slot[AMA_SLOT_MEAN_LO];
    less = ama_tree_leaf < mean;
    apart = less ? mean - ama_tree_leaf : ama_tree_leaf - mean;
    if (visits != 1) { /* a visits-th of it, by a factor of 8 bits and a shift */
        apart = (uint16_t)((uint32_t)apart * ama_tree_share[visits] >> 8);
        apart >>= ama_tree_share_shift[visits];
    }
    mean = less ? mean - apart : mean + apart;
    slot[AMA_SLOT_MEAN_LO] = (uint8_t)mean;
    mean >>= 8;
    slot[AMA_SLOT_MEAN_HI] = (uint8_t)mean;
    ama_tree_leaf = 32767 - ama_tree_leaf;
}
