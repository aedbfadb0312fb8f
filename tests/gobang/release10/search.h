/* Alpha-beta over the board of hot.h, iteratively deepened, in bounded steps.
 *
 * A node is a stone put. Fives and fours never reach the evaluation: a five to make or to stop, an open four to make, and an open
 * four of the other side to prevent are decided or searched on. Values are from the side to move, G10_SEARCH_WIN - n for a win in n stones.
 */
#ifndef RELEASE10_SEARCH_H
#define RELEASE10_SEARCH_H

#include <stdint.h>

#define G10_SEARCH_WIN 16000
#define G10_SEARCH_PLIES 24 /* deepest line, forced answers included */
#define G10_SEARCH_ROOT 16  /* most root moves */

extern uint8_t g10_search_root[G10_SEARCH_ROOT]; /* in: root moves, likely best first; out: best first */
extern uint8_t g10_search_root_count;
extern int16_t g10_search_value;  /* out: value of g10_search_root[0] */
extern uint16_t g10_search_nodes; /* out: stones put */
extern uint8_t g10_search_depth;  /* out: last finished depth */

/* Starts a search for `side` among g10_search_root: at most `budget` stones, `width` moves a node, `depth` plies. */
void g10_search_begin(uint8_t side, uint16_t budget, uint8_t width, uint8_t depth);

/* One bounded piece of work (a put, a scan and a take at most). Returns nonzero when done; the board is then as at g10_search_begin(). */
uint8_t g10_search_step(void);

#endif
