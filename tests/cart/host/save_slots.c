/* What save.c needs from the rest of the cart, for programs on the host. */
#include <stdlib.h>
#include "cart/lessons/lesson.h"
#include "cart/pad.h"
#include "cart/save.h"

const save_slot_t save_slots[SAVE_SLOTS] = SAVE_LAYOUT;
const uint8_t save_slot_count = SAVE_SLOTS;
uint8_t game_slot = SAVE_CONNECT4;
uint8_t pad_demo;

/* There are no lessons here, so none of this is called. */
uint8_t lesson_phase = LESSON_NONE;

uint16_t lesson_open(uint8_t way) {
    (void)way;
    abort();
}

void lesson_field(void *field, uint16_t bytes) {
    (void)field;
    (void)bytes;
    abort();
}

void lesson_close(void) {
    abort();
}

void lesson_over(void) {
    abort();
}
