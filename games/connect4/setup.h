/* The setup screen of Connect 4, and what was chosen there (kept in the options). */
#ifndef C4_SETUP_H
#define C4_SETUP_H

#include <stdint.h>

enum { C4_CHOICE_LOOK, C4_CHOICE_MATCH, C4_CHOICE_PADS, C4_CHOICE_P1, C4_CHOICE_P2 };
enum { C4_LOOK_CHIPS, C4_LOOK_LEDS };

void c4_setup_enter(void);
uint8_t c4_setup_best_of(void);

#endif
