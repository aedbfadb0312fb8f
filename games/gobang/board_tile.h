/* Which tile of the art set `gob` shows a place of the board.
 *
 * Points are 12 pixels apart, tiles 8 wide, and the board has a margin of 4 pixels at the left and at the top: 2x2 points are 3x3 tiles.
 * The board is 23x23 tiles; tile (tx, ty) shows
 *
 *     tx % 3    0                            1                2              (the same down, with ty)
 *     column    2*(tx/3) - 1 | the next      2*(tx/3)         2*(tx/3) + 1
 *
 * so some tiles depend on one point, some on two, and those with tx % 3 = ty % 3 = 0 on four. A stone at (x, y) touches the tiles
 * from GB_TILE(x) to GB_TILE(x) + 1 across, and so down: four to redraw after each move, one of them a tile of four.
 *
 * Tiles of one or two points are all in the set. Of those of four there are 80 kinds: the few that a position shows are put together when
 * they are first needed, and kept in a pool until another needs the place. */
#ifndef GOBANG_BOARD_TILE_H
#define GOBANG_BOARD_TILE_H

#include <stdint.h>

#define GB_TILES_ACROSS 23
#define GB_TILE(x) ((uint8_t)((x) + (((x) + 1) >> 1))) /* first tile of a column or row */
#define GB_FOURS 26                                    /* places of the pool, behind the art's own tiles */
#define GB_FOURS_FIRST (0x100 - GB_FOURS)
#define GB_FOURS_KEPT 2 /* the first places never change: a lone black stone, a lone white one */
#define GB_TILE_BYTES 16

/* What is in each place of the pool: the four points as digits of base 3, left to right and downward; 0 nothing. */
extern uint8_t gb_four[GB_FOURS];

extern uint8_t gb_sword; /* 1: the tiles of the original's look, which are in the same order */

void gb_fours_clear(void); /* when the set of tiles is loaded */

/* The tile for (tx, ty), 0..22, as gb_cell is; 0 if no stone is in it: then gob_grid_map[ty * 23 + tx]
 * shows it. A tile of four that is new goes through gb_four_load. */
uint8_t gb_board_tile(uint8_t tx, uint8_t ty);

/* The 16 bytes of a tile of four. */
void gb_four_bytes(uint8_t key, uint8_t *to);

/* For the view to define: brings tile GB_FOURS_FIRST + place to the screen. */
void gb_four_load(uint8_t place);

#endif
