/* Connect 4 as the shell sees it: the descriptor, the setup screen, the lines of the pause menu, and the attract mode. */
#include "cart/block.h"
#include "cart/club/turn_clock.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/connect4/ai.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "games/connect4/view.h"
#include "sound_ids.h"
#include "text_connect4.h"

_Pragma("static-locals (off)") /* not hot, and the game's own RAM is short */

#define DEMO_BEST_OF 3
enum { PAUSE_UNDO, PAUSE_HINT, PAUSE_VALUES, PAUSE_BACK, PAUSE_LOOK, PAUSE_CLOCK, PAUSE_ITEMS };

/* ---- before a game ------------------------------------------------------------------------------------------------- */

static const setup_item_t items[] = {
    {SETUP_RESUME, CONNECT4_T_RESUME, 0, 0, 0},
    {SETUP_NEW, CONNECT4_T_NEW, 0, 0, 0},
    {SETUP_MACHINE, CONNECT4_T_PLAYER_1, C4_CHOICE_P1, CONNECT4_T_WHO_PERSON, C4_LEVELS + 1},
    {SETUP_MACHINE, CONNECT4_T_PLAYER_2, C4_CHOICE_P2, CONNECT4_T_WHO_PERSON, C4_LEVELS + 2, 1},
    {SETUP_CHOICE, CONNECT4_T_MATCH, C4_CHOICE_MATCH, CONNECT4_T_BEST_OF_1, 4},
    {SETUP_CHOICE, CONNECT4_T_PADS, C4_CHOICE_PADS, CONNECT4_T_PADS_TWO, 2},
    {SETUP_CHOICE, CONNECT4_T_LOOK, C4_CHOICE_LOOK, CONNECT4_T_LOOK_CHIPS, 2},
    {SETUP_HELP, CONNECT4_T_HELP, 0, 0, 0},
    {SETUP_STATS, CONNECT4_T_STATS, 0, 0, 0},
};

static const setup_t setup_table = {connect4_text, CONNECT4_T_KEYS, items, sizeof items / sizeof items[0],
                                    CONNECT4_T_SETUP_NO_RAM};

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup_table);
}

/* ---- in play ------------------------------------------------------------------------------------------------------- */

static void play_enter(void) {
    static const uint8_t persons[2] = {C4_PERSON, C4_PERSON};
    const uint8_t *player = persons;
    if (c4_hand_able()) {
        player = game_choice + C4_CHOICE_P1;
    }
    if (game_mode != GAME_BACK) {
        turn_clock_anew();
    }
    if (pad_demo && game_mode == GAME_FRESH) {
        c4_play_new(DEMO_BEST_OF, 0, persons);
    } else if (game_mode == GAME_FRESH) {
        c4_play_new((uint8_t)(game_choice[C4_CHOICE_MATCH] * 2 + 1), game_choice[C4_CHOICE_PADS], player);
    } else if (game_mode == GAME_RESUME) {
        c4_play_resume(game_choice[C4_CHOICE_PADS], player[1] == C4_LINK ? persons : player); /* a linked game is never saved */
    } else if (game_mode == GAME_NEXT) {
        c4_play_next();
    } else if (game_mode == GAME_BACK && screen_from == SCREEN_ENDING) {
        c4_look_begin();
    }
    c4_view_enter();
    if (!c4_state.match.game.over) { /* changing the look after the game does not interrupt the jingle */
        c4_play_theme();
    }
}

/* The state block. */
static void block_tell(void) {
    static const uint8_t states[C4_STATES] = {BLOCK_PERSON,   BLOCK_MOVING, BLOCK_PERSON,   BLOCK_OVER,
                                              BLOCK_THINKING, BLOCK_MOVING, BLOCK_THINKING, BLOCK_IDLE,
                                              BLOCK_IDLE,     BLOCK_IDLE,   BLOCK_MOVING,   BLOCK_IDLE};
    uint8_t over = c4_state.match.game.over;
    state_block.game = 'C';
    state_block.state = states[c4_state.state];
    state_block.side = c4_match_turn(&c4_state.match);
    state_block.moves = c4_state.match.game.count;
    if (over == C4_EV_DRAW) {
        over = BLOCK_DRAWN;
    } else if (over != 0) {
        over = (uint8_t)(BLOCK_SECOND_WON - state_block.side); /* the turn has passed on */
    }
    state_block.result = over;
    state_block.column = c4_state.cursor;
    state_block.who[0] = c4_state.player[0];
    state_block.who[1] = c4_state.player[1];
    state_block.seed = c4_state.seed;
}

static void play_tick(void) {
    c4_play_tick();
    c4_view_tick();
    block_tell();
}

/* Not while anything moves or waits for an answer. */
static uint8_t can_look_back(void) {
    switch (c4_state.state) {
    case C4_ST_FALL:
    case C4_ST_ASK:
    case C4_ST_EMPTY:
    case C4_ST_LOOK:
        return 0;
    default:
        return 1;
    }
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
    case GAME_PAUSE_OPENS:
        if (c4_state.linked) {
            link_driver_pause();
        }
        break;
    case GAME_PAUSE_SWITCHES:
        game_switches = c4_state.analysis != 0 ? 1 << PAUSE_VALUES : 0;
        if (TURN_CLOCK_IS_ON) {
            game_switches |= 1 << PAUSE_CLOCK;
        }
        break;
    case PAUSE_VALUES:
        if (!c4_hand_refuses()) {
            c4_state.analysis = c4_state.analysis == 0;
        }
        break;
    case PAUSE_BACK:
        if (!can_look_back() || !c4_look_begin()) {
            sound_sfx(SFX_REFUSE);
            break;
        }
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    case PAUSE_CLOCK:
        turn_clock_switch(c4_state.player);
        break;
    default:
        game_choice[C4_CHOICE_LOOK] ^= 1;
        game_keep_choices();
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    }
}

/* ---- attract mode: a hand that plays both sides with the pads, like a person --------------------------------------- */

#define THINK_TICKS 40
#define STEP_TICKS 12
#define NO_COLUMN 0xFF

static uint8_t goal; /* column + 1 that the hand walks to, 0 before it has chosen */
static uint8_t wait;

/* A column that wins at once for the side to move, or NO_COLUMN. */
static uint8_t winning_column(void) {
    uint8_t column;
    for (column = 0; column < C4_COLS; ++column) {
        if (c4_would_win(&c4_state.match.game, column, c4_turn(&c4_state.match.game))) {
            return column;
        }
    }
    return NO_COLUMN;
}

/* Takes an immediate win, otherwise prefers the centre: good enough for a demo. */
static uint8_t choose(void) {
    uint8_t column = winning_column();
    while (column == NO_COLUMN) {
        column = (uint8_t)(rng_below(4) + rng_below(4));
        if (!c4_legal(&c4_state.match.game, column)) {
            column = NO_COLUMN;
        }
    }
    return column;
}

static void aim(void) {
    uint8_t player = c4_match_turn(&c4_state.match);
    uint8_t at = (uint8_t)(c4_state.cursor + 1);
    if (goal == 0) {
        goal = (uint8_t)(choose() + 1);
        wait = THINK_TICKS;
    } else if (at < goal) {
        pad_demo_held[player] = PAD_RIGHT;
        wait = STEP_TICKS;
    } else if (at > goal) {
        pad_demo_held[player] = PAD_LEFT;
        wait = STEP_TICKS;
    } else {
        pad_demo_held[player] = PAD_A;
        wait = STEP_TICKS;
        goal = 0;
    }
}

static void demo_tick(void) {
    pad_demo_held[0] = 0;
    pad_demo_held[1] = 0;
    if (wait != 0) {
        --wait;
    } else if (c4_state.state == C4_ST_AIM) {
        aim();
    } else if (c4_state.state == C4_ST_OVER) {
        pad_demo_held[0] = PAD_A;
        pad_demo_held[1] = PAD_A;
        wait = THINK_TICKS;
    }
}

/* ---- the descriptor ------------------------------------------------------------------------------------------------ */

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0},
    {play_enter, play_tick, c4_hand_spare},
};

const game_t connect4_game = {
    screens,
    demo_tick,
    connect4_text + CONNECT4_T_PAUSE_UNDO,
    PAUSE_ITEMS,
    pause_chosen,
    connect4_text + CONNECT4_T_HELP_1,
    3,
    &setup_table,
    connect4_text + CONNECT4_T_STAT_GAMES,
    C4_STAT_FROM_FIRST_LEVEL,
    GAME_SAVES_AT_PAUSE, /* not to save it, but to inform the other console */
    0,
    1 << PAUSE_VALUES | 1 << PAUSE_CLOCK,
};
