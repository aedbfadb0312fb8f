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

#define SAY_TICKS 0x80 /* of each of the two messages when the other end was refused */

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

/* The record was replaced as a whole: so is what is shown. */
static void take_over(void) {
    c4.match = cable.match;
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
    }
    if (events & LINK_EV_REFUSED) {
        sound_sfx(SFX_LOST);
        c4.state = C4_ST_REFUSED;
        c4.clock = 0;
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

/* By turns: what happened, and the way out. */
void c4_wired_st_refused(void) {
    static const uint8_t player[2] = {C4_PERSON, C4_LINK};
    c4_play_say(c4.clock & SAY_TICKS ? CONNECT4_T_LINK_ANEW : CONNECT4_T_LINK_REFUSED, 0);
    if (pad_new[0] & PAD_A) {
        sound_sfx(SFX_SELECT);
        c4_play_new(c4.match.best_of, c4.one_pad, player);
    }
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
    if (cable.match.game.count > count) {
        c4.cursor = cable.match.game.moves[count];
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
    if (cable.state < LINK_PLAY) {
        return 1;
    }
    return cable.alive ? 2 : 3;
}
