/* A game of Connect 4 over the link: what play.c does differently when the other player sits at another console. */
#ifndef C4_LINK_GAME_H
#define C4_LINK_GAME_H

#include <stdint.h>

void c4_link_begin(uint8_t best_of); /* LINK was chosen: waits for the other console */
void c4_link_tick(void);             /* before the state's own */
void c4_link_wait(uint8_t player);   /* the other player's turn begins */
void c4_link_over(void);             /* the game is over, and the winning line was seen */
uint8_t c4_link_refuses(void);       /* undo, hints and values: 1 in a linked game, which has none, and says so */

void c4_link_st_search(void); /* states of play.c */
void c4_link_st_wait(void);
void c4_link_st_refused(void);

#endif
