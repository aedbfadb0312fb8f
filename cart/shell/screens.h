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
void stats_enter(void);
void stats_tick(void);
void sounds_enter(void);
void sounds_tick(void);

/* The chosen game, at once: the unfinished one if there is one; for two people if it was pad 2 that pressed. */
void play_now(void);

/* After 30 s without a person, the next game plays a demo of itself for a minute; as long as nobody comes, one game follows the other. */
void attract_tick(void);

/* pause.c: the pause menu of every game, for the frame loop. */
FAR(B_SHELL, void, pause_draw, (void)); /* when a game's screen has been drawn, while rendering is off */
FAR(B_SHELL, void, pause_open, (void));
FAR(B_SHELL, void, pause_tick, (void));

#endif
