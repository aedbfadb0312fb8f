/* Walking never enters a wall, goes where the player looks, and is the same on host and console.
 * Host: an hour of ticks in random mazes. sim65: the first part of the same walk, to the same sum. */
#include "tests/tap.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"

#define SHARED_TICKS 4000
#ifdef SIM65
#define TICKS SHARED_TICKS
#else
#define TICKS 216000L /* an hour */
#endif

static const uint8_t sizes[3] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
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
    uint16_t left = lab_move_x - LAB_MOVE_RADIUS;
    uint16_t right = lab_move_x + LAB_MOVE_RADIUS;
    uint16_t top = lab_move_y - LAB_MOVE_RADIUS;
    uint16_t bottom = lab_move_y + LAB_MOVE_RADIUS;
    int8_t x1 = (int8_t)(left >> 8);
    int8_t x2 = (int8_t)(right >> 8);
    int8_t y1 = (int8_t)(top >> 8);
    int8_t y2 = (int8_t)(bottom >> 8);
    if (x1 < 0 || y1 < 0 || x2 >= (int8_t)lab_maze_size || y2 >= (int8_t)lab_maze_size) {
        return 0;
    }
    return !lab_maze_wall(x1, y1) && !lab_maze_wall(x1, y2) && !lab_maze_wall(x2, y1) && !lab_maze_wall(x2, y2);
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
            lab_maze_make((uint16_t)(tick / 1000), sizes[(uint8_t)(tick / 1000 % 3)]);
            lab_move_place(lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn);
        }
        if ((next_random() & 15) == 0) {
            wishes = next_random() & 63;
            if (next_random() & 3) {
                wishes |= LAB_MOVE_FORWARD;
                wishes &= ~LAB_MOVE_BACKWARD & 255;
            }
        }
        old_x = lab_move_x;
        old_y = lab_move_y;
        events = lab_move_tick(wishes);
        inside += !is_free();
        too_fast += way(old_x, lab_move_x) > LAB_MOVE_WALK + 1 || way(old_y, lab_move_y) > LAB_MOVE_WALK + 1;
        moved += events & LAB_MOVE_MOVED ? 1 : 0;
        bumped += events & LAB_MOVE_BUMPED ? 1 : 0;
        if (tick < SHARED_TICKS) {
            add_to_sum(lab_move_x);
            add_to_sum(lab_move_y);
            add_to_sum(lab_move_angle);
            add_to_sum(events);
        }
    }
    tap_eq(inside, 0, "no corner of the player is ever in a wall or off the map");
    tap_eq(too_fast, 0, "no tick goes further than a tick may");
    tap_ok(moved > TICKS / 4 && bumped > TICKS / 20, "the walk really walks and bumps");
    tap_eq(sum, 0xA438, "host and console walk the same way");
}

/* In seed 1, from the start at (1, 20) looking east along the bottom corridor. */
static void straight(void) {
    uint16_t x, y;
    uint8_t i;
    lab_maze_make(1, LAB_MAZE_LARGE);
    lab_move_place(lab_maze_start_x, lab_maze_start_y, 0);
    x = lab_move_x;
    y = lab_move_y;
    for (i = 0; i < 60; ++i) {
        lab_move_tick(LAB_MOVE_FORWARD);
    }
    tap_ok(way(x, lab_move_x) > 620 && way(x, lab_move_x) < 720, "a second straight on is about two and a half cells");
    tap_eq(lab_move_y, y, "and not a hair to the side");
    lab_move_angle = 4096 - 512; /* south-east, into the wall below */
    x = lab_move_x;
    for (i = 0; i < 60; ++i) {
        lab_move_tick(LAB_MOVE_FORWARD);
    }
    tap_ok(way(x, lab_move_x) > 450, "into a wall at an angle it slides along");
    tap_eq(lab_move_y, 21 * 256 - LAB_MOVE_RADIUS - 1, "and stays its radius away");
    lab_move_tick(LAB_MOVE_FORWARD | LAB_MOVE_BACKWARD | LAB_MOVE_LEFT | LAB_MOVE_RIGHT);
    x = lab_move_x;
    tap_eq(lab_move_tick(LAB_MOVE_FORWARD | LAB_MOVE_BACKWARD | LAB_MOVE_LEFT | LAB_MOVE_RIGHT), 0, "opposite wishes are none");
}

/* How far seven ticks turn, the other way than before or the same. */
static uint16_t turned(uint8_t wish, uint8_t rest) {
    uint16_t from;
    uint8_t i;
    lab_move_angle = 2048;
    for (i = 0; i < 7; ++i) {
        lab_move_tick(LAB_MOVE_LEFT);
    }
    while (rest != 0) {
        lab_move_tick(0);
        --rest;
    }
    from = lab_move_angle;
    for (i = 0; i < 7; ++i) {
        lab_move_tick(wish);
    }
    return way(from, lab_move_angle);
}

static void to_and_fro(void) {
    uint16_t first;
    lab_move_place(lab_maze_start_x, lab_maze_start_y, 0);
    first = turned(LAB_MOVE_LEFT, 1);
    tap_ok(turned(LAB_MOVE_RIGHT, 0) * 5 < first * 3, "whoever turns to and fro swings little");
    tap_ok(turned(LAB_MOVE_RIGHT, LAB_MOVE_SWING - 1) * 5 < first * 3, "even with short rests");
    tap_eq(turned(LAB_MOVE_RIGHT, LAB_MOVE_SWING), first, "after a rest both ways are alike");
}

int main(void) {
    straight();
    to_and_fro();
    fuzz();
    return tap_done();
}
