#include <string.h>
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/sound/ending.h"
#include "cart/sound/sound.h"
#include "games/connect4/hand.h"
#include "games/connect4/play.h"
#include "games/connect4/stats.h"
#include "games/connect4/wired.h"
#include "gates.h"
#include "sound_ids.h"
#include "text_connect4.h"

#define GRAVITY 7            /* units a tick, every tick */
#define FALL_START 32        /* two pixels: the press is seen in the next picture */
#define BOUNCE_MIN 60        /* slower impacts do not bounce */
#define MESSAGE_TICKS 90
#define NEXT_AFTER_TICKS 90  /* the winning line is seen before a press counts */
#define INVITE_TICKS 0x80     /* of each of the two messages then */
#define FIRST_COLUMN 3

c4_play_t c4;
uint8_t c4_scratch[C4_SCRATCH_BYTES];

/* ---- keeping the game ---------------------------------------------------------------------------------------------- */

static void keep(void) {
    uint8_t length = 0;
    if (pad_demo || c4.linked) { /* a linked game is kept by the other console */
        return;
    }
    if (!c4.match.game.over) {
        length = c4_match_pack(&c4.match, c4_scratch);
    }
    save_store(SAVE_CONNECT4_GAME, c4_scratch, length);
}

/* ---- states --------------------------------------------------------------------------------------------------------- */

void c4_play_say(uint8_t text, uint8_t ticks) {
    c4.message = text;
    c4.message_for = ticks;
}

void c4_play_refuse(uint8_t text) {
    sound_sfx(SFX_REFUSE);
    c4_play_say(text, MESSAGE_TICKS);
}

void c4_play_aim(void) {
    uint8_t player = c4_match_turn(&c4.match);
    sound_song(SONG_CONNECT4);
    c4.clock = 0;
    c4.hint = 0;
    if (c4.analysis) {
        c4.analysis = 1;
    }
    if (c4.player[player] == C4_LINK) {
        c4_wired_wait(player);
        return;
    }
    if (c4.player[player] != C4_PERSON) {
        c4_hand_think(player);
        return;
    }
    c4.state = C4_ST_AIM;
    c4_play_say(pad_demo ? CONNECT4_T_DEMO : (uint8_t)(CONNECT4_T_AIM_1 + player), 0);
}

static uint8_t two_pads(void) {
    return !c4.one_pad && c4.player[0] == C4_PERSON && c4.player[1] == C4_PERSON;
}

/* Against an AI the person has the first pad. */
static uint8_t pad_of(uint8_t player) {
    return two_pads() ? player : 0;
}

static void enter_fall(uint8_t player) {
    uint8_t row = c4.match.game.last_row;
    c4.state = C4_ST_FALL;
    c4.clock = 0;
    c4.fall_player = player;
    c4.fall_column = c4.cursor;
    c4.fall_cell = (uint8_t)(row * C4_COLS + c4.cursor);
    c4.fall_y = FALL_START;
    c4.fall_v = 0;
    c4.fall_end = (C4_ROWS - 1 - row) * C4_CELL_PX;
    c4.fall_end += C4_HOVER_PX;
    c4.fall_end *= C4_FALL_UNITS;
    sound_sfx(SFX_FALL);
}

/* To those who sit at this console: only one who plays alone can lose. */
static uint8_t ending(void) {
    uint8_t winner = c4.fall_player;
    if (c4.player[winner] != C4_PERSON && c4.player[winner ^ 1] == C4_PERSON) {
        return SOUND_LOSE;
    }
    return SOUND_WIN;
}

/* What the end of the game is told with. */
static uint8_t result(void) {
    uint8_t winner = c4_match_winner(&c4.match);
    if (c4.match.game.over == C4_EV_DRAW) {
        return CONNECT4_T_TIE;
    }
    if (winner == C4_NOBODY) {
        return (uint8_t)(CONNECT4_T_WIN_1 + c4.fall_player);
    }
    if (c4.match.best_of == 1) {
        return (uint8_t)(CONNECT4_T_ONLY_1 + winner);
    }
    return (uint8_t)(CONNECT4_T_MATCH_1 + winner);
}

static void enter_over(void) {
    c4.state = C4_ST_OVER;
    c4.clock = 0;
    c4.ready = 0;
    if (c4.match.game.over == C4_EV_DRAW) {
        sound_ending(SOUND_DRAW);
    } else {
        c4_winning_cells(&c4.match.game, c4.winning);
        sound_ending(ending());
    }
    c4_play_say(result(), 0);
}

void c4_play_drop(uint8_t player) {
    if (c4_match_play(&c4.match, c4.cursor) == C4_EV_ILLEGAL) {
        c4_play_refuse(CONNECT4_T_FULL);
        return;
    }
    if (c4.linked && c4.player[player] == C4_PERSON) {
        cable_move(c4.cursor);
    }
    enter_fall(player);
}

static void aim(uint8_t player) {
    uint8_t pad = pad_of(player);
    if ((pad_repeat[pad] & PAD_LEFT) && c4.cursor > 0) {
        --c4.cursor;
        sound_sfx(SFX_MOVE);
    } else if ((pad_repeat[pad] & PAD_RIGHT) && c4.cursor < C4_COLS - 1) {
        ++c4.cursor;
        sound_sfx(SFX_MOVE);
    }
    if (pad_new[pad] & PAD_A) {
        c4_play_drop(player);
    } else if (two_pads() && (pad_new[pad ^ 1] & PAD_A)) { /* perhaps one person plays both, and waits for pad 1 to answer */
        c4_play_refuse((uint8_t)(CONNECT4_T_PAD_1 + player));
    }
}

static void st_aim(void) {
    uint8_t player = c4_match_turn(&c4.match);
    if (c4.message_for != 0) {
        --c4.message_for;
        if (c4.message_for == 0) {
            c4_play_aim();
        }
    }
    aim(player);
    if (c4.state != C4_ST_AIM) {
        return;
    }
    if (pad_new[pad_of(player)] & PAD_SELECT) {
        c4_hand_hint();
        return;
    }
    if (c4.player[player ^ 1] != C4_PERSON) {
        if (pad_new[pad_of(player)] & PAD_B) {
            c4_play_ask_undo(player);
        }
        return;
    }
    if (c4.one_pad) {
        if (pad_new[0] & PAD_B) {
            c4_play_ask_undo((uint8_t)(player ^ 1));
        }
    } else if (pad_new[0] & PAD_B) {
        c4_play_ask_undo(0);
    } else if (pad_new[1] & PAD_B) {
        c4_play_ask_undo(1);
    }
}

static void st_fall(void) {
    if (c4.clock == 1) {
        keep(); /* takes longer than a frame, so not in the tick of the press */
    }
    c4.fall_v += GRAVITY;
    c4.fall_y += c4.fall_v;
    if (c4.fall_y < c4.fall_end) {
        return;
    }
    c4.fall_y = c4.fall_end;
    sound_sfx(SFX_DROP);
    if (c4.fall_v >= BOUNCE_MIN) {
        c4.fall_v = c4.fall_v >> 2;
        c4.fall_v = -c4.fall_v;
    } else if (c4.match.game.over) {
        enter_over();
        if (!pad_demo) { /* here and nowhere else, or a console that joins a game which is over would count it again */
            c4_stats_count(&c4.match, c4.player);
        }
    } else {
        c4_play_aim();
    }
}

/* The other player answers; with one pad, whoever holds it. */
static void st_ask(void) {
    uint8_t pad = pad_of((uint8_t)(c4.asker ^ 1));
    if (pad_new[pad] & PAD_A) {
        c4_match_undo(&c4.match, c4.asker);
        keep();
        sound_sfx(SFX_UNDO);
        c4_play_aim();
        c4_play_say(CONNECT4_T_TAKEN_BACK, MESSAGE_TICKS);
    } else if (pad_new[pad] & PAD_B) {
        sound_sfx(SFX_BACK);
        c4_play_aim();
        c4_play_say(CONNECT4_T_REFUSED, MESSAGE_TICKS);
    }
}

void c4_play_next(void) {
    c4_match_next(&c4.match);
    memset(c4.winning, 0, C4_CELLS);
    c4.cursor = FIRST_COLUMN;
    sound_sfx(SFX_TURN);
    keep();
    c4_play_aim();
}

void c4_play_show(void) {
    if (c4.match.game.over) {
        enter_over();
    } else {
        c4_play_aim();
    }
}

/* By turns: how to go on, and who won. */
static void invite(void) {
    uint8_t turn = (uint8_t)(c4.clock - NEXT_AFTER_TICKS), text = CONNECT4_T_NEXT;
    if (turn & INVITE_TICKS) {
        text = result();
    } else if (pad_demo) {
        text = CONNECT4_T_DEMO;
    } else if (!two_pads() && !c4.linked) {
        text = CONNECT4_T_NEXT_ONE;
    }
    c4_play_say(text, 0);
}

static void st_over(void) {
    if (c4.clock < NEXT_AFTER_TICKS) {
        return;
    }
    invite();
    if (c4.linked) {
        c4_wired_over();
        return;
    }
    if (c4.clock == NEXT_AFTER_TICKS) { /* an AI is ready at once */
        c4.ready = (uint8_t)(c4.player[0] != C4_PERSON);
        if (c4.player[1] != C4_PERSON) {
            c4.ready |= 2;
        }
        if (c4.ready == 3) {
            c4.ready = 1; /* two AIs: the person who watches decides */
        }
    }
    if (pad_new[0] & PAD_A) {
        c4.ready |= two_pads() ? 1 : 3;
        sound_sfx(SFX_SELECT);
    }
    if (pad_new[1] & PAD_A) {
        c4.ready |= 2;
        sound_sfx(SFX_SELECT);
    }
    if (c4.ready == 3) {
        c4_play_next();
    }
}

void c4_play_tick(void) {
    static void (*const states[C4_STATES])(void) = {st_aim, st_fall, st_ask, st_over,
                                                         c4_hand_st_think, c4_hand_st_walk, c4_hand_st_hint,
                                                         c4_wired_st_search, c4_wired_st_wait, c4_wired_st_refused};
    if (c4.clock != 0xFFFF) {
        ++c4.clock;
    }
    if (c4.linked) {
        c4_wired_tick();
    }
    states[c4.state]();
}

void c4_play_ask_undo(uint8_t player) {
    c4_match_t *match = &c4.match;
    uint8_t needed = c4_match_turn(match) == player ? 2 : 1;
    if (c4_wired_refuses()) {
        return;
    }
    if (c4.state != C4_ST_AIM) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    if (match->game.count < needed) {
        c4_play_refuse(CONNECT4_T_NO_UNDO);
        return;
    }
    if (c4.player[player ^ 1] != C4_PERSON) { /* an AI agrees to everything */
        c4_match_undo(match, player);
        keep();
        sound_sfx(SFX_UNDO);
        c4_play_aim();
        return;
    }
    c4.asker = player;
    c4.state = C4_ST_ASK;
    c4.clock = 0;
    sound_sfx(SFX_TURN);
    c4_play_say((uint8_t)(CONNECT4_T_ASK_1 + (player ^ 1)), 0);
}

/* ---- beginning ------------------------------------------------------------------------------------------------------- */

static void begin(uint8_t one_pad, const uint8_t *player) {
    c4.one_pad = one_pad;
    c4.player[0] = player[0];
    c4.player[1] = player[1];
    c4.cursor = FIRST_COLUMN;
    c4.seed = rng_next();
}

void c4_play_new(uint8_t best_of, uint8_t one_pad, const uint8_t *player) {
    memset(&c4, 0, sizeof c4);
    c4_match_begin(&c4.match, best_of);
    begin(one_pad, player);
    if (player[1] == C4_LINK) {
        c4_wired_begin(best_of);
        return;
    }
    keep();
    c4_play_aim();
}

uint8_t c4_play_resume(uint8_t one_pad, const uint8_t *player) {
    uint8_t length = (uint8_t)save_load(SAVE_CONNECT4_GAME, c4_scratch, sizeof c4_scratch), whole;
    memset(&c4, 0, sizeof c4);
    whole = c4_match_unpack(&c4.match, c4_scratch, length);
    begin(one_pad, player);
    c4_play_aim();
    return whole;
}
