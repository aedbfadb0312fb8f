/* The maze: cells in concentric square rings, made from a seed that a player can read out to a friend. 21x21 is the size
 * of the original; 17x17 and 13x13 have fewer rings.
 *
 *      ring 0 (outermost), 2, 4 ..   open      walls are added:  1 in ring 0, 2 in ring 2, 4 in each one further in
 *      ring 1, 3, 5 ..               wall      openings are cut: 2 in ring 1, 4 in each one further in, 1 in the last
 *
 * Positions come from a shift register (LFSR) of 24 bits, never in the corner of a ring. A maze without a way from the
 * outer ring to the centre (the innermost ring, one open cell) is thrown away, and the next one is made from the register as
 * it is then: size and seed always give the same maze, on the host and on the console. Not reentrant.
 *
 * Coordinates: x to the east, y to the south, from 0. The arrays have all that is around the maze as wall and 32 bytes a
 * row, so that LAB_MAZE_AT(x, y) works from -1 to 21 and a row never crosses a page when the array starts one. */
#ifndef LABYRINTH_MAZE_H
#define LABYRINTH_MAZE_H

#include <stdint.h>

#define LAB_MAZE_LARGE 21
#define LAB_MAZE_MEDIUM 17
#define LAB_MAZE_SMALL 13
#define LAB_MAZE_STRIDE 32
#define LAB_MAZE_LINES 23
#define LAB_MAZE_BYTES 736 /* LAB_MAZE_STRIDE * LAB_MAZE_LINES */
#define LAB_MAZE_AT(x, y) (((uint16_t)((y) + 1) << 5) + (uint16_t)((x) + 1))

/* At LAB_MAZE_AT(x, y): 0 is open, 1 a wall. */
extern uint8_t lab_maze_rows[LAB_MAZE_BYTES];

/* Open cells that the search for a way has yet to look at, two bytes each: each cell but the centre is here once. */
#define LAB_MAZE_QUEUE 480
extern uint8_t lab_maze_queue[LAB_MAZE_QUEUE];

/* The way to the centre: at LAB_MAZE_AT(x, y) a LAB_MAZE_WAY value, which leads to the next cell of a shortest way. */
extern uint8_t lab_maze_way[LAB_MAZE_BYTES];
enum {
    LAB_MAZE_WAY_NONE,
    LAB_MAZE_WAY_EAST,
    LAB_MAZE_WAY_NORTH,
    LAB_MAZE_WAY_WEST,
    LAB_MAZE_WAY_SOUTH,
    LAB_MAZE_WAY_HERE
};

/* Where the player starts: an open cell of ring 0 with a way to the centre, and a quarter turn (0 east, 1 north,
 * 2 west, 3 south) that looks into an open cell. */
extern uint8_t lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn;

extern uint8_t lab_maze_size;   /* cells to a side: LAB_MAZE_LARGE, LAB_MAZE_MEDIUM or LAB_MAZE_SMALL */
extern uint8_t lab_maze_centre; /* both coordinates of the cell to find */
extern uint8_t lab_maze_tries;  /* mazes made until one had a way */

/* Makes the maze of a seed: fills everything above. About 0.3 s on the console. */
void lab_maze_make(uint16_t seed, uint8_t size);

/* 1 if the cell is wall; -1 and 21 are wall. */
uint8_t lab_maze_wall(int8_t x, int8_t y);

#endif
