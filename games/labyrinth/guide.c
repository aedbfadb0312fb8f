/* The guide, see guide.h: on from the middle of a cell, turn towards the next one, then go. */
#include "games/labyrinth/guide.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"

#define STRAIGHT 24 /* an angle this small is put right at once, 1/4096 turn */

static uint8_t heading; /* a MAZE_WAY */

static uint8_t way_here(void) {
    uint8_t x = (uint8_t)(move_x >> 8);
    uint8_t y = (uint8_t)(move_y >> 8);
    return maze_way[MAZE_AT(x, y)];
}

/* 1 if the middle of the cell is reached, on the way it came. */
static uint8_t past_middle(void) {
    uint8_t x = (uint8_t)move_x;
    uint8_t y = (uint8_t)move_y;
    switch (heading) {
    case MAZE_WAY_EAST:
        return x >= 128;
    case MAZE_WAY_NORTH:
        return y <= 128;
    case MAZE_WAY_WEST:
        return x <= 128;
    default:
        return y >= 128;
    }
}

void guide_begin(void) {
    heading = way_here();
}

uint8_t guide_wishes(void) {
    uint8_t way = way_here();
    uint16_t want, off;
    if (way == MAZE_WAY_HERE || way == MAZE_WAY_NONE) {
        return 0;
    }
    if (past_middle()) {
        heading = way;
    }
    want = heading - MAZE_WAY_EAST;
    want <<= 10;
    off = want - move_angle;
    off &= 4095;
    if (off > STRAIGHT && off < 4096 - STRAIGHT) {
        return off < 2048 ? MOVE_LEFT : MOVE_RIGHT;
    }
    move_angle = want;
    return MOVE_FORWARD;
}
