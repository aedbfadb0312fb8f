#include "cart/digits.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* locals on the C stack: the shell's memory is full, and this is neither deep nor hot */

#define ASK_ROW 9
#define DIGITS_ROW 13
#define DIGITS_X 11
#define LARGEST 65535u

static void show(const digits_t *typed) {
    uint8_t i, *to = ppuq_open(NT_ADDR(0, DIGITS_X, DIGITS_ROW), DIGITS * 2);
    if (to != 0) {
        for (i = 0; i < DIGITS; ++i) { /* apart, so that the box around one does not touch its neighbours */
            *to = (uint8_t)(TEXT_TILE('0') + typed->digit[i]);
            ++to;
            *to = 0;
            ++to;
        }
        ppuq_publish();
    }
}

void digits_enter(digits_t *typed, const char *title, const char *ask, const char *keys) {
    paper_draw(title);
    text_centre(NT_ADDR(0, 0, ASK_ROW), ask);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), keys);
    typed->at = 0;
    show(typed);
}

static uint16_t value_of(const digits_t *typed) {
    uint32_t value = 0;
    uint8_t i;
    for (i = 0; i < DIGITS; ++i) {
        value = value * 10;
        value += typed->digit[i];
    }
    return value > LARGEST ? LARGEST : (uint16_t)value;
}

static void turn(digits_t *typed, uint8_t step) {
    uint8_t at = typed->at, digit = typed->digit[at];
    digit += step;
    if (digit == 0xFF) {
        digit = 9;
    } else if (digit == 10) {
        digit = 0;
    }
    typed->digit[at] = digit;
    sound_sfx(SFX_MOVE);
    show(typed);
}

static void step(digits_t *typed, uint8_t moves) {
    if (moves & PAD_UP) {
        turn(typed, 1);
    } else if (moves & PAD_DOWN) {
        turn(typed, 0xFF);
    } else if ((moves & PAD_LEFT) && typed->at != 0) {
        --typed->at;
        sound_sfx(SFX_MOVE);
    } else if ((moves & PAD_RIGHT) && typed->at != DIGITS - 1) {
        ++typed->at;
        sound_sfx(SFX_MOVE);
    }
}

void digits_tick(digits_t *typed) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & PAD_A) {
        sound_sfx(SFX_SELECT);
        typed->value = value_of(typed);
        typed->given = 1;
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_GAME + GAME_SETUP);
    } else {
        step(typed, pad_repeat[0] | pad_repeat[1]);
        oam_begin();
        ui_box((uint8_t)((uint8_t)(typed->at << 4) + (DIGITS_X * 8 - 4)), DIGITS_ROW * 8 - 4, 16, 0);
        oam_end();
    }
}
