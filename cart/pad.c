#include "cart/pad.h"

extern uint8_t pad_raw[2], pad_latch[2]; /* from the NMI */
#pragma zpsym("pad_raw")
#pragma zpsym("pad_latch")

uint8_t pad_held[2], pad_new[2], pad_repeat[2];
uint8_t pad_demo, pad_demo_held[2], pad_person;
static uint8_t muted[2], before[2], wait[2];

static void tick_one(uint8_t pad) {
    uint8_t down, fresh, keep;
    down = pad_raw[pad];
    fresh = pad_latch[pad];
    pad_latch[pad] = 0;
    muted[pad] &= down;
    keep = (uint8_t)~muted[pad];
    down &= keep;
    fresh &= keep;
    pad_person |= fresh;
    if (pad_demo) {
        down = pad_demo_held[pad];
        keep = (uint8_t)~before[pad];
        fresh = down & keep;
    }
    pad_new[pad] = fresh;
    pad_repeat[pad] = fresh;
    pad_held[pad] = down;
    if ((uint8_t)((down ^ before[pad]) & PAD_DIRECTIONS) || (down & PAD_DIRECTIONS) == 0) {
        wait[pad] = PAD_REPEAT_DELAY;
    } else if (--wait[pad] == 0) {
        wait[pad] = PAD_REPEAT_PERIOD;
        pad_repeat[pad] |= (uint8_t)(down & PAD_DIRECTIONS);
    }
    before[pad] = down;
}

void pad_tick(void) {
    pad_person = 0;
    tick_one(0);
    tick_one(1);
}

static uint8_t put_off(uint8_t pad, uint8_t buttons) {
    buttons &= pad_new[pad];
    pad_new[pad] ^= buttons;
    pad_latch[pad] |= buttons;
    return buttons != 0;
}

uint8_t pad_put_off(uint8_t buttons) {
    uint8_t any = put_off(0, buttons);
    any |= put_off(1, buttons);
    return any;
}

void pad_mute(void) {
    muted[0] = pad_raw[0];
    muted[1] = pad_raw[1];
    pad_latch[0] = 0;
    pad_latch[1] = 0;
    pad_new[0] = 0;
    pad_new[1] = 0;
    pad_repeat[0] = 0;
    pad_repeat[1] = 0;
}
