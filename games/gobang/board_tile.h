/* Which tile of the art set `gob` shows a place of the board.
 *
 * Points are 12 pixels apart, tiles 8 wide: 2x2 points are 3x3 tiles. The board is 23x23 tiles; tile (tx, ty)
 * shows
 *
 *     tx % 3    0            1                  2             (the same down, with ty)
 *     column    2*(tx/3)     that | the next    2*(tx/3) + 1
 *
 * so a corner tile depends on one point, an edge tile on two, the middle one on four. A stone at (x, y)
 * touches the tiles from GB_TILE(x) to GB_TILE(x) + 1 across, and so down: four to redraw after each move.
 */
#ifndef GOBANG_BOARD_TILE_H
#define GOBANG_BOARD_TILE_H

#include <stdint.h>

#define GB_TILES_ACROSS 23
#define GB_TILE(x) ((uint8_t)((x) + ((x) >> 1))) /* first tile of a column or row */

/* The tile for (tx, ty), 0..22, as gb_cell stands; 0 if no stone is in it: then gob_grid_map[ty * 23 + tx]
 * shows it. */
uint8_t gb_board_tile(uint8_t tx, uint8_t ty);

#endif
