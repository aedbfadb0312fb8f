/* The search of release 1.0, kept as an opponent for tests on the host (a longer tree, so that it can spend more than on its console).
 * Best-first minimax for Amazons: the tree in memory grows at the leaf its values point to, one evaluation a
 * step. Not reentrant: one search at a time.
 */
#ifndef RELEASE10_SEARCH_H
#define RELEASE10_SEARCH_H

#include <stdint.h>

/* What a level may spend. */
typedef struct {
    uint16_t evaluations; /* no leaf is expanded once so many positions were evaluated */
    uint8_t landings;     /* amazon moves, ranked without their arrow, whose arrows are tried; up to
                             TEN_SEARCH_LANDINGS */
    uint8_t width;        /* turns kept at a node; up to TEN_SEARCH_WIDTH */
    uint8_t root_width;   /* and at the root; up to TEN_SEARCH_ROOT_WIDTH */
} ten_search_limits_t;

#define TEN_SEARCH_LANDINGS 8
#define TEN_SEARCH_WIDTH 8
#define TEN_SEARCH_ROOT_WIDTH 24

/* Starts a search of the game in `ama` (at AMA_CHOOSE, so there is a turn). */
void ten_search_begin(const ten_search_limits_t *limits, uint16_t seed);

/* Evaluates at most one position; 1 when the search is done and ten_search_best is set. */
uint8_t ten_search_step(void);

/* From, to, arrow of the turn found. */
extern uint8_t ten_search_best[3];
/* Its value for the side to move, as ten_hot_value. */
extern uint8_t ten_search_value;
/* Positions evaluated. */
extern uint16_t ten_search_evaluations;

#endif
