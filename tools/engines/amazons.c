/* The Amazons engine of the cartridge as a host command that speaks a line protocol:
 *
 *     amazons [--level LEVEL] [--seed N] [--why]
 *     amazons levels                              prints the five levels, weakest first; LEVEL is one of them, or original
 *
 *     newgame              ok                     start position, red to move
 *     play a3-a5/c5        ok | ? illegal         make this turn
 *     genmove              move a3-a5/c5 | none   choose a turn and make it; none: the side to move has lost
 *     setboard BOARD SIDE  ok | ? bad             BOARD: rows 8 to 1, each a..h, of R B x and '.', split by
 *                                                 '/'; SIDE: r or b
 *     perft D              perft N | ? bad        sequences of D turns
 *     quit
 *
 * With --why the answer to genmove is followed by what the level overlooked in this turn: "hidden: nothing", or what it was.
 *
 * Every line gets one answer; a refused line does not change the game.
 */
#include "games/amazons/ai.h"
#include "games/amazons/policy.h"
#include "tools/lib/amahost.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_MAX_BYTES 256
#define PERFT_MAX 9

static uint8_t level;
static uint16_t seed;
static const char *why;

static void think(void) {
    uint16_t turn_seed = seed ? (uint16_t)(seed + ama.turns * 40503u) : 0;

    ama_think_begin(level, seed && !turn_seed ? 1 : turn_seed);
    while (!ama_think_step()) {
    }
}

static const char *cmd_play(const char *text) {
    uint8_t move[3];

    if (!text || !ama_parse(text, move) || !ama_play(move[0], move[1], move[2])) {
        return "? illegal";
    }
    return "ok";
}

static const char *cmd_genmove(void) {
    static const char *const hidden[AMA_HIDINGS] = {"nothing", "where the other side can go", "what its arrow does"};
    static char answer[80];

    if (ama.step == AMA_OVER) {
        return "none";
    }
    think();
    if (!ama_play(ama_turn[0], ama_turn[1], ama_turn[2])) {
        fprintf(stderr, "amazons: the engine chose an illegal turn\n");
        exit(1);
    }
    memcpy(answer, "move ", 5);
    ama_text(ama_turn[0], ama_turn[1], ama_turn[2], answer + 5);
    if (why) {
        snprintf(answer + strlen(answer), sizeof answer - strlen(answer), " hidden: %s", hidden[ama_policy_hidden]);
    }
    return answer;
}

static const char *cmd_setboard(const char *board, const char *side) {
    return board && side && side[1] == '\0' && ama_setup_text(board, side[0]) ? "ok" : "? bad";
}

static unsigned long long perft(int plies) {
    unsigned long long n = 0;

    if (plies == 0) {
        return 1;
    }
    for (uint8_t from = 0; from < AMA_SQUARES; ++from) {
        if (ama.step != AMA_CHOOSE || ama_enter(from) == AMA_REFUSED) {
            continue;
        }
        for (uint8_t to = 0; to < AMA_SQUARES; ++to) {
            if (ama_enter(to) == AMA_REFUSED) {
                continue;
            }
            for (uint8_t arrow = 0; arrow < AMA_SQUARES; ++arrow) {
                if (!AMA_HAS(ama_legal, arrow)) {
                    continue;
                }
                if (plies == 1) {
                    ++n;
                    continue;
                }
                ama_enter(arrow);
                n += perft(plies - 1);
                ama_undo();
                ama_enter(from);
                ama_enter(to);
            }
            ama_back();
        }
        ama_back();
    }
    return n;
}

static const char *cmd_perft(const char *depth) {
    static char answer[32];

    if (!depth || strlen(depth) != 1 || depth[0] < '0' || depth[0] > '0' + PERFT_MAX) {
        return "? bad";
    }
    snprintf(answer, sizeof answer, "perft %llu", perft(depth[0] - '0'));
    return answer;
}

/* The answer to a line; NULL for quit. */
static const char *answer(char *line) {
    const char *word[4] = {0};
    int words = 0;

    for (char *w = strtok(line, " \t\r\n"); w && words < 4; w = strtok(0, " \t\r\n")) {
        word[words++] = w;
    }
    if (words == 1 && strcmp(word[0], "quit") == 0) {
        return 0;
    }
    if (words == 1 && strcmp(word[0], "newgame") == 0) {
        ama_new();
        return "ok";
    }
    if (words == 1 && strcmp(word[0], "genmove") == 0) {
        return cmd_genmove();
    }
    if (words > 0 && strcmp(word[0], "play") == 0) {
        return cmd_play(words == 2 ? word[1] : 0);
    }
    if (words > 0 && strcmp(word[0], "setboard") == 0) {
        return cmd_setboard(word[1], words == 3 ? word[2] : 0);
    }
    if (words > 0 && strcmp(word[0], "perft") == 0) {
        return cmd_perft(words == 2 ? word[1] : 0);
    }
    return "? unknown";
}

static const char usage[] = "usage: amazons levels\n"
                            "       amazons [--level original|beginner|easy|medium|hard|top] [--seed 0..65535] [--why]\n";

int main(int argc, char **argv) {
    char line[LINE_MAX_BYTES];
    const char *text, *name = "top", *number = "0";
    const options_t known[] = {{"level", &name, 0}, {"seed", &number, 0}, {"why", &why, 1}, {NULL, NULL, 0}};

    output_watch("amazons");
    argc = options_read(argc, argv, usage, known);
    if (argc == 2 && strcmp(argv[1], "levels") == 0) {
        puts("beginner\neasy\nmedium\nhard\ntop");
        return 0;
    }
    if (argc != 1) {
        options_wrong();
    }
    level = (uint8_t)options_choice("--level", name, ama_level_names, AMA_LEVELS);
    seed = (uint16_t)options_number("--seed", number, 0, 65535);
    ama_new();
    while (fgets(line, sizeof line, stdin)) {
        if (!strchr(line, '\n') && !feof(stdin)) {
            int c;
            do {
                c = getchar();
            } while (c != '\n' && c != EOF);
            line[0] = '\0'; /* too long for any command */
        }
        text = answer(line);
        if (!text) {
            break;
        }
        puts(text);
        fflush(stdout);
    }
    return 0;
}
