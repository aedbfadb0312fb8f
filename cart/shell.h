/* Small things that the whole shell shares. */
#ifndef SHELL_H
#define SHELL_H

#include <stdint.h>

extern uint16_t shell_idle; /* ticks since a person last pressed something */
void sound_boot(void);      /* sets the sound up for this television, before the first NMI */
void shell_reset(void);     /* as the reset button */

#define SHELL_ATTRACT_TICKS 1800 /* 30 s on the title or the menu, then a demo */
#define SHELL_DEMO_TICKS 3600    /* a minute of it, then the title again ... */
#define SHELL_BETWEEN_TICKS 360  /* ... for 6 s, then the demo of the next game */

extern const char shell_version[]; /* in the fixed bank */

#endif
