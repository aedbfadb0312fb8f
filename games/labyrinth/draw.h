/* The picture: 32 columns and 24 rows of tiles, 256x192 pixels, two columns of the view to a column of tiles. Only its upper 12
 * rows are made and sent: the lower half shows the same rows of the name table backwards (upload.s), with the same numbers of
 * tiles, but from another 2 KB of the tiles' RAM, where the same tiles are upside down.
 *
 * A tile is two halves of 4 pixels, left and right; each half is one of nine, so 81 tiles make a half of the picture:
 *
 *      half 0      no wall              tile = LAB_DRAW_BASE(left) + right
 *      half 1..4   2, 4, 6, 8 pixels of a wall that faces north or south, from the horizon's side of the tile
 *      half 5..8   the same of a wall that faces east or west
 *
 * Colours of a tile: 1 and 2 the two walls, 3 (over 0, in a pattern, in the upper half) ceiling and floor.
 *
 * lab_draw_compose turns lab_view_column into lab_draw_picture and lab_draw_shades. Rows far from the horizon that are empty now and were empty in the picture before
 * are left alone. Then lab_draw_state = LAB_DRAW_WHOLE hands it to the
 * interrupts (upload.s), which bring it to the screen in the blank after the view was shown, all of it before the next
 * frame, and set lab_draw_state back to LAB_DRAW_IDLE: only then may the next picture be composed. lab_draw_shown counts. */
#ifndef LABYRINTH_DRAW_H
#define LABYRINTH_DRAW_H

#include <stdint.h>
#include "cart/twin.h"
#include "cart/far.h"
#include "gates.h"

#define LAB_DRAW_COLUMNS 32
#define LAB_DRAW_ROWS 12   /* of the name table; each is shown twice */
#define LAB_DRAW_BYTES 384 /* row by row, as in the name table */
#define LAB_DRAW_OUTER 6   /* rows from the horizon: from this one on they may be left alone */
#define LAB_DRAW_HALVES 9
#define LAB_DRAW_TILES 81 /* in each half of the picture */
#define LAB_DRAW_FIRST_TILE 0xAF
#define LAB_DRAW_BASE(left) (LAB_DRAW_FIRST_TILE + LAB_DRAW_HALVES * (left))
#define LAB_DRAW_UPPER_AT 0x0AF0 /* in the tiles' RAM: of the background, from 0x0800 on */
#define LAB_DRAW_LOWER_AT 0x12F0 /* of the sprites, from 0x1000 on: this many follow it */
#define LAB_DRAW_TOP_ROW 2       /* of the name table */
#define LAB_DRAW_SCROLL 16       /* lines: puts row LAB_DRAW_TOP_ROW at the top of the screen */
#define LAB_DRAW_WORDS_ROW 26    /* of the name table: two rows of words, shown below the view */
#define LAB_DRAW_HORIZON 96      /* line of the screen, the first of the lower half */
#define LAB_DRAW_IRQ_LINE 95     /* of the first split */
/* What lab_draw_end must be: from the words' first line on, where rendering goes off and a picture is sent, less one. Dendy has 51 lines more
 * before its blank; on PAL it never is, for the NMI sends it. */
#define LAB_DRAW_END 17
#define LAB_DRAW_END_DENDY 46
#define LAB_DRAW_END_PAL 63
/* And lab_draw_delay: turns of a loop until a split writes its address. */
#define LAB_DRAW_DELAY 4
#define LAB_DRAW_DELAY_PAL 3
/* And lab_draw_still. STILL, for the pause menu: the lower half is in the name table, too, and only the tiles change at the horizon. */
#define LAB_DRAW_MOVES 12
#define LAB_DRAW_STILL 14

/* Torchlight: palettes 1 to 3 (0 is the text's) are far, half-way and near, and a block of 2x2 tiles has the nearest of its wall and of its
 * row of the floor. A palette: backdrop, the wall's two colours, floor and ceiling. Of attributes there are eight bytes a row, for tile rows
 * 0-3, 4-7 .. 28-31; rows 2 and 3 are sent with each picture; those that do not change are here. LAB_DRAW_PALETTES are those of the innermost ring. */
#define LAB_DRAW_PALETTES 0x0F, 0x07, 0x08, 0x0F, 0x0F, 0x17, 0x07, 0x0C, 0x0F, 0x27, 0x17, 0x1C
#define LAB_DRAW_ATTRIBUTES 0xF0, 0xFF, 0xAA, 0x55, 0xAA, 0xFF, 0x0F, 0x00
#define LAB_DRAW_FAR 1
#define LAB_DRAW_MIDDLE 2
#define LAB_DRAW_NEAR 3
#define LAB_DRAW_MIDDLE_FROM 10 /* height of a wall 4.8 cells away, */
#define LAB_DRAW_NEAR_FROM 22   /* and 2.2 cells */
#define LAB_DRAW_SHADES 16
extern uint8_t lab_draw_shades[LAB_DRAW_SHADES]; /* those attributes */

#ifdef HOT_ASM
/* The interrupts' part (cart/hook.h), and the tiles. */
void lab_draw_nmi(void);
void lab_draw_irq(void);
extern const far_data_t lab_upper_tiles, lab_lower_tiles;
/* In zero page. */
ZP(uint8_t, lab_draw_state);
ZP(uint8_t, lab_draw_shown);
extern uint8_t lab_draw_end;   /* LAB_DRAW_END.. */
extern uint8_t lab_draw_delay; /* LAB_DRAW_DELAY.. */
extern uint8_t lab_draw_still; /* LAB_DRAW_MOVES, or LAB_DRAW_STILL */

enum { LAB_DRAW_IDLE, LAB_DRAW_WHOLE, LAB_DRAW_SENT, LAB_DRAW_SENDING };
#endif

extern uint8_t lab_draw_picture[LAB_DRAW_BYTES];

FAR(B_LABYRINTH_DRAW, void, lab_draw_compose, (void));
void TWIN(lab_draw_compose)(void);

/* For row `r` from the horizon, index 44 - 4 * r + lab_view_column: LAB_DRAW_BASE of a left column's half-tile; a right one's half-tile. */
extern const uint8_t lab_draw_left[256], lab_draw_right[256];

#endif
