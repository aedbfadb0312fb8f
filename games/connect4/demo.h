/* Attract mode: a hand that plays both sides with the pads, like a person. */
#ifndef C4_DEMO_H
#define C4_DEMO_H

void c4_demo_tick(void);

#endif
