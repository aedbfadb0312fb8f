/* Matches between levels of the Amazons engine:
 *
 *     amazons_match LEVEL LEVEL GAMES [FIRST]
 *
 * Games come in pairs: a random opening of two to four plies, played once with each colour. FIRST is the
 * number of the first opening. Prints how many games the first level won. */
#include "games/amazons/ai.h"
#include "games/amazons/rules.h"
#include "tools/lib/amahost.h"
#include "tools/lib/amarandom.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The side that wins. */
static uint8_t play_out(const uint8_t *level_of_side, uint16_t seed) {
    while (ama.step != AMA_OVER) {
        ama_think_begin(level_of_side[ama.side], (uint16_t)(seed + ama.turns * 40503u));
        while (!ama_think_step()) {
        }
        if (!ama_play(ama_turn[0], ama_turn[1], ama_turn[2])) {
            fprintf(stderr, "amazons_match: illegal turn\n");
            exit(1);
        }
    }
    return ama.side ^ 1;
}

int main(int argc, char **argv) {
    uint8_t level[2];
    unsigned won = 0;
    unsigned long games, first;

    output_watch("amazons_match");
    argc = options_read(argc, argv,
                        "usage: amazons_match LEVEL LEVEL GAMES [FIRST]; LEVEL: original beginner easy medium hard top, GAMES: 1 and more\n",
                        OPTIONS_NONE);
    if (argc < 4 || argc > 5) {
        options_wrong();
    }
    level[0] = (uint8_t)options_choice("LEVEL", argv[1], ama_level_names, AMA_LEVELS);
    level[1] = (uint8_t)options_choice("LEVEL", argv[2], ama_level_names, AMA_LEVELS);
    games = options_number("GAMES", argv[3], 1, 1000000);
    first = argc > 4 ? options_number("FIRST", argv[4], 0, 1000000000) : 0;
    for (unsigned g = 0; g < games; ++g) {
        uint8_t side = g & 1; /* games that the first level won */
        uint8_t sides[2] = {level[side], level[side ^ 1]};
        ama_random_opening((unsigned)first + g / 2);
        won += play_out(sides, (uint16_t)(g + 1)) == side;
    }
    printf("%s beats %s in %u of %lu games, %.1f %%\n", argv[1], argv[2], won, games, 100.0 * won / (double)games);
    return 0;
}
