/* Alpha-beta over the board of hot.h, iteratively deepened, in bounded steps.
 *
 * Fives and fours never reach the evaluation: a five to make or to stop, and an open four to make, decide or are searched
 * further; an open four of the other side is part of the evaluation. Values are from the side to move, hundredths of a logit,
 * GB_SEARCH_WIN - n for a win in n stones. The work is counted in units: a stone put is one, a scan is one.
 */
#ifndef GOBANG_SEARCH_H
#define GOBANG_SEARCH_H

#include <stdint.h>
#include "cart/twin.h"

#define GB_SEARCH_WIN 16000
#define GB_SEARCH_PLIES 15 /* deepest line, forced answers included */
#define GB_SEARCH_ROOT 32  /* most root moves */

extern uint8_t gb_search_root[GB_SEARCH_ROOT]; /* in: root moves, likely best first; out: best first */
extern uint8_t gb_search_root_count;
extern uint16_t gb_search_left;  /* in: units that may be spent; out: the rest */
extern uint8_t gb_search_most;   /* in: plies at most */
extern uint16_t gb_search_seed;  /* in: seed for the random part at the root */
extern uint8_t gb_search_spread; /* in: a mask: by how much the seed may raise the value of a root move, 0: not at all */
extern int16_t gb_search_value;  /* out: value of gb_search_root[0], raised */

/* Internal: nodes of the present line. */
ZP_ARRAY(uint8_t, gb_node_next, GB_SEARCH_PLIES); /* the next move to try, and the end of its moves */
ZP_ARRAY(uint8_t, gb_node_end, GB_SEARCH_PLIES);
ZP_ARRAY(uint8_t, gb_node_depth, GB_SEARCH_PLIES); /* plies still to search below */
ZP_ARRAY(uint8_t, gb_node_flags, GB_SEARCH_PLIES);

/* Starts a search for `side` among gb_search_root. */
void gb_search_begin(uint8_t side);

/* One bounded piece of work (a put, a scan and a take at most). Returns nonzero when done; the board is then as at gb_search_begin(). */
uint8_t gb_search_step(void);

#endif
