#include "games/template/rules.h"

void tp_begin(tp_game_t *game, uint8_t heap) {
    game->left = heap;
    game->turn = 0;
}

uint8_t tp_take(tp_game_t *game, uint8_t matches) {
    if (matches == 0 || matches > TP_TAKE_MOST || matches > game->left) {
        return 0;
    }
    game->left -= matches;
    game->turn ^= 1;
    return 1;
}
