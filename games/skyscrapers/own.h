/* A puzzle of the player's own: clues and heights are typed in on an empty board, and the solver says whether it can be played. */
#ifndef SKY_OWN_H
#define SKY_OWN_H

#include <stdint.h>

extern uint8_t sky_own_col, sky_own_row; /* the cursor on the board with its ring of clues, 0 .. N+1 each, never a corner */

void sky_own_begin(uint8_t n);
void sky_own_tick(void);  /* state EDIT */
void sky_own_pad(void);   /* state EDIT_PAD */
void sky_own_judge(void); /* state WORK for SKY_WORK_OWN: the solver is at work, or done */

#endif
