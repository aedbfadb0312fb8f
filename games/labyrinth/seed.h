/* The screen where a friend's maze is typed in: five digits. */
#ifndef LAB_SEED_H
#define LAB_SEED_H

#include "cart/game.h"

enum { LAB_SCREEN_SEED = GAME_PLAY + 1 };

void lab_seed_enter(void);
void lab_seed_tick(void);
extern uint16_t lab_seed_typed;
extern uint8_t lab_seed_given; /* 1: the next new maze is that one */

#endif
