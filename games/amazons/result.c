/* The winner's screen of the original look, shown before the club's ending; view_result.c draws it. */
#include "cart/game.h"
#include "cart/pad.h"
#include "games/amazons/play.h"
#include "games/amazons/view.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define SHOWN_TICKS 200

static uint8_t ticks;

void ama_result_enter(void) {
    ticks = SHOWN_TICKS;
    ama_view_result();
}

void ama_result_tick(void) {
    ama_view_result_tick();
    if (screen_changing()) {
        return;
    }
    --ticks;
    if (ticks == 0 || ((pad_new[0] | pad_new[1]) & PAD_A)) {
        ama_play_leave();
    }
}
