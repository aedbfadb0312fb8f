/* A game's screen where a date is typed, and its number, from which a puzzle or maze follows: the same for everybody on the same day. The console has no clock. */
#ifndef DATES_H
#define DATES_H

#include <stdint.h>
#include "gates.h"

/* A date: years since 2000, month, day, one after the other. */
enum { DATES_YEAR, DATES_MONTH, DATES_DAY, DATES_FIELDS };

/* With a title, a question and what the keys do; while rendering is off. An invalid date becomes a valid one. */
FAR(B_ART, void, dates_enter, (uint8_t *date, const char *title, const char *ask, const char *keys));

/* Up and down turn a field, left and right go along. */
enum { DATES_WAIT, DATES_TAKEN, DATES_LEFT };
FAR(B_ART, uint8_t, dates_tick, (void));

FAR(B_ART, uint16_t, dates_number, (const uint8_t *date));

#endif
