#include <string.h>
#include "cart/club/ending.h"
#include "cart/club/turn_clock.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "cart/stats.h"
#include "games/gobang/ai.h"
#include "games/gobang/play.h"
#include "games/gobang/review.h"
#include "games/gobang/rules.h"
#include "sound_ids.h"
#include "text_gobang.h"

#define MIDDLE GB_CELL(7, 7)
#define LAST_CELL GB_CELL(GB_SIZE - 1, GB_SIZE - 1)
#define COLUMNS 15 /* mask of a cell's column */
#define MESSAGE_TICKS 120
#define AI_PAUSE 12  /* ticks before the machine moves at the earliest */
#define STEP_TICKS 2 /* a point of the hand's walk */
#define HINT_LEVEL GB_LEVEL_HARD
#define LATE_STONES 36 /* from this many stones on the music says that the end may be near */
#define AGAIN_AFTER 60 /* the winning row is shown this long before a press counts */
#define END_AFTER 240  /* then the ending screen appears by itself */

gb_state_t gb_state;

static uint8_t side(void) {
    return gb_count & 1; /* 0 black, 1 white */
}

static void say(uint8_t text, uint8_t ticks) {
    gb_state.message = text;
    gb_state.message_for = ticks;
}

/* A person's turn begins at the nearest legal point in one of the eight directions. */
static void find_free(void) {
    static const uint8_t ways[8] = {1, 0x100 - 1, 16, 0x100 - 16, 17, 0x100 - 17, 15, 0x100 - 15};
    uint8_t i, ring, step, from = gb_state.cursor;
    for (ring = 1; ring < GB_SIZE; ++ring) {
        for (i = 0; i < sizeof ways; ++i) {
            if (gb_check(gb_state.cursor) == GB_OK) {
                return;
            }
            gb_state.cursor = from;
            for (step = ring; step != 0; --step) {
                gb_state.cursor += ways[i];
            }
        }
    }
}

/* ---- entering states ------------------------------------------------------------------------------------------------ */

static void enter_over(void) {
    uint8_t winner = (uint8_t)(gb_result - GB_BLACK_WINS);
    if (winner < TURNS_NOBODY && !gb_state.counted) {
        series_count(&gb_state.series, winner);
    }
    gb_state.state = GB_ST_OVER;
    gb_state.clock = 0;
    say((uint8_t)(GOBANG_T_BLACK_WINS + winner), 0);
    turns_ending(gb_state.player, winner);
    turns_count(&gb_state.counted, turns_counters(gb_state.player, winner, GB_STAT_FROM_FIRST_LEVEL));
}

static uint8_t aim_text(void) {
    if (gb_state.swap == GB_SWAP_OFF) {
        return GOBANG_T_PLAY;
    }
    return gb_state.swap == GB_SWAP_THREE ? GOBANG_T_SWAP_THREE : GOBANG_T_SWAP_FIVE;
}

static void enter_turn(void) {
    uint8_t level;
    gb_state.clock = 0;
    gb_state.hint = GB_NO_CELL;
    if (gb_result != GB_PLAYING) {
        enter_over();
        return;
    }
    sound_theme(SONG_GOBANG, gb_count >= LATE_STONES); /* also after the jingle, when the last move was taken back */
    level = gb_state.player[side()];
    if ((gb_state.swap == GB_SWAP_THREE && gb_count == 3) || (gb_state.swap == GB_SWAP_FIVE && gb_count == 5)) {
        gb_state.state = GB_ST_CHOOSE;
        say(gb_state.swap == GB_SWAP_THREE ? GOBANG_T_SWAP_OTHER : GOBANG_T_SWAP_FIRST, 0);
        return;
    }
    if (level == GB_PERSON) {
        gb_state.state = GB_ST_AIM;
        if (gb_state.player[side() ^ 1] != GB_PERSON) {
            gb_state.cursor = gb_state.home;
        }
        find_free();
        say(aim_text(), 0);
        return;
    }
    gb_state.state = GB_ST_THINK;
    gb_state.found = 0;
    if (pad_demo) {
        say(GOBANG_T_DEMO, 0);
    } else {
        say(gb_state.player[side() ^ 1] != GB_PERSON ? GOBANG_T_WATCH : GOBANG_T_THINKING, 0);
    }
    gb_think_begin((uint8_t)(level - 1), (uint16_t)(gb_state.seed + gb_count));
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

static void st_aim(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (TURN_CLOCK_IS_ON && turn_clock(gb_state.player, gb_count)) { /* the hand lets go */
        find_free();
        presses = PAD_A;
    }
    if (turns_run_out(&gb_state.message_for)) {
        gb_state.message = aim_text();
    }
    turns_cursor(&gb_state.cursor, LAST_CELL, COLUMNS, pad_repeat[0] | pad_repeat[1], presses);
    if (presses & PAD_A) {
        gb_state.home = gb_state.cursor;
        place(gb_state.cursor);
    } else if (presses & PAD_B) {
        gb_play_undo();
    } else if (presses & PAD_SELECT) {
        gb_play_hint();
    }
}

uint8_t gb_play_hurried(void) {
    return options.quick || ((pad_held[0] | pad_held[1]) & (PAD_A | PAD_B));
}

/* Swap2: after three stones the other player takes white or black, or puts two more; after five the first player chooses. White
 * is on the move. */
static void st_choose(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (presses & PAD_A) {
        gb_state.swap = GB_SWAP_OFF;
    } else if (presses & PAD_B) {
        gb_state.swap = GB_SWAP_OFF;
        gb_state.series.swapped ^= 1;
    } else if ((presses & PAD_SELECT) && gb_state.swap == GB_SWAP_THREE) {
        gb_state.swap = GB_SWAP_FIVE;
    } else {
        return;
    }
    sound_sfx(SFX_SELECT);
    gb_save_keep();
    enter_turn();
}

static void st_think(void) {
    if (gb_state.found && (gb_state.clock >= AI_PAUSE || gb_play_hurried())) {
        gb_state.target = gb_think_move();
        gb_state.state = GB_ST_WALK;
        gb_state.clock = 0;
    }
}

/* The AI moves the cursor like a person. */
static void st_walk(void) {
    if (options.quick) {
        gb_state.cursor = gb_state.target;
    } else if (gb_state.clock < STEP_TICKS && !gb_play_hurried()) {
        return;
    }
    gb_state.clock = 0;
    if (turns_walk(&gb_state.cursor, gb_state.target, COLUMNS)) {
        place(gb_state.target);
    }
}

static void st_hint(void) {
    if (gb_state.found) {
        gb_state.hint = gb_think_move();
        gb_state.cursor = gb_state.hint;
        gb_state.state = GB_ST_AIM;
        say(GOBANG_T_PLAY, 0);
        sound_sfx(SFX_HINT);
    } else if ((pad_new[0] | pad_new[1]) & PAD_B) {
        enter_turn(); /* not needed any more */
    }
}

/* The board has shown its celebration: the ending screen follows. */
static void end_game(void) {
    uint8_t winner = (uint8_t)(gb_result - GB_BLACK_WINS);
    club_score(gb_state.series.wins);
    club_end(gb_state.player, winner, (uint8_t)(CLUB_BLACK + winner),
             series_over(&gb_state.series) ? CLUB_REVIEW | CLUB_NEXT | CLUB_MATCH : CLUB_REVIEW | CLUB_NEXT);
}

static void st_over(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (gb_state.clock < AGAIN_AFTER) {
        return;
    }
    if ((presses & PAD_A) || (gb_state.clock == END_AFTER && !pad_demo)) {
        end_game();
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    } else if (presses & PAD_SELECT) {
        gb_play_review();
    }
}

/* ---- after the game -------------------------------------------------------------------------------------------------------- */

void gb_play_review(void) {
    if (pad_demo) {
        return;
    }
    sound_sfx(SFX_SELECT);
    gb_review_begin();
    gb_state.clock = 0;
    gb_state.found = gb_result == GB_DRAW;
    gb_state.state = GB_ST_LOOK;
    say(GOBANG_T_LOOKING, 0);
}

static void show_moves(uint8_t moves) {
    gb_review_go(moves);
    gb_state.hint = GB_NO_CELL;
    if (gb_review_turn != GB_REVIEW_NONE && moves == (uint8_t)(gb_review_turn + 1)) {
        gb_state.hint = gb_review_best;
        say(gb_review_best == GB_NO_CELL ? GOBANG_T_TURNING : GOBANG_T_BETTER, 0);
    } else {
        say(GOBANG_T_REVIEW, 0);
    }
}

static void show_turn(void) {
    show_moves(gb_review_turn == GB_REVIEW_NONE ? gb_review_length : (uint8_t)(gb_review_turn + 1));
}

/* A piece of the search is done, or the player cancels it. */
static void st_look(void) {
    if ((pad_new[0] | pad_new[1]) & PAD_B) {
        gb_review_turn = GB_REVIEW_NONE;
        gb_review_go(gb_review_length);
    } else if (!gb_state.found) {
        return;
    } else if (!gb_review_next()) {
        gb_state.found = 0;
        return;
    }
    gb_state.state = GB_ST_REVIEW;
    show_turn();
    sound_sfx(SFX_HINT);
}

static void st_review(void) {
    uint8_t presses = pad_new[0] | pad_new[1], moves = pad_repeat[0] | pad_repeat[1];
    if ((moves & (PAD_LEFT | PAD_UP)) && gb_count != 0) {
        show_moves((uint8_t)(gb_count - 1));
        sound_sfx(SFX_UNDO);
    } else if ((moves & (PAD_RIGHT | PAD_DOWN)) && gb_count != gb_review_length) {
        show_moves((uint8_t)(gb_count + 1));
        sound_sfx(SFX_PLACE);
    } else if (presses & PAD_SELECT) {
        show_turn();
        sound_sfx(SFX_SELECT);
    } else if (presses & (PAD_A | PAD_B)) {
        gb_review_go(gb_review_length);
        gb_state.hint = GB_NO_CELL;
        gb_state.state = GB_ST_OVER;
        gb_state.clock = AGAIN_AFTER;
        end_game();
    }
}

void gb_play_tick(void) {
    static void (*const states[GB_STATES])(void) = {st_aim,  st_think, st_walk,   st_hint,
                                                    st_over, st_look,  st_review, st_choose};
    if (gb_state.clock != 0xFFFF) {
        ++gb_state.clock;
    }
    if (gb_state.state < GB_ST_OVER && TURNS_JOIN_BY_PAD_2(gb_state.player, gb_count)) {
        enter_turn();
        say(GOBANG_T_JOINED, MESSAGE_TICKS);
    }
    states[gb_state.state]();
}

void gb_play_think(void) {
    if (GB_THINKS(gb_state.state) && !gb_state.found) {
        gb_state.found = gb_think_run();
    }
}

/* ---- what the pause menu offers, too ------------------------------------------------------------------------------------ */

/* Back to the person's last turn: the AI's answer goes with it. */
void gb_play_undo(void) {
    uint8_t back = turns_back(gb_state.player, side(), gb_count);
    if ((gb_state.state != GB_ST_AIM && gb_state.state != GB_ST_OVER) || back == 0) {
        sound_sfx(SFX_REFUSE);
        if (gb_state.state == GB_ST_AIM) { /* on other screens the line has something more important */
            say(GOBANG_T_NO_UNDO, MESSAGE_TICKS);
        }
        return;
    }
    for (; back != 0; --back) {
        gb_undo();
    }
    sound_sfx(SFX_UNDO);
    gb_save_keep();
    enter_turn();
}

void gb_play_hint(void) {
    if (gb_state.state != GB_ST_AIM) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    gb_state.state = GB_ST_HINT;
    gb_state.clock = 0;
    gb_state.found = 0;
    say(GOBANG_T_HINTING, 0);
    sound_sfx(SFX_SELECT);
    gb_think_begin(HINT_LEVEL, gb_state.seed);
}

/* ---- beginning ----------------------------------------------------------------------------------------------------------------- */

static void begin(void) {
    gb_state.cursor = MIDDLE;
    gb_state.home = MIDDLE;
    gb_state.seed = rng_next16();
    gb_save_keep();
    enter_turn();
}

/* Swap2 is only for two people; with a machine black simply begins. */
static void new_game(uint8_t rules) {
    uint8_t people = (gb_state.player[0] | gb_state.player[1]) == GB_PERSON;
    gb_new(rules == GB_RULES_RENJU);
    gb_state.swap = rules == GB_RULES_SWAP && people ? GB_SWAP_THREE : GB_SWAP_OFF;
    gb_state.rules = rules;
    begin();
}

void gb_play_new(uint8_t black, uint8_t white, uint8_t rules, uint8_t best_of) {
    memset(&gb_state, 0, sizeof gb_state);
    gb_state.player[0] = black;
    gb_state.player[1] = white;
    gb_state.series.best_of = best_of;
    turns_seat(gb_state.player);
    new_game(rules);
}

void gb_play_next(void) {
    series_next(&gb_state.series, gb_state.player, gb_result == GB_DRAW);
    gb_state.counted = 0;
    gb_state.message_for = 0;
    new_game(gb_state.rules);
}

void gb_play_resume(void) {
    memset(&gb_state, 0, sizeof gb_state);
    if (!gb_save_load()) {
        gb_play_new(GB_PERSON, GB_PERSON, GB_RULES_FREE, 1);
        return;
    }
    turns_seat(gb_state.player);
    gb_state.cursor = gb_count != 0 ? gb_moves[gb_count - 1] : MIDDLE;
    gb_state.home = gb_count > 1 ? gb_moves[gb_count - 2] : gb_state.cursor;
    enter_turn();
}
