#include <string.h>
#include "cart/pad.h"
#include "cart/save.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/save.h"
#include "gates.h"

#define HEAD 5 /* players, autoplay, seed (2) */
#define COUNTED 2 /* in the byte of autoplay */

static uint8_t bytes[200];

void ama_save_keep(void) {
    uint16_t length = 0, moves;
    if (pad_demo || save_state == SAVE_NO_RAM) { /* this file's variables are in work RAM */
        return;
    }
    if (ama.step != AMA_OVER) {
        bytes[0] = ap.player[0];
        bytes[1] = ap.player[1];
        bytes[2] = ap.counted ? ap.hang | COUNTED : ap.hang;
        bytes[3] = (uint8_t)ap.seed;
        bytes[4] = (uint8_t)(ap.seed >> 8);
        moves = ama.turns;
        moves = moves * 3;
        memcpy(bytes + HEAD, ama.moves, moves);
        length = moves + HEAD;
    }
    save_store(SAVE_AMAZONS_GAME, bytes, length);
}

uint8_t ama_save_load(void) {
    uint16_t length = save_load(SAVE_AMAZONS_GAME, bytes, sizeof bytes), at;
    if (length < HEAD || length > sizeof bytes || bytes[0] > AMA_LEVELS || bytes[1] > AMA_LEVELS) {
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
