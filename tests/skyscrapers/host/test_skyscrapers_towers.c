/* Puzzles that Simon Tatham's Towers has made (tests/golden/skyscrapers/towers-*.txt): each is solved, with the unique
 * solution. Without an argument the independent counter confirms the first few of each file; with one, this many. */
#include "games/skyscrapers/solver.h"
#include "tests/skyscrapers/host/sky_count.h"
#include "tests/tap.h"
#include "tools/lib/sky_all.h"
#include "tools/lib/sky_id.h"

#include <stdlib.h>
#include <string.h>

static int seen(const uint8_t *h, int start, int step, int n) {
    int count = 0, tallest = 0;
    for (int i = 0; i < n; ++i, start += step) {
        if (h[start] > tallest) {
            tallest = h[start];
            ++count;
        }
    }
    return count;
}

/* 1 if h is a Latin square that suits all clues and givens. */
static int suits(const sky_puzzle_t *p, const uint8_t *h) {
    int n = p->n;
    for (int c = 0; c < n * n; ++c) {
        if (h[c] < 1 || h[c] > n || (p->given[c] != 0 && p->given[c] != h[c])) {
            return 0;
        }
        for (int d = 0; d < c; ++d) {
            if (h[c] == h[d] && (c / n == d / n || c % n == d % n)) {
                return 0;
            }
        }
    }
    for (int i = 0; i < n; ++i) {
        const uint8_t *k = p->clue + i;
        if ((k[0] && k[0] != seen(h, i, n, n)) || (k[n] && k[n] != seen(h, n * (n - 1) + i, -n, n)) ||
            (k[2 * n] && k[2 * n] != seen(h, i * n, 1, n)) || (k[3 * n] && k[3 * n] != seen(h, i * n + n - 1, -1, n))) {
            return 0;
        }
    }
    return 1;
}

static void test_file(int n, char grade, int counted) {
    char path[80], line[400], promise[200];
    int lines = 0, wrong = 0, graded[SKY_GRADES] = {0}, several = 0;
    sprintf(path, "tests/golden/skyscrapers/towers-%d%c.txt", n, grade);
    FILE *in = fopen(path, "r");
    if (in == NULL) {
        tap_ok(0, path);
        return;
    }
    while (fgets(line, sizeof line, in) != NULL) {
        sky_puzzle_t p;
        uint8_t found[SKY_CELLS];
        line[strcspn(line, "\r\n")] = '\0';
        ++lines;
        if (sky_id_parse(line, &p) != SKY_ID_OK || p.n != n || sky_solve_all(&p, SKY_FAST_ALL) != SKY_SOLVED ||
            !suits(&p, sky_solution)) {
            ++wrong;
            continue;
        }
        if (lines <= counted) {
            several += sky_count(&p, 2, found) != 1 || memcmp(found, sky_solution, (size_t)n * n) != 0;
            sky_solve_all(&p, SKY_SET_ALL);
            ++graded[sky_grade_of(sky_hardest)];
        }
    }
    fclose(in);
    sprintf(promise, "%d of Towers' %d%c solved, %d with the counter; our grades of these: %d easy %d hard %d extreme %d unreasonable",
            lines, n, grade, lines < counted ? lines : counted, graded[0], graded[1], graded[2], graded[3]);
    tap_ok(lines > 0 && wrong == 0 && several == 0, promise);
    fflush(stdout);
}

int main(int argc, char **argv) {
    int counted = argc > 1 ? atoi(argv[1]) : 5;
    for (int n = SKY_MIN_N; n <= SKY_MAX_N; ++n) {
        for (const char *grade = "ehxu"; *grade != '\0'; ++grade) {
            test_file(n, *grade, counted);
        }
    }
    return tap_done();
}
