/* The C twin of pad_tick.s. */
#include "cart/pad_tick.h"

static void tick_one(uint8_t pad) {
    uint8_t down, fresh, keep;
    down = pad_raw[pad];
    fresh = pad_latch[pad];
    pad_latch[pad] = 0;
    pad_muted[pad] &= down;
    keep = (uint8_t)~pad_muted[pad];
    down &= keep;
    fresh &= keep;
    pad_person |= fresh;
    if (pad_demo) {
        down = pad_demo_held[pad];
        keep = (uint8_t)~pad_before[pad];
        fresh = down & keep;
    }
    pad_new[pad] = fresh;
    pad_repeat[pad] = fresh;
    pad_held[pad] = down;
    if ((uint8_t)((down ^ pad_before[pad]) & PAD_DIRECTIONS) || (down & PAD_DIRECTIONS) == 0) {
        pad_wait[pad] = PAD_REPEAT_DELAY;
    } else if (--pad_wait[pad] == 0) {
        pad_wait[pad] = PAD_REPEAT_PERIOD;
        pad_repeat[pad] |= (uint8_t)(down & PAD_DIRECTIONS);
    }
    pad_before[pad] = down;
}

void TWIN(pad_tick)(void) {
    pad_person = 0;
    tick_one(0);
    tick_one(1);
}
