#include "cart/pad.h"
#include "cart/sound/sound.h"
#include "games/skyscrapers/geo.h"
#include "games/skyscrapers/play.h"
#include "sound_ids.h"

/* The pad has the heights in rows of three, then the key that clears and the pencil. The hand begins in the middle, so that every height is at
 * most two steps away. A direction pressed while A is still held takes a height at once, by its place around the 5. */
#define GATHER_TICKS 5 /* a diagonal is two presses that are never quite at the same time */
#define COLUMNS 3

uint8_t sky_hand;
static uint8_t gathered, wait;
static uint8_t quick; /* 1: A has been down ever since the pad was opened */

void sky_pad_open(void) {
    sky_hand = sky_n == SKY_MIN_N ? 1 : 4;
    wait = 0;
    quick = 1;
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

static void walk(uint8_t moves) {
    uint8_t column = sky_hand, to = sky_hand;
    while (column >= COLUMNS) {
        column -= COLUMNS;
    }
    if ((moves & PAD_LEFT) && column != 0) {
        --to;
    } else if ((moves & PAD_RIGHT) && column != COLUMNS - 1) {
        ++to;
    } else if ((moves & PAD_UP) && to >= COLUMNS) {
        to -= COLUMNS;
    } else if (moves & PAD_DOWN) {
        to += COLUMNS;
    }
    if (to != sky_hand && to < (uint8_t)(sky_n + 2)) {
        sky_hand = to;
        sound_sfx(SFX_MOVE);
    }
}

static uint8_t take(void) {
    if (sky_hand < sky_n) {
        return (uint8_t)(sky_hand + 1);
    }
    return sky_hand == sky_n ? SKY_PAD_CLEAR : SKY_PAD_PENCIL;
}

uint8_t sky_pad_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1], held = pad_held[0] | pad_held[1];
    if (wait != 0) {
        gathered |= held & PAD_DIRECTIONS;
        --wait;
        return wait == 0 ? digit_of(gathered) : SKY_PAD_WAIT;
    }
    quick &= held >> 7; /* A is the highest bit */
    if (presses & PAD_A) {
        return take();
    }
    if (presses & PAD_B) {
        return SKY_PAD_CLOSED;
    }
    if (presses & PAD_SELECT) {
        return SKY_PAD_PENCIL;
    }
    if (quick && (presses & PAD_DIRECTIONS)) {
        gathered = presses & PAD_DIRECTIONS;
        wait = GATHER_TICKS;
        return SKY_PAD_WAIT;
    }
    walk(pad_repeat[0] | pad_repeat[1]);
    return SKY_PAD_WAIT;
}
