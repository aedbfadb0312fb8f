#include "cart/club/turn_clock.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/turns.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define TICKS_A_SECOND 60
#define WARNED 5 /* the last seconds, which tick aloud */
#define DIGITS 2
#define NOTHING 0xFF

static uint8_t seconds, ticks, of_turn;
static uint8_t runs;   /* 1: it is somebody's turn in this tick */
static uint8_t shown;  /* seconds shown on the screen, or NOTHING ... */
static uint16_t where; /* ... there */

void turn_clock_anew(void) {
    seconds = TURN_CLOCK_SECONDS;
    ticks = 0;
}

static uint8_t two_people(const uint8_t *player) {
    return (player[0] | player[1]) == TURNS_PERSON && !pad_demo;
}

void turn_clock_switch(const uint8_t *player) {
    if (!two_people(player)) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    game_choice[TURN_CLOCK_CHOICE] = !TURN_CLOCK_IS_ON;
    game_keep_choices();
    screen_go(SCREEN_GAME + GAME_PLAY); /* when it is switched off, it disappears with the old picture */
    turn_clock_anew();
    sound_sfx(SFX_TURN);
}

uint8_t turn_clock(const uint8_t *player, uint8_t turn) {
    if (!two_people(player)) {
        return 0;
    }
    runs = 1;
    if (turn != of_turn) {
        of_turn = turn;
        turn_clock_anew();
    }
    if (seconds == 0) {
        return 1;
    }
    ++ticks;
    if (ticks == TICKS_A_SECOND) {
        ticks = 0;
        --seconds;
        if (seconds < WARNED) {
            sound_sfx(seconds == 0 ? SFX_REFUSE : SFX_TICK);
        }
    }
    return seconds == 0;
}

void turn_clock_enter(void) {
    shown = NOTHING;
    runs = 0;
}

void turn_clock_draw(uint16_t addr) {
    uint8_t wanted = runs ? seconds : NOTHING;
    if (shown != NOTHING && (addr != where || wanted == NOTHING)) {
        if (ppuq_fill(where, 0, DIGITS)) {
            shown = NOTHING;
        }
    } else if (wanted != shown && text_number(addr, wanted, DIGITS)) {
        shown = wanted;
        where = addr;
    }
    runs = 0;
}
