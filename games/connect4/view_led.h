/* Connect 4 as it was first shown: an 8x8 matrix of two-coloured LEDs. */
#ifndef C4_VIEW_LED_H
#define C4_VIEW_LED_H

void c4_led_enter(void); /* while rendering is off */
void c4_led_tick(void);

#endif
