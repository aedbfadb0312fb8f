/* The picture: 32 columns and 16 rows of tiles, 256x128 pixels, two columns of the view to a column of tiles.
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
 * lab_draw_compose turns lab_view_column into lab_draw_picture and lab_draw_shades, always in the same time. Then lab_draw_state = LAB_DRAW_WHOLE hands it to the
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
#define LAB_DRAW_SCROLL 11    /* lines: all is shown this much higher, for the sake of the next line */
#define LAB_DRAW_IRQ_LINE 197 /* of the screen: all is black below */
/* a Dendy has 51 lines more before its blank: a picture may come later */
#define LAB_DRAW_IRQ_LINE_DENDY 236

/* Torchlight: palettes 1 to 3 (0 is the text's) are far, half-way and near, and a block of 2x2 tiles has the nearest of its wall and of its
 * row of the floor. A palette: backdrop, the wall's two colours, floor and ceiling. Of attributes there are eight bytes a row, for tile rows
 * 0-3, 4-7 .. 28-31; rows 1 to 3 come with each picture, and here are those that do not change. LAB_DRAW_PALETTES are those of the innermost ring. */
#define LAB_DRAW_PALETTES 0x0F, 0x07, 0x08, 0x0F, 0x0F, 0x17, 0x07, 0x0C, 0x0F, 0x27, 0x17, 0x1C
#define LAB_DRAW_ATTRIBUTES 0xF0, 0xAF, 0x55, 0xFA, 0x0F, 0x00, 0x00, 0x00
#define LAB_DRAW_FAR 1
#define LAB_DRAW_MIDDLE 2
#define LAB_DRAW_NEAR 3
#define LAB_DRAW_MIDDLE_FROM 7 /* height of a wall 4.6 cells away, */
#define LAB_DRAW_NEAR_FROM 15  /* and 2.1 cells */
#define LAB_DRAW_SHADES 24
extern uint8_t lab_draw_shades[LAB_DRAW_SHADES]; /* those attributes */

#ifdef HOT_ASM
/* The interrupts' part (cart/hook.h), and the tiles. */
void lab_draw_nmi(void);
void lab_draw_irq(void);
extern const far_data_t lab_first_tiles, lab_second_tiles;
/* In zero page. */
ZP(uint8_t, lab_draw_state);
ZP(uint8_t, lab_draw_shown);

enum { LAB_DRAW_IDLE, LAB_DRAW_WHOLE, LAB_DRAW_SENT, LAB_DRAW_SENDING };
#endif

extern uint8_t lab_draw_picture[LAB_DRAW_BYTES];

FAR(B_LABYRINTH_DRAW, void, lab_draw_compose, (void));
void TWIN(lab_draw_compose)(void);

/* For row `r` from the horizon, index 28 - 4 * r + lab_view_column: LAB_DRAW_BASE of a left column's half-tile; a right one's half-tile. */
extern const uint8_t lab_draw_left[256], lab_draw_right[256];

#endif
