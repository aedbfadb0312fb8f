/* Shared by the two searches: a stack of candidate cells (each search level owns a slice, released in reverse order), the last
 * stone put, and the check whether a side may play a cell at all. */
#ifndef GOBANG_POOL_H
#define GOBANG_POOL_H

#include <stdint.h>

#define GB_POOL_SIZE 112

extern uint8_t gb_pool[GB_POOL_SIZE];
extern uint8_t gb_pool_top;

/* Renju rules only. May black put a stone on this empty cell of the search board? */
uint8_t gb_ai_allowed(uint8_t cell);

/* Renju rules only. Black has put the stone `at`, which makes a five possible, or a longer row: counts in `fives` only cells that make exactly
 * five. */
void gb_ai_exact_fives(void);

#endif
