/* What screens are put together from, in the fixed bank so that every page can use it. */
#ifndef WIDGETS_H
#define WIDGETS_H

#include <stdint.h>

/* A list to choose from: lines of text, a hand that points, up and down with either pad, A or Start takes, B leaves. */
typedef struct {
    uint8_t x, y;  /* tile of the first line's first letter */
    uint8_t step;  /* rows from line to line */
    uint8_t count; /* lines */
    uint8_t at;    /* the one the hand points to */
} list_t;

enum { LIST_NOTHING = 0xF0, LIST_MOVED, LIST_BACK, LIST_LEFT, LIST_RIGHT }; /* else: the line that was taken */
uint8_t list_tick(list_t *list);
void list_hand(const list_t *list); /* draws the hand; between oam_begin and oam_end */

/* The cursor of board games: four corners around `size` pixels at (x, y); bright keeps it from blinking. And the hourglass
 * of a thought in progress. Between oam_begin and oam_end. */
void ui_box(uint8_t x, uint8_t y, uint8_t size, uint8_t bright);
void ui_hourglass(uint8_t x, uint8_t y);

/* A brass frame around w x h tiles inside. While rendering is off. */
void frame_draw(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h);

/* Palette number 0..3 for an area given in units of 16 pixels. While rendering is off, once for each area; areas of
 * one call must not share a 32-pixel block with another call's. */
void attr_fill(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t palette);

/* The sprites that every screen may show: hand, cursor, lights. screen.c loads them for every screen. */
void ui_sprites_load(void);

#endif
