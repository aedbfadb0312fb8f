#include "cart/digits.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/screen.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/seed.h"
#include "text_labyrinth.h"

uint16_t lab_seed_typed;
uint8_t lab_seed_given;
static digits_t typed;

void lab_seed_enter(void) {
    uint8_t ask = LABYRINTH_T_SEED_ASK + game_choice[LAB_CHOICE_SIZE];
    digits_enter(&typed, labyrinth_text[LABYRINTH_T_SEED_TITLE], labyrinth_text[ask], labyrinth_text[LABYRINTH_T_SEED_KEYS]);
}

void lab_seed_tick(void) {
    uint8_t done;
    if (screen_changing()) {
        return;
    }
    done = digits_tick(&typed);
    if (done == DIGITS_TAKEN) {
        lab_seed_typed = digits_value(&typed);
        lab_seed_given = 1;
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (done == DIGITS_BACK) {
        screen_go(SCREEN_GAME + GAME_SETUP);
    }
}
