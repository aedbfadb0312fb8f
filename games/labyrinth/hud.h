/* The screen around the view: palettes and tiles of the view, clock, compass, the maze's number, messages, map. */
#ifndef LAB_HUD_H
#define LAB_HUD_H

void lab_hud_enter(void); /* while rendering is off */
void lab_hud_tick(void);
void lab_hud_wiped(void); /* somebody else takes the sprites: draw them again with the next tick */

#endif
