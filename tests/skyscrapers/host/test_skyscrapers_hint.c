/* Hints: a player who only follows hints finishes every puzzle by rules of its grade; every hint is correct and about open cells;
 * and wrong entries are pointed out first. */
#include "games/skyscrapers/hint.h"
#include "tools/lib/sky_all.h"
#include "tests/tap.h"

#include <string.h>

static int untrue, stale;

static void begin(uint8_t n, uint8_t grade, uint32_t seed) {
    sky_seeded(n, grade, seed);
    sky_game_begin(&sky_made);
}

static uint8_t ask(void) {
    uint8_t state;
    do {
        state = sky_hint_step();
    } while (state == SKY_HINT_BUSY);
    return state;
}

/* Checks a hint: the heights that it leaves include the solution, and the cells are open. */
static void judge(void) {
    for (uint8_t cell = 0; cell < sky_nn && sky_supposed == 0; ++cell) {
        untrue += (sky_candidates(cell) >> (sky_goal[cell] - 1) & 1) == 0;
    }
    untrue += sky_hint.height != 0 && sky_hint.height != sky_goal[sky_hint.lit[0]];
    stale += sky_hint.cells == 0;
    for (uint8_t i = 0; i < sky_hint.cells; ++i) {
        stale += sky_game.entry[sky_hint.lit[i]] != 0;
    }
}

/* Plays a puzzle by hints alone, started over after each tower or not; the hardest rule named, 255 if it is not won. */
static uint8_t play(int start_over) {
    uint8_t hardest = 0;
    sky_hint_begin(0);
    while (ask() == SKY_HINT_STEP) {
        judge();
        if (sky_hint.rule > hardest) {
            hardest = sky_hint.rule;
        }
        if (sky_hint.height != 0) {
            sky_enter(sky_hint.lit[0], sky_hint.height);
            if (start_over) {
                sky_hint_begin(0);
            }
        }
    }
    return sky_won() ? hardest : 255;
}

static void test_play(void) {
    int failed = 0, off = 0;
    for (uint8_t n = 4; n <= 7; ++n) {
        for (uint8_t grade = 0; grade < SKY_GRADES; ++grade) {
            for (uint32_t seed = 1; seed <= 4; ++seed) {
                begin(n, grade, seed);
                uint8_t hardest = play(seed & 1);
                failed += hardest == 255;
                off += sky_grade_of(hardest) != grade;
            }
        }
    }
    tap_eq(failed, 0, "hints alone finish puzzles of all grades");
    tap_eq(off, 0, "by the rules of the grade");
    tap_eq(untrue, 0, "no hint rules out what is right, or builds what is wrong");
    tap_eq(stale, 0, "each is about open cells");
    sky_hint_begin(0);
    tap_eq(ask(), SKY_HINT_OVER, "no hint for a full board");
}

/* Asks for one hint at a time, like a player who thinks in between: what a hint rules out is remembered, so the same hint does
 * not come again. */
static void test_kept(void) {
    int failed = 0, steps = 0;
    for (uint8_t n = 4; n <= 9; ++n) {
        begin(n, SKY_HARD, n);
        int left = n * n * n; /* each hint rules out a height or builds a tower */
        for (;; --left) {
            sky_hint_begin(0);
            if (left == 0 || ask() != SKY_HINT_STEP) {
                break;
            }
            ++steps;
            if (sky_hint.height != 0) {
                sky_enter(sky_hint.lit[0], sky_hint.height);
                continue;
            }
            sky_past_act();
            for (uint8_t i = 0; i < sky_hint.cells; ++i) {
                uint8_t cell = sky_hint.lit[i];
                sky_rule_out(cell, sky_remaining(cell) & (uint16_t)~sky_candidates(cell));
            }
        }
        failed += !sky_won();
    }
    tap_eq(failed, 0, "asked for one by one, hints still lead to the end: what one has ruled out is kept");
    printf("# %d hints\n", steps);
}

/* The original machine's rules on its own size: solved, or stuck with nothing wrong. */
static void test_original(void) {
    int solved = 0, stuck = 0, wrong = 0;
    for (uint32_t seed = 1; seed <= 40; ++seed) {
        begin(4, seed & 1, seed);
        sky_hint_begin(1);
        while (ask() == SKY_HINT_STEP) {
            wrong += sky_hint.rule > SKY_R_GAPS;
            if (sky_hint.height != 0) {
                sky_enter(sky_hint.lit[0], sky_hint.height);
            }
        }
        wrong += sky_hint_wrong();
        solved += sky_won();
        stuck += !sky_won();
    }
    tap_eq(wrong, 0, "the original's rules alone: no other rule, no wrong tower");
    tap_ok(solved > 0 && stuck > 0, "which solve some and are stuck in others");
    printf("# %d solved, %d stuck\n", solved, stuck);
}

static void test_wrong(void) {
    begin(5, SKY_EASY, 9);
    sky_enter(3, sky_goal[3]);
    tap_eq(sky_hint_wrong(), 0, "a right entry is not wrong");
    sky_enter(7, (uint8_t)(sky_goal[7] % 5 + 1));
    sky_enter(12, (uint8_t)(sky_goal[12] % 5 + 1));
    tap_eq(sky_hint_wrong(), 2, "wrong entries are counted");
    tap_ok(sky_hint.cells == 2 && sky_hint.lit[0] == 7 && sky_hint.lit[1] == 12, "and lit");
    tap_eq(sky_clean_wrong(sky_goal), 2, "they are taken away");
    tap_ok(sky_hint_wrong() == 0 && sky_game.entry[3] == sky_goal[3], "and nothing else is");
    sky_undo();
    tap_eq(sky_hint_wrong(), 2, "which is one act to undo");
    begin(6, SKY_EASY, 9);
    for (uint8_t cell = 0; cell < sky_nn; ++cell) {
        sky_enter(cell, (uint8_t)(sky_goal[cell] % 6 + 1));
    }
    tap_ok(sky_hint_wrong() > SKY_STEP_MAX && sky_hint.cells == SKY_STEP_MAX, "more wrong ones than there is room for");
}

int main(void) {
    test_play();
    test_kept();
    test_original();
    test_wrong();
    return tap_done();
}
