/* A game's screen where a number of five digits is typed: up and down turn a digit, left and right go along, A takes it and begins a new
 * game, B goes back to the setup. The typed number is in the game's memory. */
#ifndef DIGITS_H
#define DIGITS_H

#include <stdint.h>
#include "gates.h"

#define DIGITS 5
typedef struct {
    uint8_t at; /* the digit under the cursor */
    uint8_t digit[DIGITS];
    uint8_t given;  /* 1: a number was taken; the game that uses it sets it back */
    uint16_t value; /* that number; larger ones than 65535 become that */
} digits_t;

/* With a title, a question and what the keys do. While rendering is off. */
FAR(B_ART, void, digits_enter, (digits_t * typed, const char *title, const char *ask, const char *keys));
FAR(B_ART, void, digits_tick, (digits_t * typed));

#endif
