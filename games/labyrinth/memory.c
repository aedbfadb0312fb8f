/* The big arrays where pages do not matter: the host. On the 6502 memory.s has them. */
#include "games/labyrinth/maze.h"
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"

uint8_t lab_maze_rows[LAB_MAZE_BYTES];
uint8_t lab_maze_cols[LAB_MAZE_BYTES];
uint8_t lab_maze_way[LAB_MAZE_BYTES];
uint16_t lab_cast_x, lab_cast_y, lab_cast_angle;
uint8_t lab_cast_ray[LAB_CAST_RAYS];
uint8_t lab_draw_picture[LAB_DRAW_BYTES];
