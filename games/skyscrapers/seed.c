#include "cart/digits.h"
#include "cart/game.h"
#include "games/skyscrapers/seed.h"
#include "text_skyscrapers.h"

uint16_t sky_seed_typed;
uint8_t sky_seed_given;
static digits_t typed;

void sky_seed_enter(void) {
    digits_enter(&typed, skyscrapers_text[SKYSCRAPERS_T_SEED_TITLE], skyscrapers_text[SKYSCRAPERS_T_SEED_ASK],
        skyscrapers_text[SKYSCRAPERS_T_SEED_KEYS]);
}

void sky_seed_tick(void) {
    uint8_t done;
    if (screen_changing()) {
        return;
    }
    done = digits_tick(&typed);
    if (done == DIGITS_TAKEN) {
        sky_seed_typed = digits_value(&typed);
        sky_seed_given = 1;
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (done == DIGITS_BACK) {
        screen_go(SCREEN_GAME + GAME_SETUP);
    }
}
