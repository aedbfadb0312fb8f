#include "cart/mapper.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "cart/sound/sound.h"
#include "games/connect4/ai.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "games/connect4/review.h"
#include "sound_ids.h"
#include "text_connect4.h"

#define MOVE_AFTER 40 /* ticks: it does not move too fast */
#define STEP_QUICK 2
#define STEP_TICKS 8   /* a column of the cursor's way */
#define LONG_TICKS 900 /* 15 s: from here on the time is shown, and thinking can be stopped */
#define HINT_LEVEL C4_PERFECT

/* What the AI is thinking about; a move or a hint takes precedence over the analysis. */
enum { THINK_NOTHING, THINK_MOVE, THINK_ANALYSIS };
static uint8_t thinking;

uint8_t c4_hand_able(void) {
    return save_state != SAVE_NO_RAM;
}

uint8_t c4_hand_refuses(void) {
    if (c4_hand_able()) {
        return c4_link_refuses();
    }
    c4_play_refuse(CONNECT4_T_NO_RAM);
    return 1;
}

static void begin(uint8_t level) {
    c4_state.found = 0;
    thinking = THINK_MOVE;
    wram_open();
    c4_think_begin(&c4_state.match.game, level, (uint16_t)(c4_state.seed + c4_state.match.game.count));
    wram_close();
}

void c4_hand_think(uint8_t player) {
    c4_state.state = C4_ST_THINK;
    c4_play_say(CONNECT4_T_THINKING, 0);
    begin((uint8_t)(c4_state.player[player] - 1));
}

void c4_hand_hint(void) {
    if (c4_hand_refuses()) {
        return;
    }
    c4_state.state = C4_ST_HINT;
    c4_state.clock = 0;
    c4_play_say(CONNECT4_T_HINTING, 0);
    sound_sfx(SFX_SELECT);
    begin(HINT_LEVEL);
}

static void say_unproven(void) {
    if (!c4_think.settled) {
        c4_play_say(CONNECT4_T_UNPROVEN, 0);
    }
}

/* After a while the screen shows how long it has been thinking. B makes it play the best move so far. */
static void long_thought(void) {
    c4_play_say(CONNECT4_T_LONG, 0);
    if ((pad_new[0] | pad_new[1]) & PAD_B) {
        sound_sfx(SFX_SELECT);
        wram_open();
        c4_think_stop();
        wram_close();
    }
}

void c4_hand_st_think(void) {
    uint8_t is_long = c4_state.clock >= LONG_TICKS;
    if (c4_state.found) {
        if (is_long) {
            say_unproven();
        }
        if (c4_state.clock >= MOVE_AFTER || c4_play_hurried()) {
            c4_state.state = C4_ST_WALK;
            c4_state.clock = 0;
        }
    } else if (is_long) {
        long_thought();
    }
}

void c4_hand_st_walk(void) {
    if (c4_state.clock < STEP_TICKS && !(c4_state.clock >= STEP_QUICK && c4_play_hurried())) {
        return;
    }
    c4_state.clock = 0;
    if (turns_walk(&c4_state.cursor, c4_think.column, C4_COLUMNS)) {
        c4_play_drop(c4_match_turn(&c4_state.match), c4_state.cursor);
    }
}

void c4_hand_st_hint(void) {
    uint8_t is_long = c4_state.clock >= LONG_TICKS;
    if (c4_state.found) {
        c4_play_aim();
        if (is_long) {
            say_unproven();
        }
        c4_state.hint = (uint8_t)(c4_think.column + 1);
        c4_state.cursor = c4_think.column;
        sound_sfx(SFX_HINT);
    } else if (is_long) {
        long_thought();
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        thinking = THINK_NOTHING;
        c4_play_aim();
    }
}

void c4_hand_forget(void) {
    thinking = THINK_NOTHING;
}

/* Values are computed while a person aims; thinking about a move in between discards them. */
static void think(void) {
    if (c4_state.state == C4_ST_THINK || c4_state.state == C4_ST_HINT) {
        if (!c4_state.found) {
            c4_state.found = c4_think_run();
        }
    } else if (c4_state.state == C4_ST_AIM && c4_state.analysis == 1) {
        if (thinking != THINK_ANALYSIS) {
            thinking = THINK_ANALYSIS;
            c4_analyse_begin(&c4_state.match.game);
        }
        if (c4_analyse_run()) {
            thinking = THINK_NOTHING;
            c4_state.analysis = 2;
        }
    } else if (c4_state.state == C4_ST_LOOK && c4_review.state == C4_REVIEW_WORKING) {
        c4_review_step();
    }
}

void c4_hand_spare(void) {
    if (!c4_hand_able()) {
        return;
    }
    if (c4_state.linked) {
        link_driver_think();
        return;
    }
    wram_open();
    think();
    wram_close();
}
