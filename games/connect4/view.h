/* What both looks of Connect 4 share: the message line, the names and the score at the sides, and which look is on. */
#ifndef C4_VIEW_H
#define C4_VIEW_H

#include <stdint.h>

void c4_view_enter(void); /* while rendering is off */
void c4_view_tick(void);

/* The looks: chips in a blue board (view_board.c), and the handheld's LEDs (view_led.c). */
void c4_board_enter(void);
void c4_board_tick(void);
void c4_led_enter(void);
void c4_led_tick(void);

/* For the looks. */
#define C4_NOT_DRAWN 0xFF
#define C4_SHOWN_MAX 64
extern uint8_t c4_shown[C4_SHOWN_MAX];       /* the picture that stands in each cell (or LED) */
extern const uint8_t c4_panel_x[2];          /* tile columns of the two side panels */
enum { C4_NAME_ROW = 9, C4_SCORE_ROW = 12 }; /* tile rows there */

uint8_t c4_cursor_shown(void); /* 1: somebody here aims, or the AI does */

#endif
