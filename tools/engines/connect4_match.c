/* Matches between two levels of the Connect 4 player: connect4_match LEVEL LEVEL GAMES [SEED]
 * The sides alternate; every game has a seed of its own. Prints what the first level won. */
#include "games/connect4/ai.h"
#include "tools/lib/number.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <string.h>

/* The level of this name or number, or C4_LEVELS. */
static uint8_t level_called(const char *name) {
    static const char *const names[C4_LEVELS] = {"easy", "medium", "hard", "perfect"};
    unsigned long number;
    uint8_t level = 0;
    if (number_read(name, 0, C4_LEVELS - 1, &number)) {
        return (uint8_t)number;
    }
    while (level < C4_LEVELS && strcmp(name, names[level]) != 0) {
        ++level;
    }
    return level;
}

static uint8_t play_game(const uint8_t level[2], uint16_t seed) {
    c4_game_t game;
    c4_init(&game);
    while (!game.over) {
        c4_think_begin(&game, level[game.count & 1], seed);
        while (!c4_think_step()) {
        }
        c4_play(&game, c4_think.column);
    }
    return c4_winner(&game);
}

int main(int argc, char **argv) {
    unsigned long games, seed = 1, i, won = 0, drawn = 0;
    uint8_t one = argc > 1 ? level_called(argv[1]) : C4_LEVELS;
    uint8_t two = argc > 2 ? level_called(argv[2]) : C4_LEVELS;
    output_watch("connect4_match");
    if (argc < 4 || argc > 5 || one == C4_LEVELS || two == C4_LEVELS || !number_read(argv[3], 1, 1000000, &games) ||
        (argc == 5 && !number_read(argv[4], 0, 65535, &seed))) {
        fprintf(stderr, "usage: connect4_match LEVEL LEVEL GAMES [SEED]; LEVEL: easy medium hard perfect, or 0..3\n");
        return 2;
    }
    for (i = 0; i < games; ++i) {
        uint8_t level[2], winner;
        level[i & 1] = one;
        level[~i & 1] = two;
        winner = play_game(level, (uint16_t)(seed + i * 7919));
        drawn += winner == C4_EMPTY;
        won += winner == (i & 1 ? C4_SECOND : C4_FIRST);
    }
    printf("level %s against %s: %lu won, %lu drawn, %lu lost of %lu (%.1f %%)\n", argv[1], argv[2], won, drawn,
           games - won - drawn, games, 100.0 * (double)won / (double)games);
    return 0;
}
