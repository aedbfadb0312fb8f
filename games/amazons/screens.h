/* The screens of Amazons beside setup and play. */
#ifndef AMA_SCREENS_H
#define AMA_SCREENS_H

#include "cart/game.h"

enum { AMA_SCREEN_RESULT = GAME_PLAY + 1, AMA_SCREEN_LIST };

void ama_result_enter(void);
void ama_result_tick(void);
void ama_list_enter(void);
void ama_list_tick(void);

#endif
