/* What pad.c, pad_tick.s and its twin share. */
#ifndef PAD_TICK_H
#define PAD_TICK_H

#include "cart/pad.h"
#include "cart/twin.h"

ZP_ARRAY(uint8_t, pad_raw, 2); /* from the NMI */
ZP_ARRAY(uint8_t, pad_latch, 2);
ZP(uint8_t, pad_chord); /* frames that the buttons of the soft reset are held */

extern uint8_t pad_muted[2];  /* down, and ignored until released */
extern uint8_t pad_before[2]; /* pad_held of the last tick */
extern uint8_t pad_wait[2];   /* ticks until the directions repeat */

void TWIN(pad_tick)(void);

#endif
