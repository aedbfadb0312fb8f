/* Walking: the player in the maze, in fixed point, one call a tick of 1/60 s on every TV system.
 *
 * The player is a square of 144/256 cell. It walks where it looks, slides along walls, and no corner of it is ever
 * inside a wall (LAB_MOVE_RADIUS is also the least distance of the eye from a wall). Turning and walking gather speed over
 * a few ticks and stop at once. */
#ifndef LABYRINTH_MOVE_H
#define LABYRINTH_MOVE_H

#include <stdint.h>

#define LAB_MOVE_RADIUS 72     /* 1/256 cell */
#define LAB_MOVE_WALK 12       /* fastest walk, 1/256 cell a tick: 2.8 cells a second */
#define LAB_MOVE_BACK 8        /* backwards and sideways */
#define LAB_MOVE_TURN_FIRST 12 /* turning, 1/4096 turn a tick: first tick, growth, most (169 degrees a second) */
#define LAB_MOVE_TURN_MORE 2
#define LAB_MOVE_TURN_MOST 32
#define LAB_MOVE_TURN_BACK 4 /* first tick of a turn the other way, */
#define LAB_MOVE_SWING \
    16 /* at most this many ticks later: whoever turns to and fro swings little, or the view would flash */
#define LAB_MOVE_STRIDE 128 /* 1/256 cell walked from footstep to footstep */

/* What the player wants this tick. Opposite wishes cancel each other. */
enum {
    LAB_MOVE_FORWARD = 1,
    LAB_MOVE_BACKWARD = 2,
    LAB_MOVE_LEFT = 4,
    LAB_MOVE_RIGHT = 8,
    LAB_MOVE_SIDE_LEFT = 16,
    LAB_MOVE_SIDE_RIGHT = 32
};

/* What happened. */
enum { LAB_MOVE_MOVED = 1, LAB_MOVE_TURNED = 2, LAB_MOVE_BUMPED = 4, LAB_MOVE_STEPPED = 8, LAB_MOVE_NEW_CELL = 16 };

extern uint16_t lab_move_x, lab_move_y;        /* 1/256 cell */
extern uint8_t lab_move_x_sub, lab_move_y_sub; /* 1/65536 cell */
extern uint16_t lab_move_angle;                /* 0..4095 */
extern uint8_t lab_move_stride;                /* walked since the last footstep, 1/256 cell */

/* 255 * sin, 256 steps to the quarter turn; made by mktables.c. */
extern const uint8_t lab_move_sine[257];

/* Puts the player in the middle of a cell, looking in a direction in quarter turns (0 east, 1 north, 2 west, 3 south). */
void lab_move_place(uint8_t x, uint8_t y, uint8_t turn);

/* One tick: wishes in, events out. */
uint8_t lab_move_tick(uint8_t wishes);

#endif
