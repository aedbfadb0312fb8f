/* What save.c takes from the rest of the cart, for programs of the host. */
#include "cart/pad.h"
#include "cart/save.h"

const save_slot_t save_slots[SAVE_SLOTS] = SAVE_LAYOUT;
const uint8_t save_slot_count = SAVE_SLOTS;
uint8_t game_slot = SAVE_CONNECT4;
uint8_t pad_demo;
