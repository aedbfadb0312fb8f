/* Original's view of one row: the best shape for each side if it put a stone on a cell. Two builds: original_line.s (console, sim65) and
 * original_line_ref.c (host). */
#ifndef GOBANG_ORIGINAL_LINE_H
#define GOBANG_ORIGINAL_LINE_H

#include <stdint.h>

extern uint8_t original_rank_b, original_rank_w;   /* out: 0 five .. 8 shut two, 9 none */
#ifdef __CC65__
#pragma zpsym("original_rank_b")
#pragma zpsym("original_rank_w")
#endif

/* Looks at the nine cells around an empty cell of gb_cell along gb_step[axis]. */
void original_line(uint8_t cell, uint8_t axis);

#endif
