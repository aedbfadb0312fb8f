/* Original's view of one row: the best shape for each side if it put a stone on a cell. Two builds: original_line.s (console, sim65) and
 * original_line_ref.c (host). */
#ifndef GOBANG_ORIGINAL_LINE_H
#define GOBANG_ORIGINAL_LINE_H

#include <stdint.h>

extern uint8_t original_at;                        /* in: an empty cell of gb_cell */
extern uint8_t original_way;                       /* in: the row's step, one of gb_step */
extern uint8_t original_rank_b, original_rank_w;   /* out: 0 five .. 8 shut two, 9 none */
#if defined(__CC65__) && !defined(GBH_TWIN)
#pragma zpsym("original_at")
#pragma zpsym("original_way")
#pragma zpsym("original_rank_b")
#pragma zpsym("original_rank_w")
#endif

/* Looks at the nine cells around `at` along `way`. */
void original_line(void);

#endif
