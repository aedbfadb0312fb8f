/* Labyrinth: the descriptor, the setup screen and the play screen. */
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/labyrinth/hud.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "games/labyrinth/seed.h"
#include "gates.h"
#include "sound_ids.h"
#include "text_labyrinth.h"

enum { PAUSE_MAP, PAUSE_ITEMS };

static const setup_item_t items[] = {
    {SETUP_RESUME, LABYRINTH_T_RESUME, 0, 0, 0},
    {SETUP_NEW, LABYRINTH_T_NEW, 0, 0, 0},
    {SETUP_SCREEN, LABYRINTH_T_SEED, LAB_SCREEN_SEED, 0, 0},
    {SETUP_CHOICE, LABYRINTH_T_SIZE, LAB_CHOICE_SIZE, LABYRINTH_T_SIZE_21, LAB_SIZES},
    {SETUP_CHOICE, LABYRINTH_T_CHEAT, LAB_CHOICE_CHEAT, LABYRINTH_T_CHEAT_OFF, 2},
    {SETUP_HELP, LABYRINTH_T_HELP, 0, 0, 0},
    {SETUP_STATS, LABYRINTH_T_STATS, 0, 0, 0},
};
static const setup_t setup = {
    labyrinth_text, OPTIONS_LABYRINTH, SAVE_LABYRINTH_GAME, LABYRINTH_T_KEYS, items, sizeof items / sizeof items[0]
};
static uint8_t *const choice = options.choice[OPTIONS_LABYRINTH];

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup);
}

static uint16_t next_seed(void) {
    uint16_t seed;
    if (lab_seed_given) {
        lab_seed_given = 0;
        return lab_seed_typed;
    }
    seed = rng_next();
    seed = seed << 8;
    seed |= rng_next();
    return seed;
}

static void play_enter(void) {
    if (game_mode == GAME_FRESH && pad_demo) {
        lab_play_new(next_seed(), 0, 1);
    } else if (game_mode == GAME_FRESH) {
        lab_play_new(next_seed(), choice[LAB_CHOICE_SIZE], choice[LAB_CHOICE_CHEAT]);
    } else if (game_mode == GAME_RESUME) {
        lab_play_resume();
    }
    lab.map = choice[LAB_CHOICE_MAP] == 0;
    lab_hud_enter();
    if (lab.state != LAB_FOUND) { /* after a look at the help the jingle is not followed by the theme */
        sound_song(SONG_LABYRINTH);
    }
}

static void play_tick(void) {
    lab_play_tick();
    lab_hud_tick();
}

/* The walk of the demo is in lab_play_tick: the guide has no buttons. */
static void demo_tick(void) {
    pad_demo_held[0] = 0;
}

static void pause_chosen(uint8_t item) {
    if (item == PAUSE_MAP) {
        lab_play_toggle_map();
    } else if (item == GAME_PAUSE_OPENS) {
        lab_play_keep();
        lab_hud_wiped();
    }
}

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0},
    {play_enter, play_tick, lab_play_think},
    {lab_seed_enter, lab_seed_tick, 0},
};

const game_t labyrinth_game = {
    screens,
    demo_tick,
    labyrinth_text + LABYRINTH_T_PAUSE_MAP, PAUSE_ITEMS, pause_chosen,
    labyrinth_text + LABYRINTH_T_HELP_1, 2,
    labyrinth_text + LABYRINTH_T_STAT_FOUND, 1 + LAB_SIZES, SAVE_LABYRINTH_STATS,
    GAME_WORK_RAM | GAME_NEEDS_RAM | GAME_SAVES_AT_PAUSE | GAME_TIMES_FROM(LAB_STAT_BEST)
};
