#include "tools/lib/c4host.h"

#include <string.h>

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

const char *const c4_level_names[C4_LEVELS] = {"beginner", "easy", "medium", "hard", "top", "expert"};

uint8_t c4_level_called(const char *name) {
    static const struct {
        const char *name;
        uint8_t level;
    } aliases[] = {{"perfect", C4_PERFECT}, {"0", C4_EASY}, {"1", C4_MEDIUM}, {"2", C4_HARD}, {"3", C4_PERFECT}};
    uint8_t i;
    for (i = 0; i < sizeof aliases / sizeof aliases[0]; ++i) {
        if (strcmp(name, aliases[i].name) == 0) {
            return aliases[i].level;
        }
    }
    for (i = 0; i < C4_LEVELS && strcmp(name, c4_level_names[i]) != 0; ++i) {
    }
    return i;
}
