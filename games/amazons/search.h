/* The search: a tree that grows where a turn is likely (policy.h) or has turned out well (value.h). Not reentrant: one search at
 * a time.
 */
#ifndef AMAZONS_SEARCH_H
#define AMAZONS_SEARCH_H

#include <stdint.h>

/* Starts a search of the game in `ama` (at AMA_CHOOSE, so there is a turn). `units` is what it may spend, each about 512 cycles
 * of the console. The seed slightly changes the likelihoods of the first turns; 0 does not. */
void ama_search_begin(uint16_t units, uint16_t seed);

/* A part of the work on the next position; 1 when the search is done and ama_search_best is set. */
uint8_t ama_search_step(void);

/* From, to, arrow of the turn found. */
extern uint8_t ama_search_best[3];
/* What it is worth for the side that makes it: 0 lost ... 127 won. */
extern uint8_t ama_search_value;
/* Positions evaluated. */
extern uint16_t ama_search_evaluations;

#endif
