#include "cart/pad.h"
#include "games/skyscrapers/demo.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/work.h"

#define LOOK_TICKS 90
#define AGAIN_TICKS 240

void sky_demo_tick(void) {
    pad_demo_held[0] = 0;
    if (sky_state.state == SKY_ST_PLAY && sky_state.clock == LOOK_TICKS) {
        sky_work_begin(SKY_WORK_WATCH);
    } else if (sky_state.state == SKY_ST_WON && sky_state.clock == AGAIN_TICKS) {
        pad_demo_held[0] = PAD_A;
    }
}
