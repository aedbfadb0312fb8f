/* The shell's screens, all in its page. screens.c has their table. */
#ifndef SHELL_SCREENS_H
#define SHELL_SCREENS_H

#include <stdint.h>

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

/* After 30 s without a person, the next game plays a demo of itself for a minute; as long as nobody comes, one game follows the other. */
void attract_tick(void);

#endif
