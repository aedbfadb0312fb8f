/* A number of five digits typed with a pad: up and down turn a digit, left and right go along, A takes it, B leaves. What is typed
 * lies in the caller's memory. */
#ifndef DIGITS_H
#define DIGITS_H

#include <stdint.h>

#define DIGITS 5
typedef struct {
    uint8_t at;            /* the digit under the arrow */
    uint8_t digit[DIGITS];
} digits_t;

enum { DIGITS_NOTHING, DIGITS_TAKEN, DIGITS_BACK };

/* The screen with a title, a question and what the keys do. While rendering is off. */
void digits_enter(digits_t *typed, const char *title, const char *ask, const char *keys);
uint8_t digits_tick(digits_t *typed);
uint16_t digits_value(const digits_t *typed); /* larger numbers than 65535 become that */

#endif
