/* The big arrays where pages do not matter: the host. On the 6502 memory.s has them. */
#include "games/labyrinth/maze.h"
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"

uint8_t maze_rows[MAZE_BYTES];
uint8_t maze_cols[MAZE_BYTES];
uint8_t maze_way[MAZE_BYTES];
uint16_t cast_x, cast_y, cast_angle;
uint8_t cast_ray[CAST_RAYS];
uint8_t draw_picture[DRAW_BYTES];
