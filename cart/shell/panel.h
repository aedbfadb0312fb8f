/* The panel of the pause menu, over the game's picture. What it covers is read from nametable 0, in the blanks, and kept in nametable 1
 * at the same place; when it closes, that comes back. Nothing else of the picture changes but the colours. */
#ifndef PANEL_H
#define PANEL_H

#include <stdint.h>
#include "gates.h"

/* Tiles: on multiples of 4 and 2, since attributes go by them. */
#define PANEL_X 8
#define PANEL_Y 2
#define PANEL_W 16
#define PANEL_H_MAX 22

/* The steps, one a tick (panel.c). To open it set the height, an even number, and the first step; to close it the other one. */
#define PANEL_OPENS 1
#define PANEL_CLOSES 18
extern uint8_t panel_step, panel_height;

/* Once a tick, before anything else is queued; 1 when it is open, or shut, as was asked. */
FAR(B_WORDS, uint8_t, panel_tick, (void));

#endif
