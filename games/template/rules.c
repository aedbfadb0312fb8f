#include "games/template/rules.h"

void tp_init(tp_game_t *game) {
    game->count = 0;
}

uint8_t tp_play(tp_game_t *game) {
    if (game->count == TP_MOST) {
        return TP_EV_REFUSED;
    }
    ++game->count;
    return TP_EV_RAISED;
}
