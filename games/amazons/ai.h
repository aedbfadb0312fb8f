/* The computer player of Amazons: levels, and the turn it would make in the game in `ama`. Deterministic: the
 * same game, level and seed give the same turn on the host and on the console. Work is bounded in positions,
 * never by a clock.
 *
 *     ama_think_begin(AMA_LEVEL_HARD, seed);
 *     while (!ama_think_step()) { ... one frame's worth of them ... }
 *     ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
 *
 * `ama` must not change in between. Not reentrant: one thought at a time (a hint is a thought).
 */
#ifndef AMAZONS_AI_H
#define AMAZONS_AI_H

#include <stdint.h>
#include "gates.h"

/* The numbers are those of the save: the first four have been there since 0.1.0. */
enum {
    AMA_LEVEL_ORIGINAL,
    AMA_LEVEL_EASY,
    AMA_LEVEL_HARD,
    AMA_LEVEL_TOP,
    AMA_LEVEL_BEGINNER,
    AMA_LEVEL_MEDIUM,
    AMA_LEVELS,
    AMA_LEVEL_REVIEW = AMA_LEVELS /* not an opponent: a short search without blind spots, for the review of a game */
};

/* Starts thinking for the side to move; the game must be at AMA_CHOOSE. The seed chooses among turns of equal value; 0 takes the
 * first. AMA_LEVEL_ORIGINAL has its own rule for that and ignores the seed. */
FAR(B_AMAZONS_AI, void, ama_think_begin, (uint8_t level, uint16_t seed));

/* A small step (on the console mostly below 10,000 cycles, at most about 22,000); returns 1 when ama_turn is set. */
uint8_t ama_think_step(void);

/* The same until the frame is over (cart/think.h). */
FAR(B_AMAZONS_AI, uint8_t, ama_think_run, (void));

/* From, to, arrow. */
extern uint8_t ama_turn[3];

/* Which side reaches each square first in queen moves, on the present board: two masks. Squares that both reach at the same time,
 * or neither, are in neither mask. Takes steps of at most about 10,000 cycles; the masks are complete when a step has returned 1.
 * `ama` must not change in between, and no thought may be in progress. */
FAR(B_AMAZONS_VALUE, void, ama_territory_begin, (void));
uint8_t ama_territory_step(void);
FAR(B_AMAZONS_VALUE, uint8_t, ama_territory_run, (void));
extern uint8_t ama_land_red[8], ama_land_blue[8];

#endif
