/* Number entry with a pad: A opens a 3x3 pad of digits, a direction (or two at once) or A takes one. */
#ifndef SKY_KEYPAD_H
#define SKY_KEYPAD_H

#include <stdint.h>

void sky_pad_open(void);

/* Once a tick while it is open: SKY_PAD_WAIT, a height 1..9, 0 to clear the cell, or SKY_PAD_CLOSED. */
#define SKY_PAD_WAIT 0xF0
#define SKY_PAD_CLOSED 0xF1
uint8_t sky_pad_tick(void);

#endif
