/* The maze keeps its promises for every seed: counts of walls and openings, a way to the centre, a good start. Builds for the
 * host (10,000 seeds of each size) and for sim65 (20 seeds, the same checks, and the sum that both must print). With an argument
 * it only makes the maze of that seed (a second argument is the size), or with `none` nothing: the load for
 * tests/labyrinth/cycles.t. */
#include <stdlib.h>
#include "tests/tap.h"
#include "games/labyrinth/maze.h"

#ifdef SIM65
#define SEEDS 20
#else
#define SEEDS 10000
#endif

#define RINGS_MOST 11
typedef struct {
    uint8_t size;
    uint8_t changes[RINGS_MOST];
    uint16_t sum; /* over the cells and starts of the seeds 0, 37, 74 .. 703 */
} size_case_t;
static const size_case_t sizes[3] = {
    {LAB_MAZE_LARGE, {1, 2, 2, 4, 4, 4, 4, 4, 4, 1, 0}, 0x0BCB},
    {LAB_MAZE_MEDIUM, {1, 2, 2, 4, 4, 4, 4, 1, 0, 0, 0}, 0x8E06},
    {LAB_MAZE_SMALL, {1, 2, 2, 4, 4, 1, 0, 0, 0, 0, 0}, 0x57A5},
};
static uint8_t last; /* cell of a row */
static uint16_t sum_first_20;

static uint8_t to_edge(uint8_t place) {
    uint8_t other = last - place;
    return place < other ? place : other;
}

static uint8_t ring_of(uint8_t x, uint8_t y) {
    uint8_t a = to_edge(x);
    uint8_t b = to_edge(y);
    return a < b ? a : b;
}

static uint8_t is_corner(uint8_t x, uint8_t y) {
    return to_edge(x) == to_edge(y);
}

/* Everything around the maze is wall, up to the edge of the array. */
static uint8_t border_closed(void) {
    int8_t x, y;
    for (y = -1; y <= LAB_MAZE_LARGE; ++y) {
        for (x = -1; x <= LAB_MAZE_LARGE; ++x) {
            if (x >= 0 && y >= 0 && x <= (int8_t)last && y <= (int8_t)last) {
                continue;
            }
            if (lab_maze_rows[LAB_MAZE_AT(x, y)] != 1) {
                return 0;
            }
        }
    }
    return 1;
}

/* Every ring has its changes, none in a corner. */
static uint8_t rings_right(const uint8_t *changes) {
    static uint8_t seen[RINGS_MOST];
    uint8_t x, y, k, wall;
    for (k = 0; k < RINGS_MOST; ++k) {
        seen[k] = 0;
    }
    for (y = 0; y <= last; ++y) {
        for (x = 0; x <= last; ++x) {
            k = ring_of(x, y);
            wall = lab_maze_wall((int8_t)x, (int8_t)y);
            if (wall != (k & 1)) {
                ++seen[k];
                if (is_corner(x, y)) {
                    return 0;
                }
            }
        }
    }
    for (k = 0; k < RINGS_MOST; ++k) {
        if (seen[k] != changes[k]) {
            return 0;
        }
    }
    return 1;
}

/* Following lab_maze_way from the start ends in the centre, over open cells, and never takes more than 440 steps. */
static uint8_t way_right(void) {
    static const int8_t dx[6] = {0, 1, 0, -1, 0, 0};
    static const int8_t dy[6] = {0, 0, -1, 0, 1, 0};
    int8_t x = (int8_t)lab_maze_start_x;
    int8_t y = (int8_t)lab_maze_start_y;
    uint16_t steps;
    uint8_t way;
    for (steps = 0; steps < 441; ++steps) {
        if (lab_maze_wall(x, y)) {
            return 0;
        }
        way = lab_maze_way[LAB_MAZE_AT(x, y)];
        if (way == LAB_MAZE_WAY_HERE) {
            return x == (int8_t)(last >> 1) && x == y;
        }
        if (way == LAB_MAZE_WAY_NONE) {
            return 0;
        }
        x += dx[way];
        y += dy[way];
    }
    return 0;
}

static uint8_t start_right(void) {
    static const int8_t dx[4] = {1, 0, -1, 0};
    static const int8_t dy[4] = {0, -1, 0, 1};
    int8_t x = (int8_t)lab_maze_start_x;
    int8_t y = (int8_t)lab_maze_start_y;
    if (ring_of(lab_maze_start_x, lab_maze_start_y) != 0 || lab_maze_wall(x, y)) {
        return 0;
    }
    x += dx[lab_maze_start_turn];
    y += dy[lab_maze_start_turn];
    return !lab_maze_wall(x, y);
}

static void add_to_sum(uint8_t value) {
    sum_first_20 = (uint16_t)(sum_first_20 << 1) | (uint16_t)(sum_first_20 >> 15);
    sum_first_20 ^= value;
}

static void sum_maze(void) {
    uint8_t x, y;
    for (y = 0; y <= last; ++y) {
        for (x = 0; x <= last; ++x) {
            add_to_sum(lab_maze_rows[LAB_MAZE_AT(x, y)] ? y + 2 : 0);
            add_to_sum(lab_maze_way[LAB_MAZE_AT(x, y)]);
        }
    }
    add_to_sum(lab_maze_start_x);
    add_to_sum(lab_maze_start_y);
    add_to_sum(lab_maze_start_turn);
}

static void check_size(const size_case_t *is) {
    uint16_t seed = 0;
    uint16_t n;
    uint16_t bad_rings = 0;
    uint16_t bad_borders = 0;
    uint16_t bad_ways = 0;
    uint16_t bad_starts = 0;
    last = is->size - 1;
    sum_first_20 = 0;
    for (n = 0; n < SEEDS; ++n) {
        lab_maze_make(seed, is->size);
        bad_rings += !rings_right(is->changes);
        bad_borders += !border_closed();
        bad_ways += !way_right();
        bad_starts += !start_right();
        if (n < 20) {
            sum_maze();
        }
        seed += 37; /* odd: 65,536 different seeds */
    }
    printf("# %ux%u: %u seeds\n", (unsigned)is->size, (unsigned)is->size, (unsigned)SEEDS);
    tap_eq(bad_rings, 0, "each ring has its walls or openings");
    tap_eq(bad_borders, 0, "all around the maze is wall");
    tap_eq(bad_ways, 0, "the way leads from the start to the centre");
    tap_eq(bad_starts, 0, "the start is an open cell of the outer ring and looks into an open one");
    tap_eq(sum_first_20, is->sum, "host and console make the same 20 mazes");
}

int main(int argc, char **argv) {
    uint8_t i;
    if (argc >= 2) {
        if (argv[1][0] != 'n') {
            lab_maze_make((uint16_t)atol(argv[1]), argc > 2 ? (uint8_t)atol(argv[2]) : LAB_MAZE_LARGE);
        }
        return 0;
    }
    for (i = 0; i < 3; ++i) {
        check_size(sizes + i);
    }
    return tap_done();
}
