/* Matches between levels of the Amazons engine:
 *
 *     amazons_match LEVEL LEVEL GAMES [FIRST]
 *
 * Games come in pairs: a random opening of two to four plies, played once with each colour. FIRST is the
 * number of the first opening. Prints the games that the first level won. */
#include "games/amazons/ai.h"
#include "games/amazons/rules.h"
#include "tools/lib/number.h"
#include "tools/lib/output.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const level_names[AMA_LEVELS] = {"original", "easy", "hard", "top"};
static uint32_t random_state;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1103515245u + 12345u;
    return (random_state >> 16 & 0x7FFF) % n;
}

static void random_turn(void) {
    uint8_t event;

    do {
        event = ama_enter((uint8_t)random_below(AMA_SQUARES));
    } while (event != AMA_SHOT && event != AMA_ENDED);
}

static void open_game(unsigned number) {
    ama_new();
    random_state = 1000 + number * 7919;
    for (unsigned plies = 2 + random_below(3); plies; --plies) {
        random_turn();
    }
}

/* The side that wins. */
static uint8_t play_out(const uint8_t *level_of_side) {
    while (ama.step != AMA_OVER) {
        ama_think_begin(level_of_side[ama.side], 0);
        while (!ama_think_step()) {
        }
        if (!ama_play(ama_turn[0], ama_turn[1], ama_turn[2])) {
            fprintf(stderr, "amazons_match: illegal turn\n");
            exit(1);
        }
    }
    return ama.side ^ 1;
}

static void usage(void) {
    fprintf(stderr, "usage: amazons_match LEVEL LEVEL GAMES [FIRST]; LEVEL: original easy hard top, GAMES: 1 and more\n");
    exit(2);
}

static uint8_t level_called(const char *name) {
    for (uint8_t level = 0; level < AMA_LEVELS; ++level) {
        if (strcmp(name, level_names[level]) == 0) {
            return level;
        }
    }
    usage();
    return 0;
}

int main(int argc, char **argv) {
    uint8_t level[2];
    unsigned won = 0;
    unsigned long games, first = 0;

    output_watch("amazons_match");
    if (argc < 4 || argc > 5 || !number_read(argv[3], 1, 1000000, &games) ||
        (argc == 5 && !number_read(argv[4], 0, 1000000000, &first))) {
        usage();
    }
    level[0] = level_called(argv[1]);
    level[1] = level_called(argv[2]);
    for (unsigned g = 0; g < games; ++g) {
        uint8_t side = g & 1; /* of the first level */
        uint8_t sides[2] = {level[side], level[side ^ 1]};
        open_game((unsigned)first + g / 2);
        won += play_out(sides) == side;
    }
    printf("%s beats %s in %u of %lu games, %.1f %%\n", argv[1], argv[2], won, games, 100.0 * won / (double)games);
    return 0;
}
