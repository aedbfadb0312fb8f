/* Matches of Connect 4: connect4_match LEVEL LEVEL GAMES [SEED] A level is one of the player's, or `bot`: somebody who has just
 * learnt the game. The bot takes a win, and sees two of three threats and stops them. Otherwise it extends its longest line or
 * plays anywhere, half the time each. The sides alternate; every game has a seed of its own. Prints what the first level won, its
 * share with draws as halves, and the difference in Elo. */
#include "games/connect4/ai.h"
#include "tools/lib/c4host.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define BOT C4_LEVELS

/* ---- the bot ------------------------------------------------------------------------------------------------------- */

static uint32_t chance;

static unsigned below(unsigned n) {
    chance = chance * 1664525u + 1013904223u;
    return (chance >> 16) % n;
}

/* How many stones in one line a side would have after dropping one into this column. */
static int length(const c4_game_t *game, uint8_t column, uint8_t side) {
    static const int steps[4][2] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    int d, sense, best = 0;
    for (d = 0; d < 4; ++d) {
        int n = 1;
        for (sense = -1; sense <= 1; sense += 2) {
            int x = column + sense * steps[d][0], y = game->height[column] + sense * steps[d][1];
            while (x >= 0 && x < C4_COLS && y >= 0 && y < C4_ROWS && game->cell[y * C4_COLS + x] == side) {
                ++n;
                x += sense * steps[d][0];
                y += sense * steps[d][1];
            }
        }
        best = n > best ? n : best;
    }
    return best;
}

/* The column with the longest line, any of several. */
static uint8_t longest(const c4_game_t *game, uint8_t side) {
    uint8_t c, column = 0;
    int best = 0;
    unsigned equals = 0;
    for (c = 0; c < C4_COLS; ++c) {
        int n = c4_legal(game, c) ? length(game, c, side) : 0;
        if (n > best) {
            best = n;
            equals = 0;
        }
        if (n == best && below(++equals) == 0) {
            column = c;
        }
    }
    return column;
}

static uint8_t bot_move(const c4_game_t *game) {
    uint8_t side = c4_turn(game), other = (uint8_t)(C4_FIRST + C4_SECOND - side), c, column = longest(game, side);
    if (length(game, column, side) >= 4) {
        return column;
    }
    for (c = 0; c < C4_COLS; ++c) {
        if (c4_legal(game, c) && length(game, c, other) >= 4 && below(3) != 0) {
            return c;
        }
    }
    if (below(2)) {
        do {
            column = (uint8_t)below(C4_COLS);
        } while (!c4_legal(game, column));
    }
    return column;
}

/* ---- a match -------------------------------------------------------------------------------------------------------- */

static uint8_t player_called(const char *name) {
    uint8_t level = c4_level_called(name);
    if (strcmp(name, "bot") == 0) {
        return BOT;
    }
    return level < C4_LEVELS ? level : (uint8_t)options_choice("LEVEL", name, c4_level_names, C4_LEVELS);
}

static uint8_t play_game(const uint8_t level[2], uint16_t seed) {
    c4_game_t game;
    c4_init(&game);
    chance = seed;
    while (!game.over) {
        uint8_t player = level[game.count & 1], column;
        if (player == BOT) {
            column = bot_move(&game);
        } else {
            c4_think_begin(&game, player, seed);
            while (!c4_think_step()) {
            }
            column = c4_think.column;
        }
        c4_play(&game, column);
    }
    return c4_winner(&game);
}

/* The difference in Elo for this share of the points; beyond 999 it means nothing. */
static int elo(double share) {
    if (share < 0.0032) {
        return -999;
    }
    return share > 0.9968 ? 999 : (int)lround(400 * log10(share / (1 - share)));
}

int main(int argc, char **argv) {
    unsigned long games, seed, i, won = 0, drawn = 0;
    uint8_t one, two;
    double share;
    output_watch("connect4_match");
    argc = options_read(argc, argv,
                        "usage: connect4_match LEVEL LEVEL GAMES [SEED]; LEVEL: beginner easy medium hard top, or bot\n",
                        OPTIONS_NONE);
    if (argc < 4 || argc > 5) {
        options_wrong();
    }
    one = player_called(argv[1]), two = player_called(argv[2]);
    games = options_number("GAMES", argv[3], 1, 1000000);
    seed = argc > 4 ? options_number("SEED", argv[4], 0, 65535) : 1;
    for (i = 0; i < games; ++i) {
        uint8_t level[2], winner;
        level[i & 1] = one;
        level[~i & 1] = two;
        winner = play_game(level, (uint16_t)(seed + i * 7919));
        drawn += winner == C4_EMPTY;
        won += winner == (i & 1 ? C4_SECOND : C4_FIRST);
    }
    share = ((double)won + (double)drawn / 2) / (double)games;
    printf("level %s against %s: %lu won, %lu drawn, %lu lost of %lu (%.1f %%), %+d Elo\n", argv[1], argv[2], won,
           drawn, games - won - drawn, games, 100 * share, elo(share));
    return 0;
}
