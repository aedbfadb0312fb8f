/* The picture: 32 columns and 16 rows of tiles, 256x128 pixels, two rays to a column of tiles.
 *
 * A tile is two halves of 4 pixels, left and right; each half is one of nine, so 81 tiles make the upper half of the
 * picture and 81 more, upside down, the lower:
 *
 *      half 0      no wall              tile = DRAW_TILE (+ 128 in the lower half) + 9 * left + right
 *      half 1..4   2, 4, 6, 8 pixels of a wall that faces north or south, from the horizon's side of the tile
 *      half 5..8   the same of a wall that faces east or west
 *
 * Colours of a tile: 1 and 2 the two walls, 3 (over 0, in a pattern, in the upper half) ceiling and floor.
 *
 * draw_compose turns cast_ray into draw_picture, always in the same time. draw_show marks the picture as whole; the
 * interrupts (upload.s) then bring it to the screen between two frames, all of it, and count draw_shown up. Do not
 * compose again before draw_pending() is 0. */
#ifndef LABYRINTH_DRAW_H
#define LABYRINTH_DRAW_H

#include <stdint.h>

#define DRAW_COLUMNS 32
#define DRAW_ROWS 16
#define DRAW_BYTES 512 /* row by row, as in the name table */
#define DRAW_TILE 0
#define DRAW_LOWER 128
#define DRAW_HALVES 9
#define DRAW_TOP_ROW 2 /* of the name table */

extern uint8_t draw_picture[DRAW_BYTES];

void draw_compose_ref(void);
#ifdef __CC65__
void draw_compose(void);
#else
#define draw_compose draw_compose_ref
#endif

/* For row `r` from the horizon, index 28 - 4 * r + cast_ray: the half-tile of a left ray times 9, of a right ray. */
extern const uint8_t draw_left[128], draw_right[128];

#endif
