/* The engine's turns in the positions of tests/golden/amazons/turns.txt, one "LEVEL BOARD SIDE TURN" a line:
 * host and 6502 must find the same, the number of the position being the seed. Built for the host (C twins) and for sim65 (assembly).
 * With arguments `LEVEL BOARD SIDE [SEED]` it prints the turn instead, for tests/amazons/sim65/amazons_cycles.t to count the cycles; with
 * LEVEL `none` it only sets up the board. To make the list again: perl tests/golden/amazons/make_turns.pl >
 * tests/golden/amazons/turns.txt */
#include "games/amazons/ai.h"
#include "tools/lib/amahost.h"
#include "tests/tap.h"
#include <stdlib.h>
#include <string.h>

#define GOLDEN "tests/golden/amazons/turns.txt"

static void think(uint8_t level, uint16_t seed, char *text) {
    ama_think_begin(level, seed);
    while (!ama_think_step()) {
    }
    ama_text(ama_turn[0], ama_turn[1], ama_turn[2], text);
}

static unsigned total[AMA_LEVELS], same[AMA_LEVELS], legal[AMA_LEVELS];

static void compare(FILE *golden) {
    static char line[128], found[AMA_TEXT_SIZE];
    char *name, *board, *side, *want;
    uint8_t level;

    while (fgets(line, sizeof line, golden)) {
        name = strtok(line, " \n");
        board = strtok(0, " \n");
        side = strtok(0, " \n");
        want = strtok(0, " \n");
        if (!name || name[0] == '#' || !want) {
            continue;
        }
        level = (uint8_t)ama_level_called(name);
        if (level >= AMA_LEVELS || !ama_setup_text(board, side[0])) {
            tap_ok(0, "the list can be read");
            return;
        }
        think(level, (uint16_t)total[level], found);
        ++total[level];
        same[level] += strcmp(found, want) == 0;
        legal[level] += ama_play(ama_turn[0], ama_turn[1], ama_turn[2]);
    }
}

int main(int argc, char **argv) {
    static char text[AMA_TEXT_SIZE];
    FILE *golden;
    uint8_t level;

    if (argc > 3) {
        ama_setup_text(argv[2], argv[3][0]);
        level = (uint8_t)ama_level_called(argv[1]);
        if (level < AMA_LEVELS) {
            think(level, argc > 4 ? (uint16_t)atoi(argv[4]) : 0, text);
            printf("%s\n", text);
        }
        return 0;
    }
    golden = fopen(GOLDEN, "r");
    if (!tap_ok(golden != 0, GOLDEN)) {
        return tap_done();
    }
    compare(golden);
    for (level = 0; level < AMA_LEVELS; ++level) {
        printf("# %s: %u positions\n", ama_level_names[level], total[level]);
        tap_ok(total[level] >= 50 && same[level] == total[level], "the turns of this level are those of the list");
        tap_ok(legal[level] == total[level], "and legal");
    }
    return tap_done();
}
