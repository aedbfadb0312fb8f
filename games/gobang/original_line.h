/* Original's view of a cell: what a stone there scores for each side. Two builds: original_line.s (console, sim65) and
 * original_line_ref.c (host). */
#ifndef GOBANG_ORIGINAL_LINE_H
#define GOBANG_ORIGINAL_LINE_H

#include <stdint.h>
#include "cart/twin.h"

extern uint8_t original_at;                         /* in: an empty cell of gb_cell */
extern uint16_t original_black, original_white;     /* out: the scores */
#ifdef HOT_ASM
#pragma zpsym("original_at")
#pragma zpsym("original_black")
#pragma zpsym("original_white")
#endif

/* Adds up, over the four rows of nine cells around `at`, the score of the best shape a stone there would make. */
TWINS(void, original_cell, (void));

#endif
