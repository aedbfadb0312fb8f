#include "cart/screen.h"
#include "games/skyscrapers/hint.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/solver.h"

uint8_t sky_run_make(void) {
    uint8_t state;
    do {
        state = sky_make_step();
    } while (state == SKY_MAKE_BUSY && !FRAME_OVER());
    return state;
}

uint8_t sky_run_solve(void) {
    uint8_t state;
    do {
        state = sky_solve_step();
    } while (state < SKY_DONE && !FRAME_OVER());
    return state;
}

uint8_t sky_run_hint(void) {
    uint8_t state;
    do {
        state = sky_hint_step();
    } while (state == SKY_HINT_BUSY && !FRAME_OVER());
    return state;
}
