/* Connect 4: the descriptor, and which view draws the play. */
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/connect4/demo.h"
#include "games/connect4/hand.h"
#include "games/connect4/play.h"
#include "games/connect4/setup.h"
#include "games/connect4/view.h"
#include "sound_ids.h"
#include "text_connect4.h"

#define DEMO_BEST_OF 3
enum { PAUSE_UNDO, PAUSE_HINT, PAUSE_VALUES, PAUSE_LOOK, PAUSE_ITEMS };

static void play_enter(void) {
    static const uint8_t persons[2] = {C4_PERSON, C4_PERSON};
    const uint8_t *player = persons;
    if (c4_hand_able()) {
        player = game_choice + C4_CHOICE_P1;
    }
    if (pad_demo && game_mode == GAME_FRESH) {
        c4_play_new(DEMO_BEST_OF, 0, persons);
    } else if (game_mode == GAME_FRESH) {
        c4_play_new(c4_setup_best_of(), game_choice[C4_CHOICE_PADS], player);
    } else if (game_mode == GAME_RESUME) {
        c4_play_resume(game_choice[C4_CHOICE_PADS], player[1] == C4_LINK ? persons : player); /* a linked game is never kept */
    }
    c4_view_enter();
    if (!c4_state.match.game.over) { /* the other look of a game that is over leaves the jingle alone */
        sound_song(SONG_CONNECT4);
    }
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
    switch (item) {
    case PAUSE_UNDO: /* whoever moved last; against an AI, the person */
        c4_play_ask_undo((uint8_t)(c4_match_turn(&c4_state.match) ^
                                   (c4_state.player[c4_match_turn(&c4_state.match) ^ 1] == C4_PERSON)));
        break;
    case PAUSE_HINT:
        if (c4_state.state == C4_ST_AIM || c4_state.linked) {
            c4_hand_hint();
        }
        break;
    case PAUSE_VALUES:
        if (!c4_hand_refuses()) {
            c4_state.analysis = c4_state.analysis == 0;
        }
        break;
    default:
        game_choice[C4_CHOICE_LOOK] ^= 1;
        game_keep_choices();
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    }
}

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0},
    {play_enter, play_tick, c4_hand_spare},
};

const game_t connect4_game = {
    screens,
    c4_demo_tick,
    connect4_text + CONNECT4_T_PAUSE_UNDO,
    PAUSE_ITEMS,
    pause_chosen,
    connect4_text + CONNECT4_T_HELP_1,
    3,
    connect4_text + CONNECT4_T_STAT_GAMES,
    C4_STATS,
    0,
};
