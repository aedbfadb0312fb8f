/* The shell's screens and the pause menu, all in its page. screens.c has the table of the screens. */
#ifndef SHELL_SCREENS_H
#define SHELL_SCREENS_H

#include <stdint.h>
#include "gates.h"

void title_enter(void);
void title_tick(void);
void menu_enter(void);
void menu_tick(void);
void options_enter(void);
void options_tick(void);
void credits_enter(void);
void credits_tick(void);
void help_enter(void);
void help_tick(void);
void stats_enter(void);
void stats_tick(void);
void sounds_enter(void);
void sounds_tick(void);

/* The chosen game, at once: the unfinished one if there is one; for two people if it was pad 2 that pressed. */
void play_now(void);

/* After 30 s without a person, the next game plays a demo of itself for a minute; as long as nobody comes, one game follows the other. */
void attract_tick(void);

/* picture.c: the picture of the game, or of the options, that the menu's hand points to. Its tiles come in bit by bit, a few each tick. */
void picture_screen_draw(uint8_t first, uint8_t lines); /* background, colours and icons, game `first` on the top line; while rendering is off */
void picture_want(uint8_t item); /* another line of the menu; the one past the games is OPTIONS */
void picture_tick(void);

/* pause.c: the pause menu of every game, for the frame loop. */
FAR(B_SHELL, void, pause_draw, (void)); /* into the second nametable, while rendering is off */
FAR(B_SHELL, void, pause_open, (void));
FAR(B_SHELL, void, pause_tick, (void));

#endif
