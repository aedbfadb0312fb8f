#include "cart/pad.h"
#include "games/gobang/demo.h"
#include "games/gobang/play.h"

#define AGAIN_TICKS 300

void gb_demo_tick(void) {
    pad_demo_held[0] = 0;
    if (gb_state.state == GB_ST_OVER && gb_state.clock == AGAIN_TICKS) {
        pad_demo_held[0] = PAD_A;
    }
}
