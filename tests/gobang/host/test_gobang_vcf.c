/* The fours search against an exhaustive one. tests/golden/gobang/vcf.txt holds positions of lively random games in which the
 * side to move wins by fours, with the least number of own stones this takes (found by gobang_fours.c; made by `test_gobang_vcf
 * --make 50`). The search finds nearly all of them within the top level's budget, and every win that it claims, in these or other
 * positions, is real. */
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/hot.h"
#include "games/gobang/rules.h"
#include "tests/gobang/host/gobang_fours.h"
#include "tests/tap.h"

#define STONES 7

static unsigned random_state = 2024;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1103515245u + 12345u;
    return (random_state >> 16) % n;
}

static uint8_t vcf_move(void) {
    gb_think_begin(GB_LEVEL_FOURS, 0);
    while (!gb_think_step()) {
    }
    return gb_think_move();
}

/* Plays one of the most valuable cells, so that there are many threats, but never leaves a five or an open four unanswered: so
 * fights last, and threes get blocked. Uses the board that the fours search has just loaded. */
static uint8_t lively_cell(void) {
    uint8_t count;

    if (gb_count < 2) {
        return GB_CELL(5 + random_below(5), 5 + random_below(5));
    }
    gbh_side = GB_BLACK;
    gbh_want = 6;
    count = gbh_scan();
    if (count == 0) {
        return (uint8_t)random_below(239);
    }
    gbh_at = gbh_list[0];
    for (gbh_side = 1; gbh_side <= 2; ++gbh_side) {
        if (gbh_kind() == GBH_KIND_WIN) {
            return gbh_at;
        }
    }
    return gbh_list[random_below(count)];
}

/* Prints `quota` won positions of each length: the length, then the moves. At most one a game. */
static int make(int quota) {
    int won[STONES + 1] = {0};
    int left = quota * (STONES - 1);

    while (left > 0) {
        gb_new(0);
        while (gb_result == GB_PLAYING && gb_count < 90) {
            vcf_move();
            int shortest = gb_count > 7 ? fours_shortest(gb_cell, gb_to_move(), STONES) : 0;
            if (shortest > 2 || (shortest == 2 && won[2] < quota && random_below(8) == 0)) {
                if (won[shortest] < quota) {
                    ++won[shortest];
                    --left;
                    printf("%d", shortest);
                    for (int i = 0; i < gb_count; ++i) {
                        printf(" %d,%d", GB_X(gb_moves[i]), GB_Y(gb_moves[i]));
                    }
                    putchar('\n');
                    break;
                }
            }
            gb_play(lively_cell());
        }
    }
    return 0;
}

/* Reads a line of the golden file into the rules; returns its length, 0 for a comment. */
static int read_position(char *line) {
    char *text = strtok(line, " \n");
    int shortest, x, y;

    if (!text || *text == '#') {
        return 0;
    }
    shortest = atoi(text);
    gb_new(0);
    while ((text = strtok(NULL, " \n")) != NULL) {
        if (sscanf(text, "%d,%d", &x, &y) != 2 || gb_play(GB_CELL(x, y)) != GB_OK) {
            return 0;
        }
    }
    return shortest;
}

static void test_golden(FILE *file) {
    static char line[4096];
    int won[STONES + 1] = {0}, found[STONES + 1] = {0};
    int total = 0, total_found = 0, false_claims = 0, shortest;

    while (fgets(line, sizeof line, file)) {
        shortest = read_position(line);
        if (shortest < 2 || shortest > STONES) {
            continue;
        }
        uint8_t cell = vcf_move();
        ++total;
        ++won[shortest];
        if (cell != GB_NO_CELL) {
            ++total_found;
            ++found[shortest];
            false_claims += !fours_move_wins(gb_cell, gb_to_move(), cell, 14);
        }
    }
    for (int n = 2; n <= STONES; ++n) {
        printf("# %d stones: %d of %d found\n", n, found[n], won[n]);
    }
    printf("# %.1f %% of %d found\n", total ? 100.0 * total_found / total : 0.0, total);
    tap_ok(total >= 200, "there are at least 200 won positions");
    tap_ok(total_found * 100 >= total * 98, "98 % of the wins of up to seven stones are found");
    tap_eq(false_claims, 0, "none of them by a move that does not win");
}

/* Positions of all kinds: a claim is checked by the exhaustive search, and where that finds a short win, so must the engine. */
static void test_random(int positions) {
    int claims = 0, false_claims = 0, missed = 0;

    while (positions > 0) {
        gb_new(0);
        while (gb_result == GB_PLAYING && gb_count < 60) {
            uint8_t cell = vcf_move();
            if (cell != GB_NO_CELL) {
                ++claims;
                false_claims += !fours_move_wins(gb_cell, gb_to_move(), cell, 14);
            } else if (gb_count > 8) {
                missed += fours_shortest(gb_cell, gb_to_move(), 3) != 0;
            }
            --positions;
            gb_play(lively_cell());
        }
    }
    tap_ok(claims > 50, "random games hold many wins by fours");
    tap_eq(false_claims, 0, "every one claimed is one");
    tap_eq(missed, 0, "none of up to three stones is missed");
}

int main(int argc, char **argv) {
    FILE *file;

    if (argc > 2 && strcmp(argv[1], "--make") == 0) {
        return make(atoi(argv[2]));
    }
    file = fopen("tests/golden/gobang/vcf.txt", "r");
    if (!tap_ok(file != NULL, "the golden positions are there")) {
        return tap_done();
    }
    test_golden(file);
    fclose(file);
    test_random(6000);
    return tap_done();
}
