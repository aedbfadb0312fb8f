/* The Skyscrapers board. Reads rules, status and play, draws what has changed. */
#ifndef SKY_VIEW_H
#define SKY_VIEW_H

void sky_view_enter(void); /* while rendering is off */
void sky_view_tick(void);

#endif
