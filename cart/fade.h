/* The palette, and how bright it is on the screen. */
#ifndef FADE_H
#define FADE_H

#include <stdint.h>

/* The palette as it is at full light: 16 background colours, then 16 of sprites. */
extern uint8_t pal_now[32];
void pal_load(const uint8_t *colours, uint8_t first, uint8_t count);
void pal_set(uint8_t index, uint8_t colour);

/* For screen.c. */
#define FADE_BLACK 0 /* steps of light */
#define FADE_LIGHT 4
void fade_black(void);             /* all light off at once */
uint8_t fade_step(uint8_t target); /* one step brighter or darker; 1 if it was already at the end */
void fade_queue(void);             /* once a tick: sends the palette if it has changed and the queue has room */

#endif
