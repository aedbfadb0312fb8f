#include <string.h>
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/sound/sound.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"
#include "sound_ids.h"
#include "text_skyscrapers.h"

uint8_t sky_own_col, sky_own_row;

static void back_to_edit(uint8_t message) {
    sky_state.state = SKY_ST_EDIT;
    sky_play_say(message, 0);
}

void sky_own_begin(uint8_t n, uint8_t parks) {
    memset(&sky_state, 0, sizeof sky_state);
    memset(&sky_made, 0, sizeof sky_made);
    sky_made.n = n;
    sky_made.parks = parks;
    sky_game_begin(&sky_made);
    sky_state.editing = 1;
    sky_own_col = 1;
    sky_own_row = 0;
    back_to_edit(SKY_SILENT);
}

/* ---- the cursor --------------------------------------------------------------------------------------------------------- */

/* A number of towers, or what is shown of a height. */
static void put_here(uint8_t value) {
    uint8_t clue = sky_ring_clue(sky_own_col, sky_own_row), cell;
    if (clue != SKY_NO_CLUE) {
        sky_game.puzzle.clue[clue] = value;
        return;
    }
    clue = (uint8_t)(sky_n2 + sky_own_row - 1); /* the row's own clue: where the row begins */
    cell = (uint8_t)(sky_start[clue] + sky_own_col - 1);
    value = sky_height(value);
    sky_game.puzzle.given[cell] = value;
    sky_game.entry[cell] = value;
    sky_touched = cell;
}

static uint8_t at_edge(uint8_t place) {
    return place == 0 || place == (uint8_t)(sky_n + 1);
}

/* One step of a coordinate; `other` leads around a corner of the ring. */
static void step(uint8_t *place, uint8_t *other, uint8_t by) {
    uint8_t to = (uint8_t)(*place + by);
    if (to > (uint8_t)(sky_n + 1)) {
        return;
    }
    *place = to;
    if (at_edge(to) && at_edge(*other)) {
        *other = *other == 0 ? 1 : sky_n;
    }
    sound_sfx(SFX_MOVE);
}

static void move(uint8_t moves) {
    if (moves & PAD_LEFT) {
        step(&sky_own_col, &sky_own_row, 0xFF);
    } else if (moves & PAD_RIGHT) {
        step(&sky_own_col, &sky_own_row, 1);
    } else if (moves & PAD_UP) {
        step(&sky_own_row, &sky_own_col, 0xFF);
    } else if (moves & PAD_DOWN) {
        step(&sky_own_row, &sky_own_col, 1);
    }
}

/* ---- states ---------------------------------------------------------------------------------------------------------------- */

void sky_own_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (presses != 0) {
        sky_play_say(SKY_SILENT, 0); /* a verdict stays until the next press */
    }
    move(pad_repeat[0] | pad_repeat[1]);
    if (presses & PAD_A) {
        sky_state.state = SKY_ST_EDIT_PAD;
        sky_pad_open();
        sky_play_say(SKY_SILENT, 0);
        sound_sfx(SFX_SELECT);
    } else if (presses & PAD_B) {
        put_here(0);
        sound_sfx(SFX_UNDO);
    } else if (presses & PAD_SELECT) {
        sound_sfx(SFX_SELECT);
        sky_work_begin(SKY_WORK_OWN);
    }
}

void sky_own_pad(void) {
    uint8_t height = sky_pad_tick();
    if (height == SKY_PAD_WAIT) {
        return;
    }
    if (height == SKY_PAD_PENCIL) {
        return;
    }
    back_to_edit(SKY_SILENT);
    if (height == SKY_PAD_CLOSED) {
        return;
    }
    if (height == SKY_PAD_CLEAR) {
        height = 0;
    }
    if (height > sky_n || (height > (uint8_t)(sky_n - sky_parks) && sky_ring_clue(sky_own_col, sky_own_row) != SKY_NO_CLUE)) {
        sound_sfx(SFX_REFUSE);
        sky_play_say(SKYSCRAPERS_T_TOO_HIGH, 0);
        return;
    }
    put_here(height);
    sound_sfx(SFX_PLACE);
}

/* It has exactly one solution: it is played like any other. */
static void play_it(void) {
    memcpy(&sky_made, &sky_game.puzzle, sizeof sky_made);
    sky_game_begin(&sky_made);
    memset(&sky_state, 0, sizeof sky_state);
    memcpy(sky_goal, sky_solution, sizeof sky_goal);
    sky_state.known = 1;
    sky_state.source = SKY_FROM_OWN;
    sky_play_enter();
    sky_save_keep();
    sound_sfx(SFX_SOLVE);
    screen_go(SCREEN_GAME + GAME_PLAY);
}

void sky_own_judge(void) {
    if ((pad_new[0] | pad_new[1]) & PAD_B) {
        back_to_edit(SKY_SILENT);
        return;
    }
    if (!sky_state.done) {
        return;
    }
    if (sky_state.answer == SKY_SOLVED) {
        play_it();
        return;
    }
    sound_sfx(SFX_REFUSE);
    if (sky_state.answer == SKY_NONE) {
        back_to_edit(SKYSCRAPERS_T_OWN_NONE);
    } else if (sky_state.answer == SKY_SEVERAL) {
        back_to_edit(SKYSCRAPERS_T_OWN_SEVERAL);
    } else {
        back_to_edit(SKYSCRAPERS_T_OWN_DEEP);
    }
}
