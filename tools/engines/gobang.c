/* gobang: the console's Gobang rules and players as a command of this machine.
 *
 *   gobang pbrain [--level original|easy|hard|top] [--seed N]   plays by the Gomocup protocol on stdin and stdout
 *   gobang vcf                                                  reads lines "x,y x,y ..." and prints a move that wins by fours, or none
 *   gobang move [--level L] [--seed N]                          the same lines; prints the level's move and the stones tried
 *   gobang match LEVEL LEVEL [--games N] [--seed N] [--verbose] games from balanced openings, each with both colours
 */
#include "tools/engines/gobang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/rules.h"
#include "tools/lib/number.h"
#include "tools/lib/output.h"

int gobang_level(const char *name) {
    static const char *const names[GB_LEVELS] = {"original", "easy", "hard", "top"};

    for (int i = 0; i < GB_LEVELS; ++i) {
        if (strcmp(name, names[i]) == 0) {
            return i;
        }
    }
    return -1;
}

uint8_t gobang_think(uint8_t level, uint16_t seed) {
    gb_think_begin(level, seed);
    while (!gb_think_step()) {
    }
    return gb_think_move();
}

/* Plays the moves of a line "x,y x,y ..." on a new board. Returns 0 when one of them is malformed or illegal. */
static int read_position(const char *line) {
    int x, y, used;

    gb_new(0);
    for (;;) {
        line += strspn(line, " \t\r\n");
        if (*line == '\0') {
            return 1;
        }
        if (sscanf(line, "%d,%d%n", &x, &y, &used) != 2 || x < 0 || y < 0 || x >= GB_SIZE || y >= GB_SIZE) {
            return 0;
        }
        if (gb_play(GB_CELL(x, y)) != GB_OK) {
            return 0;
        }
        line += used;
    }
}

/* Answers every line of stdin with a move. level < 0: the continuous-fours search. */
static int answer_lines(int level, uint16_t seed) {
    static char line[8192];
    unsigned long number = 0;

    while (fgets(line, sizeof line, stdin)) {
        ++number;
        if (!read_position(line)) {
            fprintf(stderr, "gobang: line %lu: not a list of legal moves\n", number);
            return 2;
        }
        if (gb_result != GB_PLAYING) {
            puts("none");
        } else if (level < 0) {
            gb_vcf_think_begin();
            while (!gb_think_step()) {
            }
            uint8_t cell = gb_think_move();
            if (cell == GB_NO_CELL) {
                puts("none");
            } else {
                printf("%d,%d\n", GB_X(cell), GB_Y(cell));
            }
        } else {
            uint8_t cell = gobang_think((uint8_t)level, seed);
            printf("%d,%d %u\n", GB_X(cell), GB_Y(cell), gb_think_nodes());
        }
        fflush(stdout);
    }
    return 0;
}

static int usage(void) {
    fputs("usage: gobang pbrain [--level original|easy|hard|top] [--seed N]\n"
          "       gobang vcf\n"
          "       gobang move [--level L] [--seed N]\n"
          "       gobang match LEVEL LEVEL [--games N] [--seed N] [--verbose]\n",
          stderr);
    return 2;
}

int main(int argc, char **argv) {
    int level = GB_LEVEL_TOP;
    unsigned long seed = 1;

    output_watch("gobang");
    if (argc < 2) {
        return usage();
    }
    if (strcmp(argv[1], "pbrain") == 0) {
        return gobang_pbrain(argc - 2, argv + 2);
    }
    if (strcmp(argv[1], "match") == 0) {
        return gobang_match(argc - 2, argv + 2);
    }
    if (strcmp(argv[1], "vcf") == 0 && argc == 2) {
        return answer_lines(-1, 0);
    }
    if (strcmp(argv[1], "move") != 0) {
        return usage();
    }
    for (int i = 2; i < argc; i += 2) {
        if (i + 1 < argc && strcmp(argv[i], "--level") == 0) {
            level = gobang_level(argv[i + 1]);
        } else if (i + 1 < argc && strcmp(argv[i], "--seed") == 0) {
            if (!number_read(argv[i + 1], 0, 65535, &seed)) {
                return usage();
            }
        } else {
            return usage();
        }
    }
    return level < 0 ? usage() : answer_lines(level, (uint16_t)seed);
}
