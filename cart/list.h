/* A list to choose from: lines of text and a hand that points. Up and down on either pad move it, A or Start takes a line, B leaves. */
#ifndef LIST_H
#define LIST_H

#include <stdint.h>

typedef struct {
    uint8_t x, y;  /* tile of the first line's first letter */
    uint8_t step;  /* rows from line to line */
    uint8_t count; /* lines */
    uint8_t at;    /* the one the hand points to */
    uint8_t top;   /* the first one on the screen */
} list_t;

enum { LIST_NOTHING = 0xF0, LIST_MOVED, LIST_BACK, LIST_LEFT, LIST_RIGHT }; /* else: the line that was taken */
uint8_t list_tick(list_t *list);
void list_hand(const list_t *list); /* draws the hand; between oam_begin and oam_end */

#endif
