/* The review of a lost game finds the move that lost it: in games of Hard against itself one side does not answer a threat, and the other
 * wins from there. */
#include <stdio.h>
#include <string.h>
#include "tests/tap.h"
#include "games/gobang/ai.h"
#include "games/gobang/review.h"
#include "games/gobang/rules.h"

#define GAMES 20

static uint32_t noise = 1;
static unsigned random_below(unsigned n) {
    noise = noise * 1664525u + 1013904223u;
    return (unsigned)(((uint64_t)(noise >> 8) * n) >> 24);
}

static uint8_t think(uint8_t level, uint16_t seed) {
    gb_think_begin(level, seed);
    while (!gb_think_step()) {
    }
    return gb_think_move();
}

/* Would the side that is not to move win by fours if it could move? */
static int is_threatened(void) {
    uint8_t pass = GB_CELL(random_below(2) * 14, random_below(15)), cell;
    if (gb_play(pass) != GB_OK) {
        return 0;
    }
    cell = gb_result == GB_PLAYING ? think(GB_LEVEL_FOURS, 0) : GB_NO_CELL;
    gb_undo();
    return cell != GB_NO_CELL;
}

/* A far stone that does not stop the win. */
static uint8_t blunder(void) {
    for (;;) {
        uint8_t cell = GB_CELL(random_below(2) * 14, random_below(15)), wins;
        if (gb_play(cell) != GB_OK) {
            continue;
        }
        wins = think(GB_LEVEL_FOURS, 0) != GB_NO_CELL;
        gb_undo();
        if (wins) {
            return cell;
        }
    }
}

/* Plays a game with a blunder in it; returns its ply, or -1 if there was no threat in a position that could be held. */
static int blundered_game(uint16_t seed) {
    int planted = -1;
    gb_new(0);
    gb_play(GB_CELL(7, 7));
    gb_play(GB_CELL(6 + random_below(3), 6));
    gb_play(GB_CELL(5 + random_below(5), 8));
    while (gb_result == GB_PLAYING && gb_count < 120) {
        if (planted < 0 && gb_count > 10 && think(GB_LEVEL_FOURS, 0) == GB_NO_CELL && is_threatened()) {
            uint8_t holds = think(GB_LEVEL_TOP, 0);
            gb_play(holds);
            holds = think(GB_LEVEL_FOURS, 0) == GB_NO_CELL;
            gb_undo();
            if (holds) {
                planted = gb_count;
                gb_play(blunder());
                continue;
            }
        }
        gb_play(planted < 0 ? think(GB_LEVEL_HARD, seed) : think(GB_LEVEL_TOP, seed));
    }
    return gb_result == GB_PLAYING || gb_result == GB_DRAW ? -1 : planted;
}

static void review(void) {
    gb_review_begin();
    do {
        while (!gb_think_step()) {
        }
    } while (!gb_review_next());
}

int main(void) {
    int games = 0, found = 0, better = 0, whole = 0;
    char promise[80];
    for (uint16_t seed = 1; games < GAMES && seed < 200; ++seed) {
        int planted = blundered_game(seed);
        uint8_t length = gb_count, result = gb_result, moves[GB_CELLS];
        if (planted < 0 || ((planted & 1) == 0) == (result == GB_BLACK_WINS)) {
            continue; /* the one who blundered has won all the same */
        }
        memcpy(moves, gb_moves, sizeof moves);
        ++games;
        review();
        whole += gb_count == length && gb_result == result && memcmp(moves, gb_moves, length) == 0;
        if (gb_review_turn == planted) {
            ++found;
        } else {
            printf("# seed %u: %u of %u, planted at %d\n", seed, gb_review_turn, length, planted);
        }
        better += gb_review_best != GB_NO_CELL && gb_review_best != moves[gb_review_turn];
    }
    snprintf(promise, sizeof promise, "the blunder is found in %d of %d games", found, games);
    tap_ok(games == GAMES && found == GAMES, promise);
    tap_eq(better, GAMES, "and something better is offered in each");
    tap_eq(whole, GAMES, "the game is at its end again");
    gb_new(0);
    review();
    tap_eq(gb_review_turn, GB_REVIEW_NONE, "a game without a winner has no turning point");
    return tap_done();
}
