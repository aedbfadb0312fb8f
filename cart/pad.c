#include "cart/pad_tick.h"

uint8_t pad_held[2], pad_new[2], pad_repeat[2];
uint8_t pad_demo, pad_demo_held[2], pad_person;
uint8_t pad_muted[2], pad_before[2], pad_wait[2];

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
    pad_muted[0] = pad_raw[0];
    pad_muted[1] = pad_raw[1];
    pad_latch[0] = 0;
    pad_latch[1] = 0;
    pad_new[0] = 0;
    pad_new[1] = 0;
    pad_repeat[0] = 0;
    pad_repeat[1] = 0;
}
