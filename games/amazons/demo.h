/* Attract mode: two AIs play; the demo's hand only goes on after a game. */
#ifndef AMA_DEMO_H
#define AMA_DEMO_H

void ama_demo_tick(void);

#endif
