/* Every module of the board that has an advance: equal to as many ticks, on random stimulus split at random
 * places. */
#include "libretro/board/board.h"
#include "libretro/board/distance.h"
#include "libretro/board/trig_lookup_table.h"
#include "tests/labkit/host/labkit_random.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static void random_map(map_t *map, uint32_t percent) {
    unsigned n;
    for (n = 0; n < MAP_CELLS; ++n) {
        map->bit[n] = rnd(100) < percent;
    }
}

static int lfsr_equal(uint32_t fix) {
    unsigned n, i;
    for (n = 0; n < 20000; ++n) {
        lfsr_t ticked = {
            .random_q = (uint8_t)rnd(32), .done_q = (uint8_t)rnd(2), .state_q = (uint8_t)rnd(2), .counter_q = rnd(UINT32_MAX)};
        lfsr_t advanced = ticked;
        const lfsr_in_t in = {fix, rnd(20) == 0, (uint8_t)rnd(2), (uint8_t)rnd(32), (uint8_t)rnd(32)};
        uint32_t clocks = rnd(500), part = rnd(clocks + 1);
        for (i = 0; i < clocks; ++i) {
            labkit_lfsr_tick(&ticked, &in);
        }
        labkit_lfsr_advance(&advanced, &in, part);
        labkit_lfsr_advance(&advanced, &in, clocks - part);
        if (memcmp(&ticked, &advanced, sizeof ticked) != 0) {
            return 0;
        }
    }
    return 1;
}

static int mapgen_equal(uint32_t fix) {
    static mapgen_t ticked, advanced;
    unsigned n;
    memset(&ticked, 0, sizeof ticked);
    memset(&advanced, 0, sizeof advanced);
    for (n = 0; n < 400; ++n) {
        mapgen_in_t in = {fix, n == 0 || rnd(60) == 0, rnd(6) == 0, rnd(UINT32_MAX)};
        uint64_t left = rnd(6000), i;
        labkit_mapgen_tick(&ticked, &in);
        labkit_mapgen_tick(&advanced, &in);
        in.reset = 0;
        in.start = rnd(5) == 0; /* held, at times */
        for (i = 0; i < left; ++i) {
            labkit_mapgen_tick(&ticked, &in);
        }
        while (left) {
            uint64_t part = labkit_mapgen_advance(&advanced, &in, rnd((uint32_t)left) + 1);
            left -= part;
            if (!part) { /* a clock that changes the map: tick does it */
                labkit_mapgen_tick(&advanced, &in);
                --left;
            }
        }
        if (memcmp(&ticked, &advanced, sizeof ticked) != 0) {
            return 0;
        }
    }
    return 1;
}

/* Errata B17: reset has no else. What the generator writes in the same clock wins, register by register. */
static int reset_in_check(void) {
    static mapgen_t g;
    const mapgen_in_t in = {.fix = AS_BUILT, .reset = 1};
    g.q.setup_q = g.q.checking_q = g.q.CW_q = 1;
    g.q.i_q = 7, g.q.j_q = 4, g.q.k_q = 4;
    g.map_q.bit[21 * 5 + 7] = 1; /* a wall below: go on to the right */
    labkit_mapgen_tick(&g, &in);
    return g.q.i_q == 8 && g.q.j_q == 0 && g.q.k_q == 0 && g.q.initialization_q && !g.q.checking_q && !g.q.reset_q[1];
}

typedef void distance_tick_t(distance_t *, const distance_in_t *, const map_t *);
typedef uint32_t distance_advance_t(distance_t *, uint32_t, const map_t *, uint32_t);

static void random_ray(distance_in_t *in, uint32_t fix) {
    const trig_t *t = &labkit_trig_table()[rnd(TRIG_ENTRIES)];
    in->fix = fix;
    in->reset = 0;
    in->newData = 1;
    in->xpos = (uint8_t)rnd(64), in->ypos = (uint8_t)rnd(64);
    in->xindex = (uint8_t)rnd(rnd(8) ? 21 : 32), in->yindex = (uint8_t)rnd(rnd(8) ? 21 : 32);
    in->sine = (int16_t)(rnd(2) ? t->sine : -t->sine), in->cosine = (int16_t)(rnd(2) ? t->cosine : -t->cosine);
    in->sineInv = (int32_t)t->sineInv, in->cosineInv = (int32_t)t->cosineInv;
}

static int distance_equal(distance_tick_t *tick, distance_advance_t *advance, uint32_t fix) {
    map_t map;
    unsigned n, i;
    for (n = 0; n < 20000; ++n) {
        distance_t ticked = {0}, advanced;
        distance_in_t in;
        uint32_t clocks = rnd(60), part = rnd(clocks + 1);
        if (n % 64 == 0) {
            random_map(&map, rnd(60));
        }
        random_ray(&in, fix);
        tick(&ticked, &in, &map);
        in.newData = 0;
        advanced = ticked;
        for (i = 0; i < clocks; ++i) {
            tick(&ticked, &in, &map);
        }
        advance(&advanced, fix, &map, part);
        advance(&advanced, fix, &map, clocks - part);
        if (memcmp(&ticked, &advanced, sizeof ticked) != 0) {
            return 0;
        }
    }
    return 1;
}

static int scene_equal(uint32_t fix) {
    static scene_t ticked, advanced;
    static zbt_t ticked_zbt, advanced_zbt;
    static map_t map;
    scene_in_t in = {.fix = fix, .start = 1};
    uint64_t total = 0;
    labkit_scene_renderer_init(&ticked);
    labkit_scene_renderer_init(&advanced);
    random_map(&map, 30);
    while (total < 1500000) {
        uint64_t span = rnd(rnd(3) ? 4000 : 100000), left, i;
        in.player.xindex = (uint8_t)rnd(21), in.player.yindex = (uint8_t)rnd(21);
        in.player.xpos = (uint8_t)rnd(64), in.player.ypos = (uint8_t)rnd(64), in.player.angle = (uint16_t)rnd(4096);
        in.start = rnd(10) != 0;
        for (left = span; left; left -= i) {
            i = labkit_scene_renderer_advance(&advanced, &in, &map, &advanced_zbt, rnd((uint32_t)left) + 1);
        }
        for (i = 0; i < span; ++i) {
            labkit_zbt_tick(&ticked_zbt, ticked.dC.write_enable_q, ticked.dC.write_address_q, ticked.dC.write_data_q);
            labkit_scene_renderer_tick(&ticked, &in, &map);
        }
        total += span;
        if (memcmp(&ticked, &advanced, sizeof ticked) != 0 || memcmp(&ticked_zbt, &advanced_zbt, sizeof ticked_zbt) != 0) {
            return 0;
        }
    }
    return 1;
}

static int xvga_equal(void) {
    xvga_t ticked = {0}, advanced = {0};
    unsigned n, i;
    for (n = 0; n < 300; ++n) {
        uint32_t clocks = rnd(20000);
        for (i = 0; i < clocks; ++i) {
            labkit_xvga_tick(&ticked);
        }
        labkit_xvga_advance(&advanced, clocks);
        if (memcmp(&ticked, &advanced, sizeof ticked) != 0) {
            return 0;
        }
    }
    return 1;
}

static int step_rate_equal(void) {
    step_rate_t ticked = {0}, advanced = {0};
    step_rate_out_t out, other = {0};
    unsigned n, i;
    for (n = 0; n < 3000; ++n) {
        const step_rate_in_t in = {n % 2 ? FIX_PACE : 0,          27000000, 27, 65, (int16_t)((int)rnd(3) * 256 - 256),
                                   (int16_t)((int)rnd(513) - 256)};
        uint32_t clocks = rnd(3000);
        for (i = 0; i < clocks; ++i) {
            labkit_step_rate_tick(&ticked, &in, &out);
        }
        for (i = 0; i < clocks;) {
            uint64_t next = labkit_step_rate_next(&advanced, &in), quiet = next > clocks - i ? clocks - i : next - 1;
            labkit_step_rate_advance(&advanced, &in, quiet);
            i += (uint32_t)quiet;
            if (i < clocks) {
                labkit_step_rate_tick(&advanced, &in, &other);
                if (!other.up && !other.down && !other.left && !other.right && !advanced.turn_late_q) {
                    return 0; /* a step was promised */
                }
                ++i;
            }
        }
        if (memcmp(&ticked, &advanced, sizeof ticked) != 0) {
            return 0;
        }
    }
    return 1;
}

/* The display with everything else standing still, and the order of modules. */
static int board_equal(uint32_t fix, int shuffle) {
    static board_t a, b;
    static uint8_t sa[SCREEN_WIDTH * SCREEN_HEIGHT], sb[SCREEN_WIDTH * SCREEN_HEIGHT];
    const pins_t pins = {.fix = fix, .logic_rate = 27, .pixel_rate = 65, .walk = 256, .turn = 100, .switch0 = 1, .switch1 = 1};
    uint8_t order[BOARD_MODULES] = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    uint64_t total = 0;
    labkit_board_init(&a, &pins);
    labkit_board_init(&b, &pins);
    labkit_board_press_reset(&a), labkit_board_press_reset(&b);
    labkit_board_press_start(&a, 3), labkit_board_press_start(&b, 3);
    memset(sa, 0, sizeof sa);
    memset(sb, 0, sizeof sb);
    while (total < (shuffle ? 400000u : 1500000u)) {
        uint64_t span = shuffle ? 200 : rnd(60000), i;
        unsigned n;
        for (i = 0; i < span; ++i) {
            if (shuffle) {
                for (n = BOARD_MODULES - 1; n; --n) {
                    unsigned k = rnd(n + 1);
                    uint8_t t = order[n];
                    order[n] = order[k], order[k] = t;
                }
            }
            labkit_board_tick_ordered(&a, sa, order);
        }
        if (shuffle) {
            for (i = 0; i < span; ++i) {
                labkit_board_tick(&b, sb);
            }
        } else {
            labkit_board_advance(&b, sb, span);
        }
        total += span;
    }
    return !memcmp(&a, &b, sizeof a) && !memcmp(sa, sb, sizeof sa);
}

int main(void) {
    tap_ok(lfsr_equal(AS_BUILT), "lfsr as built: advance equals ticks");
    tap_ok(lfsr_equal(AS_MEANT), "lfsr as meant: advance equals ticks");
    tap_ok(mapgen_equal(AS_BUILT), "map_generation as built: advance equals ticks");
    tap_ok(mapgen_equal(AS_MEANT), "map_generation as meant: advance equals ticks");
    tap_ok(reset_in_check(), "map_generation as built: reset and a step of the check in one clock");
    tap_ok(distance_equal(labkit_distance_to_horizontal_wall_tick, labkit_distance_to_horizontal_wall_advance, AS_BUILT),
           "distanceToHorizontalWall: advance equals ticks");
    tap_ok(distance_equal(labkit_distance_to_vertical_wall_tick, labkit_distance_to_vertical_wall_advance, FIX_OUTSIDE),
           "distanceToVerticalWall: advance equals ticks");
    tap_ok(scene_equal(AS_BUILT), "SceneRenderer as built: advance equals ticks");
    tap_ok(scene_equal(AS_MEANT), "SceneRenderer as meant: advance equals ticks");
    tap_ok(scene_equal(FIX_FLAT | FIX_AXIS), "SceneRenderer without fish-eye: advance equals ticks");
    tap_ok(xvga_equal(), "xvga: advance equals ticks");
    tap_ok(step_rate_equal(), "step_rate: advance equals ticks");
    tap_ok(board_equal(AS_BUILT, 0), "board as built: advance equals ticks, picture included");
    tap_ok(board_equal(AS_MEANT, 0), "board as meant: advance equals ticks, picture included");
    tap_ok(board_equal(AS_BUILT, 1), "board as built: the order of modules in a tick does not matter");
    tap_ok(board_equal(AS_MEANT, 1), "board as meant: the order of modules in a tick does not matter");
    return tap_done();
}
