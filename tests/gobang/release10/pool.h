/* Things the two searches share: one stack of candidate cells (each search level owns a slice of it, released in reverse
 * order), and the question whether a side may play a cell at all. */
#ifndef RELEASE10_POOL_H
#define RELEASE10_POOL_H

#include <stdint.h>

#define G10_POOL_SIZE 192

extern uint8_t g10_pool[G10_POOL_SIZE];
extern uint8_t g10_pool_top;

/* May this side put a stone on this empty cell of the search board? Only black under Renju rules may not. Keeps the inputs
 * of hot.h. */
uint8_t g10_ai_allowed(uint8_t side, uint8_t cell);

#endif
