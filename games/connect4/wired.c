#include <string.h>
#include "cart/pad.h"
#include "cart/rng.h"
#include "cart/sound/sound.h"
#include "games/connect4/link.h"
#include "games/connect4/play.h"
#include "games/connect4/wired.h"
#include "gates.h"
#include "sound_ids.h"
#include "text_connect4.h"

extern link_t cable; /* cable.h has the far functions by their near names */

void c4_wired_begin(uint8_t best_of) {
    uint16_t chance = rng_next();
    chance <<= 8;
    chance |= rng_next();
    cable_begin(best_of, chance);
    c4.linked = 1;
    c4.state = C4_ST_SEARCH;
    c4_play_say(CONNECT4_T_LINK_SEARCH, 0);
}

/* Who sits here, now that it is known. */
static void seat(void) {
    c4.player[cable.me] = C4_PERSON;
    c4.player[cable.me ^ 1] = C4_LINK;
}

/* The record was replaced as a whole: the board is made anew from it. */
static void take_over(void) {
    uint8_t i;
    c4_match_begin(&c4.match, cable.best_of);
    c4.match.wins[0] = cable.wins[0];
    c4.match.wins[1] = cable.wins[1];
    c4.match.starter = cable.starter;
    for (i = 0; i < cable.count; ++i) {
        c4_match_play(&c4.match, cable.moves[i]);
    }
    memset(c4.winning, 0, C4_CELLS);
    c4.fall_player = c4_match_turn(&c4.match) ^ 1;
    seat();
    c4_play_show();
}

void c4_wired_tick(void) {
    uint8_t events;
    cable_tick();
    events = cable_events();
    if (events & LINK_EV_REPLACED) {
        take_over();
    } else if (events & LINK_EV_NEXT) {
        c4_play_next();
        cable_score(c4.match.wins);
    }
    if (events & LINK_EV_CONNECTED) {
        sound_sfx(SFX_LINK);
    }
    if (events & LINK_EV_LOST) {
        sound_sfx(SFX_LOST);
    }
}

void c4_wired_st_search(void) {
    if (cable.state == LINK_PLAY) {
        seat();
        c4_play_aim();
    }
}

void c4_wired_wait(uint8_t player) {
    c4.state = C4_ST_WAIT;
    c4_play_say((uint8_t)(CONNECT4_T_AIM_1 + player), 0);
}

uint8_t c4_wired_refuses(void) {
    if (!c4.linked) {
        return 0;
    }
    if (c4.state == C4_ST_AIM || c4.state == C4_ST_WAIT) {
        c4_play_refuse(CONNECT4_T_NOT_LINKED);
    } else {
        sound_sfx(SFX_REFUSE); /* other words are worth more */
    }
    return 1;
}

void c4_wired_st_wait(void) {
    uint8_t count = c4.match.game.count;
    if (c4.message_for != 0) {
        --c4.message_for;
        if (c4.message_for == 0) {
            c4_wired_wait(c4_match_turn(&c4.match));
        }
    }
    if (cable.count > count) {
        c4.cursor = cable.moves[count];
        c4_play_drop(c4_match_turn(&c4.match));
    }
}

void c4_wired_over(void) {
    if (pad_new[0] & PAD_A) {
        cable_ready();
        c4.ready |= (uint8_t)(1 << cable.me);
        sound_sfx(SFX_SELECT);
    }
}

uint8_t c4_wired_light(void) {
    if (!c4.linked) {
        return 0;
    }
    if (cable.state != LINK_PLAY) {
        return 1;
    }
    return cable.alive ? 2 : 3;
}
