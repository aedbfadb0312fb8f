/* What both looks of Connect 4 share: the message line, the names and the score at the sides, and which look is on. */
#ifndef C4_VIEW_H
#define C4_VIEW_H

#include <stdint.h>
#include "gates.h"

void c4_view_enter(void); /* while rendering is off */
void c4_view_tick(void);

/* The looks: chips in a blue board, in a room (view_board.c), and the handheld's LEDs (view_led.c). */
void c4_board_enter(void);
void c4_board_tick(uint8_t words_come);
FAR(B_CONNECT4_LINK, void, c4_led_enter, (void));
FAR(B_CONNECT4_LINK, void, c4_led_tick, (void));

/* The room. */
uint8_t c4_column_px(uint8_t column); /* the left edge of a column, the top of a row */
uint8_t c4_row_px(uint8_t row);
uint8_t c4_board_refresh(uint8_t cell); /* draws the cell if it has changed; 0 when the queue is full */

void c4_room_enter(void); /* view_room.c: who sits there, the slate, what the buttons do */
void c4_room_tick(void);
void c4_room_sprites(void);
uint16_t c4_room_clock(void); /* where the turn clock of whoever is to move is shown */

void c4_motion_enter(void); /* view_motion.c */
void c4_motion_tick(void);
void c4_motion_sprites(void);

/* For the looks. */
#define C4_NOT_DRAWN 0xFF
#define C4_SHOWN_MAX 64
extern uint8_t c4_shown[C4_SHOWN_MAX];       /* the picture shown in each cell (or LED) */
enum { C4_NAME_ROW = 9, C4_SCORE_ROW = 12 }; /* tile rows in the panels of the LED look */
#define C4_FACE_TILE 0xCC                    /* of the portrait, behind the tiles of the room */

extern uint8_t c4_cursor_on; /* 1: somebody here aims, or the AI does. Found once a tick */
extern uint8_t c4_mover;     /* who is to move, or whose chip falls */
void c4_put_move(uint16_t addr, uint8_t column, uint8_t row); /* as D4; for one packet of two bytes there is room */
uint8_t c4_values_shown(void); /* 1: values of the columns are shown where messages are */

#endif
