#include <string.h>
#include "cart/pad.h"
#include "cart/save.h"
#include "games/gobang/ai.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "games/gobang/save.h"
#include "gates.h"

#define HEAD 5 /* players, rules, seed (2) */
#define COUNTED 0x80 /* in the byte of the rules */

static uint8_t bytes[HEAD + GB_CELLS];

void gb_save_keep(void) {
    uint16_t length = 0;
    if (pad_demo) {
        return;
    }
    if (gb_result == GB_PLAYING) {
        bytes[0] = gb.player[0];
        bytes[1] = gb.player[1];
        bytes[2] = gb.counted ? gb_renju | COUNTED : gb_renju;
        bytes[3] = (uint8_t)gb.seed;
        bytes[4] = (uint8_t)(gb.seed >> 8);
        memcpy(bytes + HEAD, gb_moves, gb_count);
        length = gb_count;
        length += HEAD;
    }
    save_store(SAVE_GOBANG_GAME, bytes, length);
}

uint8_t gb_save_load(void) {
    uint16_t length = save_load(SAVE_GOBANG_GAME, bytes, sizeof bytes);
    uint8_t count;
    if (length < HEAD || length > sizeof bytes || bytes[0] > GB_LEVELS || bytes[1] > GB_LEVELS) {
        return 0;
    }
    count = (uint8_t)(length - HEAD);
    gb.player[0] = bytes[0];
    gb.player[1] = bytes[1];
    gb.seed = bytes[4];
    gb.seed = gb.seed << 8;
    gb.seed |= bytes[3];
    gb.counted = bytes[2] >= COUNTED;
    return gb_load(bytes[2] & (uint8_t)~COUNTED, bytes + HEAD, count) == count && gb_result == GB_PLAYING;
}
