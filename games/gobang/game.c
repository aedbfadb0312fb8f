/* Gobang: the descriptor, the setup screen and the play screen. */
#include "cart/block.h"
#include "cart/club/turn_clock.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/gobang/ai.h"
#include "games/gobang/board_tile.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "sound_ids.h"
#include "text_gobang.h"

#define DEMO_AGAIN_TICKS 300
enum { CHOICE_BLACK, CHOICE_WHITE, CHOICE_RULES, CHOICE_MARKS, CHOICE_LOOK, CHOICE_MATCH };
enum { PAUSE_UNDO, PAUSE_HINT, PAUSE_THREATS, PAUSE_NUMBERS, PAUSE_LOOK, PAUSE_CLOCK, PAUSE_ITEMS };

/* Who plays, in the order in which the setup screen offers them. */
static const uint8_t player_at[GB_LEVELS + 1] = {
    GB_PERSON,         GB_LEVEL_BEGINNER + 1, GB_LEVEL_EASY + 1,    GB_LEVEL_MEDIUM + 1,
    GB_LEVEL_HARD + 1, GB_LEVEL_TOP + 1,      GB_LEVEL_ORIGINAL + 1};

static const setup_item_t items[] = {
    {SETUP_RESUME, GOBANG_T_RESUME, 0, 0, 0},
    {SETUP_NEW, GOBANG_T_NEW, 0, 0, 0},
    {SETUP_CHOICE, GOBANG_T_BLACK, CHOICE_BLACK, GOBANG_T_SIDE_YOU, GB_LEVELS + 1},
    {SETUP_CHOICE, GOBANG_T_WHITE, CHOICE_WHITE, GOBANG_T_SIDE_YOU, GB_LEVELS + 1, 1},
    {SETUP_CHOICE, GOBANG_T_RULES, CHOICE_RULES, GOBANG_T_FREE, GB_RULES_KINDS},
    {SETUP_CHOICE, GOBANG_T_MATCH, CHOICE_MATCH, GOBANG_T_BEST_OF_1, 4},
    {SETUP_CHOICE, GOBANG_T_LOOK, CHOICE_LOOK, GOBANG_T_LOOK_ROOM, 2},
    {SETUP_HELP, GOBANG_T_HELP, 0, 0, 0},
    {SETUP_STATS, GOBANG_T_STATS, 0, 0, 0},
};
static const setup_t setup = {gobang_text, GOBANG_T_KEYS, items, sizeof items / sizeof items[0]};

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup);
}

static void play_enter(void) {
    if (game_mode != GAME_BACK) {
        turn_clock_anew();
    }
    if (pad_demo && game_mode == GAME_FRESH) {
        gb_play_new(GB_LEVEL_EASY + 1, GB_LEVEL_ORIGINAL + 1, GB_RULES_FREE, 1);
    } else if (game_mode == GAME_FRESH) {
        gb_play_new(player_at[game_choice[CHOICE_BLACK]], player_at[game_choice[CHOICE_WHITE]],
                    game_choice[CHOICE_RULES], (uint8_t)(game_choice[CHOICE_MATCH] * 2 + 1));
    } else if (game_mode == GAME_RESUME) {
        gb_play_resume();
        gb_state.series.best_of = (uint8_t)(game_choice[CHOICE_MATCH] * 2 + 1);
        gb_state.rules = game_choice[CHOICE_RULES];
    } else if (game_mode == GAME_NEXT) {
        gb_play_next();
    }
    if (game_mode == GAME_BACK && screen_from == SCREEN_ENDING) {
        gb_play_review();
    }
    gb_state.marks = game_choice[CHOICE_MARKS] < GB_MARKS_KINDS ? game_choice[CHOICE_MARKS] : GB_MARKS_NONE;
    gb_sword = game_choice[CHOICE_LOOK];
    gb_view_enter();
}

/* The index of a player among those that the setup screen offers. */
static uint8_t rank(uint8_t player) {
    uint8_t place = 0;
    while (player_at[place] != player && place != sizeof player_at - 1) {
        ++place;
    }
    return place;
}

/* The state block. */
static void block_tell(void) {
    static const uint8_t states[GB_STATES] = {BLOCK_PERSON, BLOCK_THINKING, BLOCK_MOVING, BLOCK_THINKING,
                                              BLOCK_OVER,   BLOCK_THINKING, BLOCK_IDLE,   BLOCK_PERSON};
    state_block.game = 'G';
    state_block.state = states[gb_state.state];
    state_block.side = gb_count & 1;
    state_block.moves = gb_count;
    state_block.result = gb_result; /* the same numbers */
    state_block.column = GB_X(gb_state.cursor);
    state_block.row = GB_Y(gb_state.cursor);
    state_block.who[0] = rank(gb_state.player[0]);
    state_block.who[1] = rank(gb_state.player[1]);
    state_block.seed = gb_state.seed;
}

static void play_tick(void) {
    gb_play_tick();
    gb_view_tick();
    block_tell();
}

static void pause_chosen(uint8_t item) {
    if (item == PAUSE_UNDO) {
        gb_play_undo();
    } else if (item == PAUSE_HINT) {
        gb_play_hint();
    } else if (item == PAUSE_LOOK) {
        game_choice[CHOICE_LOOK] ^= 1;
        game_keep_choices();
        screen_go(SCREEN_GAME + GAME_PLAY); /* game_mode is GAME_BACK */
    } else if (item == PAUSE_CLOCK) {
        turn_clock_switch(gb_state.player);
    } else if (item == GAME_PAUSE_SWITCHES) {
        game_switches = gb_state.marks == GB_MARKS_THREATS   ? 1 << PAUSE_THREATS
                        : gb_state.marks == GB_MARKS_NUMBERS ? 1 << PAUSE_NUMBERS
                                                             : 0;
        if (TURN_CLOCK_IS_ON) {
            game_switches |= 1 << PAUSE_CLOCK;
        }
    } else { /* one kind of marks, or none */
        item = item == PAUSE_THREATS ? GB_MARKS_THREATS : GB_MARKS_NUMBERS;
        gb_state.marks = gb_state.marks == item ? GB_MARKS_NONE : item;
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
    GB_STAT_FROM_FIRST_LEVEL,
    GAME_WORK_RAM | GAME_NEEDS_RAM,
    0,
    1 << PAUSE_THREATS | 1 << PAUSE_NUMBERS | 1 << PAUSE_CLOCK,
};
