#include <string.h>
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "games/gobang/ai.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/gobang/save.h"
#include "games/gobang/stats.h"
#include "sound_ids.h"
#include "text_gobang.h"

#define MIDDLE GB_CELL(7, 7)
#define MESSAGE_TICKS 120
#define AI_PAUSE 30          /* ticks: it does not move too fast */
#define STEP_TICKS 4         /* a point of the hand's walk */
#define HINT_LEVEL GB_LEVEL_HARD
#define AGAIN_AFTER 60       /* the winning row is seen before a press counts */

gb_playing_t gb;

static uint8_t side(void) {
    return gb_count & 1; /* 0 black, 1 white */
}

static void say(uint8_t text, uint8_t ticks) {
    gb.message = text;
    gb.message_for = ticks;
}

static uint8_t both_ai(void) {
    return gb.player[0] != GB_PERSON && gb.player[1] != GB_PERSON;
}

/* ---- entering states ------------------------------------------------------------------------------------------------ */

static void enter_over(void) {
    gb.state = GB_ST_OVER;
    gb.clock = 0;
    say((uint8_t)(GOBANG_T_BLACK_WINS + gb_result - GB_BLACK_WINS), 0);
    if (gb_result == GB_DRAW) {
        sound_ending(SOUND_DRAW);
    } else {
        sound_ending(gb.player[gb_result - GB_BLACK_WINS] == GB_PERSON || both_ai() ? SOUND_WIN : SOUND_LOSE);
    }
    if (!gb.counted) {
        gb.counted = 1;
        gb_stats_count();
    } else {
        save_drop(); /* it was counted before its last stone was taken back */
    }
}

static void enter_turn(void) {
    uint8_t level;
    gb.clock = 0;
    gb.hint = GB_NO_CELL;
    if (gb_result != GB_PLAYING) {
        enter_over();
        return;
    }
    sound_song(SONG_GOBANG); /* also after the jingle, when the last move was taken back */
    level = gb.player[side()];
    if (level == GB_PERSON) {
        gb.state = GB_ST_AIM;
        say(GOBANG_T_PLAY, 0);
        return;
    }
    gb.state = GB_ST_THINK;
    gb.found = 0;
    if (pad_demo) {
        say(GOBANG_T_DEMO, 0);
    } else {
        say(both_ai() ? GOBANG_T_WATCH : GOBANG_T_THINKING, 0);
    }
    gb_think_begin((uint8_t)(level - 1), (uint16_t)(gb.seed + gb_count));
}

static void place(uint8_t cell) {
    uint8_t answer = gb_play(cell);
    if (answer != GB_OK) {
        sound_sfx(SFX_REFUSE);
        say(answer == GB_OCCUPIED ? GOBANG_T_TAKEN : (uint8_t)(GOBANG_T_LONG_ROW + answer - GB_LONG_ROW), MESSAGE_TICKS);
        return;
    }
    sound_sfx(SFX_PLACE);
    gb_save_keep();
    enter_turn();
}

/* ---- states ----------------------------------------------------------------------------------------------------------- */

static void step_cursor(uint8_t moves) {
    uint8_t x = GB_X(gb.cursor), y = GB_Y(gb.cursor), before = gb.cursor;
    if ((moves & PAD_LEFT) && x != 0) {
        --x;
    } else if ((moves & PAD_RIGHT) && x != GB_SIZE - 1) {
        ++x;
    }
    if ((moves & PAD_UP) && y != 0) {
        --y;
    } else if ((moves & PAD_DOWN) && y != GB_SIZE - 1) {
        ++y;
    }
    gb.cursor = (uint8_t)(y << 4);
    gb.cursor |= x;
    if (gb.cursor != before) {
        sound_sfx(SFX_MOVE);
    }
}

static void pass_message(uint8_t usual) {
    if (gb.message_for != 0) {
        --gb.message_for;
        if (gb.message_for == 0) {
            gb.message = usual;
        }
    }
}

static void st_aim(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    pass_message(GOBANG_T_PLAY);
    step_cursor(pad_repeat[0] | pad_repeat[1]);
    if (presses & PAD_A) {
        place(gb.cursor);
    } else if (presses & PAD_B) {
        gb_play_undo();
    } else if (presses & PAD_SELECT) {
        gb_play_hint();
    }
}

static void st_think(void) {
    if (gb.found && gb.clock >= AI_PAUSE) {
        gb.target = gb_think_move();
        gb.state = GB_ST_WALK;
        gb.clock = 0;
    }
}

/* The AI moves the cursor like a person: a point at a time, both ways at once. */
static void st_walk(void) {
    uint8_t x = GB_X(gb.cursor), y = GB_Y(gb.cursor), to_x = GB_X(gb.target), to_y = GB_Y(gb.target);
    if ((uint8_t)gb.clock % STEP_TICKS != 0) {
        return;
    }
    if (gb.cursor == gb.target) {
        place(gb.target);
        return;
    }
    if (x < to_x) {
        ++x;
    } else if (x > to_x) {
        --x;
    }
    if (y < to_y) {
        ++y;
    } else if (y > to_y) {
        --y;
    }
    gb.cursor = (uint8_t)(y << 4);
    gb.cursor |= x;
    sound_sfx(SFX_MOVE);
}

static void st_hint(void) {
    if (gb.found) {
        gb.hint = gb_think_move();
        gb.cursor = gb.hint;
        gb.state = GB_ST_AIM;
        say(GOBANG_T_PLAY, 0);
        sound_sfx(SFX_HINT);
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        enter_turn(); /* never mind */
    }
}

static void st_over(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (gb.clock < AGAIN_AFTER) {
        return;
    }
    if (presses & PAD_A) {
        gb_play_again();
    } else if (presses & PAD_B) {
        gb_play_undo();
    }
}

void gb_play_tick(void) {
    static void (*const states[GB_STATES])(void) = {st_aim, st_think, st_walk, st_hint, st_over};
    if (gb.clock != 0xFFFF) {
        ++gb.clock;
    }
    states[gb.state]();
}

void gb_play_think(void) {
    if ((gb.state != GB_ST_THINK && gb.state != GB_ST_HINT) || gb.found) {
        return;
    }
    while (!FRAME_OVER()) {
        if (gb_think_step()) {
            gb.found = 1;
            return;
        }
    }
}

/* ---- what the pause menu offers as well ------------------------------------------------------------------------------------ */

/* Back to the person's last turn: the AI's answer goes with it. */
void gb_play_undo(void) {
    uint8_t person = gb.player[0] == GB_PERSON || gb.player[1] == GB_PERSON;
    if ((gb.state != GB_ST_AIM && gb.state != GB_ST_OVER) || !person || !gb_undo()) {
        sound_sfx(SFX_REFUSE);
        if (gb.state == GB_ST_AIM) { /* elsewhere the line says what matters more */
            say(GOBANG_T_NO_UNDO, MESSAGE_TICKS);
        }
        return;
    }
    while (gb.player[side()] != GB_PERSON && gb_undo()) {
    }
    sound_sfx(SFX_UNDO);
    gb_save_keep();
    enter_turn();
}

void gb_play_hint(void) {
    if (gb.state != GB_ST_AIM) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    gb.state = GB_ST_HINT;
    gb.clock = 0;
    gb.found = 0;
    say(GOBANG_T_HINTING, 0);
    sound_sfx(SFX_SELECT);
    gb_think_begin(HINT_LEVEL, gb.seed);
}

/* ---- beginning ----------------------------------------------------------------------------------------------------------------- */

static void begin(void) {
    gb.cursor = MIDDLE;
    gb.seed = rng_next();
    gb.seed = gb.seed << 8;
    gb.seed |= rng_next();
    gb_save_keep();
    enter_turn();
}

void gb_play_new(uint8_t black, uint8_t white, uint8_t renju) {
    memset(&gb, 0, sizeof gb);
    gb.player[0] = black;
    gb.player[1] = white;
    gb_new(renju);
    begin();
}

/* The screen is entered anew: the fade clears the board. */
void gb_play_again(void) {
    game_mode = GAME_FRESH;
    screen_go(SCREEN_GAME + GAME_PLAY);
}

uint8_t gb_play_resume(void) {
    memset(&gb, 0, sizeof gb);
    if (!gb_save_load()) {
        gb_play_new(GB_PERSON, GB_PERSON, 0);
        return 0;
    }
    gb.cursor = gb_count != 0 ? gb_moves[gb_count - 1] : MIDDLE;
    enter_turn();
    return 1;
}
