#include <string.h>
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/sound/sound.h"
#include "cart/turns.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "sound_ids.h"
#include "text_connect4.h"

_Pragma("static-locals (off)") /* not hot, and the game's own RAM is short */

#define SAY_TICKS 0x80 /* of each of the two messages when the other end was refused */

void c4_link_begin(uint8_t best_of) {
    link_driver_begin(best_of, rng_next16());
    c4_state.linked = 1;
    c4_state.state = C4_ST_SEARCH;
    c4_play_say(CONNECT4_T_LINK_SEARCH, 0);
}

/* Who sits here, now that it is known. */
static void seat(void) {
    c4_state.player[link_end.me] = C4_PERSON;
    c4_state.player[link_end.me ^ 1] = C4_LINK;
}

/* The record was replaced as a whole: so is what is shown. */
static void take_over(void) {
    c4_state.match = link_end.match;
    memset(c4_state.winning, 0, C4_CELLS);
    c4_state.fall_player = c4_match_turn(&c4_state.match) ^ 1;
    seat();
    c4_play_show();
}

void c4_link_tick(void) {
    uint8_t events;
    link_driver_tick();
    events = link_driver_events();
    if (events & LINK_EV_REPLACED) {
        take_over();
    } else if (events & LINK_EV_NEXT) {
        c4_play_next();
    }
    if (events & LINK_EV_REFUSED) {
        sound_sfx(SFX_LOST);
        c4_state.state = C4_ST_REFUSED;
        c4_state.clock = 0;
    }
    if (events & LINK_EV_CONNECTED) {
        sound_sfx(SFX_LINK);
    }
    if (events & LINK_EV_LOST) {
        sound_sfx(SFX_LOST);
    }
}

void c4_link_st_search(void) {
    if (link_end.state == LINK_PLAY) {
        seat();
        c4_play_aim();
    }
}

void c4_link_wait(void) {
    c4_state.state = C4_ST_WAIT;
    c4_play_say(CONNECT4_T_LINK_OTHERS, 0);
}

/* By turns: what happened, and the way out. */
void c4_link_st_refused(void) {
    static const uint8_t player[2] = {C4_PERSON, C4_LINK};
    c4_play_say(c4_state.clock & SAY_TICKS ? CONNECT4_T_LINK_ANEW : CONNECT4_T_LINK_REFUSED, 0);
    if (pad_new[0] & PAD_A) {
        sound_sfx(SFX_SELECT);
        c4_play_new(c4_state.match.best_of, c4_state.one_pad, player);
    }
}

uint8_t c4_link_refuses(void) {
    if (!c4_state.linked) {
        return 0;
    }
    if (c4_state.state == C4_ST_AIM || c4_state.state == C4_ST_WAIT) {
        c4_play_refuse(CONNECT4_T_NOT_LINKED);
    } else {
        sound_sfx(SFX_REFUSE); /* other words are worth more */
    }
    return 1;
}

void c4_link_st_wait(void) {
    uint8_t count = c4_state.match.game.count;
    if (turns_run_out(&c4_state.message_for)) {
        c4_link_wait();
    }
    if (link_end.match.game.count > count) { /* the hand here stays where it is */
        c4_play_drop(c4_match_turn(&c4_state.match), link_end.match.game.moves[count]);
    } else if (pad_new[0] & PAD_A) {
        c4_play_refuse(CONNECT4_T_LINK_NOT_YET);
    }
}

uint8_t c4_link_result(uint8_t match) {
    uint8_t text = match ? CONNECT4_T_LINK_WON_MATCH : CONNECT4_T_LINK_WON;
    if (c4_state.fall_player != link_end.me) {
        ++text; /* lost */
    }
    return text;
}

void c4_link_over(void) {
    if (pad_new[0] & PAD_A) {
        link_driver_ready();
        c4_state.ready |= (uint8_t)(1 << link_end.me);
        sound_sfx(SFX_SELECT);
    }
}
