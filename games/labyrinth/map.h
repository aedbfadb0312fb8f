/* The map shows where the player has been and the walls around it; an arrow shows where the player looks. Cells of 3x3 pixels (4x4 in the smallest maze) in 32 tall sprites (8x16), 8 to a line, below the view. Their tiles are drawn
 * here, bit by bit. */
#ifndef LAB_MAP_H
#define LAB_MAP_H

#include <stdint.h>

#define LAB_TRAIL_BYTES 63 /* three bytes a row, a bit a cell */
extern uint8_t lab_trail[LAB_TRAIL_BYTES];

void lab_map_clear(void);                 /* nowhere been yet */
void lab_map_enter(uint8_t x, uint8_t y); /* the player comes into a cell */
void lab_map_leave(uint8_t x, uint8_t y); /* and leaves it: it is part of the trail now */
void lab_map_load(void);                  /* all of it to the PPU, while rendering is off */
void lab_map_hint(void);                  /* the next cells of the way, for a few seconds */
uint8_t lab_map_paint(void);              /* a little of what has changed; 0 when there is nothing to paint */
void lab_map_tick(void);                  /* tiles that have changed, a few a tick */
void lab_map_draw(void);                  /* the sprites; between oam_begin and oam_end */

#endif
