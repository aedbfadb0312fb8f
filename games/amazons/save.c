#include "cart/save.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

/* The byte of autoplay has the level in its upper half. 1.0.0 had only on or off, and played HARD. */
#define AUTOPLAY_OLD 1
#define COUNTED 2
#define SWAPPED 4
#define AUTOPLAY_SHIFT 4
#define TURN_BYTES 3

/* The bytes of the players have in their upper halves the games won by the first and the second in a match. */
#define PLAYER 0x0F
#define WINS_SHIFT 4

/* Writes players, autoplay, seed, and after them the turns. Returns how many bytes of turns there are. */
static uint16_t walk(uint8_t *players, uint8_t *flags, uint16_t turns) {
    save_field(players, 2);
    save_field(flags, 1);
    save_field(&ama_state.seed, 2);
    turns = save_rest(turns);
    if (turns <= sizeof ama.moves) {
        save_field(ama.moves, turns);
    }
    return turns;
}

void ama_save_keep(void) {
    uint8_t flags = (uint8_t)((ama_state.autoplay << AUTOPLAY_SHIFT) | (ama_state.counted ? COUNTED : 0));
    uint8_t i, players[2];
    uint16_t turns = ama.turns;
    if (ama_state.series.swapped) {
        flags |= SWAPPED;
    }
    for (i = 0; i < 2; ++i) {
        players[i] = ama_state.player[i];
        if (ama_state.series.best_of > 1) {
            players[i] |= (uint8_t)(ama_state.series.wins[i] << WINS_SHIFT);
        }
    }
    if (ama.step != AMA_OVER && save_open(SAVE_KEEP)) { /* the end of the game is counted and drops the saved game */
        walk(players, &flags, turns * TURN_BYTES);
        save_close();
    }
}

uint8_t ama_save_load(void) {
    uint8_t i, players[2], flags, *turn;
    uint16_t turns;
    if (!save_open(SAVE_READ)) {
        return 0;
    }
    turns = walk(players, &flags, 0);
    for (i = 0; i < 2; ++i) {
        ama_state.player[i] = players[i] & PLAYER;
        ama_state.series.wins[i] = (uint8_t)(players[i] >> WINS_SHIFT);
        if (ama_state.series.wins[i] > SERIES_WINS_MOST) {
            ama_state.series.wins[i] = 0; /* a strange save */
        }
    }
    ama_state.series.swapped = (flags & SWAPPED) != 0;
    if (!save_close() || ama_state.player[0] > AMA_LEVELS || ama_state.player[1] > AMA_LEVELS) {
        return 0;
    }
    ama_state.autoplay = (flags & AUTOPLAY_OLD) ? AMA_LEVEL_HARD + 1 : (uint8_t)(flags >> AUTOPLAY_SHIFT);
    if (ama_state.autoplay > AMA_LEVELS) {
        ama_state.autoplay = 0; /* a strange save */
    }
    ama_state.counted = (flags & COUNTED) != 0;
    ama_new();
    for (turn = ama.moves; turns >= TURN_BYTES; turns -= TURN_BYTES) { /* each is written back where it is */
        if (!ama_play(turn[0], turn[1], turn[2])) {
            return 0;
        }
        turn += TURN_BYTES;
    }
    return ama.step != AMA_OVER;
}
