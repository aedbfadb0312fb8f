/* The screen where the seed of a puzzle is typed in: with the same size and grade it is the same puzzle everywhere. */
#ifndef SKY_SEED_H
#define SKY_SEED_H

#include <stdint.h>

void sky_seed_enter(void);
void sky_seed_tick(void);
extern uint16_t sky_seed_typed;
extern uint8_t sky_seed_given; /* 1: the next new puzzle is that one */

#endif
