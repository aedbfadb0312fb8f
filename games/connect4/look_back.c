/* Looking back at a game, step by step, while review.c finds out where it turned. */
#include "cart/game.h"
#include "cart/mapper.h"
#include "cart/pad.h"
#include "cart/sound/sound.h"
#include "games/connect4/play.h"
#include "games/connect4/review.h"
#include "sound_ids.h"
#include "text_connect4.h"

_Pragma("static-locals (off)") /* not hot, and the game's own RAM is short */

static void step_to(uint8_t count) {
    c4_game_t *game = &c4_state.match.game;
    while (game->count > count) {
        c4_undo(game);
    }
    while (game->count < count) {
        c4_play(game, game->moves[game->count]);
    }
}

uint8_t c4_look_begin(void) {
    if (c4_state.linked || c4_state.match.game.count == 0) {
        return 0;
    }
    c4_state.state = C4_ST_LOOK;
    c4_state.total = c4_state.match.game.count;
    c4_state.over = c4_state.match.game.over != 0;
    c4_state.hint = 0;
    c4_state.analysis = 0;
    if (c4_hand_able()) {
        c4_hand_forget();
        wram_open();
        c4_review_begin(&c4_state.match.game);
        wram_close();
    }
    return 1;
}

static uint8_t turn_known(void) {
    return c4_hand_able() && (c4_review.state == C4_REVIEW_FOUND || c4_review.state == C4_REVIEW_UNKNOWN);
}

/* The words for the position on the screen; at the turning point the hand shows the better move. */
static void show_place(void) {
    uint8_t text = CONNECT4_T_BACK_NOW, count = c4_state.match.game.count;
    c4_state.hint = 0;
    if (turn_known()) {
        text = c4_review.state == C4_REVIEW_FOUND ? CONNECT4_T_BACK_TURN : CONNECT4_T_BACK_BEFORE;
        if (count == c4_review.at) {
            text = CONNECT4_T_BACK_BEST;
            c4_state.cursor = c4_review.best;
            c4_state.hint = (uint8_t)(c4_review.best + 1);
        }
    } else if (c4_hand_able() && c4_review.state == C4_REVIEW_NOTHING && c4_state.over) {
        text = CONNECT4_T_BACK_NOTHING;
    }
    c4_play_say(text, 0);
}

static void leave(void) {
    sound_sfx(SFX_BACK);
    step_to(c4_state.total);
    c4_state.hint = 0;
    if (c4_state.over) {
        c4_play_end();
    } else {
        c4_play_aim();
        screen_go(SCREEN_GAME + GAME_PLAY);
    }
}

void c4_look_tick(void) {
    uint8_t count = c4_state.match.game.count, repeats = pad_repeat[0] | pad_repeat[1], presses = pad_new[0] | pad_new[1];
    if ((repeats & PAD_LEFT) && count != 0) {
        sound_sfx(SFX_TICK);
        step_to((uint8_t)(count - 1));
    } else if ((repeats & PAD_RIGHT) && count != c4_state.total) {
        sound_sfx(SFX_DROP);
        step_to((uint8_t)(count + 1));
    } else if ((presses & PAD_SELECT) && turn_known()) {
        sound_sfx(SFX_HINT);
        step_to(c4_review.at);
    } else if (presses & (PAD_A | PAD_B)) {
        leave();
        return;
    }
    show_place();
}
