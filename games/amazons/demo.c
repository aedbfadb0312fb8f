#include "cart/pad.h"
#include "cart/screen.h"
#include "games/amazons/demo.h"
#include "games/amazons/screens.h"

#define RESULT_TICKS 240

static uint8_t wait;

void ama_demo_tick(void) {
    pad_demo_held[0] = 0;
    if (screen_id == SCREEN_GAME + AMA_SCREEN_RESULT) {
        ++wait;
        if (wait == RESULT_TICKS) {
            wait = 0;
            pad_demo_held[0] = PAD_A;
        }
    }
}
