/* Connect 4 as chips in a blue board. Reads the play state and draws what has changed. */
#ifndef C4_VIEW_BOARD_H
#define C4_VIEW_BOARD_H

void c4_board_enter(void); /* while rendering is off */
void c4_board_tick(void);

#endif
