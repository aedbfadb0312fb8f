/* Amazons: the descriptor, the setup screen and the play screen. */
#include "cart/block.h"
#include "cart/club/turn_clock.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/view.h"
#include "sound_ids.h"
#include "text_amazons.h"

#define DEMO_RESULT_TICKS 240
enum { PAUSE_UNDO, PAUSE_HINT, PAUSE_LAND, PAUSE_LIST, PAUSE_AUTOPLAY, PAUSE_LOOK, PAUSE_CLOCK, PAUSE_ITEMS };

const uint8_t ama_player_at[AMA_LEVELS + 1] = {
    AMA_PERSON,         AMA_LEVEL_BEGINNER + 1, AMA_LEVEL_EASY + 1,     AMA_LEVEL_MEDIUM + 1,
    AMA_LEVEL_HARD + 1, AMA_LEVEL_TOP + 1,      AMA_LEVEL_ORIGINAL + 1,
};

static const setup_item_t items[] = {
    {SETUP_RESUME, AMAZONS_T_RESUME, 0, 0, 0},
    {SETUP_NEW, AMAZONS_T_NEW, 0, 0, 0},
    {SETUP_MACHINE, AMAZONS_T_RED, AMA_CHOICE_RED, AMAZONS_T_SIDE_YOU, AMA_LEVELS + 1},
    {SETUP_MACHINE, AMAZONS_T_BLUE, AMA_CHOICE_BLUE, AMAZONS_T_SIDE_YOU, AMA_LEVELS + 1, 1},
    {SETUP_MACHINE, AMAZONS_T_SPEED, AMA_CHOICE_SPEED, AMAZONS_T_SPEED_SLOW, AMA_SPEEDS, AMA_SPEED_NORMAL},
    {SETUP_CHOICE, AMAZONS_T_MATCH, AMA_CHOICE_MATCH, AMAZONS_T_BEST_OF_1, 4},
    {SETUP_CHOICE, AMAZONS_T_LOOK, AMA_CHOICE_LOOK, AMAZONS_T_LOOK_MEADOW, 2},
    {SETUP_HELP, AMAZONS_T_HELP, 0, 0, 0},
    {SETUP_STATS, AMAZONS_T_STATS, 0, 0, 0},
};
static const setup_t setup = {amazons_text, AMAZONS_T_KEYS, items, sizeof items / sizeof items[0], AMAZONS_T_SETUP_NO_RAM};

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup);
}

static void play_enter(void) {
    uint8_t best_of = (uint8_t)(game_choice[AMA_CHOICE_MATCH] * 2 + 1);
    if (game_mode != GAME_BACK) {
        turn_clock_anew();
    }
    if (pad_demo && game_mode == GAME_FRESH) {
        ama_play_new(AMA_LEVEL_EASY + 1, AMA_LEVEL_EASY + 1, 1);
    } else if (game_mode == GAME_FRESH && save_state == SAVE_NO_RAM) {
        ama_play_new(AMA_PERSON, AMA_PERSON, best_of);
    } else if (game_mode == GAME_FRESH) {
        ama_play_new(ama_player_at[game_choice[AMA_CHOICE_RED]], ama_player_at[game_choice[AMA_CHOICE_BLUE]], best_of);
    } else if (game_mode == GAME_RESUME) {
        ama_play_resume();
        ama_state.series.best_of = best_of;
    } else if (game_mode == GAME_NEXT) {
        ama_play_next();
    } else if (screen_from == SCREEN_ENDING && ama_state.state == AMA_ST_OVER) {
        ama_play_review();
    }
    ama_view_enter();
}

/* The index of a player among those that the setup screen offers. */
static uint8_t rank(uint8_t player) {
    uint8_t place = 0;
    while (ama_player_at[place] != player && place != sizeof ama_player_at - 1) {
        ++place;
    }
    return place;
}

/* The state block. */
static void block_tell(void) {
    static const uint8_t states[AMA_STATES] = {BLOCK_PERSON,   BLOCK_THINKING, BLOCK_MOVING, BLOCK_MOVING,
                                               BLOCK_THINKING, BLOCK_OVER,     BLOCK_MOVING, BLOCK_PERSON,
                                               BLOCK_THINKING, BLOCK_IDLE};
    state_block.game = 'A';
    state_block.state = states[ama_state.state];
    state_block.side = ama.side;
    state_block.moves = ama.turns;
    state_block.result = BLOCK_NOBODY_YET;
    if (ama_state.state == AMA_ST_OVER) {
        state_block.result = (uint8_t)(ama_play_winner() + BLOCK_FIRST_WON);
    }
    state_block.column = ama_state.cursor & 7;
    state_block.row = ama_state.cursor >> 3;
    state_block.who[0] = rank(ama_state.player[0]);
    state_block.who[1] = rank(ama_state.player[1]);
    state_block.seed = ama_state.seed;
}

#define SETTLED_TICKS 48 /* ticks of thinking after which even the call to the view costs too much */
#define REST_TICKS 15

static void play_tick(void) {
    uint8_t thinks = ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_HINT;
    ama_play_tick();
    if (thinks && ama_state.clock > SETTLED_TICKS && ((uint8_t)ama_state.clock & REST_TICKS)) {
        return;
    }
    ama_view_tick();
    block_tell();
}

static void pause_chosen(uint8_t item) {
    switch (item) {
    case PAUSE_UNDO:
        ama_play_undo();
        break;
    case PAUSE_HINT:
        ama_play_hint();
        break;
    case PAUSE_LAND:
        ama_play_land();
        break;
    case GAME_PAUSE_SWITCHES:
        game_switches = ama_state.land ? 1 << PAUSE_LAND : 0;
        if (ama_state.autoplay != 0) {
            game_switches |= 1 << PAUSE_AUTOPLAY;
        }
        if (TURN_CLOCK_IS_ON) {
            game_switches |= 1 << PAUSE_CLOCK;
        }
        break;
    case PAUSE_LIST:
        ama_list_from = AMA_LIST_NEWEST;
        screen_go(SCREEN_GAME + AMA_SCREEN_LIST);
        break;
    case PAUSE_AUTOPLAY:
        ama_play_ask_autoplay();
        break;
    case PAUSE_CLOCK:
        turn_clock_switch(ama_state.player);
        break;
    default:
        game_choice[AMA_CHOICE_LOOK] ^= 1;
        game_keep_choices();
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    }
}

/* Attract mode: two AIs play; the demo's hand only continues after a game. */
static void demo_tick(void) {
    static uint8_t wait;
    pad_demo_held[0] = 0;
    if (screen_id == SCREEN_GAME + AMA_SCREEN_RESULT) {
        ++wait;
        if (wait == DEMO_RESULT_TICKS) {
            wait = 0;
            pad_demo_held[0] = PAD_A;
        }
    }
}

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0},    {play_enter, play_tick, ama_play_think},
    {ama_result_enter, ama_result_tick, 0}, {ama_list_enter, ama_list_tick, 0},
    {ama_auto_enter, ama_auto_tick, 0},
};

const game_t amazons_game = {
    screens,
    demo_tick,
    amazons_text + AMAZONS_T_PAUSE_UNDO,
    PAUSE_ITEMS,
    pause_chosen,
    amazons_text + AMAZONS_T_HELP_1,
    3,
    &setup,
    amazons_text + AMAZONS_T_STAT_GAMES,
    AMA_STAT_FROM_FIRST_LEVEL,
    GAME_WORK_RAM,
    0,
    1 << PAUSE_LAND | 1 << PAUSE_AUTOPLAY | 1 << PAUSE_CLOCK,
};
