/* The skyline screen: the towers of one line from the side, those that its clue sees with their lights on. */
#ifndef SKY_SKYLINE_H
#define SKY_SKYLINE_H

void sky_skyline_open(void);  /* goes there from the board */
void sky_skyline_enter(void); /* while rendering is off */
void sky_skyline_tick(void);

#endif
