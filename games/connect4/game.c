/* Connect 4: the descriptor, and which view draws the play. */
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/connect4/demo.h"
#include "games/connect4/play.h"
#include "games/connect4/setup.h"
#include "games/connect4/stats.h"
#include "games/connect4/view.h"
#include "gates.h"
#include "sound_ids.h"
#include "text_connect4.h"

#define DEMO_BEST_OF 3
enum { PAUSE_UNDO, PAUSE_LOOK, PAUSE_ITEMS };

static void play_enter(void) {
    uint8_t one_pad = options.choice[OPTIONS_CONNECT4][C4_CHOICE_PADS];
    if (pad_demo) {
        c4_play_new(DEMO_BEST_OF, 0);
    } else if (game_mode == GAME_FRESH) {
        c4_play_new(c4_setup_best_of(), one_pad);
    } else if (game_mode == GAME_RESUME) {
        c4_play_resume(one_pad);
    }
    c4_view_enter();
    sound_song(SONG_CONNECT4);
}

static void play_tick(void) {
    c4_play_tick();
    c4_view_tick();
}

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    c4_setup_enter();
}

static void pause_chosen(uint8_t item) {
    if (item == PAUSE_UNDO) {
        c4_play_ask_undo((uint8_t)(c4_match_turn(&c4.match) ^ 1));
    } else {
        options.choice[OPTIONS_CONNECT4][C4_CHOICE_LOOK] ^= 1;
        options_store();
        screen_go(SCREEN_GAME + GAME_PLAY);
    }
}

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0},
    {play_enter, play_tick, 0},
};

const game_t connect4_game = {
    screens,
    c4_demo_tick,
    connect4_text + CONNECT4_T_PAUSE_UNDO, PAUSE_ITEMS, pause_chosen,
    connect4_text + CONNECT4_T_HELP_1, 2,
    connect4_text + CONNECT4_T_STAT_GAMES, C4_STATS, SAVE_CONNECT4_STATS,
    0
};
