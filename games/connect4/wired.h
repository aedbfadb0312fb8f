/* A game of Connect 4 over the link: what play.c does differently when the other player sits at another console. */
#ifndef C4_WIRED_H
#define C4_WIRED_H

#include <stdint.h>

void c4_wired_begin(uint8_t best_of); /* LINK was chosen: waits for the other console */
void c4_wired_tick(void);             /* before the state's own */
void c4_wired_wait(uint8_t player);   /* the other player's turn begins */
void c4_wired_over(void);             /* the game is over, and the winning line was seen */
uint8_t c4_wired_refuses(void);       /* undo, hints and values: 1 in a linked game, which has none, and says so */

void c4_wired_st_search(void);        /* states of play.c */
void c4_wired_st_wait(void);
void c4_wired_st_refused(void);

/* For the views: 0 no link, 1 searching (yellow), 2 connected (green), 3 lost (red). */
uint8_t c4_wired_light(void);

#endif
