/* The AI's share of a frame. THINK_RUN(name, step) is the function `name`: it calls `step` until that returns 1, and then returns 1, or until
 * the frame is over. It is in the page of the AI, because a far call for each step would cost time; the host calls the steps itself. */
#ifndef THINK_H
#define THINK_H

#ifdef NES_CART
#include "cart/screen.h"
#define THINK_RUN(name, step)   \
    uint8_t name(void) {        \
        while (!FRAME_OVER()) { \
            if (step()) {       \
                return 1;       \
            }                   \
        }                       \
        return 0;               \
    }
#else
#define THINK_RUN(name, step)
#endif

#endif
