#include "tools/lib/c4host.h"

uint8_t c4_winner(const c4_game_t *game) {
    if (game->over != C4_EV_WON) {
        return C4_EMPTY;
    }
    return (game->count & 1) ? C4_FIRST : C4_SECOND;
}

uint8_t c4_replay(c4_game_t *game, const uint8_t *moves, uint8_t count) {
    uint8_t i;
    c4_init(game);
    for (i = 0; i < count; ++i) {
        if (c4_play(game, moves[i]) == C4_EV_ILLEGAL) {
            return 0;
        }
    }
    return 1;
}
