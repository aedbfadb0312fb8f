/* The policy's assembly against its C twin, on positions from random play.
 * With arguments it is the load for tests/amazons/sim65/amazons_cycles.t instead: `which position count` calls one routine `count` times on
 * position number `position`, for sim65 to count the cycles; routine `n` is none. */
#include "tests/amazons/sim65/positions.h"

/* The list: scores, landings, arrows, best first; and the maps behind it. */
static uint8_t list[AMA_LIST][4], maps[64][3];

static void note_maps(void) {
    uint8_t s, at, wall;

    for (s = 0; s < 64; ++s) {
        at = AMA_MAP(s);
        wall = AMA_WORK(AMA_AT_WALL, at);
        maps[s][0] = wall == 0 || wall == 0xFF ? AMA_WORK(AMA_AT_ARROW_LO, at) : 0;
        maps[s][1] = wall == 0 || wall == 0xFF ? AMA_WORK(AMA_AT_ARROW_HI, at) : 0;
        maps[s][2] = wall == 0 && AMA_WORK(AMA_AT_SEEN_OUR, at) ? AMA_WORK(AMA_AT_LAND_LO, at) : 0;
    }
}

static void note_list(void) {
    uint8_t i, entry;

    memset(list, 0, sizeof list);
    for (i = 0; i < ama_policy_count; ++i) {
        entry = AMA_WORK(AMA_AT_ORDER, i);
        list[i][0] = AMA_WORK(AMA_AT_SCORE_LO, entry);
        list[i][1] = AMA_WORK(AMA_AT_SCORE_HI, entry);
        list[i][2] = AMA_WORK(AMA_AT_LANDING_TO, AMA_WORK(AMA_AT_LAND, entry));
        list[i][3] = AMA_WORK(AMA_AT_ARROW, entry);
    }
}

static uint8_t maps_same;

static uint8_t policy_agrees(uint8_t limit) {
    static uint8_t found[sizeof list], seen_maps[sizeof maps];
    uint8_t count, walked;

    ama_policy_limit = limit;
    ama_hot_levels();
    ama_policy_maps();
    while (!ama_policy_row()) {
    }
    note_maps();
    memcpy(seen_maps, maps, sizeof maps);
    ama_policy_landings();
    while (!ama_policy_arrows()) {
    }
    note_list();
    memcpy(found, list, sizeof list);
    count = ama_policy_count;
    walked = ama_policy_walked;
    ama_policy_maps_ref();
    while (!ama_policy_row_ref()) {
    }
    note_maps();
    maps_same = memcmp(seen_maps, maps, sizeof maps) == 0;
    ama_policy_landings_ref();
    while (!ama_policy_arrows_ref()) {
    }
    note_list();
    return maps_same && count == ama_policy_count && walked == ama_policy_walked && memcmp(found, list, sizeof list) == 0;
}

static void compare_games(void) {
    static unsigned positions, maps_all, lists;
    uint8_t g;

    memset(ama_work.bytes, 1, 160); /* the walls around the board */
    for (g = 0; g < GAMES; ++g) {
        ama_new();
        while (ama.step != AMA_OVER) {
            if ((ama.turns + g) % 3 == 0) {
                load();
                ++positions;
                lists += policy_agrees(16);
                maps_all += maps_same;
                ama_policy_hidden = positions % AMA_HIDINGS;
                lists += policy_agrees(32);
                ama_policy_hidden = AMA_SEES_ALL;
            }
            random_turn();
        }
    }
    printf("# %u positions\n", positions);
    tap_eq(maps_all, positions, "ama_policy_maps and ama_policy_row");
    tap_eq(lists, (long)positions * 2, "ama_policy_landings and ama_policy_arrows, lists of 16, and of 32 with something hidden");
}

static void run(char which) {
    ama_policy_limit = 16;
    switch (which) {
    case 'm':
        ama_policy_maps();
        break;
    case 'l':
        ama_policy_maps();
        while (!ama_policy_row()) {
        }
        ama_policy_landings();
        break;
    case 'p':
        ama_policy_maps();
        while (!ama_policy_row()) {
        }
        ama_policy_landings();
        while (!ama_policy_arrows()) {
        }
        break;
    }
}

static void cycles(char which, uint8_t position, unsigned count) {
    load_position(position);
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
