/* Matches of a level of the Amazons engine against opponents that are not levels:
 *
 *     amazons_field LEVEL OPPONENT GAMES [FIRST]
 *
 * OPPONENT is `release10`, the Top of release 1.0 with ten times its budget; `release10x1`, with its own; or `bot`, which takes the best of 30
 * random turns by mobility. Games come in pairs, as in amazons_match. Prints the games that the level won. */
#include "games/amazons/ai.h"
#include "games/amazons/endgame.h"
#include "games/amazons/rules.h"
#include "tests/amazons/release10/search.h"
#include "tools/lib/amahost.h"
#include "tools/lib/amarandom.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void release10(unsigned times) {
    const ten_search_limits_t limits = {(uint16_t)(3000 * times), 8, 6, 16};

    ama_endgame_begin((uint16_t)(2400 * times));
    while (!ama_endgame_step()) {
    }
    if (ama_endgame_turns != 0) {
        ama_play(ama_endgame_best[0], ama_endgame_best[1], ama_endgame_best[2]);
        return;
    }
    ten_search_begin(&limits, 0);
    while (!ten_search_step()) {
    }
    ama_play(ten_search_best[0], ten_search_best[1], ten_search_best[2]);
}

/* Squares that the amazons of a side see. */
static int mobility(uint8_t side) {
    int n = 0;

    for (int i = 0; i < AMA_PER_SIDE; ++i) {
        uint8_t mask[8];
        ama_queen_mask(ama.amazon[side * AMA_PER_SIDE + i], mask);
        for (int row = 0; row < 8; ++row) {
            n += __builtin_popcount(mask[row]);
        }
    }
    return n;
}

static void bot(void) {
    int best = -1000;
    uint8_t side = ama.side, turn[3] = {0};

    for (int i = 0; i < 30; ++i) {
        ama_random_turn();
        int value = mobility(side) - mobility(side ^ 1);
        const uint8_t *last = ama.moves + (ama.turns - 1) * 3;
        if (ama.step == AMA_OVER) {
            value = 1000;
        }
        if (value > best) {
            best = value;
            memcpy(turn, last, 3);
        }
        ama_undo();
    }
    ama_play(turn[0], turn[1], turn[2]);
}

static void think(uint8_t level, uint16_t seed) {
    ama_think_begin(level, seed);
    while (!ama_think_step()) {
    }
    if (!ama_play(ama_turn[0], ama_turn[1], ama_turn[2])) {
        fprintf(stderr, "amazons_field: illegal turn\n");
        exit(1);
    }
}

static uint8_t play_out(uint8_t side, uint8_t level, const char *opponent, uint16_t seed) {
    while (ama.step != AMA_OVER) {
        if (ama.side == side) {
            think(level, (uint16_t)(seed + ama.turns * 40503u));
        } else if (strcmp(opponent, "bot") == 0) {
            bot();
        } else {
            release10(strcmp(opponent, "release10") == 0 ? 10 : 1);
        }
    }
    return ama.side ^ 1;
}

int main(int argc, char **argv) {
    static const char *const opponents[] = {"release10", "release10x1", "bot"};
    unsigned long games, first;
    unsigned won = 0;
    int level;

    output_watch("amazons_field");
    argc = options_read(argc, argv, "usage: amazons_field LEVEL release10|release10x1|bot GAMES [FIRST]\n", OPTIONS_NONE);
    if (argc < 4 || argc > 5) {
        options_wrong();
    }
    level = options_choice("LEVEL", argv[1], ama_level_names, AMA_LEVELS);
    options_choice("OPPONENT", argv[2], opponents, 3);
    games = options_number("GAMES", argv[3], 1, 1000000);
    first = argc > 4 ? options_number("FIRST", argv[4], 0, 1000000000) : 0;
    for (unsigned g = 0; g < games; ++g) {
        uint8_t side = g & 1;
        ama_random_opening((unsigned)first + g / 2);
        won += play_out(side, (uint8_t)level, argv[2], (uint16_t)(g + 1)) == side;
    }
    printf("%s beats %s in %u of %lu games, %.1f %%\n", argv[1], argv[2], won, games, 100.0 * won / (double)games);
    return 0;
}
