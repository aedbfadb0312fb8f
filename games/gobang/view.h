/* The Gobang screen. Reads rules and play, draws what has changed. */
#ifndef GB_VIEW_H
#define GB_VIEW_H

#include <stdint.h>

void gb_view_enter(void); /* while rendering is off */
void gb_view_tick(void);

/* Middle of a point on the screen. */
uint8_t gb_view_x(uint8_t cell);
uint8_t gb_view_y(uint8_t cell);

#endif
