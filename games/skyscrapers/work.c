#include <string.h>
#include "cart/pad.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "games/skyscrapers/along.h"
#include "games/skyscrapers/hint.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/square.h"
#include "sound_ids.h"
#include "text_skyscrapers.h"

#define MESSAGE_TICKS 150
#define SHOW_TICKS 40   /* a step, while watching */
#define WRONG_TICKS 120 /* wrong towers, while watching: after it they are taken away */

/* ---- in the rest of the frames ---------------------------------------------------------------------------------------------- */

static void work_on(uint8_t stepping) {
    sky_state.state = SKY_ST_WORK;
    sky_state.clock = 0;
    sky_state.lit_count = 0;
    sky_state.stepping = stepping;
    sky_state.done = 0;
}

/* Whatever is asked, the solution is found first: it shows which towers are wrong, and no step may rest on those. A puzzle from
 * the maker or the pack brings it along; after power-off it is found again, once. */
void sky_work_begin(uint8_t work) {
    sky_state.work = work;
    if (work == SKY_WORK_HINT) {
        sky_state.helped |= SKY_HINT_HELPED;
    } else if (work >= SKY_WORK_WATCH) {
        sky_state.helped |= SKY_HINT_HELPED | SKY_SOLVER_HELPED;
    }
    work_on(0);
    sky_play_say(work == SKY_WORK_HINT ? SKYSCRAPERS_T_LOOKING : SKYSCRAPERS_T_SOLVING, 0);
    if (sky_state.known) {
        sky_state.answer = SKY_SOLVED;
        sky_state.done = 1;
    } else {
        sky_solve_begin(&sky_game.puzzle, SKY_FAST_ALL);
    }
}

static void think_along(void) {
    if (sky_state.along == SKY_ALONG_AFRESH) {
        sky_along_begin();
        sky_state.along = SKY_ALONG_BUSY;
    }
    while (!FRAME_OVER()) {
        if (sky_along_step()) {
            sky_state.along = SKY_ALONG_FOUND;
            return;
        }
    }
}

/* Once a frame, with all the time that the frame has left. */
void sky_work_think(void) {
    uint8_t state;
    if (sky_state.along >= SKY_ALONG_AFRESH && (sky_state.state == SKY_ST_PLAY || sky_state.state == SKY_ST_PAD)) {
        think_along();
        return;
    }
    if (sky_state.done) {
        return;
    }
    if (sky_state.state == SKY_ST_MAKE || (sky_state.state == SKY_ST_WON && sky_state.source == SKY_FROM_MAKER && !pad_demo)) {
        sky_state.done = sky_run_make();
    } else if (sky_state.state == SKY_ST_WORK && sky_state.stepping) {
        state = sky_run_hint();
        sky_state.answer = state;
        sky_state.done = state >= SKY_HINT_STEP;
    } else if (sky_state.state == SKY_ST_WORK) {
        state = sky_run_solve();
        sky_state.answer = state;
        sky_state.done = state >= SKY_DONE;
    }
}

static void leave(void) {
    if (sky_state.lit_count != 0) {
        sky_state.cursor = sky_state.lit[0];
    }
    sky_play_enter();
    sky_play_changed();
}

/* ---- what follows from it ----------------------------------------------------------------------------------------------------- */

static void show(uint8_t message, uint8_t shows) {
    sky_state.state = SKY_ST_SHOW;
    sky_state.clock = 0;
    sky_state.shows = shows;
    sky_state.lit_count = sky_hint.cells;
    memcpy(sky_state.lit, sky_hint.lit, sizeof sky_state.lit);
    sky_state.lit_clue = sky_hint.clue;
    sky_play_say(message, 0);
    sound_sfx(shows == SKY_SHOW_WRONG ? SFX_WRONG : SFX_HINT);
}

static void step_on(void) {
    work_on(1);
    sky_hint_begin(sky_state.work == SKY_WORK_ORIGINAL);
}

/* The solution is known. */
static void judge(void) {
    if (sky_hint_wrong() != 0) {
        show(SKYSCRAPERS_T_WRONG, SKY_SHOW_WRONG);
    } else if (sky_state.work != SKY_WORK_CHECK) {
        step_on();
    } else {
        sky_play_enter();
        sound_sfx(SFX_SOLVE);
        sky_play_say(SKYSCRAPERS_T_GOOD, MESSAGE_TICKS);
    }
}

static void show_step(void) {
    uint8_t message = (uint8_t)(SKYSCRAPERS_T_RULE_LAST + sky_hint.rule - SKY_R_LAST);
    if (sky_hint.rule == SKY_R_ONE && sky_parks) {
        message = SKYSCRAPERS_T_RULE_ONE_PARKS;
    } else if (sky_hint.rule == SKY_R_TRY && sky_hint.height != 0) {
        message = SKYSCRAPERS_T_RULE_TRIED;
    }
    show(message, SKY_SHOW_STEP);
}

/* Select: switches between the rules of the original machine alone and all of them. */
static uint8_t other_rules(void) {
    if (sky_state.work < SKY_WORK_WATCH || sky_state.work > SKY_WORK_ORIGINAL || !((pad_new[0] | pad_new[1]) & PAD_SELECT)) {
        return 0;
    }
    sky_state.work ^= SKY_WORK_WATCH ^ SKY_WORK_ORIGINAL;
    sound_sfx(SFX_TICK);
    step_on();
    return 1;
}

void sky_work_tick(void) {
    if (sky_state.work == SKY_WORK_OWN) {
        sky_own_judge();
        return;
    }
    if ((pad_new[0] | pad_new[1]) & PAD_B) {
        leave();
        return;
    }
    if ((sky_state.stepping && other_rules()) || !sky_state.done) {
        return;
    }
    if (sky_state.stepping && sky_state.answer == SKY_HINT_STEP) {
        show_step();
    } else if (sky_state.stepping && sky_state.work == SKY_WORK_ORIGINAL) {
        sky_hint.cells = 0;
        sky_hint.clue = SKY_NO_CLUE;
        show(SKYSCRAPERS_T_ORIGINAL_STUCK, SKY_SHOW_STUCK);
    } else if (!sky_state.stepping && sky_state.answer == SKY_SOLVED) {
        if (!sky_state.known) {
            memcpy(sky_goal, sky_solution, sizeof sky_goal);
            sky_state.known = 1;
        }
        judge();
    } else {
        sky_play_enter();
        sound_sfx(SFX_REFUSE);
        sky_play_say(SKYSCRAPERS_T_STUCK, MESSAGE_TICKS);
    }
}

/* ---- a step is on the screen -------------------------------------------------------------------------------------------------- */

static void say_solved(void) {
    if (sky_state.state == SKY_ST_WON && sky_state.work >= SKY_WORK_WATCH) {
        sky_play_say(SKYSCRAPERS_T_SOLVED, 0);
    }
}

/* All towers that are missing, at once. */
static void build_rest(void) {
    uint8_t cell;
    for (cell = 0; cell < sky_nn; ++cell) {
        if (sky_game.entry[cell] == 0) {
            sky_enter(cell, sky_goal[cell]);
        }
    }
    sky_play_changed();
    say_solved();
}

static void take_wrong_away(void) {
    sky_clean_wrong(sky_goal);
    sky_play_changed();
    if (sky_state.work == SKY_WORK_CHECK) {
        sky_play_enter();
    } else {
        sky_along_begin(); /* and what followed from them */
        step_on();
    }
}

/* What the step has ruled out stays ruled out for the player. What the towers rule out by themselves is not kept. */
static void keep_ruled_out(void) {
    uint8_t i, cell;
    uint16_t out;
    sky_past_act();
    for (i = 0; i < sky_state.lit_count; ++i) {
        cell = sky_state.lit[i];
        out = sky_candidates(cell);
        out = ~out;
        out &= sky_remaining(cell);
        sky_rule_out(cell, out);
    }
}

/* Does what the step says and looks for the next one; a hint that has built a tower has done its work. While the solver is to
 * go on nothing is saved: a save is put together in its table. */
static void take_step(void) {
    if (sky_hint.height == 0) {
        if (sky_state.work != SKY_WORK_WATCH) { /* after giving up nobody needs it */
            keep_ruled_out();
        }
        work_on(1);
        return;
    }
    sky_enter(sky_state.lit[0], sky_hint.height);
    sound_sfx(SFX_PLACE);
    if (sky_state.work >= SKY_WORK_WATCH && sky_open_cells() != 0) {
        work_on(1);
        return;
    }
    leave();
    say_solved();
}

void sky_show_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1], watching = sky_state.work >= SKY_WORK_WATCH, over;
    uint8_t wrong = sky_state.shows == SKY_SHOW_WRONG;
    if (!wrong && other_rules()) {
        return;
    }
    over = watching && sky_state.clock >= (wrong ? WRONG_TICKS : SHOW_TICKS);
    if (sky_state.shows == SKY_SHOW_STUCK) {
        if (presses != 0) {
            leave();
        }
    } else if (wrong && (over || (presses & PAD_A))) {
        take_wrong_away();
    } else if (sky_state.work == SKY_WORK_WATCH && (presses & PAD_A)) {
        build_rest();
    } else if (over || (presses & PAD_A)) {
        take_step();
    } else if (presses != 0) {
        leave();
    }
}
