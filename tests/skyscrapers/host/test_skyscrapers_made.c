/* Puzzles from the maker, of every size and grade: exactly one solution by the independent counter, the requested grade, and
 * nothing superfluous. Without an argument a few of each, as part of `make test`; with COUNT this many; with COUNT SIZE GRADE
 * [FIRST] this many of one class, from seed FIRST on, so that a long proof can be split; sizes 4p .. 9p have parks. */
#include "tools/lib/sky_all.h"
#include "tests/skyscrapers/host/sky_count.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

#define FIRST_SEED 1000000

static const uint32_t rules_of[SKY_GRADES] = {SKY_FAST_EASY, SKY_FAST_HARD, SKY_FAST_EXTREME, SKY_FAST_ALL};
static const char letter[] = "ehxu";

/* 1 if the rules of the grade solve the puzzle without the thing at *value. */
static int superfluous(sky_puzzle_t *p, uint8_t *value, int grade) {
    uint8_t kept = *value;
    if (kept == 0) {
        return 0;
    }
    *value = 0;
    int solved = sky_solve_all(p, rules_of[grade]) == SKY_SOLVED;
    *value = kept;
    return solved;
}

static int minimal(const sky_puzzle_t *puzzle, int grade) {
    sky_puzzle_t p = *puzzle;
    for (int c = 0; c < p.n * p.n; ++c) {
        if (superfluous(&p, &p.given[c], grade)) {
            return 0;
        }
    }
    for (int k = 0; k < 4 * p.n; ++k) {
        if (grade == SKY_EASY ? p.clue[k] == 0 : superfluous(&p, &p.clue[k], grade)) {
            return 0;
        }
    }
    return 1;
}

static void test_class(uint8_t n, uint8_t class, int count, uint32_t first) {
    uint8_t parks = class >= SKY_PARKS, grade = (uint8_t)(class & (SKY_PARKS - 1));
    int several = 0, other = 0, ungraded = 0, fat = 0, clues = 0, givens = 0, minimal_of = 0;
    char promise[120];
    for (int i = 0; i < count; ++i) {
        uint8_t goal[SKY_CELLS], found[SKY_CELLS];
        sky_seeded(n, class, first + (uint32_t)i);
        sky_puzzle_t p = sky_made;
        memcpy(goal, sky_goal, sizeof goal);
        several += p.parks != parks || sky_count(&p, 2, found) != 1;
        other += memcmp(goal, found, (size_t)n * n) != 0;
        ungraded += sky_solve_all(&p, SKY_SET_ALL) != SKY_SOLVED || sky_grade_of(sky_hardest) != grade;
        if (i % 10 == 0) {
            ++minimal_of;
            fat += !minimal(&p, grade);
        }
        for (int k = 0; k < 4 * n; ++k) {
            clues += p.clue[k] != 0;
        }
        for (int c = 0; c < n * n; ++c) {
            givens += p.given[c] != 0;
        }
    }
    sprintf(promise, "%d puzzles %d%s%c: one solution, at grade, %d of them shown minimal; %.1f clues, %.1f givens",
            count, n, parks ? "p" : "", letter[grade], minimal_of, (double)clues / count, (double)givens / count);
    if (!tap_ok(several + other + ungraded + fat == 0, promise)) {
        printf("# %d not unique, %d with another solution, %d off grade, %d not minimal\n", several, other, ungraded, fat);
    }
    fflush(stdout);
}

int main(int argc, char **argv) {
    int count = argc > 1 ? atoi(argv[1]) : 0;
    if (argc == 4 || argc == 5) {
        const char *grade = strchr(letter, argv[3][0]);
        int n = atoi(argv[2]), parks = argv[2][strspn(argv[2], "0123456789")] == 'p' ? SKY_PARKS : 0;
        if (count <= 0 || n < SKY_MIN_N || n > SKY_MAX_N || grade == NULL || *grade == '\0' ||
            (parks && grade - letter > SKY_HARD)) {
            fprintf(stderr, "usage: %s [COUNT [SIZE[p] e|h|x|u [FIRST]]]\n", argv[0]);
            return 2;
        }
        test_class((uint8_t)n, (uint8_t)((grade - letter) | parks), count,
                   argc == 5 ? (uint32_t)strtoul(argv[4], NULL, 10) : FIRST_SEED);
        return tap_done();
    }
    for (uint8_t n = SKY_MIN_N; n <= SKY_MAX_N; ++n) {
        for (uint8_t grade = 0; grade < SKY_GRADES; ++grade) {
            test_class(n, grade, count > 0 ? count : n < 7 ? 20 : n < 9 ? 6 : 3, FIRST_SEED);
        }
    }
    for (uint8_t n = SKY_MIN_N; n <= SKY_MAX_N; ++n) {
        for (uint8_t grade = SKY_EASY; grade <= (n < 8 ? SKY_HARD : SKY_EASY); ++grade) { /* those that the console makes */
            test_class(n, grade | SKY_PARKS, count > 0 ? count : n < 7 ? 10 : 2, FIRST_SEED);
        }
    }
    return tap_done();
}
