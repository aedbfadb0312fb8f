/* Walking never enters a wall, goes where the player looks, and is the same on host and console.
 * Host: an hour of ticks in random mazes. sim65: the first part of the same walk, to the same sum. */
#include "tests/host/tap.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"

#define SHARED_TICKS 4000
#ifdef SIM65
#define TICKS SHARED_TICKS
#else
#define TICKS 216000L /* an hour */
#endif

static const uint8_t sizes[3] = {MAZE_LARGE, MAZE_MEDIUM, MAZE_SMALL};
static uint16_t random_state = 1;
static uint16_t sum;

static uint8_t next_random(void) {
    uint16_t bit;
    uint8_t i;
    for (i = 0; i < 5; ++i) {
        bit = random_state & 1;
        random_state >>= 1;
        if (bit) {
            random_state ^= 0xB400;
        }
    }
    return (uint8_t)random_state;
}

/* No corner of the player in a wall, and on the map. */
static uint8_t is_free(void) {
    uint16_t left = move_x - MOVE_RADIUS;
    uint16_t right = move_x + MOVE_RADIUS;
    uint16_t top = move_y - MOVE_RADIUS;
    uint16_t bottom = move_y + MOVE_RADIUS;
    int8_t x1 = (int8_t)(left >> 8);
    int8_t x2 = (int8_t)(right >> 8);
    int8_t y1 = (int8_t)(top >> 8);
    int8_t y2 = (int8_t)(bottom >> 8);
    if (x1 < 0 || y1 < 0 || x2 >= (int8_t)maze_size || y2 >= (int8_t)maze_size) {
        return 0;
    }
    return !maze_wall(x1, y1) && !maze_wall(x1, y2) && !maze_wall(x2, y1) && !maze_wall(x2, y2);
}

/* How far a coordinate went. */
static uint16_t way(uint16_t from, uint16_t to) {
    return from < to ? to - from : from - to;
}

static void add_to_sum(uint16_t value) {
    sum = (uint16_t)(sum << 1) | (uint16_t)(sum >> 15);
    sum ^= value;
}

static void fuzz(void) {
    long tick;
    long inside = 0;
    long too_fast = 0;
    long moved = 0;
    long bumped = 0;
    uint16_t old_x, old_y;
    uint8_t wishes = 0;
    uint8_t events;
    for (tick = 0; tick < TICKS; ++tick) {
        if (tick % 1000 == 0) {
            maze_make((uint16_t)(tick / 1000), sizes[(uint8_t)(tick / 1000 % 3)]);
            move_place(maze_start_x, maze_start_y, maze_start_turn);
        }
        if ((next_random() & 15) == 0) {
            wishes = next_random() & 63;
            if (next_random() & 3) {
                wishes |= MOVE_FORWARD;
                wishes &= ~MOVE_BACKWARD & 255;
            }
        }
        old_x = move_x;
        old_y = move_y;
        events = move_tick(wishes);
        inside += !is_free();
        too_fast += way(old_x, move_x) > MOVE_WALK + 1 || way(old_y, move_y) > MOVE_WALK + 1;
        moved += events & MOVE_MOVED ? 1 : 0;
        bumped += events & MOVE_BUMPED ? 1 : 0;
        if (tick < SHARED_TICKS) {
            add_to_sum(move_x);
            add_to_sum(move_y);
            add_to_sum(move_angle);
            add_to_sum(events);
        }
    }
    tap_eq(inside, 0, "no corner of the player is ever in a wall or off the map");
    tap_eq(too_fast, 0, "no tick goes further than a tick may");
    tap_ok(moved > TICKS / 4 && bumped > TICKS / 20, "the walk really walks and bumps");
    tap_eq(sum, 0x3DA4, "host and console walk the same way");
}

/* In seed 1, from the start at (1, 20) looking east along the bottom corridor. */
static void straight(void) {
    uint16_t x, y;
    uint8_t i;
    maze_make(1, MAZE_LARGE);
    move_place(maze_start_x, maze_start_y, 0);
    x = move_x;
    y = move_y;
    for (i = 0; i < 60; ++i) {
        move_tick(MOVE_FORWARD);
    }
    tap_ok(way(x, move_x) > 620 && way(x, move_x) < 720, "a second straight on is about two and a half cells");
    tap_eq(move_y, y, "and not a hair to the side");
    move_angle = 4096 - 512; /* south-east, into the wall below */
    x = move_x;
    for (i = 0; i < 60; ++i) {
        move_tick(MOVE_FORWARD);
    }
    tap_ok(way(x, move_x) > 450, "into a wall at an angle it slides along");
    tap_eq(move_y, 21 * 256 - MOVE_RADIUS - 1, "and stays its radius away");
    move_tick(MOVE_FORWARD | MOVE_BACKWARD | MOVE_LEFT | MOVE_RIGHT);
    x = move_x;
    tap_eq(move_tick(MOVE_FORWARD | MOVE_BACKWARD | MOVE_LEFT | MOVE_RIGHT), 0, "opposite wishes are none");
}

int main(void) {
    straight();
    fuzz();
    return tap_done();
}
