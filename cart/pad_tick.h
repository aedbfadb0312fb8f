/* What pad.c, pad_tick.s and its twin share. */
#ifndef PAD_TICK_H
#define PAD_TICK_H

#include "cart/pad.h"
#include "cart/twin.h"

extern uint8_t pad_raw[2], pad_latch[2]; /* from the NMI */
#pragma zpsym("pad_raw")
#pragma zpsym("pad_latch")

extern uint8_t pad_muted[2];  /* down, and silent until let go */
extern uint8_t pad_before[2]; /* pad_held of the last tick */
extern uint8_t pad_wait[2];   /* ticks until the directions repeat */

void TWIN(pad_tick)(void);

#endif
