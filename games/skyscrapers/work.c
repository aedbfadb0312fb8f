#include <string.h>
#include "cart/pad.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/own.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/status.h"
#include "games/skyscrapers/work.h"
#include "gates.h"
#include "sound_ids.h"
#include "text_skyscrapers.h"

#define MESSAGE_TICKS 150
#define SHOW_TICKS 40        /* a step, while watching */

static sky_puzzle_t asked;   /* the puzzle as it stands, entries as givens */

/* ---- solving ------------------------------------------------------------------------------------------------------------ */

/* A hint and a show begin from what the player has entered; the others look at the puzzle alone. */
void sky_work_begin(uint8_t work) {
    uint8_t cell, whole = work == SKY_WORK_CHECK || work == SKY_WORK_OWN;
    memcpy(&asked, &sky_game.puzzle, sizeof asked);
    if (!whole) {
        for (cell = 0; cell < sky_nn; ++cell) {
            asked.given[cell] = sky_game.entry[cell];
        }
        sky_now.helped = 1;
    }
    sky_now.work = work;
    sky_now.done = 0;
    sky_now.state = SKY_ST_WORK;
    sky_now.clock = 0;
    sky_now.lit_count = 0;
    sky_play_say(work == SKY_WORK_HINT ? SKYSCRAPERS_T_LOOKING : SKYSCRAPERS_T_SOLVING, 0);
    sky_solve_begin(&asked, whole ? SKY_FAST_ALL : SKY_SET_ALL | SKY_FIRST);
}

/* Towers that stand already are the solver's first steps, and no news to the player. */
static uint8_t no_news(void) {
    return sky_step_rule == SKY_R_LAST && sky_game.entry[sky_step_cell[0]] != 0;
}

static uint8_t step_is_shown(void) {
    return sky_now.work == SKY_WORK_HINT || sky_now.work == SKY_WORK_WATCH;
}

void sky_work_think(void) {
    if (sky_now.done || (sky_now.state != SKY_ST_MAKE && sky_now.state != SKY_ST_WORK)) {
        return;
    }
    while (!FRAME_OVER()) {
        if (sky_now.state == SKY_ST_MAKE) {
            if (sky_make_step()) {
                sky_now.done = 1;
                return;
            }
            continue;
        }
        sky_now.answer = sky_solve_step();
        if (sky_now.answer >= SKY_DONE || (sky_now.answer == SKY_STEP && step_is_shown() && !no_news())) {
            sky_now.done = 1;
            return;
        }
    }
}

static void show_step(void) {
    sky_now.state = SKY_ST_SHOW;
    sky_now.clock = 0;
    sky_now.lit_count = sky_step_cells < sizeof sky_now.lit ? sky_step_cells : sizeof sky_now.lit;
    memcpy(sky_now.lit, sky_step_cell, sky_now.lit_count);
    sky_now.lit_clue = sky_step_clue;
    sky_play_say((uint8_t)(SKYSCRAPERS_T_RULE_LAST + sky_step_rule - SKY_R_LAST), 0);
    sound_sfx(SFX_HINT);
}

static void finish_check(void) {
    uint8_t wrong = sky_now.answer == SKY_SOLVED ? sky_wrong(sky_solution) : 0;
    sky_play_enter();
    if (wrong != 0) {
        sky_now.cursor = sky_wrong_cell;
        sound_sfx(SFX_LOSE);
        sky_play_say(SKYSCRAPERS_T_WRONG, MESSAGE_TICKS);
    } else {
        sound_sfx(SFX_SOLVE);
        sky_play_say(SKYSCRAPERS_T_GOOD, MESSAGE_TICKS);
    }
}

/* Heights that the solver has placed and the player has not. */
static void take_over_solution(void) {
    uint8_t cell;
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] == 0) {
            sky_enter(cell, sky_solution[cell]);
        }
    }
}

void sky_work_tick(void) {
    if (sky_now.work == SKY_WORK_OWN) {
        sky_own_judge();
        return;
    }
    if ((pad_new[0] | pad_new[1]) & PAD_B) {
        sky_play_enter();
        return;
    }
    if (!sky_now.done) {
        return;
    }
    if (sky_now.work == SKY_WORK_CHECK) {
        finish_check();
    } else if (sky_now.answer == SKY_STEP) {
        show_step();
    } else if (sky_now.answer == SKY_SOLVED || sky_now.answer == SKY_SEVERAL) {
        take_over_solution();
        sky_play_enter();
        sky_play_changed();
        sky_play_say(SKYSCRAPERS_T_SOLVED, MESSAGE_TICKS);
    } else {
        sky_play_enter();
        sound_sfx(SFX_REFUSE);
        sky_play_say(SKYSCRAPERS_T_STUCK, MESSAGE_TICKS);
    }
}

/* A hint stays until a press; while watching, the next step follows by itself. A step that placed a tower enters it. */
void sky_show_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (sky_now.work == SKY_WORK_WATCH && (presses & PAD_B) == 0) {
        if (sky_now.clock < SHOW_TICKS) {
            return;
        }
        if (sky_step_rule == SKY_R_LAST && sky_now.lit_count != 0 && sky_step_height != 0) {
            sky_enter(sky_now.lit[0], sky_step_height);
        }
        sky_now.state = SKY_ST_WORK;
        sky_now.done = 0;
        return;
    }
    if (presses != 0) {
        if (sky_now.lit_count != 0) {
            sky_now.cursor = sky_now.lit[0];
        }
        sky_play_enter();
    }
}
