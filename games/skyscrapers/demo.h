/* Attract mode: a puzzle is made, and the solver shows how it goes. */
#ifndef SKY_DEMO_H
#define SKY_DEMO_H

void sky_demo_tick(void);

#endif
