/* The Skyscrapers solver against an independent counter: answers, soundness of every step, power of the rule sets. */
#include "tools/lib/sky_all.h"
#include "games/skyscrapers/square.h"
#include "tests/skyscrapers/host/sky_count.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

static uint8_t truth[SKY_CELLS]; /* what the counter found */
static uint8_t parks;            /* 1: the puzzles at hand have parks */

static void random_square(uint8_t n, uint32_t seed) {
    sky_geo(n, parks);
    sky_seed(seed, n);
    sky_square_begin();
    for (int i = 0; i < 4 * n; ++i) {
        sky_square_stir();
    }
}

/* A puzzle of the square sky_goal with each clue kept by chance clues/256 and each given by chance givens/256. */
static void random_puzzle(sky_puzzle_t *p, uint8_t n, int clues, int givens) {
    memset(p, 0, sizeof *p);
    p->n = n;
    p->parks = parks;
    for (int k = 0; k < 4 * n; ++k) {
        if (sky_random() < clues) {
            p->clue[k] = sky_square_clue((uint8_t)k);
        }
    }
    for (int c = 0; c < n * n; ++c) {
        if (sky_random() < givens) {
            p->given[c] = sky_goal[c];
        }
    }
}

static int expected(const sky_puzzle_t *p) {
    int count = sky_count(p, 2, truth);
    return count == 0 ? SKY_NONE : count == 1 ? SKY_SOLVED : SKY_SEVERAL;
}

/* Puzzles with few clues, some spoilt by a wrong one: the answer is always the counter's. */
static void test_answers(uint8_t n, int puzzles, int clues, int givens) {
    int wrong = 0, seen[8] = {0};
    char promise[120];
    for (int i = 0; i < puzzles; ++i) {
        sky_puzzle_t p;
        random_square(n, (uint32_t)i * 7919 + n);
        random_puzzle(&p, n, clues, givens);
        if (i % 3 == 2) {
            p.clue[sky_below((uint8_t)(4 * n))] = (uint8_t)(1 + sky_below((uint8_t)(n - parks)));
        }
        int want = expected(&p);
        int got = sky_solve_all(&p, SKY_FAST_ALL);
        int full = sky_solve_all(&p, SKY_SET_ALL);
        ++seen[want];
        if (got != want || full != want || (want == SKY_SOLVED && memcmp(sky_solution, truth, (size_t)n * n) != 0)) {
            ++wrong;
        }
    }
    sprintf(promise, "%d random %dx%d puzzles%s (%d one, %d none, %d several): the counter's answer", puzzles, n, n,
            parks ? " with parks" : "", seen[SKY_SOLVED], seen[SKY_NONE], seen[SKY_SEVERAL]);
    tap_ok(wrong == 0 && seen[SKY_SOLVED] > 0 && seen[SKY_SEVERAL] > 0, promise);
}

/* 1 if the solver's candidates still hold the solution. */
static int sound(const sky_puzzle_t *p) {
    for (int c = 0; c < p->n * p->n; ++c) {
        if (!(sky_candidates((uint8_t)c) >> (truth[c] - 1) & 1)) {
            return 0;
        }
    }
    return 1;
}

/* Every step of every rule keeps the solution, and says what it did. */
static void test_steps(void) {
    int used[SKY_RULES] = {0}, lost = 0, silent = 0, all = 1;
    uint32_t idle = SKY_BIT(SKY_R_FRESH); /* only in the fast sets */
    if (parks) {                          /* easy and hard ones, and three rules find no clue of theirs */
        idle |= SKY_BIT(SKY_R_CLIMB) | SKY_BIT(SKY_R_FACE) | SKY_BIT(SKY_R_TWO) | (SKY_SET_ALL ^ SKY_SET_HARD);
    }
    for (int i = 0; i < 240; ++i) {
        sky_puzzle_t p;
        uint8_t state;
        sky_seeded((uint8_t)(4 + i % 4), (uint8_t)(parks ? i / 4 % 2 | SKY_PARKS : i / 4 % 4), (uint32_t)i);
        p = sky_made;
        memcpy(truth, sky_goal, sizeof truth);
        sky_solve_begin(&p, SKY_SET_EXTREME);
        while ((state = sky_solve_step()) < SKY_DONE) {
            if (state == SKY_STEP) {
                ++used[sky_step_rule];
                silent += sky_step_cells == 0;
                lost += !sound(&p);
            }
        }
        if (state == SKY_STUCK) {
            sky_solve_more(SKY_SET_ALL | SKY_FIRST);
            while ((state = sky_solve_step()) < SKY_DONE) {
                used[sky_step_rule] += state == SKY_STEP;
            }
        }
        lost += state != SKY_SOLVED || memcmp(sky_solution, truth, (size_t)p.n * p.n) != 0;
    }
    for (int r = SKY_R_LAST; r < SKY_RULES; ++r) {
        printf("# rule %d: %d steps\n", r, used[r]);
        all &= (used[r] != 0) == !(idle >> r & 1);
    }
    tap_eq(lost, 0, "no step of any rule removes the solution, in 240 puzzles");
    tap_eq(silent, 0, "every step names at least one cell");
    tap_ok(all, parks ? "every rule that looks at parks has made a step, and no other" : "every rule has made a step");
}

static sky_puzzle_t square4[600];
static int squares4;

static void all_squares(uint8_t *g, int at) {
    if (at == 16) {
        sky_puzzle_t *p = &square4[squares4++];
        memset(p, 0, sizeof *p);
        p->n = 4;
        sky_geo(4, 0);
        memcpy(sky_goal, g, 16);
        for (uint8_t k = 0; k < 16; ++k) {
            p->clue[k] = sky_square_clue(k);
        }
        return;
    }
    for (uint8_t h = 1; h <= 4; ++h) {
        int clash = 0;
        for (int j = 0; j < at; ++j) {
            clash |= (j / 4 == at / 4 || j % 4 == at % 4) && g[j] == h;
        }
        if (!clash) {
            g[at] = h;
            all_squares(g, at + 1);
        }
    }
}

/* All 576 squares of side 4 with all 16 clues: what each set of rules solves. The figures for the original are those
 * that its published rules give when followed by hand-written code of another kind. */
static void test_original(void) {
    uint8_t g[16];
    int unique = 0, simple = 0, original = 0, only = 0, easy = 0, wrong = 0;
    all_squares(g, 0);
    for (int i = 0; i < squares4; ++i) {
        const sky_puzzle_t *p = &square4[i];
        wrong += sky_solve_all(p, SKY_FAST_ALL) != expected(p);
        if (expected(p) != SKY_SOLVED) {
            wrong += sky_solve_all(p, SKY_SET_ORIGINAL) != SKY_STUCK;
            continue;
        }
        ++unique;
        simple += sky_solve_all(p, SKY_SET_SIMPLE) == SKY_SOLVED;
        original += sky_solve_all(p, SKY_SET_ORIGINAL) == SKY_SOLVED;
        only += sky_solve_all(p, SKY_SET_ORIGINAL | SKY_BIT(SKY_R_ONLY)) == SKY_SOLVED;
        easy += sky_solve_all(p, SKY_SET_EASY) == SKY_SOLVED;
    }
    tap_eq(squares4, 576, "there are 576 squares of side 4");
    tap_eq(wrong, 0, "each is solved, or found to have several solutions, as the counter says");
    tap_eq(unique, 372, "372 of them have the only solution for their clues");
    tap_eq(simple, 64, "the simple rules of the original solve 64 of these");
    tap_eq(original, 224, "the Original set solves 224 of them, 60.2 per cent, and no more");
    tap_eq(only, 272, "with the rule ONLY it would be 272");
    tap_eq(easy, 372, "the Easy set solves all 372");
}

/* The fast sets leave out only what stronger rules include. */
static void test_fast_sets(void) {
    static const uint32_t full[3] = {SKY_SET_EASY, SKY_SET_HARD, SKY_SET_EXTREME};
    static const uint32_t fast[3] = {SKY_FAST_EASY, SKY_FAST_HARD, SKY_FAST_EXTREME};
    int differ = 0;
    for (int i = 0; i < 600; ++i) {
        sky_puzzle_t p;
        uint8_t n = (uint8_t)(4 + i % 5);
        random_square(n, (uint32_t)i);
        random_puzzle(&p, n, 180, 24);
        for (int s = 0; s < 3; ++s) {
            uint16_t left[SKY_CELLS];
            sky_solve_all(&p, full[s]);
            for (uint8_t c = 0; c < n * n; ++c) {
                left[c] = sky_candidates(c);
            }
            sky_solve_all(&p, fast[s]);
            for (uint8_t c = 0; c < n * n; ++c) {
                differ += left[c] != sky_candidates(c);
            }
        }
    }
    tap_eq(differ, 0,
           parks ? "the same with parks" : "the fast rule sets leave the same candidates as the full ones, 600 random puzzles");
}

static void test_edges(void) {
    sky_puzzle_t p;
    memset(&p, 0, sizeof p);
    for (p.n = 4; p.n <= 9; ++p.n) {
        if (sky_solve_all(&p, SKY_FAST_ALL) != SKY_SEVERAL) {
            break;
        }
    }
    tap_eq(p.n, 10, "an empty board of any size has several solutions");
    p.n = 9;
    p.clue[0] = 1;
    p.clue[1] = 1;
    tap_eq(sky_solve_all(&p, SKY_FAST_ALL), SKY_NONE, "two clues 1 above neighbouring columns: none");
    memset(&p, 0, sizeof p);
    p.n = 5;
    p.given[0] = 3;
    p.given[4] = 3;
    tap_eq(sky_solve_all(&p, SKY_FAST_ALL), SKY_NONE, "a given twice in a row: none");
    p.given[4] = 0;
    p.clue[0] = 5;
    tap_eq(sky_solve_all(&p, SKY_FAST_ALL), SKY_NONE, "a given against a clue: none");
}

int main(void) {
    test_edges();
    test_original();
    test_answers(4, 600, 120, 16);
    test_answers(5, 400, 160, 16);
    test_answers(6, 200, 170, 24);
    test_answers(7, 60, 190, 40);
    test_steps();
    test_fast_sets();
    parks = 1;
    test_answers(4, 400, 150, 24);
    test_answers(5, 200, 180, 24);
    test_answers(6, 100, 190, 30);
    test_answers(7, 30, 200, 44);
    test_steps();
    test_fast_sets();
    return tap_done();
}
