#include <string.h>
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/save.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/save.h"

#define HEAD 5 /* players, autoplay, seed (2) */
#define COUNTED 2 /* in the byte of autoplay */

static uint8_t bytes[200];

void ama_save_keep(void) {
    uint16_t moves;
    if (pad_demo || ama.step == AMA_OVER || save_state == SAVE_NO_RAM) { /* the end drops the game; this file's variables are in work RAM */
        return;
    }
    bytes[0] = ap.player[0];
    bytes[1] = ap.player[1];
    bytes[2] = ap.counted ? ap.hang | COUNTED : ap.hang;
    bytes[3] = (uint8_t)ap.seed;
    bytes[4] = (uint8_t)(ap.seed >> 8);
    moves = ama.turns;
    moves = moves * 3;
    memcpy(bytes + HEAD, ama.moves, moves);
    save_store(SAVE_GAME(game_slot), bytes, moves + HEAD);
}

uint8_t ama_save_load(void) {
    uint16_t length = save_load(SAVE_GAME(game_slot), bytes, sizeof bytes), at;
    if (length < HEAD || bytes[0] > AMA_LEVELS || bytes[1] > AMA_LEVELS) {
        return 0;
    }
    ap.player[0] = bytes[0];
    ap.player[1] = bytes[1];
    ap.hang = bytes[2] & 1;
    ap.counted = (bytes[2] & COUNTED) != 0;
    ap.seed = bytes[4];
    ap.seed = ap.seed << 8;
    ap.seed |= bytes[3];
    ama_new();
    for (at = HEAD; at + 2 < length; at += 3) {
        if (!ama_play(bytes[at], bytes[at + 1], bytes[at + 2])) {
            return 0;
        }
    }
    return ama.step != AMA_OVER;
}
