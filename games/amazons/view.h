/* The board on the screen, in the page "room": what each square shows, and the two looks that draw it. */
#ifndef AMA_VIEW_H
#define AMA_VIEW_H

#include <stdint.h>
#include "gates.h"

enum { AMA_LOOK_ROOM, AMA_LOOK_BASYS };

/* What a square shows. A tip marks a square that one may go to, or an amazon that may be picked. */
enum {
    AMA_SEE_EMPTY,
    AMA_SEE_RED,
    AMA_SEE_BLUE,
    AMA_SEE_RED_ARROW,
    AMA_SEE_BLUE_ARROW,
    AMA_SEE_TIP,
    AMA_SEE_RED_TIP,
    AMA_SEE_BLUE_TIP,
    AMA_SEE_RED_LAND,
    AMA_SEE_BLUE_LAND,
    AMA_SEE_NO_LAND
};

FAR(B_AMAZONS_ROOM, void, ama_view_enter, (void)); /* while rendering is off */
FAR(B_AMAZONS_ROOM, void, ama_view_tick, (void));  /* draws what has changed */

/* The winner's screen. */
FAR(B_AMAZONS_ROOM, void, ama_view_result, (void)); /* while rendering is off */
FAR(B_AMAZONS_ROOM, void, ama_view_result_tick, (void));

/* Between the files of the page. */
#define AMA_NOT_DRAWN 0xFF
extern const uint8_t ama_view_bit[8]; /* copied, because the rules are in another page */
#define AMA_IN(mask, square) ((mask)[(uint8_t)((square) >> 3)] & ama_view_bit[(square)&7])
#define AMA_IS_DARK(square) (((uint8_t)((square) >> 3) ^ (square)) & 1)

uint8_t ama_seen_at(uint8_t square);     /* what is on the screen now */
uint8_t ama_view_stands(uint8_t square); /* what is on it: one of the first five */
uint8_t ama_view_in_turn(void);          /* 1: a person or the machine is making a turn */
uint8_t ama_view_name(uint8_t side);     /* the name of the player of that side */
void ama_view_load_words(void);
uint8_t ama_view_counted(void); /* 1: the turns that are left are shown */
uint8_t ama_view_turn(void);    /* the number of the turn, from 1 */
uint8_t ama_view_mover(void);   /* the side that is to move; the winner at the end */

/* A look: the screen when it is entered, one square, and what else changes. */
void ama_room_enter(void);
uint8_t ama_room_square(uint8_t square, uint8_t see, uint8_t before); /* 1: taken by the queue */
void ama_room_tick(void);
void ama_room_sprites(void);   /* view_move.c */
uint16_t ama_room_clock(void); /* where the turn clock of whoever is to move is shown */
void ama_move_load(void);
void ama_basys_enter(void);
uint8_t ama_basys_square(uint8_t square, uint8_t see);
void ama_basys_tick(void);
void ama_basys_sprites(void);
uint16_t ama_basys_clock(void);

#endif
