/* Reads positions like `gobang move` and prints the same answers, on the 6502: gobang_think LEVEL [SEED] < lines. A level of "vcf" is the
 * fours search. For comparing the console's moves with the host's and for counting cycles; not a test by itself. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/rules.h"

static char line[2048];

/* Plays the numbers of the line pairwise. */
static void read_position(void) {
    const char *text = line;
    uint8_t x, y;

    gb_new(0);
    while (*text >= '0' && *text <= '9') {
        x = (uint8_t)atoi(text);
        text = strchr(text, ',') + 1;
        y = (uint8_t)atoi(text);
        while (*text >= '0' && *text <= '9') {
            ++text;
        }
        while (*text == ' ') {
            ++text;
        }
        gb_play(GB_CELL(x, y));
    }
}

int main(int argc, char **argv) {
    static const char *const names[GB_LEVELS] = {"original", "easy", "hard", "top", "beginner", "medium"};
    uint8_t level = 0;
    uint8_t cell;
    uint16_t seed = argc > 2 ? (uint16_t)atoi(argv[2]) : 1;

    while (argc > 1 && level < GB_LEVELS && strcmp(argv[1], names[level])) {
        ++level;
    }
    while (fgets(line, sizeof line, stdin)) {
        read_position();
        if (level == GB_LEVELS) {
            gb_think_begin(GB_LEVEL_FOURS, 0);
        } else {
            gb_think_begin(level, seed);
        }
        while (!gb_think_step()) {
        }
        cell = gb_think_move();
        if (cell == GB_NO_CELL) {
            puts("none");
        } else if (level == GB_LEVELS) {
            printf("%u,%u\n", GB_X(cell), GB_Y(cell));
        } else {
            printf("%u,%u %u\n", GB_X(cell), GB_Y(cell), gb_think_units());
        }
    }
    return 0;
}
