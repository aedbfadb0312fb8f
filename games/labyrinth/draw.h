/* The picture: 32 columns and 16 rows of tiles, 256x128 pixels, two rays to a column of tiles.
 *
 * A tile is two halves of 4 pixels, left and right; each half is one of nine, so 81 tiles make the upper half of the
 * picture and 81 more, upside down, the lower:
 *
 *      half 0      no wall              tile = LAB_DRAW_BASE(left) + right (+ LAB_DRAW_LOWER in the lower half)
 *      half 1..4   2, 4, 6, 8 pixels of a wall that faces north or south, from the horizon's side of the tile
 *      half 5..8   the same of a wall that faces east or west
 *
 * They stand where the font has no capital letters, digits or frames: $3B-$5E and $80-$FD.
 * Colours of a tile: 1 and 2 the two walls, 3 (over 0, in a pattern, in the upper half) ceiling and floor.
 *
 * lab_draw_compose turns lab_cast_ray into lab_draw_picture, always in the same time. Then lab_draw_state = LAB_DRAW_WHOLE hands it to the
 * interrupts (upload.s), which bring it to the screen in the blank after the view was shown, all of it before the next
 * frame, and set lab_draw_state back to LAB_DRAW_IDLE: only then may the next picture be composed. lab_draw_shown counts. */
#ifndef LABYRINTH_DRAW_H
#define LABYRINTH_DRAW_H

#include <stdint.h>
#include "cart/twin.h"
#include "cart/far.h"
#include "gates.h"

#define LAB_DRAW_COLUMNS 32
#define LAB_DRAW_ROWS 16
#define LAB_DRAW_BYTES 512 /* row by row, as in the name table */
#define LAB_DRAW_HALVES 9
#define LAB_DRAW_LOWER LAB_DRAW_HALVES
#define LAB_DRAW_BASE(left) ((left) < 2 ? 0x3B + 18 * (left) : 0x80 + 18 * ((left)-2))
#define LAB_DRAW_FIRST_TILE 0x3B /* the first run of tiles, and how many they are */
#define LAB_DRAW_FIRST_TILES 36
#define LAB_DRAW_SECOND_TILE 0x80
#define LAB_DRAW_SECOND_TILES 126
#define LAB_DRAW_TOP_ROW 2    /* of the name table */
#define LAB_DRAW_IRQ_LINE 208 /* of the picture: all is black below */

/* Brass walls and a floor that fades into the dark: palettes 1 to 3 (0 is the text's) differ only in the colour of floor and ceiling,
 * near, half-way and far, and each pair of tile rows has the one for its distance from the horizon. A palette: backdrop, wall to the
 * north or south, wall to the east or west, floor and ceiling. Of attributes there is one for each row of bytes, eight alike: tile rows
 * 0-3, 4-7 .. 28-31. */
#define LAB_DRAW_PALETTES 0x0F, 0x27, 0x17, 0x0F, 0x0F, 0x27, 0x17, 0x0C, 0x0F, 0x27, 0x17, 0x1C
#define LAB_DRAW_ATTRIBUTES 0xF0, 0xAF, 0x55, 0xFA, 0x0F, 0x00, 0x00, 0x00

#ifdef HOT_ASM
/* The interrupts' part (cart/hook.h), and the tiles. */
void lab_draw_nmi(void);
void lab_draw_irq(void);
extern const far_data_t lab_first_tiles, lab_second_tiles;
/* In zero page. */
ZP(uint8_t, lab_draw_state);
ZP(uint8_t, lab_draw_shown);

enum { LAB_DRAW_IDLE, LAB_DRAW_WHOLE, LAB_DRAW_HALF_SENT, LAB_DRAW_SENDING };
#endif

extern uint8_t lab_draw_picture[LAB_DRAW_BYTES];

FAR(B_LABYRINTH_VIEW, void, lab_draw_compose, (void));
void TWIN(lab_draw_compose)(void);

/* For row `r` from the horizon, index 28 - 4 * r + lab_cast_ray: LAB_DRAW_BASE of a left ray's half-tile; a right ray's half-tile. */
extern const uint8_t lab_draw_left[256], lab_draw_right[256];

#endif
