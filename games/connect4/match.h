/* A match of Connect 4 between two players: games until one has won more than half of best_of. Who starts alternates,
 * colours stay. Pure: no screen, no pad. */
#ifndef C4_MATCH_H
#define C4_MATCH_H

#include "games/connect4/rules.h"
#include "gates.h"

#define C4_NOBODY 0xFF

typedef struct {
    c4_game_t game;  /* the one being played */
    uint8_t best_of; /* 1, 3, 5 or 7 */
    uint8_t wins[2]; /* games won by player 0 (first pad) and player 1 */
    uint8_t starter; /* player who began this game */
} c4_match_t;

FAR(B_CONNECT4, void, c4_match_begin, (c4_match_t *match, uint8_t best_of));

/* Player 0 or 1: who is to move. */
uint8_t c4_match_turn(const c4_match_t *match);

/* c4_play, and a won game is counted. */
FAR(B_CONNECT4, uint8_t, c4_match_play, (c4_match_t *match, uint8_t column));

/* Takes back the newest stone of `player`, and the other's answer to it if there is one; how many stones were taken
 * back, 0 when that player has none or the game is over. */
uint8_t c4_match_undo(c4_match_t *match, uint8_t player);

/* The winner of the match, or C4_NOBODY. */
uint8_t c4_match_winner(const c4_match_t *match);

/* After a game is over: the next one, begun by the other player; a new match if this one was won. */
FAR(B_CONNECT4, void, c4_match_next, (c4_match_t *match));

/* Checks best_of, wins of both and starter, four bytes from outside: 1 if a game can begin with them, that is, before anybody has
 * won the match. */
FAR(B_CONNECT4, uint8_t, c4_match_can_be, (const uint8_t *head));

/* Rebuilds the board of a match that was read from a save, from best_of, wins, starter, the number of moves and the moves.
 * Returns 1 if the match is possible; otherwise *match becomes a new one. */
uint8_t c4_match_restore(c4_match_t *match);

#endif
