/* Labyrinth: the descriptor, the setup screen and the play screen. */
#include "cart/digits.h"
#include "cart/block.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/screens.h"
#include "sound_ids.h"
#include "text_labyrinth.h"

digits_t lab_typed;

static const setup_item_t items[] = {
    {SETUP_RESUME, LABYRINTH_T_RESUME, 0, 0, 0},
    {SETUP_NEW, LABYRINTH_T_NEW, 0, 0, 0},
    {SETUP_SCREEN, LABYRINTH_T_SEED, LAB_SCREEN_SEED, 0, 0},
    {SETUP_SCREEN, LABYRINTH_T_CHOOSE, LAB_SCREEN_CHOOSE, 0, 0},
    {SETUP_CHOICE, LABYRINTH_T_SIZE, LAB_CHOICE_SIZE, LABYRINTH_T_SIZE_21, LAB_SIZES, LAB_SIZES - 1},
    {SETUP_CHOICE, LABYRINTH_T_WALLS, LAB_CHOICE_WALLS, LABYRINTH_T_WALLS_SEEN, LAB_WALLS},
    {SETUP_CHOICE, LABYRINTH_T_LOOK, LAB_CHOICE_LOOK, LABYRINTH_T_LOOK_TORCH, LAB_LOOKS},
    {SETUP_HELP, LABYRINTH_T_HELP, 0, 0, 0},
    {SETUP_STATS, LABYRINTH_T_STATS, 0, 0, 0},
};
static const setup_t setup = {labyrinth_text, LABYRINTH_T_KEYS, items, sizeof items / sizeof items[0]};

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup);
}

static void play_enter(void) {
    if (game_mode == GAME_FRESH) {
        lab_event_next();
        lab_play_new(lab_event.number, lab_event.size, lab_event.walls);
    } else if (game_mode == GAME_RESUME) {
        lab_play_resume();
    }
    lab_state.map = game_choice[LAB_CHOICE_MAP] == 0;
    lab_state.sways = game_choice[LAB_CHOICE_SWAY] == 0;
    lab_hud_enter();
    if (lab_state.state != LAB_FOUND) { /* after a look at the help the jingle is not followed by the theme */
        sound_song(SONG_LABYRINTH);
    }
}

static void seed_enter(void) {
    uint8_t ask = LABYRINTH_T_SEED_ASK + game_choice[LAB_CHOICE_SIZE];
    digits_enter(&lab_typed, labyrinth_text[LABYRINTH_T_SEED_TITLE], labyrinth_text[ask],
                 labyrinth_text[LABYRINTH_T_SEED_KEYS]);
}

static void seed_tick(void) {
    digits_tick(&lab_typed);
}

/* The state block. */
static void block_tell(void) {
    state_block.game = 'L';
    state_block.result = lab_state.state;
    state_block.state = lab_state.state == LAB_FOUND ? BLOCK_OVER : BLOCK_PERSON;
    state_block.side = lab_event.player;
    state_block.moves = lab_state.walked;
    state_block.column = lab_state.cell_x;
    state_block.row = lab_state.cell_y;
    state_block.who[0] = lab_sizes[lab_state.size];
    state_block.who[1] = lab_state.walls;
    state_block.seed = lab_state.seed;
}

static void play_tick(void) {
    lab_play_tick();
    lab_hud_tick();
    block_tell();
}

/* The demo's walk is in lab_play_tick: the guide does not go through the pad. */
static void demo_tick(void) {
    pad_demo_held[0] = 0;
}

static void pause_chosen(uint8_t item) {
    if (item == LAB_PAUSE_MAP) {
        lab_play_toggle_map();
    } else if (item == LAB_PAUSE_WALLS) {
        lab_state_toggle_walls();
    } else if (item == LAB_PAUSE_HINT) {
        lab_play_hint();
    } else if (item == GAME_PAUSE_SWITCHES) {
        game_switches = lab_state.map ? 1 << LAB_PAUSE_MAP : 0;
        if (lab_state.walls == LAB_WALLS_ALL) {
            game_switches |= 1 << LAB_PAUSE_WALLS;
        }
    } else if (item == GAME_PAUSE_OPENS) {
        lab_play_keep();
        lab_hud_wiped();
        lab_hud_still();
    }
}

/* A call into another page has no address that a table could hold. */
#define NEAR(name, call, part) \
    static void name(void) {   \
        call(part);            \
    }
NEAR(choose_enter, lab_before, LAB_CHOOSE_ENTER)
NEAR(choose_tick, lab_before, LAB_CHOOSE_TICK)
NEAR(date_enter, lab_before, LAB_DATE_ENTER)
NEAR(date_tick, lab_before, LAB_DATE_TICK)
NEAR(heart_enter, lab_after, LAB_HEART_ENTER)
NEAR(heart_tick, lab_after, LAB_HEART_TICK)
NEAR(result_enter, lab_after, LAB_RESULT_ENTER)
NEAR(result_tick, lab_after, LAB_RESULT_TICK)

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0}, {play_enter, play_tick, lab_play_think},
    {seed_enter, seed_tick, 0},          {choose_enter, choose_tick, 0},
    {date_enter, date_tick, 0},          {heart_enter, heart_tick, 0},
    {result_enter, result_tick, 0},      {heart_enter, heart_tick, 0},
};

const game_t labyrinth_game = {
    screens,
    demo_tick,
    labyrinth_text + LABYRINTH_T_PAUSE_MAP,
    LAB_PAUSE_ITEMS,
    pause_chosen,
    labyrinth_text + LABYRINTH_T_HELP_1,
    2,
    &setup,
    labyrinth_text + LABYRINTH_T_STAT_FOUND,
    LAB_STAT_COURSE,
    GAME_WORK_RAM | GAME_NEEDS_RAM | GAME_SAVES_AT_PAUSE | GAME_MANY_SPRITES | GAME_TIMES_FROM(LAB_STAT_BEST),
    LAB_STAT_COURSE - LAB_STAT_BEST,
    1 << LAB_PAUSE_MAP | 1 << LAB_PAUSE_WALLS,
};
