/* What commands and tests ask of a game of Connect 4, and the console does not. */
#ifndef C4HOST_H
#define C4HOST_H

#include "games/connect4/rules.h"

/* The winner, or C4_EMPTY while playing and after a draw. */
uint8_t c4_winner(const c4_game_t *game);

/* Plays `count` moves on the empty board; 1 when all were legal, else 0 with the legal ones before it played. */
uint8_t c4_replay(c4_game_t *game, const uint8_t *moves, uint8_t count);

#endif
