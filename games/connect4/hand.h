/* The AI's hand in Connect 4: it thinks in the rest of the frames, then moves the cursor and drops like a person. The same
 * thoughts serve for hints and for the values of the columns. */
#ifndef C4_HAND_H
#define C4_HAND_H

#include <stdint.h>

void c4_hand_think(uint8_t player); /* the AI's turn begins */
void c4_hand_hint(void);            /* the person wants one */
void c4_hand_st_think(void);        /* states of play.c */
void c4_hand_st_walk(void);
void c4_hand_st_hint(void);
void c4_hand_spare(void);      /* the rest of the frame: goes on with whatever is to be thought */
uint8_t c4_hand_able(void);    /* 0: the cart has no RAM for the search, only persons can play */
uint8_t c4_hand_refuses(void); /* 1, said in words: no thought for a person, without RAM or over the link */

#endif
