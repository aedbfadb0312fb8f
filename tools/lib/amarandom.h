/* Random turns of Amazons, from a seed: openings of matches, games of tests. */
#ifndef AMARANDOM_H
#define AMARANDOM_H

#include <stdint.h>

extern uint32_t ama_random_state;

unsigned ama_random_below(unsigned n);

/* Any legal turn. */
void ama_random_turn(void);

/* Opening `number` of a match: two to four random plies. */
void ama_random_opening(unsigned number);

#endif
