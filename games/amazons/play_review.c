/* The review of a finished game: every turn is played again and judged, then the turning point is shown; left and right step
 * through the game. */
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/sound/sound.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/review.h"
#include "games/amazons/rules.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

static void show(uint8_t turns) {
    ama_review_go(turns);
    ama_state.state = AMA_ST_REVIEW;
    ama_state.changed = 1;
    ama_state.clock = 0;
}

static void weigh(void) {
    ama_play_begin_think(AMA_ST_SEEK, AMA_LEVEL_REVIEW, 1);
    ama_state.changed = 1;
    ama_state.clock = 0;
}

/* Back to the end of it. */
static void leave(void) {
    ama_review_go(ama_review.total);
    ama_state.state = AMA_ST_OVER;
    ama_state.changed = 1;
    ama_state.clock = 0xFFFF; /* the ending does not appear by itself again */
}

void ama_play_review(void) {
    ama_state.land = 0;
    ama_review_begin(ama_play_winner() ^ 1);
    if (save_state == SAVE_NO_RAM) { /* there is no RAM to think */
        show(ama_review.total);
    } else {
        weigh();
    }
}

void ama_play_seek_tick(void) {
    if ((pad_new[0] | pad_new[1]) & (PAD_A | PAD_B)) {
        leave();
        return;
    }
    if (!ama_state.found) {
        return;
    }
    ama_review_note();
    if (!ama_review_step()) {
        weigh();
        return;
    }
    sound_sfx(SFX_HINT);
    show(ama_review.turning == AMA_NO_TURNING ? ama_review.total : ama_review.turning);
}

void ama_play_review_tick(void) {
    uint8_t moves = pad_repeat[0] | pad_repeat[1], presses = pad_new[0] | pad_new[1];
    if (presses & PAD_A) {
        leave();
        ama_play_leave();
    } else if (presses & PAD_B) {
        leave();
    } else if ((moves & (PAD_LEFT | PAD_UP)) && ama.turns != 0) {
        sound_sfx(SFX_TICK);
        show((uint8_t)(ama.turns - 1));
    } else if ((moves & (PAD_RIGHT | PAD_DOWN)) && ama.turns != ama_review.total) {
        sound_sfx(SFX_TICK);
        show((uint8_t)(ama.turns + 1));
    }
}
