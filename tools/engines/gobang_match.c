/* gobang match: games between two levels from balanced openings, each opening with both colours. Prints the result of the first level. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "games/gobang/search.h"
#include "tools/engines/gobang.h"
#include "tools/lib/options.h"

#define BALANCE 40 /* the largest value that an opening may have for either side, by the top level's search */

static uint32_t random_state;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1664525u + 1013904223u;
    return (unsigned)(((uint64_t)(random_state >> 8) * n) >> 24);
}

/* Three to six stones in the middle 7x7, such that neither side is clearly better. */
static uint8_t make_opening(uint8_t *moves) {
    for (;;) {
        uint8_t count = (uint8_t)(3 + random_below(4));
        gb_new(0);
        while (gb_count < count) {
            gb_play(GB_CELL(4 + random_below(7), 4 + random_below(7)));
        }
        memcpy(moves, gb_moves, count);
        gb_search_value = GB_SEARCH_WIN; /* this value stays if the move needs no search: then the opening is not balanced */
        gobang_think(GB_LEVEL_TOP, 0);
        if (gb_search_value < BALANCE && gb_search_value > -BALANCE) {
            return count;
        }
    }
}

/* One game; returns 2, 1, 0 for a win, draw, loss of the level that plays black. */
static int play_game(const uint8_t *opening, uint8_t count, uint8_t black, uint8_t white, uint16_t seed) {
    gb_load(0, opening, count);
    while (gb_result == GB_PLAYING) {
        uint8_t cell = gobang_think(gb_count & 1 ? white : black, seed);
        if (gb_play(cell) != GB_OK) {
            printf("illegal move %d,%d\n", GB_X(cell), GB_Y(cell));
            exit(1);
        }
    }
    return gb_result == GB_DRAW ? 1 : gb_result == GB_BLACK_WINS ? 2 : 0;
}

static void print_game(void) {
    for (int i = 0; i < gb_count; ++i) {
        printf("%d,%d ", GB_X(gb_moves[i]), GB_Y(gb_moves[i]));
    }
    putchar('\n');
}

int gobang_match(int argc, char **argv) {
    const char *often = "200", *first = "1", *verbose = NULL;
    const options_t known[] = {{"games", &often, 0}, {"seed", &first, 0}, {"verbose", &verbose, 1}, {NULL, NULL, 0}};
    int a, b, tally[3] = {0, 0, 0};
    unsigned long games;
    uint8_t opening[8], count = 0;

    argc = options_read(argc, argv, "usage: gobang match LEVEL LEVEL [--games N] [--seed N] [--verbose]\n", known);
    a = argc == 3 ? gobang_level(argv[1]) : -1;
    b = argc == 3 ? gobang_level(argv[2]) : -1;
    if (a < 0 || b < 0) {
        options_wrong();
    }
    games = options_number("--games", often, 1, 1000000);
    random_state = (uint32_t)options_number("--seed", first, 1, 4294967295);
    for (unsigned long n = 0; n < games; ++n) {
        int result;
        if (n % 2 == 0) {
            count = make_opening(opening);
            result = play_game(opening, count, (uint8_t)a, (uint8_t)b, (uint16_t)n);
        } else {
            result = 2 - play_game(opening, count, (uint8_t)b, (uint8_t)a, (uint16_t)n);
        }
        ++tally[result];
        if (verbose) {
            printf("# %s %s: ", n % 2 ? "white" : "black", result == 2 ? "won" : result == 1 ? "drew" : "lost");
            print_game();
        }
    }
    printf("%s - %s: %d won, %d drawn, %d lost of %lu: %.1f %%\n", argv[1], argv[2], tally[2], tally[1], tally[0],
           games, 100.0 * (tally[2] + 0.5 * tally[1]) / (double)games);
    return 0;
}
