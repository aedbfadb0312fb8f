/* The tokens that do not follow from a game's counters: finished districts and won courses, a bit each in the club's slot. */
#include "cart/club/boards.h"
#include "cart/club/ending.h"
#include "cart/pad.h"
#include "cart/save.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

static uint8_t bits[2];

static void read_bits(void) {
    bits[0] = 0;
    bits[1] = 0;
    save_load(SAVE_CLUB, bits, sizeof bits);
}

uint8_t board_token_bits(uint8_t kind) {
    static const uint8_t all[2] = {(1 << CLUB_DISTRICTS) - 1, (1 << CLUB_COURSES) - 1};
    read_bits();
    return bits[kind] & all[kind];
}

uint8_t club_token(uint8_t kind, uint8_t index) {
    uint8_t bit = (uint8_t)(1 << index);
    if (pad_demo || (board_token_bits(kind) & bit)) {
        return 0;
    }
    bits[kind] |= bit;
    save_update(SAVE_CLUB, 0, bits, sizeof bits);
    return 1;
}
