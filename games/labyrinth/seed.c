#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "art.h"
#include "games/labyrinth/seed.h"
#include "sound_ids.h"
#include "text_labyrinth.h"

#define ASK_ROW 9
#define DIGITS_ROW 13
#define DIGITS_X 13
#define DIGITS 5
#define KEYS_ROW 25

uint16_t lab_seed_typed;
uint8_t lab_seed_given;
static uint8_t at, digit[DIGITS];
static const uint16_t worth[DIGITS] = {10000, 1000, 100, 10, 1};

static void show(void) {
    uint8_t i, *to = ppuq_open(NT_ADDR(0, DIGITS_X, DIGITS_ROW), DIGITS);
    if (to != 0) {
        for (i = 0; i < DIGITS; ++i) {
            to[i] = (uint8_t)(TEXT_TILE('0') + digit[i]);
        }
        ppuq_publish();
    }
}

void lab_seed_enter(void) {
    paper_draw(labyrinth_text[LABYRINTH_T_SEED_TITLE]);
    text_centre(NT_ADDR(0, 0, ASK_ROW), labyrinth_text[LABYRINTH_T_SEED_ASK]);
    text_centre(NT_ADDR(0, 0, KEYS_ROW), labyrinth_text[LABYRINTH_T_SEED_KEYS]);
    at = 0;
    show();
}

/* Larger numbers than a maze can have become the largest there is. */
static void go(void) {
    uint32_t value = 0;
    uint8_t i, n;
    for (i = 0; i < DIGITS; ++i) {
        for (n = 0; n < digit[i]; ++n) {
            value += worth[i];
        }
    }
    lab_seed_typed = value > 65535ul ? 65535u : (uint16_t)value;
    lab_seed_given = 1;
    sound_sfx(SFX_SELECT);
    game_mode = GAME_FRESH;
    screen_go(SCREEN_GAME + GAME_PLAY);
}

static void turn(uint8_t step) {
    digit[at] += step;
    if (digit[at] == 0xFF) {
        digit[at] = 9;
    } else if (digit[at] == 10) {
        digit[at] = 0;
    }
    sound_sfx(SFX_MOVE);
    show();
}

void lab_seed_tick(void) {
    uint8_t moves = pad_repeat[0] | pad_repeat[1], presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & PAD_A) {
        go();
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_GAME + GAME_SETUP);
    } else if (moves & PAD_UP) {
        turn(1);
    } else if (moves & PAD_DOWN) {
        turn(0xFF);
    } else if ((moves & PAD_LEFT) && at != 0) {
        --at;
        sound_sfx(SFX_MOVE);
    } else if ((moves & PAD_RIGHT) && at != DIGITS - 1) {
        ++at;
        sound_sfx(SFX_MOVE);
    }
    oam_begin();
    oam_meta((uint8_t)((uint8_t)(DIGITS_X + at) << 3), (DIGITS_ROW + 1) * 8, ui_cursor_frames[UI_CURSOR_ARROW], OAM_FLIP_Y);
    oam_end();
}
