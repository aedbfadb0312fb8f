/* The pads, once a tick: what is down, what has just gone down, and what repeats while held. */
#ifndef PAD_H
#define PAD_H

#include <stdint.h>

#define PAD_A 0x80
#define PAD_B 0x40
#define PAD_SELECT 0x20
#define PAD_START 0x10
#define PAD_UP 0x08
#define PAD_DOWN 0x04
#define PAD_LEFT 0x02
#define PAD_RIGHT 0x01
#define PAD_DIRECTIONS 0x0F

#define PAD_REPEAT_DELAY 15 /* ticks until the first repeat, and between repeats */
#define PAD_REPEAT_PERIOD 3

extern uint8_t pad_held[2];   /* down now */
extern uint8_t pad_new[2];    /* gone down since the last tick */
extern uint8_t pad_repeat[2]; /* pad_new, and held directions again and again */

void pad_tick(void);

/* Buttons held now are ignored until they are released: a press that left one screen does not act on the next. */
void pad_mute(void);

/* Moves new presses of these buttons to the next tick, so that an early press is not lost. Returns 1 if there were any. */
uint8_t pad_put_off(uint8_t buttons);

/* In an attract demo the game's own player presses the buttons, not the person. */
extern uint8_t pad_demo;         /* 1: the game sees pad_demo_held */
extern uint8_t pad_demo_held[2]; /* what the demo holds down */
extern uint8_t pad_person;       /* new presses of a person on either pad, whatever the demo does */

#endif
