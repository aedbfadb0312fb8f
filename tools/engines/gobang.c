/* gobang: the console's Gobang rules and players as a command of this machine.
 *
 *   gobang pbrain [--level L] [--seed N]                        plays by the Gomocup protocol on stdin and stdout
 *   gobang levels                                               prints the levels, weakest first; `original` is an extra one
 *   gobang vcf                                                  reads lines "x,y x,y ..." and prints a move that wins by fours, or none
 *   gobang move [--level L] [--seed N] [--why]                  the same lines; prints the level's move, the units of work, and with --why what it overlooked
 *   gobang match LEVEL LEVEL [--games N] [--seed N] [--verbose] games from balanced openings, each with both colours
 */
#include "tools/engines/gobang.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/rules.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

static const char *const names[GB_LEVELS] = {"original", "easy", "hard", "top", "beginner", "medium"};

int gobang_level(const char *name) {
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

/* The levels, weakest first. Original is not one of them: it plays as the original board does. */
static int print_levels(void) {
    static const uint8_t order[] = {GB_LEVEL_BEGINNER, GB_LEVEL_EASY, GB_LEVEL_MEDIUM, GB_LEVEL_HARD, GB_LEVEL_TOP};

    for (size_t i = 0; i < sizeof order; ++i) {
        puts(names[order[i]]);
    }
    return 0;
}

/* What the level overlooked when it chose its move. */
static const char *why(void) {
    static const char *const hidden[GB_OVERSIGHTS] = {"nothing was hidden",
                                                      "hidden: the falling diagonals",
                                                      "hidden: the rising diagonals",
                                                      "hidden: all diagonals",
                                                      "hidden: what is far from the last stone",
                                                      "hidden: the second of two threats",
                                                      "hidden: open threes of the other side",
                                                      "hidden: its own chances"};

    return hidden[gb_think_oversight()];
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
static int answer_lines(int level, uint16_t seed, int say_why) {
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
            gb_think_begin(GB_LEVEL_FOURS, 0);
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
            printf("%d,%d %u%s%s\n", GB_X(cell), GB_Y(cell), gb_think_units(), say_why ? " " : "", say_why ? why() : "");
        }
        fflush(stdout);
    }
    return 0;
}

static const char usage[] = "usage: gobang pbrain [--level L] [--seed N]\n"
                            "       gobang levels\n"
                            "       gobang vcf\n"
                            "       gobang move [--level L] [--seed N] [--why]\n"
                            "       gobang match LEVEL LEVEL [--games N] [--seed N] [--verbose]\n";

void gobang_options(int argc, char **argv, uint8_t *level, uint16_t *seed, const char **say_why) {
    const char *name = "top", *number = "1";
    const options_t known[] = {{"level", &name, 0}, {"seed", &number, 0}, {say_why ? "why" : NULL, say_why, 1}, {NULL, NULL, 0}};

    if (options_read(argc, argv, usage, known) != 1) {
        options_wrong();
    }
    *level = (uint8_t)options_choice("--level", name, names, GB_LEVELS);
    *seed = (uint16_t)options_number("--seed", number, 0, 65535);
}

int main(int argc, char **argv) {
    const char *command = argc > 1 ? argv[1] : "", *say_why = NULL;
    uint8_t level;
    uint16_t seed;

    output_watch("gobang");
    if (strcmp(command, "pbrain") == 0) {
        return gobang_pbrain(argc - 1, argv + 1);
    }
    if (strcmp(command, "match") == 0) {
        return gobang_match(argc - 1, argv + 1);
    }
    if (strcmp(command, "move") == 0) {
        gobang_options(argc - 1, argv + 1, &level, &seed, &say_why);
        return answer_lines(level, seed, say_why != NULL);
    }
    argc = options_read(argc, argv, usage, OPTIONS_NONE);
    if (argc == 2 && strcmp(command, "levels") == 0) {
        return print_levels();
    }
    if (argc != 2 || strcmp(command, "vcf") != 0) {
        options_wrong();
    }
    return answer_lines(-1, 0, 0);
}
