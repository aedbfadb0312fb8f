/* The engine's assembly except the policy, against its C twins, on positions from random play.
 * With arguments it is the load for tests/amazons/sim65/amazons_cycles.t instead: `which position count` calls one routine `count` times on
 * position number `position`, for sim65 to count the cycles; routine `n` is none. */
#include "games/amazons/value.h"
#include "tests/amazons/sim65/positions.h"

/* ---- each routine and its twin --------------------------------------------------------------------------------------- */
static uint8_t place_agrees(void) {
    static uint8_t before[16];

    memcpy(before, ama_hot_stand, 16);
    ama_hot_place_ref();
    return memcmp(before, ama_hot_stand, 16) == 0;
}

static uint8_t levels_agree(void) {
    static uint8_t found[33];

    ama_hot_levels();
    memcpy(found, ama_hot_one, 16);
    memcpy(found + 16, ama_hot_two, 16);
    found[32] = ama_hot_count;
    ama_hot_levels_ref();
    return memcmp(found, ama_hot_one, 16) == 0 && memcmp(found + 16, ama_hot_two, 16) == 0 && found[32] == ama_hot_count;
}

static uint8_t rays_agree(void) {
    static uint8_t seen[8];
    uint8_t square;

    square = ama_hot_amazon[random_below(8)];
    ama_hot_rays(square);
    memcpy(seen, ama_hot_seen, 8);
    ama_hot_rays_ref(square);
    return memcmp(seen, ama_hot_seen, 8) == 0 && ama_hot_mobility(square) == ama_hot_mobility_ref(square);
}

static uint8_t values_agree(void) {
    uint16_t value;
    uint8_t same;

    ama_value_kings();
    value = ama_value();
    ama_value_kings_ref();
    same = value == ama_value_ref();
    ama_hot_side ^= 1;
    ama_value_kings();
    value = ama_value();
    ama_value_kings_ref();
    same &= value == ama_value_ref();
    ama_hot_side ^= 1;
    return same;
}

/* ---- the tree: random blocks ------------------------------------------------------------------------------------------- */
static uint8_t *random_blocks(uint8_t blocks) {
    uint8_t b, i;
    uint8_t *block;

    block = ama_work.bytes + AMA_AT_TREE;
    for (b = 0; b < blocks; ++b) {
        for (i = 0; i < AMA_BLOCK_BYTES; ++i) {
            block[i] = random_below(255);
        }
        for (i = 0; i < AMA_SLOTS; ++i) {
            block[i * AMA_SLOT_BYTES + AMA_SLOT_MEAN_HI] &= 0x7F;
            block[i * AMA_SLOT_BYTES + AMA_SLOT_PRIOR] >>= random_below(3);
            block[i * AMA_SLOT_BYTES + AMA_SLOT_VISITS] = random_below(3) ? random_below(12) : random_below(255);
        }
        block[AMA_BLOCK_NEXT] = b + 1 == blocks ? AMA_NO_BLOCK : b + 1;
        block += AMA_BLOCK_BYTES;
    }
    return ama_work.bytes + AMA_AT_TREE;
}

static uint8_t picks_agree(void) {
    uint8_t more, same;
    uint8_t *slot;

    random_blocks(1 + random_below(8));
    ama_tree_child = 0;
    ama_tree_root = random_below(60);
    ama_tree_first = random_below(128);
    ama_tree_first <<= 8;
    ama_tree_first |= random_below(255);
    more = ama_tree_pick();
    slot = ama_tree_slot;
    same = ama_tree_count;
    return more == ama_tree_pick_ref() && slot == ama_tree_slot && same == ama_tree_count;
}

static uint8_t visits_agree(void) {
    static uint8_t before[AMA_SLOT_BYTES], after[AMA_SLOT_BYTES];
    uint16_t leaf, other;
    uint8_t *slot;

    slot = random_blocks(1);
    if (slot[AMA_SLOT_VISITS] == 0) {
        slot[AMA_SLOT_MEAN_LO] = slot[AMA_SLOT_MEAN_HI] = 0;
    }
    memcpy(before, slot, AMA_SLOT_BYTES);
    leaf = random_below(128);
    leaf <<= 8;
    leaf |= random_below(255);
    ama_tree_leaf = leaf;
    ama_tree_visit(slot);
    other = ama_tree_leaf;
    memcpy(after, slot, AMA_SLOT_BYTES);
    memcpy(slot, before, AMA_SLOT_BYTES);
    ama_tree_leaf = leaf;
    ama_tree_visit_ref(slot);
    return other == ama_tree_leaf && memcmp(after, slot, AMA_SLOT_BYTES) == 0;
}

static uint8_t plays_agree(void) {
    static uint8_t slot[AMA_SLOT_BYTES], position[34];

    slot[AMA_SLOT_MOVE] = (uint8_t)(random_below(4) << 6) | random_below(64);
    slot[AMA_SLOT_ARROW] = random_below(64);
    ama_tree_play(slot);
    memcpy(position, ama_hot_free, 8);
    memcpy(position + 8, ama_hot_amazon, 8);
    memcpy(position + 16, ama_hot_stand, 16);
    position[32] = ama_last_to;
    position[33] = ama_last_arrow;
    load();
    ama_tree_play_ref(slot);
    return memcmp(position, ama_hot_free, 8) == 0 && memcmp(position + 8, ama_hot_amazon, 8) == 0 &&
           memcmp(position + 16, ama_hot_stand, 16) == 0 && position[32] == ama_last_to && position[33] == ama_last_arrow;
}

static unsigned positions, places, levels, rays, values, plays, picks, visits;

static void compare(void) {
    load();
    ++positions;
    places += place_agrees();
    levels += levels_agree();
    rays += rays_agree();
    values += values_agree();
    plays += plays_agree();
    picks += picks_agree();
    visits += visits_agree();
}

static void compare_games(void) {
    uint8_t g;

    memset(ama_work.bytes, 1, 160); /* the walls around the board */
    for (g = 0; g < GAMES; ++g) {
        ama_new();
        while (ama.step != AMA_OVER) {
            if ((ama.turns + g) % 3 == 0) {
                compare();
            }
            random_turn();
        }
        compare();
    }
    printf("# %u positions\n", positions);
    tap_eq(places, positions, "ama_hot_place");
    tap_eq(levels, positions, "ama_hot_levels");
    tap_eq(rays, positions, "ama_hot_rays and ama_hot_mobility");
    tap_eq(values, positions, "ama_value_kings and ama_value, for either side");
    tap_eq(plays, positions, "ama_tree_play");
    tap_eq(picks, positions, "ama_tree_pick");
    tap_eq(visits, positions, "ama_tree_visit");
}

static void run(char which) {
    switch (which) {
    case 'v':
        ama_value_kings();
        ama_value();
        break;
    case 'l':
        ama_hot_levels();
        break;
    case 'r':
        ama_hot_rays(ama_hot_amazon[0]);
        break;
    case 't':
        ama_tree_pick();
        break;
    case 'u':
        ama_tree_visit(ama_work.bytes + AMA_AT_TREE);
        break;
    }
}

static void cycles(char which, uint8_t position, unsigned count) {
    load_position(position);
    random_blocks(3);
    ama_tree_child = 0;
    for (; count != 0; --count) {
        run(which);
    }
}

int main(int argc, char **argv) {
    if (argc > 3) {
        cycles(argv[1][0], (uint8_t)atoi(argv[2]), (unsigned)atoi(argv[3]));
        return 0;
    }
    compare_games();
    return tap_done();
}
