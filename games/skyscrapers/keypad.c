#include "cart/pad.h"
#include "games/skyscrapers/play.h"

#define GATHER_TICKS 5 /* a diagonal is two presses that are never quite at the same time */

static uint8_t gathered, wait;

void sky_pad_open(void) {
    gathered = 0;
    wait = 0;
}

/* Up is the row of 1 2 3, down that of 7 8 9. */
static uint8_t digit_of(uint8_t directions) {
    uint8_t digit = 5;
    if (directions & PAD_UP) {
        digit -= 3;
    } else if (directions & PAD_DOWN) {
        digit += 3;
    }
    if (directions & PAD_LEFT) {
        --digit;
    } else if (directions & PAD_RIGHT) {
        ++digit;
    }
    return digit;
}

uint8_t sky_pad_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (wait != 0) {
        gathered |= (pad_held[0] | pad_held[1]) & PAD_DIRECTIONS;
        --wait;
        return wait == 0 ? digit_of(gathered) : SKY_PAD_WAIT;
    }
    if (presses & PAD_A) {
        return 5;
    }
    if (presses & PAD_B) {
        return 0;
    }
    if (presses & PAD_SELECT) {
        return SKY_PAD_CLOSED;
    }
    if (presses & PAD_DIRECTIONS) {
        gathered = presses & PAD_DIRECTIONS;
        wait = GATHER_TICKS;
    }
    return SKY_PAD_WAIT;
}
