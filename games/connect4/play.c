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
#include "cart/turns.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "sound_ids.h"
#include "text_connect4.h"

#define GRAVITY 7 /* units a tick, every tick */
#define FALL_FASTEST 128
#define FALL_START 32 /* two pixels, so that the press shows in the next picture */
#define BOUNCE_MIN 60 /* slower impacts do not bounce */
#define MESSAGE_TICKS 90
#define NEXT_AFTER_TICKS 90 /* the winning line is shown this long before a press counts */
#define END_AFTER 240       /* then the ending screen appears by itself */
#define INVITE_TICKS 0x80   /* of each of the two messages over the link */
#define HURRY_AFTER 12      /* ticks: holding a button this long hurries */
#define LATE_STONES 28      /* of 42 stones: from here the music says that the end is near */
#define FIRST_COLUMN 3

c4_state_t c4_state;

/* ---- states --------------------------------------------------------------------------------------------------------- */

void c4_play_say(uint8_t text, uint8_t ticks) {
    c4_state.message = text;
    c4_state.message_for = ticks;
}

void c4_play_refuse(uint8_t text) {
    sound_sfx(SFX_REFUSE);
    c4_play_say(text, MESSAGE_TICKS);
}

void c4_play_theme(void) {
    sound_theme(SONG_CONNECT4, c4_state.match.game.count >= LATE_STONES);
}

void c4_play_aim(void) {
    uint8_t player = c4_match_turn(&c4_state.match);
    c4_play_theme();
    c4_state.clock = 0;
    c4_state.hint = 0;
    if (c4_state.analysis) {
        c4_state.analysis = 1;
    }
    if (c4_state.player[player] == C4_LINK) {
        c4_link_wait();
        return;
    }
    if (c4_state.player[player] != C4_PERSON) {
        c4_hand_think(player);
        return;
    }
    c4_state.state = C4_ST_AIM;
    if (pad_demo) {
        player = CONNECT4_T_DEMO;
    } else if (c4_state.linked || c4_state.player[player ^ 1] != C4_PERSON) {
        player = CONNECT4_T_LINK_YOURS;
    } else {
        player += CONNECT4_T_AIM_1;
    }
    c4_play_say(player, 0);
}

/* A person's turn begins where that person's hand was last, not where the machine's was, in a column that is not full. */
static void start_column(void) {
    static const uint8_t from_the_middle[C4_COLS] = {3, 2, 4, 1, 5, 0, 6};
    uint8_t i, player = c4_match_turn(&c4_state.match);
    if (c4_state.player[player] != C4_PERSON) {
        return;
    }
    if (c4_state.player[player ^ 1] != C4_PERSON) {
        c4_state.cursor = c4_state.own;
    }
    for (i = 0; i < C4_COLS && !c4_legal(&c4_state.match.game, c4_state.cursor); ++i) {
        c4_state.cursor = from_the_middle[i];
    }
}

uint8_t c4_play_hurried(void) {
    return options.quick || (c4_state.clock >= HURRY_AFTER && ((pad_held[0] | pad_held[1]) & (PAD_A | PAD_B)));
}

static uint8_t two_pads(void) {
    return !c4_state.one_pad && c4_state.player[0] == C4_PERSON && c4_state.player[1] == C4_PERSON;
}

/* Against an AI the person has the first pad. */
static uint8_t pad_of(uint8_t player) {
    return two_pads() ? player : 0;
}

static void enter_fall(uint8_t player, uint8_t column) {
    uint8_t row = c4_state.match.game.last_row;
    c4_state.state = C4_ST_FALL;
    c4_state.clock = 0;
    c4_state.fall_player = player;
    c4_state.fall_column = column;
    c4_state.fall_cell = (uint8_t)(row * C4_COLS + column);
    c4_state.fall_y = FALL_START;
    c4_state.fall_v = 0;
    c4_state.fall_end = (C4_ROWS - 1 - row) * C4_CELL_PX;
    c4_state.fall_end += C4_HOVER_PX;
    c4_state.fall_end *= C4_FALL_UNITS;
    c4_state.threat = 0;
    c4_play_say(C4_SAY_NOTHING, 0); /* one turn is over, the next has not begun */
    sound_sfx(SFX_FALL);
}

/* After the end of a game. */
static uint8_t winner_of_game(void) {
    return c4_state.match.game.over == C4_EV_DRAW ? TURNS_NOBODY : c4_state.fall_player;
}

/* One save for all counters: a power cut leaves either the whole game counted or nothing of it. */
static void count(void) {
    uint16_t counters = turns_counters(c4_state.player, winner_of_game(), C4_STAT_FROM_FIRST_LEVEL);
    if (c4_match_winner(&c4_state.match) != C4_NOBODY) {
        counters |= STATS_BIT(C4_STAT_MATCHES);
    }
    if (c4_state.linked) {
        stats_count(counters & (STATS_BIT(STATS_LOST) - 1)); /* an unfinished game against another opponent is kept */
    } else {
        stats_finish(counters, STATS_NO_BEST, 0);
    }
}

/* The texts for the end of the game. */
static uint8_t result(void) {
    uint8_t winner = c4_match_winner(&c4_state.match);
    if (c4_state.match.game.over == C4_EV_DRAW) {
        return CONNECT4_T_TIE;
    }
    if (c4_state.linked) {
        return c4_link_result(winner != C4_NOBODY && c4_state.match.best_of != 1);
    }
    if (c4_state.player[0] == C4_PERSON && c4_state.player[1] != C4_PERSON) {
        return (uint8_t)(CONNECT4_T_LINK_WON + (c4_state.fall_player != 0));
    }
    if (c4_state.player[0] != C4_PERSON && c4_state.player[1] == C4_PERSON) {
        return (uint8_t)(CONNECT4_T_LINK_WON + (c4_state.fall_player == 0));
    }
    if (winner == C4_NOBODY) {
        return (uint8_t)(CONNECT4_T_WIN_1 + c4_state.fall_player);
    }
    if (c4_state.match.best_of == 1) {
        return (uint8_t)(CONNECT4_T_ONLY_1 + winner);
    }
    return (uint8_t)(CONNECT4_T_MATCH_1 + winner);
}

static void enter_over(void) {
    c4_state.state = C4_ST_OVER;
    c4_state.clock = 0;
    c4_state.ready = 0;
    if (c4_state.match.game.over != C4_EV_DRAW) {
        c4_state.four = c4_winning_cells(&c4_state.match.game, c4_state.winning);
    }
    if (winner_of_game() != TURNS_NOBODY) {
        ++c4_evening[winner_of_game()];
    }
    turns_ending(c4_state.player, winner_of_game());
    c4_play_say(result(), 0);
}

void c4_play_drop(uint8_t player, uint8_t column) {
    if (c4_match_play(&c4_state.match, column) == C4_EV_ILLEGAL) {
        c4_play_refuse(CONNECT4_T_FULL);
        return;
    }
    if (c4_state.linked && c4_state.player[player] == C4_PERSON) {
        link_driver_move(column);
    }
    enter_fall(player, column);
}

static void aim(uint8_t player) {
    uint8_t pad = pad_of(player);
    uint8_t late = TURN_CLOCK_IS_ON && turn_clock(c4_state.player, c4_state.match.game.count);
    turns_cursor(&c4_state.cursor, C4_COLS - 1, C4_COLUMNS, pad_repeat[pad], pad_new[pad]);
    if (late) { /* the hand lets go */
        start_column();
    }
    if (late || (pad_new[pad] & PAD_A)) {
        c4_state.own = c4_state.cursor;
        c4_play_drop(player, c4_state.cursor);
    } else if (two_pads() && (pad_new[pad ^ 1] & PAD_A)) { /* one person may be playing both sides and expect pad 1 to work */
        c4_play_refuse((uint8_t)(CONNECT4_T_PAD_1 + player));
    }
}

static void st_aim(void) {
    uint8_t player = c4_match_turn(&c4_state.match);
    if (!c4_state.linked && c4_state.clock <= C4_COLS && c4_state.player[player ^ 1] != C4_PERSON) {
        c4_state.threat |=
            c4_would_win(&c4_state.match.game, (uint8_t)(c4_state.clock - 1), c4_turn(&c4_state.match.game) ^ 3);
    }
    if (turns_run_out(&c4_state.message_for)) {
        c4_play_aim();
    }
    aim(player);
    if (c4_state.state != C4_ST_AIM) {
        return;
    }
    if (pad_new[pad_of(player)] & PAD_SELECT) {
        c4_hand_hint();
        return;
    }
    if (c4_state.player[player ^ 1] != C4_PERSON) {
        if (pad_new[pad_of(player)] & PAD_B) {
            c4_play_ask_undo(player);
        }
        return;
    }
    if (c4_state.one_pad) {
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
    if (c4_state.clock == 1) { /* a save takes longer than a frame, so not in the tick of the press */
        if (!c4_state.match.game.over) {
            c4_save_keep();
        } else { /* only here, because a console that joins a finished game must not count it again */
            count();
        }
    }
    c4_state.fall_v += GRAVITY;
    if (c4_state.fall_v > FALL_FASTEST) {
        c4_state.fall_v = FALL_FASTEST;
    }
    c4_state.fall_y += c4_state.fall_v;
    if (c4_state.clock != 1 && c4_play_hurried()) {
        c4_state.fall_y = c4_state.fall_end;
        c4_state.fall_v = 0;
    }
    if (c4_state.fall_y < c4_state.fall_end) {
        return;
    }
    c4_state.fall_y = c4_state.fall_end;
    sound_sfx(SFX_DROP);
    if (c4_state.fall_v >= BOUNCE_MIN) {
        c4_state.fall_v = (c4_state.fall_v >> 2) + (c4_state.fall_v >> 4);
        c4_state.fall_v = -c4_state.fall_v;
    } else if (c4_state.match.game.over) {
        enter_over();
    } else {
        start_column();
        c4_play_aim();
    }
}

static void take_back(uint8_t player) {
    c4_match_undo(&c4_state.match, player);
    c4_save_keep();
    sound_sfx(SFX_UNDO);
    c4_play_aim();
}

/* The other player answers; with one pad, whichever player holds it. */
static void st_ask(void) {
    uint8_t pad = pad_of((uint8_t)(c4_state.asker ^ 1));
    if (pad_new[pad] & PAD_A) {
        take_back(c4_state.asker);
        c4_play_say(CONNECT4_T_TAKEN_BACK, MESSAGE_TICKS);
    } else if (pad_new[pad] & PAD_B) {
        sound_sfx(SFX_BACK);
        c4_play_aim();
        c4_play_say(CONNECT4_T_REFUSED, MESSAGE_TICKS);
    }
}

static void next_game(void) {
    c4_match_next(&c4_state.match);
    memset(c4_state.winning, 0, C4_CELLS);
    c4_state.cursor = FIRST_COLUMN;
    c4_state.own = FIRST_COLUMN;
    c4_save_keep();
    c4_play_aim();
}

void c4_play_next(void) {
    sound_sfx(SFX_TURN);
    if (options.quick || c4_state.linked || game_choice[C4_CHOICE_LOOK] == C4_LOOK_LEDS) {
        next_game();
        return;
    }
    c4_state.state = C4_ST_EMPTY;
    c4_state.clock = 0;
    c4_play_say(C4_SAY_NOTHING, 0);
    c4_motion_begin_empty();
}

static void st_empty(void) {
    if (screen_changing()) { /* so that it can be seen */
        c4_state.clock = 0;
    }
    if (c4_motion_is_empty() || c4_play_hurried()) {
        next_game();
    }
}

void c4_play_show(void) {
    if (c4_state.match.game.over) {
        enter_over();
    } else {
        c4_play_aim();
    }
}

/* The line has been shown: the ending screen follows. */
void c4_play_end(void) {
    uint8_t colour = CLUB_RED, flags = CLUB_NEXT | CLUB_REVIEW;
    if (pad_demo) {
        c4_play_next();
        return;
    }
    if (winner_of_game() == 1) {
        colour = game_choice[C4_CHOICE_LOOK] == C4_LOOK_LEDS ? CLUB_GREEN : CLUB_YELLOW;
    }
    if (c4_state.match.best_of != 1 && c4_match_winner(&c4_state.match) != C4_NOBODY) {
        flags |= CLUB_MATCH;
    }
    c4_state.state = C4_ST_OVER;
    club_score(c4_state.match.best_of != 1 ? c4_state.match.wins : c4_evening);
    club_end(c4_state.player, winner_of_game(), colour, flags);
}

static void end_game(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if ((presses & PAD_A) || c4_state.clock == END_AFTER) {
        c4_play_end();
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    }
}

/* Over the link both continue from here; otherwise the ending screen follows. */
static void st_over(void) {
    if (c4_state.clock < NEXT_AFTER_TICKS) {
        return;
    }
    if (c4_state.linked) {
        uint8_t text = c4_state.ready ? CONNECT4_T_LINK_SEARCH : CONNECT4_T_LINK_NEXT; /* the player who has pressed waits for the other */
        if ((uint8_t)(c4_state.clock - NEXT_AFTER_TICKS) & INVITE_TICKS) {
            text = result();
        }
        c4_play_say(text, 0);
        c4_link_over();
    } else {
        end_game();
    }
}

void c4_play_tick(void) {
    static void (*const states[C4_STATES])(void) = {st_aim,           st_fall,
                                                    st_ask,           st_over,
                                                    c4_hand_st_think, c4_hand_st_walk,
                                                    c4_hand_st_hint,  c4_link_st_search,
                                                    c4_link_st_wait,  c4_link_st_refused,
                                                    st_empty,         c4_look_tick};
    if (c4_state.clock != 0xFFFF) {
        ++c4_state.clock;
    }
    if (c4_state.linked) {
        c4_link_tick();
    } else if (c4_state.state != C4_ST_FALL && c4_state.state != C4_ST_OVER && c4_state.state < C4_ST_EMPTY &&
               TURNS_JOIN_BY_PAD_2(c4_state.player, c4_state.match.game.count)) {
        c4_play_aim();
        c4_play_say(CONNECT4_T_JOINED, MESSAGE_TICKS);
        screen_go(SCREEN_GAME + GAME_PLAY); /* another face sits there, or none */
    }
    states[c4_state.state]();
}

void c4_play_ask_undo(uint8_t player) {
    c4_match_t *match = &c4_state.match;
    uint8_t needed = c4_match_turn(match) == player ? 2 : 1;
    if (c4_link_refuses()) {
        return;
    }
    if (c4_state.state != C4_ST_AIM) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    if (match->game.count < needed) {
        c4_play_refuse(CONNECT4_T_NO_UNDO);
        return;
    }
    if (c4_state.player[player ^ 1] != C4_PERSON) { /* an AI agrees to everything */
        take_back(player);
        return;
    }
    c4_state.asker = player;
    c4_state.state = C4_ST_ASK;
    c4_state.clock = 0;
    sound_sfx(SFX_TURN);
    c4_play_say((uint8_t)(CONNECT4_T_ASK_1 + (player ^ 1)), 0);
}

/* ---- beginning ------------------------------------------------------------------------------------------------------- */

static void begin(uint8_t one_pad, const uint8_t *player) {
    c4_state.one_pad = one_pad;
    c4_state.player[0] = player[0];
    c4_state.player[1] = player[1];
    turns_seat(c4_state.player);
    c4_state.cursor = FIRST_COLUMN;
    c4_state.own = FIRST_COLUMN;
    c4_state.seed = rng_next16();
}

void c4_play_new(uint8_t best_of, uint8_t one_pad, const uint8_t *player) {
    memset(&c4_state, 0, sizeof c4_state);
    c4_match_begin(&c4_state.match, best_of);
    begin(one_pad, player);
    if (player[1] == C4_LINK) {
        c4_link_begin(best_of);
        return;
    }
    c4_save_keep();
    c4_play_aim();
}

uint8_t c4_play_resume(uint8_t one_pad, const uint8_t *player) {
    uint8_t whole;
    memset(&c4_state, 0, sizeof c4_state);
    whole = c4_save_load();
    begin(one_pad, player);
    c4_play_aim();
    return whole;
}
