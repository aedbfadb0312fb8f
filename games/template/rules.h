/* The smallest rules there are: a counter that may be raised up to nine. A real game has its state, moves and events here, with
 * no screen, no pad and no time, so that the same file builds for the host. */
#ifndef TP_RULES_H
#define TP_RULES_H

#include <stdint.h>

#define TP_MOST 9
enum { TP_EV_REFUSED, TP_EV_RAISED };

typedef struct {
    uint8_t count;
} tp_game_t;

void tp_init(tp_game_t *game);
uint8_t tp_play(tp_game_t *game); /* TP_EV_* */

#endif
