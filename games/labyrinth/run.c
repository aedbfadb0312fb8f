/* Walks, see run.h. */
#include "games/labyrinth/run.h"
#include "games/labyrinth/maze.h"

enum { EAST, NORTH, WEST, SOUTH };
#define TIME 0x3F

static uint8_t own[LAB_RUN_MOST];
lab_run_t lab_run, lab_run_ghost;
uint8_t lab_run_whole;
static uint8_t last_x, last_y;
static uint8_t units, rest; /* since the last step, and ticks that do not yet make a unit */

static void append(uint8_t byte) {
    if (lab_run.length == LAB_RUN_MOST) {
        lab_run_whole = 0;
        return;
    }
    own[lab_run.length] = byte;
    ++lab_run.length;
}

void lab_run_begin(uint8_t x, uint8_t y, uint8_t whole) {
    lab_run.bytes = own;
    lab_run.length = 0;
    lab_run.x = x;
    lab_run.y = y;
    lab_run_whole = whole;
    last_x = x;
    last_y = y;
    units = 0;
    rest = 0;
}

static void go(uint8_t turn) {
    append((uint8_t)(turn << 6) | units);
    units = 0;
}

static void go_x(uint8_t x) {
    if (x != last_x) {
        go(x > last_x ? EAST : WEST);
        last_x = x;
    }
}

static void go_y(uint8_t y) {
    if (y != last_y) {
        go(y > last_y ? SOUTH : NORTH);
        last_y = y;
    }
}

void lab_run_step(uint8_t x, uint8_t y, uint16_t ticks) {
    ticks += rest;
    while (ticks >= LAB_RUN_WAIT * LAB_RUN_UNIT) {
        append(LAB_RUN_WAIT);
        ticks -= LAB_RUN_WAIT * LAB_RUN_UNIT;
    }
    units = (uint8_t)ticks / LAB_RUN_UNIT;
    rest = (uint8_t)ticks % LAB_RUN_UNIT;
    if (lab_maze_rows[LAB_MAZE_AT(x, last_y)] == 0) { /* across a corner: by the open cell */
        go_x(x);
        go_y(y);
    } else {
        go_y(y);
        go_x(x);
    }
}

void lab_walker_begin(lab_walker_t *walker, const lab_run_t *run) {
    walker->run = run;
    walker->at = 0;
    walker->x = run->x;
    walker->y = run->y;
    walker->units = 0;
    walker->ticks = 0;
}

static void step(lab_walker_t *walker, uint8_t turn) {
    if (turn == EAST) {
        ++walker->x;
    } else if (turn == NORTH) {
        --walker->y;
    } else if (turn == WEST) {
        --walker->x;
    } else {
        ++walker->y;
    }
}

/* Replays all bytes whose time has come. */
static uint8_t go_on(lab_walker_t *walker) {
    uint8_t byte, moved = 0;
    while (walker->at < walker->run->length) {
        byte = walker->run->bytes[walker->at];
        if ((byte & TIME) != walker->units) {
            break;
        }
        walker->units = 0;
        ++walker->at;
        if ((byte & TIME) != LAB_RUN_WAIT) {
            step(walker, byte >> 6);
            moved = 1;
        }
    }
    return moved;
}

uint8_t lab_walker_tick(lab_walker_t *walker) {
    ++walker->ticks;
    if (walker->ticks < LAB_RUN_UNIT) {
        return 0;
    }
    walker->ticks = 0;
    ++walker->units;
    return go_on(walker);
}
