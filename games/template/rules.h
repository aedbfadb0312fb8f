/* The rules of the last match: a heap of matches, two players take one, two or three in turn, and whoever takes the last one wins. Like every
 * game's rules they know no screen, no pad and no time, so that the same file builds for the host. */
#ifndef TP_RULES_H
#define TP_RULES_H

#include <stdint.h>

#define TP_TAKE_MOST 3
#define TP_HEAP_MOST 31

typedef struct {
    uint8_t left; /* matches; 0: the game is over, and the player who is not to move has won */
    uint8_t turn; /* 0 or 1: who is to move */
} tp_game_t;

void tp_begin(tp_game_t *game, uint8_t heap);

/* Takes matches for the player to move; 0, with nothing changed, when that cannot be. */
uint8_t tp_take(tp_game_t *game, uint8_t matches);

#endif
