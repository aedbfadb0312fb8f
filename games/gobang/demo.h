/* Attract mode: two AIs play; the demo's hand only starts the next game. */
#ifndef GB_DEMO_H
#define GB_DEMO_H

void gb_demo_tick(void);

#endif
