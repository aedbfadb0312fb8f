/* The level Original: the greedy scorer of the seed, in bounded steps. */
#ifndef GOBANG_ORIGINAL_H
#define GOBANG_ORIGINAL_H

#include <stdint.h>
#include "gates.h"

/* Starts on the position of rules.h; ties are broken by random bits that follow from the seed and the number of moves. */
FAR(B_GOBANG_ORIG, void, gb_original_begin, (uint16_t seed));

/* Scores a few cells. Returns GB_NO_CELL until all are scored, then the move. */
FAR(B_GOBANG_ORIG, uint8_t, gb_original_step, (void));

#endif
