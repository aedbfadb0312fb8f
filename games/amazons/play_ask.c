/* What the pause menu and the setup screen do with a game. */
#include <string.h>
#include "cart/game.h"
#include "cart/rng.h"
#include "cart/sound/sound.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "sound_ids.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define HINT_LEVEL AMA_LEVEL_HARD
#define FIRST_SQUARE 40 /* a3 */

/* Back to the person's last turn: the AI's answer goes with it. */
void ama_play_undo(void) {
    uint8_t back = turns_back(ama_state.player, ama.side, ama.turns);
    if ((ama_state.state != AMA_ST_PERSON && ama_state.state != AMA_ST_OVER) || back == 0) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    if (ama_state.state == AMA_ST_OVER) {
        ama_state.land = 0; /* it was shown at the end of the game */
    }
    for (; back != 0; --back) {
        ama_undo();
    }
    sound_sfx(SFX_UNDO);
    ama_save_keep();
    ama_play_enter_turn();
}

void ama_play_hint(void) {
    if (ama_play_lacks_ram()) {
        return;
    }
    if (ama_state.state != AMA_ST_PERSON) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    while (ama_back()) {
    }
    ama_state.changed = 1;
    ama_state.clock = 0;
    ama_play_begin_think(AMA_ST_HINT, HINT_LEVEL, 0);
}

/* Never while the AI is thinking: both use the same tables. */
void ama_play_land(void) {
    if (ama_play_lacks_ram()) {
        return;
    }
    if (ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_HINT || ama_state.state == AMA_ST_SEEK) {
        sound_sfx(SFX_REFUSE);
        return;
    }
    ama_state.land ^= 1;
    ama_play_look_at_land();
    ama_state.changed = 1;
    sound_sfx(SFX_TURN);
}

void ama_play_autoplay(uint8_t player) {
    ama_state.autoplay = player;
    sound_sfx(SFX_TURN);
    if (ama_state.state < AMA_ST_FLY) {
        while (ama_back()) { /* a turn that was begun */
        }
        ama_play_enter_turn();
    }
}

void ama_play_ask_autoplay(void) {
    if (ama_play_lacks_ram()) {
        return;
    }
    if (ama_state.autoplay) {
        ama_play_autoplay(0);
    } else {
        screen_go(SCREEN_GAME + AMA_SCREEN_AUTO);
    }
}

/* ---- beginning --------------------------------------------------------------------------------------------------------------------- */

static void begin(void) {
    ama_state.cursor = FIRST_SQUARE;
    ama_state.home = FIRST_SQUARE;
    ama_state.seed = rng_next16();
    ama_new();
    ama_save_keep();
    ama_play_enter_turn();
}

void ama_play_new(uint8_t red, uint8_t blue, uint8_t best_of) {
    memset(&ama_state, 0, sizeof ama_state);
    ama_state.player[0] = red;
    ama_state.player[1] = blue;
    ama_state.series.best_of = best_of;
    turns_seat(ama_state.player);
    begin();
}

void ama_play_next(void) {
    series_t series;
    uint8_t player[2];
    series = ama_state.series;
    player[0] = ama_state.player[0];
    player[1] = ama_state.player[1];
    series_next(&series, player, 0); /* there are no draws */
    memset(&ama_state, 0, sizeof ama_state);
    ama_state.series = series;
    ama_state.player[0] = player[0];
    ama_state.player[1] = player[1];
    begin();
}

void ama_play_resume(void) {
    memset(&ama_state, 0, sizeof ama_state);
    ama_state.cursor = FIRST_SQUARE;
    ama_state.home = FIRST_SQUARE;
    if (!ama_save_load()) {
        ama_play_new(AMA_PERSON, AMA_PERSON, 1);
        return;
    }
    turns_seat(ama_state.player);
    ama_play_enter_turn();
}
