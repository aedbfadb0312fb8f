/* How long a player waits for a puzzle to be made, in steps of the maker, which are the same on the console: whatever number is
 * typed in, no class takes longer than its limit in seconds (tests/skyscrapers/mame/skyscrapers_worst.lua times the worst ones),
 * and few seeds give a built-in puzzle. Without an argument some seeds from 0 on, as part of `make test`; with COUNT this many of
 * each class; with COUNT SIZE GRADE the ten that take longest, as lines of tests/golden/skyscrapers/worst.txt. */
#include "tools/lib/sky_all.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

#define WORST 10

static const char letter[] = "ehxu";

/* By size: a step is 4,000 cycles in small ones to 6,900 in large ones at worst, and 1.4 million cycles are a second. */
static const int ceiling[] = {510, 1110, 3100, 11000, 11000, 11000};
static const double given_up_at_most[] = {12, 10, 2, 1}; /* seeds of a hundred, Hard */
static const int everyday[] = {3000, 3000, 1000, 40, 100, 40};

static void test_class(uint8_t n, uint8_t grade, int count) {
    int most = 0, most_seed = 0, over = 0, wrong = 0;
    char promise[120];
    for (int seed = 0; seed < count; ++seed) {
        if (sky_seeded(n, grade, (uint32_t)seed) == SKY_MAKE_OVER) {
            ++over;
            wrong += sky_solve_all(&sky_made, SKY_SET_ALL) != SKY_SOLVED || sky_grade_of(sky_hardest) != grade;
        }
        if (sky_make_steps > most) {
            most = sky_make_steps;
            most_seed = seed;
        }
    }
    sprintf(promise, "%d%c, %d seeds: %d steps at most (seed %d), ceiling %d", n, letter[grade], count, most, most_seed,
            ceiling[n - SKY_MIN_N]);
    tap_ok(most <= ceiling[n - SKY_MIN_N], promise);
    if (grade == SKY_HARD) {
        double share = 100.0 * over / count;
        sprintf(promise, "%d%c: %.1f %% are given up, and replaced by built-in ones of the grade", n, letter[grade], share);
        tap_ok(share <= given_up_at_most[n - SKY_MIN_N] && wrong == 0, promise);
    } else {
        tap_eq(over, 0, "none is given up");
    }
    fflush(stdout);
}

/* Prints the seeds that take longest, the longest first. */
static void print_worst(uint8_t n, uint8_t grade, int count) {
    int steps[WORST + 1] = {0}, seeds[WORST + 1] = {0};
    for (int seed = 0; seed < count; ++seed) {
        sky_make_all(n, grade, (uint32_t)seed);
        int i = WORST;
        while (i > 0 && sky_make_steps > steps[i - 1]) {
            steps[i] = steps[i - 1];
            seeds[i] = seeds[i - 1];
            --i;
        }
        steps[i] = sky_make_steps;
        seeds[i] = seed;
    }
    for (int i = 0; i < WORST && i < count; ++i) {
        printf("%d %d %d %d\n", n, grade, seeds[i], steps[i]);
    }
}

int main(int argc, char **argv) {
    int count = argc > 1 ? atoi(argv[1]) : 0;
    if (argc == 4) {
        const char *grade = strchr(letter, argv[3][0]);
        int n = atoi(argv[2]);
        if (count <= 0 || n < SKY_MIN_N || n > SKY_MAX_N || grade == NULL || *grade == '\0') {
            fprintf(stderr, "usage: %s [COUNT [SIZE e|h|x|u]]\n", argv[0]);
            return 2;
        }
        print_worst((uint8_t)n, (uint8_t)(grade - letter), count);
        return 0;
    }
    for (uint8_t n = SKY_MIN_N; n <= SKY_MAX_N; ++n) {
        for (uint8_t grade = 0; grade < SKY_GRADES; ++grade) {
            if (!sky_is_packed(n, grade)) {
                test_class(n, grade, count > 0 ? count : everyday[n - SKY_MIN_N]);
            }
        }
    }
    return tap_done();
}
