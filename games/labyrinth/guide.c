/* The guide, see guide.h: on from the middle of a cell, turn towards the next one, then go. */
#include "games/labyrinth/guide.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"

#define STRAIGHT 24 /* an angle this small is put right at once, 1/4096 turn */

static uint8_t heading; /* a LAB_MAZE_WAY */

static uint8_t way_here(void) {
    uint8_t x = (uint8_t)(lab_move_x >> 8);
    uint8_t y = (uint8_t)(lab_move_y >> 8);
    return lab_maze_way[LAB_MAZE_AT(x, y)];
}

/* 1 if the middle of the cell is reached, in the direction of the walk. */
static uint8_t past_middle(void) {
    uint8_t x = (uint8_t)lab_move_x;
    uint8_t y = (uint8_t)lab_move_y;
    switch (heading) {
    case LAB_MAZE_WAY_EAST:
        return x >= 128;
    case LAB_MAZE_WAY_NORTH:
        return y <= 128;
    case LAB_MAZE_WAY_WEST:
        return x <= 128;
    default:
        return y >= 128;
    }
}

void lab_guide_begin(void) {
    heading = way_here();
}

uint8_t lab_guide_wishes(void) {
    uint8_t way = way_here();
    uint16_t want, off;
    if (way == LAB_MAZE_WAY_HERE || way == LAB_MAZE_WAY_NONE) {
        return 0;
    }
    if (past_middle()) {
        heading = way;
    }
    want = heading - LAB_MAZE_WAY_EAST;
    want <<= 10;
    off = want - lab_move_angle;
    off &= 4095;
    if (off > STRAIGHT && off < 4096 - STRAIGHT) {
        return off < 2048 ? LAB_MOVE_LEFT : LAB_MOVE_RIGHT;
    }
    lab_move_angle = want;
    return LAB_MOVE_FORWARD;
}
