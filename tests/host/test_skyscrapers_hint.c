/* Hints: a player who follows nothing but hints finishes every puzzle; a wrong entry is found first; rules have names. */
#include "games/skyscrapers/hint.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/names.h"
#include "games/skyscrapers/status.h"
#include "tests/host/tap.h"

#include <string.h>

static uint8_t solution[SKY_CELLS];

static void begin(uint8_t n, uint8_t grade, uint32_t seed) {
    sky_make_all(n, grade, seed);
    memcpy(solution, sky_goal, sizeof solution);
    sky_game_begin(&sky_made);
}

static void ask(void) {
    sky_hint_begin(solution);
    while (sky_hint_step() == 0) {
    }
}

/* Plays a puzzle by hints alone; the hardest rule that a hint named. */
static uint8_t play(void) {
    uint8_t hardest = 0;
    while (sky_open_cells() != 0) {
        ask();
        if (sky_hint.kind != SKY_HINT_CELL || sky_hint.cells == 0 || sky_game.entry[sky_hint.cell] != 0) {
            return 255;
        }
        if (sky_hint.hardest > hardest) {
            hardest = sky_hint.hardest;
        }
        sky_enter(sky_hint.cell, sky_hint.height);
    }
    return sky_won() ? hardest : 255;
}

int main(void) {
    int failed = 0, off = 0, nameless = 0;
    for (uint8_t n = 4; n <= 7; ++n) {
        for (uint8_t grade = 0; grade < SKY_GRADES; ++grade) {
            for (uint32_t seed = 1; seed <= 3; ++seed) {
                begin(n, grade, seed);
                uint8_t hardest = play();
                failed += hardest == 255;
                off += sky_grade_of(hardest) > grade;
            }
        }
    }
    tap_eq(failed, 0, "hints alone finish puzzles of all grades");
    tap_eq(off, 0, "and never need a rule above the grade");
    ask();
    tap_eq(sky_hint.kind, SKY_HINT_NONE, "no hint for a full board");
    begin(5, SKY_EASY, 9);
    sky_enter(7, (uint8_t)(solution[7] % 5 + 1));
    ask();
    tap_ok(sky_hint.kind == SKY_HINT_WRONG && sky_hint.cell == 7, "a wrong entry is pointed at first");
    for (uint8_t r = 1; r < SKY_RULES; ++r) {
        nameless += strlen(sky_rule_name(r)) == 0 || strlen(sky_rule_name(r)) > 24;
    }
    tap_eq(nameless, 0, "every rule has a name that fits the screen");
    return tap_done();
}
