/* What every level of ours must never get wrong, on generated positions: it takes a win in one, stops a simple four, and does not
 * lose to an open three that could be stopped. Every move is legal, also under Renju rules. */
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

int main(int argc, char **argv) {
    static const char *const names[GB_LEVELS] = {"original", "easy", "hard", "top"};
    int count = argc > 1 ? atoi(argv[1]) : 40;

    for (uint8_t level = GB_LEVEL_EASY; level < GB_LEVELS; ++level) {
        test_wins_in_one(level, names[level], count);
        test_stops_fours(level, names[level], count);
        test_stops_threes(level, names[level], count);
    }
    test_legal(GB_LEVEL_ORIGINAL, 0, "original: legal games, won against random moves", 10);
    test_legal(GB_LEVEL_EASY, 0, "easy: legal games, won against random moves", 10);
    test_legal(GB_LEVEL_TOP, 0, "top: legal games, won against random moves", 4);
    test_legal(GB_LEVEL_ORIGINAL, 1, "original under Renju rules", 6);
    test_legal(GB_LEVEL_HARD, 1, "hard under Renju rules", 6);
    return tap_done();
}
