#include "cart/screen.h"
#include "games/skyscrapers/hint.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/solver.h"

#define RUN(name, step, busy)            \
    uint8_t name(void) {                 \
        uint8_t state;                   \
        do {                             \
            state = step();              \
        } while (busy && !FRAME_OVER()); \
        return state;                    \
    }

RUN(sky_run_make, sky_make_step, state == SKY_MAKE_BUSY)
RUN(sky_run_solve, sky_solve_step, state < SKY_DONE)
RUN(sky_run_hint, sky_hint_step, state == SKY_HINT_BUSY)
