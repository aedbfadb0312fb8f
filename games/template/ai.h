/* The machine's player: which heaps lose for the player who has to take from them, the smallest first, one a step. Its work is bounded by steps, never
 * by time, so it plays the same on the host and on the console. */
#ifndef TP_AI_H
#define TP_AI_H

#include "games/template/rules.h"

enum { TP_PERSON, TP_EASY, TP_HARD, TP_PLAYERS };

/* Starts to think. EASY takes what the seed says, HARD what leaves a losing heap, if that can be. */
void tp_think_begin(const tp_game_t *game, uint8_t level, uint16_t seed);

/* A small step; 1 when it is known how many to take, and tp_think_move says it. The console runs steps until the frame is over. */
uint8_t tp_think_step(void);
uint8_t tp_think_run(void);
uint8_t tp_think_move(void);

#endif
