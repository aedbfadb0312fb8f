/* Connect 4 on the command line: the console's player, and the exact solver.
 *
 *     connect4 levels
 *     connect4 move [--level NAME] [--seed N] [--why]
 *     connect4 analyse [--scores]
 *
 * `levels` prints the names of the levels, weakest first; `expert` is an extra one below top; 1.0's `perfect` is now `top`. The
 * other commands read positions from standard input, one a line: the columns 1..7 in the order played, `.` for the empty board.
 * `move` prints the column that the console would choose, with --why also what the level overlooked, or how the move was found.
 * `analyse` prints a field for each column: W and the number of moves in which the side to move wins with best play, L and the
 * number of the opponent's, D, or - when full; with --scores the customary numbers instead: 22 less the winner's stones, negative
 * for a loss. Both print `over` for a finished game and `illegal` for a line that is not a game. Early positions (under 7 stones)
 * can take the solver minutes.
 */
#include "games/connect4/ai.h"
#include "tools/lib/c4host.h"
#include "tools/lib/c4solve.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    int analyse, scores, why;
    uint8_t level;
    uint16_t seed;
} option;

/* 1 when the line is a legal game so far. */
static int parse(const char *line, c4_game_t *game) {
    c4_init(game);
    line += strspn(line, " \t");
    if (*line == '.') {
        ++line;
    } else {
        while (*line >= '1' && *line <= '7') {
            if (c4_play(game, (uint8_t)(*line++ - '1')) == C4_EV_ILLEGAL) {
                return 0;
            }
        }
        if (game->count == 0) {
            return 0;
        }
    }
    return line[strspn(line, " \t\r\n")] == 0;
}

static c4_board_t board_of(const c4_game_t *game) {
    c4_board_t b = {0, 0, 0};
    int i;
    for (i = 0; i < game->count; ++i) {
        b = c4b_after(&b, c4b_move(&b, game->moves[i]));
    }
    return b;
}

/* How the newest move was found. */
static const char *reason(void) {
    static const char *const hidden[C4_HIDINGS] = {"sees all",
                                                   "overlooks rows",
                                                   "overlooks rising diagonals",
                                                   "overlooks falling diagonals",
                                                   "overlooks both diagonals",
                                                   "overlooks what is far from the newest stone",
                                                   "overlooks the second of two threats",
                                                   "overlooks the cell above",
                                                   "overlooks what the other is about"};
    static const char *const value[] = {"not proven", "a proven win", "a proven draw", "a proven loss"};
    if (option.level <= C4_LAST_GLANCE) {
        return hidden[c4_think.hidden];
    }
    if (c4_think.book) {
        return "from the book";
    }
    return c4_think.trivial && c4_think.value == C4_UNKNOWN ? "the only move" : value[c4_think.value];
}

static void print_move(const c4_game_t *game) {
    c4_think_begin(game, option.level, option.seed);
    while (!c4_think_step()) {
    }
    printf("%d%s%s\n", c4_think.column + 1, option.why ? " " : "", option.why ? reason() : "");
}

/* Prints one field: `end` is the number of the winning stone, 0 for a draw, negative when the other side wins. */
static void print_value(int count, int end) {
    int stones = end < 0 ? -end : end;
    if (option.scores) {
        printf("%d", end == 0 ? 0 : (end > 0 ? 1 : -1) * (22 - (stones + 1) / 2));
    } else if (end == 0) {
        printf("D");
    } else {
        printf("%c%d", end > 0 ? 'W' : 'L', end > 0 ? (stones - count + 1) / 2 : (stones - count) / 2);
    }
}

static void print_analysis(const c4_game_t *game, c4_solver_t *s) {
    c4_board_t b = board_of(game);
    int c;
    for (c = 0; c < 7; ++c) {
        uint64_t cell = c4b_move(&b, c);
        c4_board_t next;
        if (c) {
            putchar(' ');
        }
        if (!cell) {
            putchar('-');
            continue;
        }
        next = c4b_after(&b, cell);
        if (c4b_has_four(b.count & 1 ? next.second : next.first)) {
            print_value(b.count, next.count);
        } else {
            print_value(b.count, next.count == 42 ? 0 : -c4s_end(s, &next, c4s_sign(s, &next)));
        }
    }
    putchar('\n');
}

static const char usage[] = "usage: connect4 levels\n"
                            "       connect4 move [--level NAME] [--seed 0..65535] [--why]\n"
                            "       connect4 analyse [--scores]\n"
                            "reads positions, one a line: the columns played, 1..7, as in 4453; . is the empty board\n";

static void read_options(int argc, char **argv) {
    const char *level = "top", *seed = "1", *why = NULL, *scores = NULL;
    const options_t move[] = {{"level", &level, 0}, {"seed", &seed, 0}, {"why", &why, 1}, {NULL, NULL, 0}};
    const options_t analyse[] = {{"scores", &scores, 1}, {NULL, NULL, 0}};
    option.analyse = strcmp(argv[0], "analyse") == 0;
    if (options_read(argc, argv, usage, option.analyse ? analyse : move) != 1) {
        options_wrong();
    }
    option.level = c4_level_called(level);
    if (option.level == C4_LEVELS) {
        options_choice("--level", level, c4_level_names, C4_LEVELS); /* says which there are */
    }
    option.seed = (uint16_t)options_number("--seed", seed, 0, 65535);
    option.why = why != NULL;
    option.scores = scores != NULL;
}

static int print_levels(void) {
    for (uint8_t i = 0; i <= C4_PERFECT; ++i) {
        puts(c4_level_names[i]);
    }
    return 0;
}

int main(int argc, char **argv) {
    char line[256];
    c4_game_t game;
    c4_solver_t *solver = NULL;
    output_watch("connect4");
    if (argc > 1 && (strcmp(argv[1], "move") == 0 || strcmp(argv[1], "analyse") == 0)) {
        read_options(argc - 1, argv + 1);
    } else if (options_read(argc, argv, usage, OPTIONS_NONE) == 2 && strcmp(argv[1], "levels") == 0) {
        return print_levels();
    } else {
        options_wrong();
    }
    if (option.analyse && !(solver = c4s_new(24, 1))) {
        perror("connect4");
        return 1;
    }
    while (fgets(line, sizeof line, stdin)) {
        if (!parse(line, &game)) {
            puts("illegal");
        } else if (game.over) {
            puts("over");
        } else if (option.analyse) {
            print_analysis(&game, solver);
        } else {
            print_move(&game);
        }
        fflush(stdout);
    }
    return 0;
}
