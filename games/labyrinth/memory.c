/* The big arrays on the host, where pages do not matter. On the 6502 memory.s has them. */
#include "games/labyrinth/maze.h"
#include "games/labyrinth/draw.h"

uint8_t lab_maze_rows[LAB_MAZE_BYTES];
uint8_t lab_maze_queue[LAB_MAZE_QUEUE];
uint8_t lab_maze_way[LAB_MAZE_BYTES];
uint8_t lab_draw_picture[LAB_DRAW_BYTES];
uint8_t lab_draw_shades[LAB_DRAW_SHADES];
