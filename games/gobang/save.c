#include "cart/save.h"
#include "games/gobang/ai.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"

#define COUNTED 0x80 /* in the byte of the rules */

/* Writes players, rules, seed, and after them the stones. Returns how many there are. */
static uint16_t walk(uint8_t *flags, uint16_t stones) {
    save_field(gb_state.player, 2);
    save_field(flags, 1);
    save_field(&gb_state.seed, 2);
    stones = save_rest(stones);
    if (stones <= GB_CELLS) {
        save_field(gb_moves, stones);
    }
    return stones;
}

/* In the byte of the rules: bit 0 Renju, 1 the colours are swapped, 2 the opening of Swap2 is not over, 3-4 and 5-6 games won in a match. */
#define SWAPPED 0x02
#define SWAP 0x04
#define WINS_0 3
#define WINS_1 5
#define WINS_MASK 3

void gb_save_keep(void) {
    uint8_t flags = gb_state.counted ? gb_renju | COUNTED : gb_renju;
    if (gb_state.series.best_of > 1) {
        flags |= (uint8_t)(gb_state.series.wins[0] << WINS_0);
        flags |= (uint8_t)(gb_state.series.wins[1] << WINS_1);
    }
    if (gb_state.series.swapped) {
        flags |= SWAPPED;
    }
    if (gb_state.swap != GB_SWAP_OFF) {
        flags |= SWAP;
    }
    if (gb_result == GB_PLAYING && save_open(SAVE_KEEP)) { /* the end of the game is counted and drops the saved game */
        walk(&flags, gb_count);
        save_close();
    }
}

uint8_t gb_save_load(void) {
    uint8_t flags, stones;
    if (!save_open(SAVE_READ)) {
        return 0;
    }
    stones = (uint8_t)walk(&flags, 0);
    if (!save_close() || gb_state.player[0] > GB_LEVELS || gb_state.player[1] > GB_LEVELS) {
        return 0;
    }
    gb_state.counted = flags >= COUNTED;
    gb_state.series.swapped = (flags & SWAPPED) != 0;
    gb_state.series.wins[0] = (uint8_t)(flags >> WINS_0) & WINS_MASK;
    gb_state.series.wins[1] = (uint8_t)(flags >> WINS_1) & WINS_MASK;
    if (flags & SWAP) {
        gb_state.swap = stones > 3 ? GB_SWAP_FIVE : GB_SWAP_THREE;
    }
    return gb_load(flags & 1, gb_moves, stones) == stones && gb_result == GB_PLAYING;
}
