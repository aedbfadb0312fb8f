/* Questions about a game of Connect 4 that only commands and tests ask. */
#ifndef C4HOST_H
#define C4HOST_H

#include "games/connect4/ai.h"

/* The winner, or C4_EMPTY while playing and after a draw. */
uint8_t c4_winner(const c4_game_t *game);

/* Plays `count` moves on the empty board; 1 when all were legal, else 0 with the legal ones before it played. */
uint8_t c4_replay(c4_game_t *game, const uint8_t *moves, uint8_t count);

/* The names of the levels: the ladder from the weakest, then the guest. And the level of a name, including those of release 1.0,
 * or C4_LEVELS. */
extern const char *const c4_level_names[C4_LEVELS];
uint8_t c4_level_called(const char *name);

#endif
