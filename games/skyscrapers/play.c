#include <string.h>
#include "cart/block.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "cart/turns.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "sound_ids.h"
#include "text_skyscrapers.h"

#define MESSAGE_TICKS 120
#define GOAL_TICKS 240
#define SECOND 60
#define SAVE_TICKS 3
#define AGAIN_AFTER 60

sky_state_t sky_state;
static uint8_t unsaved; /* ticks until it is saved: saving takes several frames, and what an act changes is drawn before */

void sky_play_say(uint8_t text, uint8_t ticks) {
    sky_state.message = text;
    sky_state.message_for = ticks;
}

void sky_play_enter(void) {
    sky_state.state = SKY_ST_PLAY;
    sky_state.clock = 0;
    sky_state.lit_count = 0;
    sky_play_say(SKY_SILENT, 0);
}

/* A seed that a test has set is a number typed in. */
static void supply(uint8_t n, uint8_t grade) {
    if (block_seed != 0) {
        sky_typed.value = block_seed;
        sky_typed.given = 1;
    }
    sky_supply(n, grade);
}

/* The grade of the current puzzle, as sky_supply takes it. */
static uint8_t class_again(void) {
    return sky_parks ? sky_state.grade | SKY_PARKS : sky_state.grade;
}

static void enter_won(void) {
    sky_state.state = SKY_ST_WON;
    sky_state.clock = 0;
    sound_ending(SOUND_SOLVED);
    sky_play_say(SKYSCRAPERS_T_WON, 0);
    if (!sky_state.helped && sky_state.source <= SKY_FROM_PACK && !sky_parks) {
        stats_finish(STATS_BIT(SKY_STAT_SOLVED + sky_state.grade), (uint8_t)(SKY_STAT_BEST + sky_n - SKY_MIN_N),
                     sky_state.seconds);
    } else {
        save_drop();
        if (sky_state.source == SKY_FROM_ROAD && !pad_demo) {
            sky_play_say(sky_road_won(), 0);
        }
    }
    unsaved = 0;
    sky_state.done = 0;
    if (!pad_demo && sky_state.source == SKY_FROM_MAKER) { /* the next one is made while this one is looked at */
        supply(sky_n, class_again());
    }
}

/* With few cells left, 4 of 16 to 14 of 81, the music says that the end is near. */
void sky_play_theme(void) {
    sound_theme(SONG_SKYSCRAPERS, !sky_state.editing && (sky_state.state == SKY_ST_PLAY || sky_state.state == SKY_ST_PAD) &&
                                      (uint8_t)(sky_open_cells() + 4) <= (uint8_t)(sky_n * 2));
}

/* This counts as help, so it costs a star. */
static void think_along(void) {
    sky_state.along = SKY_ALONG_REST;
    if (game_choice[SKY_CHOICE_ERRORS] == SKY_ASSIST_ALONG && !pad_demo) {
        sky_state.helped |= SKY_HINT_HELPED;
        sky_state.along = SKY_ALONG_AFRESH;
    }
}

static void say_amiss(void) {
    if (sky_amiss != SKY_UNTOUCHED) { /* found by the rules alone, so it does not count as help */
        sky_play_say(SKYSCRAPERS_T_FULL, GOAL_TICKS);
        sky_state.cursor = sky_amiss;
        sound_sfx(SFX_WRONG);
    }
}

void sky_play_changed(void) {
    if (sky_won()) {
        enter_won();
        return;
    }
    unsaved = SAVE_TICKS;
    think_along();
    if (sky_state.along == SKY_ALONG_REST) {
        say_amiss();
    }
}

/* What follows from the last act is on the board. */
static void along_found(void) {
    sky_state.along = SKY_ALONG_REST;
    if (sky_won()) {
        enter_won();
    } else {
        say_amiss();
    }
}

void sky_play_save(void) {
    if (unsaved != 0) {
        unsaved = 0;
        sky_save_keep();
    }
}

/* ---- states ----------------------------------------------------------------------------------------------------------------- */

/* The puzzle is ready, with its solution. */
static void begin_made(void) {
    sky_game_begin(&sky_made);
    sky_state.known = 1;
    sky_play_enter();
    think_along();
    sky_play_say(sky_parks ? SKYSCRAPERS_T_GOAL_PARKS : SKYSCRAPERS_T_GOAL, GOAL_TICKS);
    sky_save_keep();
}

static void st_make(void) {
    if (sky_state.done) {
        if (sky_state.done == SKY_MAKE_OVER) {
            sky_supply_instead();
        }
        begin_made();
        screen_go(SCREEN_GAME + GAME_PLAY); /* its board */
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_GAME + GAME_SETUP);
    }
}

static void step_cursor(uint8_t moves) {
    uint8_t row = sky_row[sky_state.cursor], col = sky_col[sky_state.cursor], before = sky_state.cursor;
    if ((moves & PAD_LEFT) && col != 0) {
        --sky_state.cursor;
    } else if ((moves & PAD_RIGHT) && col != (uint8_t)(sky_n - 1)) {
        ++sky_state.cursor;
    }
    if ((moves & PAD_UP) && row != 0) {
        sky_state.cursor -= sky_n;
    } else if ((moves & PAD_DOWN) && row != (uint8_t)(sky_n - 1)) {
        sky_state.cursor += sky_n;
    }
    if (sky_state.cursor != before) {
        sound_sfx(SFX_MOVE);
    }
}

static void undo(void) {
    if (sky_undo()) {
        sound_sfx(SFX_UNDO);
        sky_play_changed();
    } else {
        sound_sfx(SFX_REFUSE);
        sky_play_say(SKYSCRAPERS_T_NO_UNDO, MESSAGE_TICKS);
    }
}

static void st_play(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (turns_run_out(&sky_state.message_for) || (sky_state.message_for != 0 && presses != 0)) {
        sky_play_say(SKY_SILENT, 0);
    }
    step_cursor(pad_repeat[0] | pad_repeat[1]);
    if (presses & PAD_A) {
        if (sky_game.puzzle.given[sky_state.cursor] != 0) {
            sound_sfx(SFX_REFUSE);
            sky_play_say(SKYSCRAPERS_T_GIVEN, MESSAGE_TICKS);
            return;
        }
        sky_state.state = SKY_ST_PAD;
        sky_pad_open();
        sky_play_say(SKY_SILENT, 0);
        sound_sfx(SFX_SELECT);
    } else if (presses & PAD_B) {
        undo();
    } else if (presses & PAD_SELECT) {
        sky_state.pencil ^= 1;
        sound_sfx(SFX_TICK);
    }
}

static void take_height(uint8_t height) {
    uint8_t changed;
    if (height == SKY_PAD_CLEAR) {
        height = 0;
    }
    if (height > sky_n) {
        sound_sfx(SFX_REFUSE);
        sky_play_say(SKYSCRAPERS_T_TOO_HIGH, MESSAGE_TICKS);
        return;
    }
    if (sky_state.pencil && height != 0) {
        changed = sky_toggle_mark(sky_state.cursor, sky_height(height));
    } else {
        changed = sky_enter(sky_state.cursor, sky_height(height));
    }
    sound_sfx(!changed ? SFX_REFUSE : sky_state.pencil ? SFX_MARK : SFX_PLACE);
    if (changed) {
        sky_play_changed();
    }
}

static void st_pad(void) {
    uint8_t height = sky_pad_tick();
    if (height == SKY_PAD_WAIT) {
        return;
    }
    if (height == SKY_PAD_PENCIL) {
        sky_state.pencil ^= 1;
        sound_sfx(SFX_TICK);
        return;
    }
    if (sky_state.pencil && height <= sky_n) { /* more marks may follow */
        take_height(height);
        return;
    }
    sky_play_enter();
    if (height != SKY_PAD_CLOSED) {
        take_height(height);
    } else {
        sound_sfx(SFX_BACK);
    }
}

/* The next puzzle replaces the one that is done; 1 when it is ready. A built-in one is ready at once, and the maker has usually finished by then. */
static uint8_t next_is_there(void) {
    if (pad_demo || sky_state.source == SKY_FROM_OWN || sky_state.source == SKY_FROM_DAY) {
        return 0;
    }
    if (sky_state.source == SKY_FROM_ROAD) {
        if (sky_pick == SKY_PICK_LAST) {
            return 0;
        }
        ++sky_pick;
    }
    if (sky_state.source != SKY_FROM_MAKER) {
        supply(sky_n, sky_state.source == SKY_FROM_CHOSEN ? SKY_GRADE_CHOSEN : class_again());
    } else if (sky_state.done == SKY_MAKE_OVER) {
        sky_supply_instead();
    }
    return sky_state.done;
}

/* The screen is not changed unless the board has another size. */
static void begin_again(uint8_t size) {
    sky_state.helped = 0;
    sky_state.seconds = 0;
    sky_state.tick = 0;
    sky_state.pencil = 0;
    sky_state.cursor = 0;
    begin_made();
    if (sky_n != size) {
        game_mode = GAME_BACK;
        screen_go(SCREEN_GAME + GAME_PLAY);
        return;
    }
    sky_state.again = 1;
    sky_play_theme();
}

static void st_won(void) {
    uint8_t presses = pad_new[0] | pad_new[1], size = sky_n, on_road = sky_state.source >= SKY_FROM_ROAD;
    if (sky_state.clock <= AGAIN_AFTER) {
        return;
    }
    if ((presses & PAD_A) && next_is_there()) {
        begin_again(size);
    } else if ((presses & (PAD_A | PAD_B)) && on_road) {
        screen_go(SCREEN_GAME + SKY_SCREEN_ROAD);
    } else if (presses & PAD_A) {
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    }
}

static void count_time(void) {
    ++sky_state.tick;
    if (sky_state.tick == SECOND) {
        sky_state.tick = 0;
        if (sky_state.seconds != 0xFFFF && sky_state.state != SKY_ST_WON) {
            ++sky_state.seconds;
        }
    }
}

void sky_play_tick(void) {
    static void (*const states[SKY_STATES])(void) = {st_make,       st_play, st_pad,       sky_work_tick,
                                                     sky_show_tick, st_won,  sky_own_tick, sky_own_pad};
    if (screen_changing()) {
        return;
    }
    if (sky_state.clock != 0xFFFF) {
        ++sky_state.clock;
    }
    if (sky_state.state == SKY_ST_MAKE) { /* nothing else: the maker needs the time */
        st_make();
        return;
    }
    count_time();
    if (sky_state.along == SKY_ALONG_FOUND) {
        along_found();
    } else {
        states[sky_state.state]();
    }
    if (unsaved == 1) {
        sky_play_theme(); /* it counts all cells, which takes too long for the tick that answers the press */
        sky_play_save();
    } else if (unsaved != 0) {
        --unsaved;
    }
}

/* ---- beginning ------------------------------------------------------------------------------------------------------------------ */

void sky_play_new(uint8_t n, uint8_t grade) {
    memset(&sky_state, 0, sizeof sky_state);
    sky_state.grade = grade == SKY_GRADE_CHOSEN ? SKY_EASY : grade & (SKY_PARKS - 1);
    sky_geo(n, grade >= SKY_PARKS);
    sky_game.puzzle.n = n;
    sky_state.state = SKY_ST_MAKE;
    sky_play_say(SKYSCRAPERS_T_MAKING, 0);
    supply(n, grade);
    if (sky_state.done) { /* built in: there is nothing to wait for */
        begin_made();
    }
}

void sky_play_resume(void) {
    memset(&sky_state, 0, sizeof sky_state);
    sky_pick = 0;
    if (!sky_save_load()) {
        sky_play_new(SKY_MIN_N, SKY_EASY);
        return;
    }
    if (sky_state.source >= SKY_FROM_ROAD) {
        sky_pick = sky_state.source == SKY_FROM_DAY ? SKY_PICK_DAY : (uint8_t)sky_state.seed;
    }
    sky_play_enter();
    think_along();
}
