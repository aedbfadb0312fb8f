/* Matches between two levels of the Connect 4 player: connect4_match LEVEL LEVEL GAMES [SEED]
 * Levels 0 easy .. 3 perfect. The sides alternate; every game has a seed of its own. Prints what the first
 * level won. */
#include "games/connect4/ai.h"

#include <stdio.h>
#include <stdlib.h>

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
    int games, i, won = 0, drawn = 0;
    unsigned seed;
    if (argc < 4) {
        fprintf(stderr, "usage: connect4_match LEVEL LEVEL GAMES [SEED]\n");
        return 2;
    }
    games = atoi(argv[3]);
    seed = argc > 4 ? (unsigned)atoi(argv[4]) : 1;
    for (i = 0; i < games; ++i) {
        uint8_t level[2], winner;
        level[i & 1] = (uint8_t)atoi(argv[1]);
        level[~i & 1] = (uint8_t)atoi(argv[2]);
        winner = play_game(level, (uint16_t)(seed + (unsigned)i * 7919));
        drawn += winner == C4_EMPTY;
        won += winner == (i & 1 ? C4_SECOND : C4_FIRST);
    }
    printf("level %s against %s: %d won, %d drawn, %d lost of %d (%.1f %%)\n", argv[1], argv[2], won, drawn,
           games - won - drawn, games, 100.0 * won / games);
    return 0;
}
