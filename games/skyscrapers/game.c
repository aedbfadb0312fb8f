/* Skyscrapers: the descriptor, the setup screen and the play screen. */
#include "cart/block.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "games/skyscrapers/geo.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"
#include "sound_ids.h"
#include "text_skyscrapers.h"

#define MESSAGE_TICKS 120
#define SETTLED_TICKS 16 /* ticks at the start of a thought, while the last of the picture is drawn */
#define REST_TICKS 3     /* after them it has three ticks of four to itself */
#define BAR_REST_TICKS 15
#define DEMO_SIZE 5
#define SKY_PARK_SIZES 4 /* 4x4 to 7x7 */
#define DEMO_LOOK_TICKS 90
#define DEMO_AGAIN_TICKS 240
enum { PAUSE_REDO, PAUSE_HINT, PAUSE_CHECK, PAUSE_MARKS, PAUSE_CLEAN, PAUSE_WATCH, PAUSE_LOOK, PAUSE_ITEMS };

digits_t sky_typed;

static const setup_item_t items[] = {
    {SETUP_RESUME, SKYSCRAPERS_T_RESUME, 0, 0, 0},
    {SETUP_NEW, SKYSCRAPERS_T_NEW, 0, 0, 0},
    {SETUP_SCREEN, SKYSCRAPERS_T_ROAD, SKY_SCREEN_ROAD, 0, 0},
    {SETUP_CHOICE, SKYSCRAPERS_T_SIZE, SKY_CHOICE_SIZE, SKYSCRAPERS_T_SIZE_4, SKY_SIZES + SKY_PARK_SIZES},
    {SETUP_CHOICE, SKYSCRAPERS_T_GRADE, SKY_CHOICE_GRADE, SKYSCRAPERS_T_GRADE_EASY, SKY_GRADES + 1},
    {SETUP_CHOICE, SKYSCRAPERS_T_ERRORS, SKY_CHOICE_ERRORS, SKYSCRAPERS_T_ERRORS_OFF, 3, 1},
    {SETUP_SCREEN, SKYSCRAPERS_T_SEED, SKY_SCREEN_SEED, 0, 0},
    {SETUP_SCREEN, SKYSCRAPERS_T_OWN, SKY_SCREEN_OWN, 0, 0},
    {SETUP_HELP, SKYSCRAPERS_T_HELP, 0, 0, 0},
    {SETUP_STATS, SKYSCRAPERS_T_STATS, 0, 0, 0},
};
static const setup_t setup = {skyscrapers_text, SKYSCRAPERS_T_KEYS, items, sizeof items / sizeof items[0]};

static void setup_screen_enter(void) {
    sound_song(SONG_MENU);
    setup_enter(&setup);
}

/* The size that is chosen, and 1 when it is one with parks. Of these there are only Easy and Hard ones. */
static uint8_t parks;
static uint8_t chosen_size(void) {
    uint8_t size = game_choice[SKY_CHOICE_SIZE];
    parks = size >= SKY_SIZES;
    return (uint8_t)((parks ? size - SKY_SIZES : size) + SKY_MIN_N);
}

static uint8_t chosen_grade(void) {
    uint8_t grade = game_choice[SKY_CHOICE_GRADE];
    if (parks && grade != SKY_GRADE_CHOSEN) {
        return (grade > SKY_HARD ? SKY_HARD : grade) | SKY_PARKS;
    }
    return grade;
}

static void play_enter(void) {
    uint8_t size;
    if (game_mode == GAME_FRESH && (pad_demo || screen_from < SCREEN_GAME + SKY_SCREEN_ROAD)) {
        sky_pick = 0; /* from the menu or the setup screen, or after a puzzle that is not of the road */
    }
    if (pad_demo && game_mode == GAME_FRESH) {
        sky_play_new(DEMO_SIZE, SKY_EASY);
    } else if (game_mode == GAME_FRESH && sky_pick != 0) {
        sky_play_new(SKY_DAY_N, SKY_DAY_GRADE); /* a puzzle of the road sets size and level itself */
    } else if (game_mode == GAME_FRESH) {
        size = chosen_size();
        sky_play_new(size, chosen_grade());
    } else if (game_mode == GAME_RESUME) {
        sky_play_resume();
    }
    sky_view_enter();
    if (sky_state.state != SKY_ST_WON) { /* a look at the help does not cut the jingle short */
        sky_play_theme();
    }
}

/* The board of a puzzle that is typed in; it is still there after a look at the help. */
static void own_enter(void) {
    uint8_t size;
    if (screen_from != SCREEN_HELP || !sky_state.editing) {
        size = chosen_size();
        sky_own_begin(size, parks);
    }
    sky_view_enter();
    sound_song(SONG_SKYSCRAPERS);
}

/* The state block. */
static void block_tell(void) {
    static const uint8_t states[SKY_STATES] = {BLOCK_THINKING, BLOCK_PERSON, BLOCK_PERSON, BLOCK_THINKING,
                                               BLOCK_MOVING,   BLOCK_OVER,   BLOCK_PERSON, BLOCK_PERSON};
    state_block.game = 'S';
    state_block.state = states[sky_state.state];
    state_block.side = sky_state.state == SKY_ST_PAD || sky_state.state == SKY_ST_EDIT_PAD;
    state_block.moves = sky_game.past_done;
    state_block.result = sky_state.state == SKY_ST_WON;
    state_block.column = sky_col[sky_state.cursor];
    state_block.row = sky_row[sky_state.cursor];
    state_block.who[0] = sky_n;
    state_block.who[1] = sky_state.grade;
    state_block.seed = (uint16_t)sky_state.seed;
}

/* While the machine works, most ticks draw nothing: drawing took a tenth of its time. */
static uint8_t at_rest(void) {
    if (sky_state.clock <= SETTLED_TICKS) {
        return 0;
    }
    if (sky_state.state == SKY_ST_MAKE) {
        return (uint8_t)sky_state.clock & BAR_REST_TICKS;
    }
    return sky_state.state == SKY_ST_WORK && ((uint8_t)sky_state.clock & REST_TICKS);
}

/* Not while the screen fades out: the puzzle that has just been made is for another board, whose tiles are not loaded yet. */
static void play_tick(void) {
    sky_play_tick();
    if (at_rest()) {
        return;
    }
    if (!screen_changing()) {
        sky_view_tick();
    }
    block_tell();
}

/* Typing in the number of a puzzle: the same number, size and grade give the same puzzle everywhere. */
static void seed_enter(void) {
    digits_enter(&sky_typed, skyscrapers_text[SKYSCRAPERS_T_SEED_TITLE], skyscrapers_text[SKYSCRAPERS_T_SEED_ASK],
                 skyscrapers_text[SKYSCRAPERS_T_SEED_KEYS]);
}

static void seed_tick(void) {
    digits_tick(&sky_typed);
}

static void redo(void) {
    if (sky_redo()) {
        sound_sfx(SFX_REDO);
        sky_play_changed();
    } else {
        sound_sfx(SFX_REFUSE);
        sky_play_say(SKYSCRAPERS_T_NO_REDO, MESSAGE_TICKS);
    }
}

/* The original's board has only one size. */
static void change_look(void) {
    if (sky_n != SKY_MIN_N || sky_parks) {
        sound_sfx(SFX_REFUSE);
        sky_play_say(SKYSCRAPERS_T_LOOK_SIZE, MESSAGE_TICKS);
        return;
    }
    game_choice[SKY_CHOICE_LOOK] = game_choice[SKY_CHOICE_LOOK] == 0;
    game_keep_choices();
    game_mode = GAME_BACK;
    screen_go(SCREEN_GAME + GAME_PLAY);
}

static void pause_chosen(uint8_t item) {
    if (item == GAME_PAUSE_OPENS) {
        sky_play_save();
        return;
    }
    if (screen_id != SCREEN_GAME + GAME_PLAY || sky_state.state != SKY_ST_PLAY) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    switch (item) {
    case PAUSE_REDO:
        redo();
        break;
    case PAUSE_HINT:
        sky_work_begin(SKY_WORK_HINT);
        break;
    case PAUSE_CHECK:
        sky_work_begin(SKY_WORK_CHECK);
        break;
    case PAUSE_MARKS:
        sky_mark_all();
        sky_play_changed();
        break;
    case PAUSE_CLEAN:
        sky_clean();
        sky_play_changed();
        break;
    case PAUSE_WATCH:
        sky_work_begin(SKY_WORK_WATCH);
        break;
    default:
        change_look();
        break;
    }
}

/* Attract mode: a puzzle is made, and the solver solves it step by step. */
static void demo_tick(void) {
    pad_demo_held[0] = 0;
    if (sky_state.state == SKY_ST_PLAY && sky_state.clock == DEMO_LOOK_TICKS) {
        sky_work_begin(SKY_WORK_WATCH);
    } else if (sky_state.state == SKY_ST_WON && sky_state.clock == DEMO_AGAIN_TICKS) {
        pad_demo_held[0] = PAD_A;
    }
}

static void road_enter(void) {
    sky_road_screen(SKY_ROAD_ENTER);
}

static void road_tick(void) {
    sky_road_screen(SKY_ROAD_TICK);
}

static void date_enter(void) {
    sky_road_screen(SKY_DATE_ENTER);
}

static void date_tick(void) {
    sky_road_screen(SKY_DATE_TICK);
}

static const screen_t screens[] = {
    {setup_screen_enter, setup_tick, 0}, {play_enter, play_tick, sky_work_think},
    {seed_enter, seed_tick, 0},          {own_enter, play_tick, sky_work_think},
    {road_enter, road_tick, 0},          {date_enter, date_tick, 0},
};

const game_t skyscrapers_game = {
    screens,
    demo_tick,
    skyscrapers_text + SKYSCRAPERS_T_PAUSE_REDO,
    PAUSE_ITEMS,
    pause_chosen,
    skyscrapers_text + SKYSCRAPERS_T_HELP_1,
    4,
    &setup,
    skyscrapers_text + SKYSCRAPERS_T_STAT_EASY,
    SKY_STATS,
    GAME_WORK_RAM | GAME_NEEDS_RAM | GAME_SAVES_AT_PAUSE | GAME_TIMES_FROM(SKY_STAT_BEST),
    SKY_STATS - SKY_STAT_BEST,
};
