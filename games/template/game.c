/* A game that does nothing much: a setup screen, a play screen, a pause line, help, a statistic, a demo, a save.
 * Copy this folder to begin a new one; cart/README.md has the steps. */
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "games/template/rules.h"
#include "sound_ids.h"
#include "text_template.h"

#define COUNT_ROW 12
#define COUNT_X 12
#define NUMBER_X 18
#define DEMO_TICKS 60
#define NOT_DRAWN 0xFF

static tp_game_t tp;
static uint8_t shown, demo_wait;

static void setup_enter(void) {
    paper_draw(game_catalogue[game_index].title);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), template_text[TEMPLATE_T_START]);
    sound_song(SONG_MENU);
}

static void setup_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & (PAD_A | PAD_START)) {
        sound_sfx(SFX_SELECT);
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_MENU);
    }
}

static void play_enter(void) {
    if (game_mode != GAME_BACK) {
        tp_init(&tp);
    }
    paper_draw(game_catalogue[game_index].title);
    text_put(NT_ADDR(0, COUNT_X, COUNT_ROW), template_text[TEMPLATE_T_COUNT]);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), template_text[TEMPLATE_T_KEYS]);
    shown = NOT_DRAWN;
}

static void play_tick(void) {
    if (pad_new[0] & PAD_A) {
        sound_sfx(tp_play(&tp) == TP_EV_RAISED ? SFX_PLACE : SFX_REFUSE);
    }
    if (shown != tp.count && text_number(NT_ADDR(0, NUMBER_X, COUNT_ROW), tp.count, 2)) {
        shown = tp.count;
    }
    oam_begin();
    oam_end();
}

static void demo_tick(void) {
    ++demo_wait;
    pad_demo_held[0] = 0;
    if (demo_wait == DEMO_TICKS) {
        demo_wait = 0;
        pad_demo_held[0] = PAD_A;
    }
}

static void pause_chosen(uint8_t item) {
    (void)item; /* there is one */
    tp_init(&tp);
}

static const screen_t screens[] = {
    {setup_enter, setup_tick, 0},
    {play_enter, play_tick, 0},
};

const game_t template_game = {
    screens,
    demo_tick,
    template_text + TEMPLATE_T_PAUSE_CLEAR, 1, pause_chosen,
    template_text + TEMPLATE_T_HELP_1, 1,
    template_text + TEMPLATE_T_STAT_RAISED, 1,
    0
};
