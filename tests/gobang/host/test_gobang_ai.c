/* What levels that overlook nothing must get right, on generated positions: they take a win in one, stop a simple four, and do
 * not lose to an open three that could be stopped. Every move is legal, also under Renju rules. */
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/rules.h"
#include "tests/gobang/host/gobang_fours.h"
#include "tests/tap.h"

static unsigned random_state = 77;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1103515245u + 12345u;
    return (random_state >> 16) % n;
}

static uint8_t think(uint8_t level) {
    gb_think_begin(level, 1);
    while (!gb_think_step()) {
    }
    return gb_think_move();
}

/* A random game of this many moves in the middle of the board, without a five. */
static void random_position(unsigned moves) {
    do {
        gb_new(0);
        while (gb_count < moves && gb_result == GB_PLAYING) {
            gb_play(GB_CELL(3 + random_below(9), 3 + random_below(9)));
        }
    } while (gb_result != GB_PLAYING);
}

/* Does the side to move have a five to make (shortest 1), an open four or two fours (2)? */
static int shortest(uint8_t side, int most) {
    return fours_shortest(gb_cell, side, most);
}

static void test_wins_in_one(uint8_t level, const char *name, int wanted) {
    char promise[80];
    int taken = 0, n = 0;

    while (n < wanted) {
        random_position(8 + random_below(60));
        if (shortest(gb_to_move(), 1) != 1) {
            continue;
        }
        ++n;
        gb_play(think(level));
        taken += gb_result != GB_PLAYING;
    }
    snprintf(promise, sizeof promise, "%s takes %d wins in one of %d", name, taken, wanted);
    tap_ok(taken == wanted, promise);
}

static void test_stops_fours(uint8_t level, const char *name, int wanted) {
    char promise[80];
    int stopped = 0, n = 0;

    while (n < wanted) {
        random_position(8 + random_below(60));
        uint8_t side = gb_to_move(), other = GB_BLACK + GB_WHITE - side;
        int cells = 0;
        if (shortest(side, 1) == 1 || shortest(other, 1) != 1) {
            continue;
        }
        for (int cell = 0; cell < 240; ++cell) { /* a simple four: one stone stops it */
            if (gb_cell[cell] == GB_EMPTY) {
                gb_cell[cell] = side;
                cells += shortest(other, 1) == 0;
                gb_cell[cell] = GB_EMPTY;
            }
        }
        if (cells != 1) {
            continue;
        }
        ++n;
        gb_play(think(level));
        stopped += gb_result == GB_PLAYING && shortest(other, 1) == 0;
    }
    snprintf(promise, sizeof promise, "%s stops %d simple fours of %d", name, stopped, wanted);
    tap_ok(stopped == wanted, promise);
}

/* Is there a stone for `side` after which the other has neither a five nor an open four to make, nor wins by fours? */
static int can_be_stopped(uint8_t side) {
    uint8_t other = GB_BLACK + GB_WHITE - side;
    int found = 0;

    for (int cell = 0; cell < 240 && !found; ++cell) {
        if (gb_cell[cell] == GB_EMPTY) {
            gb_cell[cell] = side;
            found = !fours_threat(gb_cell, other) && fours_shortest(gb_cell, other, 7) == 0;
            gb_cell[cell] = GB_EMPTY;
        }
    }
    return found;
}

/* Plays the level's move and, as long as that is a four and no more, the answer to it and the next move. Returns whether the open three is
 * dealt with: the level has won, or the other side has no open four to make. */
static int deals_with_three(uint8_t level, uint8_t side) {
    uint8_t other = GB_BLACK + GB_WHITE - side;

    for (int fours = 0; fours < 12; ++fours) {
        gb_play(think(level));
        if (gb_result != GB_PLAYING) {
            return gb_result == side;
        }
        if (!fours_threat(gb_cell, other)) {
            return 1;
        }
        if (shortest(side, 1) != 1) {
            return 0;
        }
        for (int cell = 0; cell < 240; ++cell) { /* the other side must stop the four, anywhere it can */
            if (gb_cell[cell] == GB_EMPTY) {
                gb_cell[cell] = other;
                int good = shortest(side, 1) == 0;
                gb_cell[cell] = GB_EMPTY;
                if (good) {
                    gb_play((uint8_t)cell);
                    break;
                }
            }
        }
        if (gb_to_move() != side) {
            return 1; /* two fours at once: won */
        }
        if (gb_result != GB_PLAYING) {
            return 0;
        }
    }
    return 0;
}

static void test_stops_threes(uint8_t level, const char *name, int wanted) {
    char promise[80];
    int stopped = 0, n = 0;

    while (n < wanted) {
        random_position(6 + random_below(40));
        uint8_t side = gb_to_move(), other = GB_BLACK + GB_WHITE - side;
        if (fours_threat(gb_cell, side) || shortest(other, 1) == 1 || !fours_threat(gb_cell, other) || !can_be_stopped(side)) {
            continue;
        }
        ++n;
        stopped += deals_with_three(level, side);
    }
    snprintf(promise, sizeof promise, "%s deals with %d open threes of %d", name, stopped, wanted);
    tap_ok(stopped == wanted, promise);
}

/* Whole games against random moves: every move must be legal, and the game won. */
static void test_legal(uint8_t level, uint8_t renju, const char *promise, int games) {
    int ok = 1;

    for (int n = 0; n < games; ++n) {
        uint8_t side = 1 + n % 2;
        gb_new(renju);
        while (gb_result == GB_PLAYING) {
            if (gb_to_move() == side) {
                ok &= gb_play(think(level)) == GB_OK;
                if (!ok) {
                    break;
                }
            } else {
                gb_play((uint8_t)random_below(240));
            }
        }
        ok &= gb_result == side;
    }
    tap_ok(ok, promise);
}

/* Games vary: from the same position a level finds several moves that are nearly as good, but always the same one with the same
 * seed. */
static void test_seeds(void) {
    uint8_t moves[3] = {GB_CELL(7, 7), GB_CELL(8, 8), GB_CELL(7, 9)}, cell;
    int different = 0, same = 1, seen[256] = {0};

    gb_load(0, moves, 3);
    for (uint16_t seed = 0; seed < 40; ++seed) {
        gb_think_begin(GB_LEVEL_TOP, seed);
        while (!gb_think_step()) {
        }
        cell = gb_think_move();
        different += !seen[cell]++;
    }
    for (int n = 0; n < 3; ++n) {
        same &= think(GB_LEVEL_TOP) == think(GB_LEVEL_TOP);
    }
    tap_ok(different > 1, "top does not always begin in the same way");
    tap_ok(same, "but with the same seed it does");
}

/* Under Renju rules a row of six is not a five: black sees neither a win nor a threat in it, and white need not stop it. */
static void test_six(void) {
    static const uint8_t blacks[] = {GB_CELL(2, 7), GB_CELL(3, 7), GB_CELL(4, 7), GB_CELL(6, 7), GB_CELL(7, 7)};
    static const uint8_t whites[] = {GB_CELL(1, 1), GB_CELL(12, 2), GB_CELL(3, 12), GB_CELL(11, 11), GB_CELL(13, 8)};
    uint8_t moves[10];

    for (int i = 0; i < 5; ++i) {
        moves[2 * i] = blacks[i];
        moves[2 * i + 1] = whites[i];
    }
    tap_eq(gb_load(1, moves, 10), 10, "Renju: black has three and two stones with a gap between");
    tap_ok(think(GB_LEVEL_TOP) != GB_CELL(5, 7), "top does not make six");
    gb_think_begin(GB_LEVEL_FOURS, 0);
    while (!gb_think_step()) {
    }
    uint8_t claimed = gb_think_move();
    tap_ok(claimed != GB_CELL(5, 7), "nor does the search of fours claim it");
    gb_load(1, moves, 9);
    tap_ok(think(GB_LEVEL_TOP) != GB_CELL(5, 7), "and white does not stop it");
    gb_load(0, moves, 10);
    tap_eq(think(GB_LEVEL_TOP), GB_CELL(5, 7), "without the limits it wins");
}

int main(int argc, char **argv) {
    static const uint8_t careful[] = {GB_LEVEL_HARD, GB_LEVEL_TOP};
    static const char *const names[] = {"hard", "top"};
    int count = argc > 1 ? atoi(argv[1]) : 40;

    for (int i = 0; i < 2; ++i) {
        test_wins_in_one(careful[i], names[i], count);
        test_stops_fours(careful[i], names[i], count);
    }
    test_stops_threes(GB_LEVEL_TOP, "top", count); /* hard looks two plies ahead: fours behind an open three may escape it */
    test_legal(GB_LEVEL_ORIGINAL, 0, "original: legal games, won against random moves", 10);
    test_legal(GB_LEVEL_BEGINNER, 0, "beginner: legal games, won against random moves", 10);
    test_legal(GB_LEVEL_EASY, 0, "easy: legal games, won against random moves", 10);
    test_legal(GB_LEVEL_MEDIUM, 0, "medium: legal games, won against random moves", 10);
    test_legal(GB_LEVEL_TOP, 0, "top: legal games, won against random moves", 4);
    test_legal(GB_LEVEL_ORIGINAL, 1, "original under Renju rules", 6);
    test_legal(GB_LEVEL_BEGINNER, 1, "beginner under Renju rules", 6);
    test_legal(GB_LEVEL_HARD, 1, "hard under Renju rules", 6);
    test_legal(GB_LEVEL_TOP, 1, "top under Renju rules", 4);
    test_seeds();
    test_six();
    return tap_done();
}
