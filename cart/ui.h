/* The sprites that every screen may show: hand (list.h), cursor, hourglass, lights. */
#ifndef UI_H
#define UI_H

#include <stdint.h>

void ui_sprites_load(void); /* screen.c does it for every screen; while rendering is off */

/* Between oam_begin and oam_end: the cursor of board games, four corners around `size` pixels at (x, y), where bright keeps it from
 * blinking; and the hourglass of a thought in progress. */
void ui_box(uint8_t x, uint8_t y, uint8_t size, uint8_t bright);
void ui_hourglass(uint8_t x, uint8_t y);

#endif
