/* Connect 4 on the command line: the console's player, and the exact solver.
 *
 *     connect4 move [--level easy|medium|hard|perfect] [--seed N]
 *     connect4 analyse [--scores]
 *
 * Both read positions from standard input, one a line: the columns 1..7 in the order played, `.` for the
 * empty board. `move` prints the column that the console would choose. `analyse` prints a field for each
 * column: W and the number of moves in which the side to move wins with best play, L and the number of the
 * opponent's, D, or - when full; with
 * --scores the usual numbers instead: 22 less the winner's stones, negative for a loss. Both print `over` for
 * a finished game and `illegal` for a line that is none. Early positions (under 7 stones) can take the solver
 * minutes.
 */
#include "games/connect4/ai.h"
#include "tools/lib/c4solve.h"
#include "tools/lib/number.h"
#include "tools/lib/output.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const level_names[C4_LEVELS] = {"easy", "medium", "hard", "perfect"};

static struct {
    int analyse, scores;
    uint8_t level;
    uint16_t seed;
} option = {0, 0, C4_PERFECT, 1};

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

static void print_move(const c4_game_t *game) {
    c4_think_begin(game, option.level, option.seed);
    while (!c4_think_step()) {
    }
    printf("%d\n", c4_think.column + 1);
}

/* One field: `end` is the number of the winning stone, 0 for a draw, negative when the other side wins. */
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

static int read_level(const char *name) {
    uint8_t i;
    for (i = 0; i < C4_LEVELS; ++i) {
        if (strcmp(name, level_names[i]) == 0) {
            option.level = i;
            return 1;
        }
    }
    return 0;
}

/* 1 when the arguments make sense. */
static int read_options(int argc, char **argv) {
    int i;
    if (argc < 2 || (strcmp(argv[1], "move") != 0 && strcmp(argv[1], "analyse") != 0)) {
        return 0;
    }
    option.analyse = argv[1][0] == 'a';
    for (i = 2; i < argc; ++i) {
        if (option.analyse && strcmp(argv[i], "--scores") == 0) {
            option.scores = 1;
        } else if (!option.analyse && i + 1 < argc && strcmp(argv[i], "--level") == 0) {
            if (!read_level(argv[++i])) {
                return 0;
            }
        } else if (!option.analyse && i + 1 < argc && strcmp(argv[i], "--seed") == 0) {
            unsigned long seed;
            if (!number_read(argv[++i], 0, 65535, &seed)) {
                return 0;
            }
            option.seed = (uint16_t)seed;
        } else {
            return 0;
        }
    }
    return 1;
}

int main(int argc, char **argv) {
    char line[256];
    c4_game_t game;
    c4_solver_t *solver = NULL;
    output_watch("connect4");
    if (!read_options(argc, argv)) {
        fprintf(stderr, "usage: connect4 move [--level easy|medium|hard|perfect] [--seed 0..65535] | analyse [--scores]\n"
                        "reads positions, one a line: the columns played, 1..7, as in 4453; . is the empty board\n");
        return 2;
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
