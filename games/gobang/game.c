/* Gobang: the descriptor, the setup screen and the play screen. */
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/gobang/ai.h"
#include "games/gobang/play.h"
#include "sound_ids.h"
#include "text_gobang.h"

#define DEMO_AGAIN_TICKS 300
enum { CHOICE_BLACK, CHOICE_WHITE, CHOICE_RULES, CHOICE_MARKS };
enum { PAUSE_UNDO, PAUSE_HINT, PAUSE_MARKS, PAUSE_ITEMS };

/* Who plays, in the order in which the setup screen offers them. */
static const uint8_t player_at[GB_LEVELS + 1] = {
    GB_PERSON,         GB_LEVEL_BEGINNER + 1, GB_LEVEL_EASY + 1,    GB_LEVEL_MEDIUM + 1,
    GB_LEVEL_HARD + 1, GB_LEVEL_TOP + 1,      GB_LEVEL_ORIGINAL + 1};

static const setup_item_t items[] = {
    {SETUP_RESUME, GOBANG_T_RESUME, 0, 0, 0},
    {SETUP_NEW, GOBANG_T_NEW, 0, 0, 0},
    {SETUP_CHOICE, GOBANG_T_BLACK, CHOICE_BLACK, GOBANG_T_SIDE_YOU, GB_LEVELS + 1},
    {SETUP_CHOICE, GOBANG_T_WHITE, CHOICE_WHITE, GOBANG_T_SIDE_YOU, GB_LEVELS + 1, 1},
    {SETUP_CHOICE, GOBANG_T_RULES, CHOICE_RULES, GOBANG_T_FREE, 2},
    {SETUP_CHOICE, GOBANG_T_MARKS, CHOICE_MARKS, GOBANG_T_MARKS_NONE, GB_MARKS_KINDS},
    {SETUP_HELP, GOBANG_T_HELP, 0, 0, 0},
    {SETUP_STATS, GOBANG_T_STATS, 0, 0, 0},
};
static const setup_t setup = {gobang_text, GOBANG_T_KEYS, items, sizeof items / sizeof items[0]};

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup);
}

static void play_enter(void) {
    if (pad_demo && game_mode == GAME_FRESH) {
        gb_play_new(GB_LEVEL_EASY + 1, GB_LEVEL_ORIGINAL + 1, 0);
    } else if (game_mode == GAME_FRESH) {
        gb_play_new(player_at[game_choice[CHOICE_BLACK]], player_at[game_choice[CHOICE_WHITE]], game_choice[CHOICE_RULES]);
    } else if (game_mode == GAME_RESUME) {
        gb_play_resume();
    }
    gb_state.marks = game_choice[CHOICE_MARKS];
    gb_view_enter();
}

static void play_tick(void) {
    gb_play_tick();
    gb_view_tick();
}

static void pause_chosen(uint8_t item) {
    if (item == PAUSE_UNDO) {
        gb_play_undo();
    } else if (item == PAUSE_HINT) {
        gb_play_hint();
    } else {
        ++gb_state.marks;
        if (gb_state.marks == GB_MARKS_KINDS) {
            gb_state.marks = GB_MARKS_NONE;
        }
        game_choice[CHOICE_MARKS] = gb_state.marks;
        game_keep_choices();
    }
}

/* Attract mode: two AIs play; the demo's hand only starts the next game. */
static void demo_tick(void) {
    pad_demo_held[0] = gb_state.state == GB_ST_OVER && gb_state.clock == DEMO_AGAIN_TICKS ? PAD_A : 0;
}

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0},
    {play_enter, play_tick, gb_play_think},
};

const game_t gobang_game = {
    screens,
    demo_tick,
    gobang_text + GOBANG_T_PAUSE_UNDO,
    PAUSE_ITEMS,
    pause_chosen,
    gobang_text + GOBANG_T_HELP_1,
    3,
    &setup,
    gobang_text + GOBANG_T_STAT_GAMES,
    GB_STATS,
    GAME_WORK_RAM | GAME_NEEDS_RAM | GAME_MANY_SPRITES,
    GB_LEVELS,
};
