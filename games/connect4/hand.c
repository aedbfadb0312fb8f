#include "cart/mapper.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "games/connect4/ai.h"
#include "games/connect4/hand.h"
#include "games/connect4/play.h"
#include "games/connect4/wired.h"
#include "gates.h"
#include "sound_ids.h"
#include "text_connect4.h"

#define MOVE_AFTER 40   /* ticks: it does not move too fast */
#define STEP_TICKS 8    /* a column of the cursor's way */
#define HINT_LEVEL C4_PERFECT

/* What is being thought about; a move or a hint goes before the analysis. */
enum { THINK_NOTHING, THINK_MOVE, THINK_ANALYSIS };
static uint8_t thinking;

uint8_t c4_hand_able(void) {
    return save_state != SAVE_NO_RAM;
}

uint8_t c4_hand_refuses(void) {
    if (c4_hand_able()) {
        return c4_wired_refuses();
    }
    c4_play_refuse(CONNECT4_T_NO_RAM);
    return 1;
}

static void begin(uint8_t level) {
    c4.found = 0;
    thinking = THINK_MOVE;
    wram_open();
    c4_think_begin(&c4.match.game, level, (uint16_t)(c4.seed + c4.match.game.count));
    wram_close();
}

void c4_hand_think(uint8_t player) {
    c4.state = C4_ST_THINK;
    c4_play_say(CONNECT4_T_THINKING, 0);
    begin((uint8_t)(c4.player[player] - 1));
}

void c4_hand_hint(void) {
    if (c4_hand_refuses()) {
        return;
    }
    c4.state = C4_ST_HINT;
    c4.clock = 0;
    c4_play_say(CONNECT4_T_HINTING, 0);
    sound_sfx(SFX_SELECT);
    begin(HINT_LEVEL);
}

void c4_hand_st_think(void) {
    if (c4.found && c4.clock >= MOVE_AFTER) {
        c4.state = C4_ST_WALK;
        c4.clock = 0;
    }
}

void c4_hand_st_walk(void) {
    uint8_t player = c4_match_turn(&c4.match);
    if (c4.clock < STEP_TICKS) {
        return;
    }
    c4.clock = 0;
    if (c4.cursor < c4_think.column) {
        ++c4.cursor;
    } else if (c4.cursor > c4_think.column) {
        --c4.cursor;
    } else {
        c4_play_drop(player);
        return;
    }
    sound_sfx(SFX_MOVE);
}

void c4_hand_st_hint(void) {
    if (c4.found) {
        c4_play_aim();
        c4.hint = (uint8_t)(c4_think.column + 1);
        c4.cursor = c4_think.column;
        sound_sfx(SFX_HINT);
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        thinking = THINK_NOTHING;
        c4_play_aim();
    }
}

/* Values are worked out while a person aims; the thought of a move in between throws them away. */
static uint8_t step(void) {
    if (c4.state == C4_ST_THINK || c4.state == C4_ST_HINT) {
        if (c4.found) {
            return 0;
        }
        c4.found = c4_think_step();
        return !c4.found;
    }
    if (c4.state != C4_ST_AIM || c4.analysis != 1) {
        return 0;
    }
    if (thinking != THINK_ANALYSIS) {
        thinking = THINK_ANALYSIS;
        c4_analyse_begin(&c4.match.game);
        return 1;
    }
    if (c4_analyse_step()) {
        thinking = THINK_NOTHING;
        c4.analysis = 2;
        return 0;
    }
    return 1;
}

void c4_hand_spare(void) {
    if (!c4_hand_able()) {
        return;
    }
    if (c4.linked) {
        cable_think();
        return;
    }
    wram_open();
    while (!FRAME_OVER() && step()) {
    }
    wram_close();
}
