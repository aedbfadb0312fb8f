/* The maze keeps its promises for every seed: counts of walls and openings, a way to the centre, a good start.
 * Builds for the host (10,000 seeds) and for sim65 (20 seeds, the same checks, and the sum that both must print).
 * With an argument it only makes the maze of that seed, or with `none` nothing: the load of tests/labyrinth/cycles.t. */
#include <stdlib.h>
#include "tests/host/tap.h"
#include "games/labyrinth/maze.h"

#ifdef SIM65
#define SEEDS 20
#else
#define SEEDS 10000
#endif

static const uint8_t changes[11] = {1, 2, 2, 4, 4, 4, 4, 4, 4, 1, 0};
static uint16_t sum_first_20; /* over the cells and starts of the seeds 0, 37, 74 .. 703 */

static uint8_t ring_of(uint8_t x, uint8_t y) {
    uint8_t a = x < 20 - x ? x : 20 - x;
    uint8_t b = y < 20 - y ? y : 20 - y;
    return a < b ? a : b;
}

/* Every ring has its changes, none in a corner; the border is wall; both arrays say the same. */
static uint8_t rings_right(void) {
    uint8_t seen[11] = {0};
    uint8_t x, y, k, wall;
    for (y = 0; y < MAZE_SIZE; ++y) {
        for (x = 0; x < MAZE_SIZE; ++x) {
            k = ring_of(x, y);
            wall = maze_wall((int8_t)x, (int8_t)y);
            if (wall != (k & 1)) {
                ++seen[k];
                if ((x == k || x == 20 - k) && (y == k || y == 20 - k)) {
                    return 0;
                }
            }
            if (maze_rows[MAZE_AT(x, y)] != (wall ? y + 2 : 0) || maze_cols[MAZE_AT(y, x)] != (wall ? x + 2 : 0)) {
                return 0;
            }
        }
        if (!maze_wall(-1, (int8_t)y) || !maze_wall(21, (int8_t)y) || !maze_wall((int8_t)y, -1) ||
            !maze_wall((int8_t)y, 21) || maze_cols[MAZE_AT(y, 21)] != 23) {
            return 0;
        }
    }
    for (k = 0; k < 11; ++k) {
        if (seen[k] != changes[k]) {
            return 0;
        }
    }
    return 1;
}

/* Following maze_way from the start ends in the centre, over open cells, and never takes more than 440 steps. */
static uint8_t way_right(void) {
    static const int8_t dx[6] = {0, 1, 0, -1, 0, 0};
    static const int8_t dy[6] = {0, 0, -1, 0, 1, 0};
    int8_t x = (int8_t)maze_start_x;
    int8_t y = (int8_t)maze_start_y;
    uint16_t steps;
    uint8_t way;
    for (steps = 0; steps < 441; ++steps) {
        if (maze_wall(x, y)) {
            return 0;
        }
        way = maze_way[MAZE_AT(x, y)];
        if (way == MAZE_WAY_HERE) {
            return x == MAZE_CENTRE && y == MAZE_CENTRE;
        }
        if (way == MAZE_WAY_NONE) {
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
    int8_t x = (int8_t)maze_start_x;
    int8_t y = (int8_t)maze_start_y;
    if (ring_of(maze_start_x, maze_start_y) != 0 || maze_wall(x, y)) {
        return 0;
    }
    x += dx[maze_start_turn];
    y += dy[maze_start_turn];
    return !maze_wall(x, y);
}

static void add_to_sum(uint8_t value) {
    sum_first_20 = (uint16_t)(sum_first_20 << 1) | (uint16_t)(sum_first_20 >> 15);
    sum_first_20 ^= value;
}

static void sum_maze(void) {
    uint8_t x, y;
    for (y = 0; y < MAZE_SIZE; ++y) {
        for (x = 0; x < MAZE_SIZE; ++x) {
            add_to_sum(maze_rows[MAZE_AT(x, y)]);
            add_to_sum(maze_way[MAZE_AT(x, y)]);
        }
    }
    add_to_sum(maze_start_x);
    add_to_sum(maze_start_y);
    add_to_sum(maze_start_turn);
}

int main(int argc, char **argv) {
    uint16_t seed = 0;
    uint16_t n;
    uint16_t bad_rings = 0;
    uint16_t bad_ways = 0;
    uint16_t bad_starts = 0;
    if (argc == 2) {
        if (argv[1][0] != 'n') {
            maze_make((uint16_t)atol(argv[1]));
        }
        return 0;
    }
    for (n = 0; n < SEEDS; ++n) {
        maze_make(seed);
        bad_rings += !rings_right();
        bad_ways += !way_right();
        bad_starts += !start_right();
        if (n < 20) {
            sum_maze();
        }
        seed += 37; /* odd: 65,536 different seeds */
    }
    printf("# %u seeds\n", (unsigned)SEEDS);
    tap_eq(bad_rings, 0, "each ring has its walls or openings, both arrays agree, the border is closed");
    tap_eq(bad_ways, 0, "the way leads from the start to the centre");
    tap_eq(bad_starts, 0, "the start is an open cell of the outer ring and looks into an open one");
    tap_eq(sum_first_20, 0x0BCB, "host and console make the same 20 mazes");
    return tap_done();
}
