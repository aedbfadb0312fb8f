/* gobang_spar PLAYER PLAYER [--games N] [--seed N] [--verbose]: `gobang match` with sparring partners that the console does not have.
 *
 *   10-easy 10-hard 10-top   the levels of release 1.0
 *   10-top-tenfold           its Top with ten times the stones
 *   novice                   a person who has just learned the rules: takes a win, sees two of three threats and stops them, else adds to
 *                            a row of its own, or plays somewhere near
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/gobang/ai.h"
#include "games/gobang/rules.h"
#include "tests/gobang/release10/ai.h"
#include "tools/engines/gobang.h"
#include "tools/lib/output.h"

enum { NOVICE = GB_LEVELS + G10_LEVELS };

static uint32_t random_state;

static unsigned random_below(unsigned n) {
    random_state = random_state * 1664525u + 1013904223u;
    return (unsigned)(((uint64_t)(random_state >> 8) * n) >> 24);
}

/* The most stones that `side` would have in a row of five cells through this one, none of them the other side's. `rows`: how many such
 * rows there are. */
static int best_row(uint8_t cell, uint8_t side, int *rows) {
    int best = 0;

    *rows = 0;
    for (int axis = 0; axis < 4; ++axis) {
        for (int start = -4; start <= 0; ++start) {
            int own = 0, k;
            for (k = 0; k < 5; ++k) {
                int x = GB_X(cell) + (start + k) * (axis == 1 ? 0 : axis == 3 ? -1 : 1);
                int y = GB_Y(cell) + (start + k) * (axis == 0 ? 0 : 1);
                if (x < 0 || y < 0 || x >= GB_SIZE || y >= GB_SIZE) {
                    break;
                }
                uint8_t there = gb_cell[GB_CELL(x, y)];
                if (there != GB_EMPTY && there != side) {
                    break;
                }
                own += there == side || start + k == 0;
            }
            if (k == 5 && own > best) {
                best = own;
                *rows = 0;
            }
            *rows += k == 5 && own == best;
        }
    }
    return best;
}

/* One of the free cells where `side` gets at least `most` in a row (and, below five, in two rows of cells: an open end), or GB_NO_CELL. */
static uint8_t find_row(uint8_t side, int most) {
    uint8_t found = GB_NO_CELL;
    unsigned count = 0;

    for (uint8_t cell = 0; cell < 240; ++cell) {
        int rows;
        if (gb_cell[cell] == GB_EMPTY && best_row(cell, side, &rows) >= most && (most == 5 || rows > 1) &&
            random_below(++count) == 0) {
            found = cell;
        }
    }
    return found;
}

/* A free cell beside a stone. */
static uint8_t somewhere_near(void) {
    for (;;) {
        uint8_t stone = gb_moves[random_below(gb_count)];
        int x = GB_X(stone) + (int)random_below(3) - 1, y = GB_Y(stone) + (int)random_below(3) - 1;
        if (random_below(20) == 0) { /* should all be taken */
            x = (int)random_below(GB_SIZE);
            y = (int)random_below(GB_SIZE);
        }
        if (x >= 0 && y >= 0 && x < GB_SIZE && y < GB_SIZE && gb_cell[GB_CELL(x, y)] == GB_EMPTY) {
            return GB_CELL(x, y);
        }
    }
}

static uint8_t novice(uint16_t seed) {
    uint8_t own = gb_to_move(), its = GB_BLACK + GB_WHITE - own, cell;

    random_state = seed * 2654435761u + gb_count * 40503u;
    random_below(2);
    if (gb_count == 0) {
        return GB_CELL(7, 7);
    }
    if ((cell = find_row(own, 5)) != GB_NO_CELL) {
        return cell;
    }
    for (int most = 5; most >= 4; --most) {
        cell = find_row(its, most);
        if (cell != GB_NO_CELL && random_below(3) != 0) {
            return cell;
        }
        if (most == 5 && (cell = find_row(own, 4)) != GB_NO_CELL && random_below(2)) {
            return cell;
        }
    }
    for (int most = 4; most >= 2 && random_below(4) != 0; --most) {
        if ((cell = find_row(own, most)) != GB_NO_CELL) {
            return cell;
        }
    }
    return somewhere_near();
}

int gobang_level(const char *name) {
    static const char *const names[] = {"original", "easy",    "hard",    "top",    "beginner",       "medium",
                                        "10-orig",  "10-easy", "10-hard", "10-top", "10-top-tenfold", "novice"};

    for (int i = 0; i <= NOVICE; ++i) {
        if (strcmp(name, names[i]) == 0) {
            return i;
        }
    }
    return -1;
}

uint8_t gobang_think(uint8_t player, uint16_t seed) {
    if (player == NOVICE) {
        return novice(seed);
    }
    if (player >= GB_LEVELS) {
        g10_think_begin((uint8_t)(player - GB_LEVELS), seed);
        while (!g10_think_step()) {
        }
        return g10_think_move();
    }
    gb_think_begin(player, seed);
    while (!gb_think_step()) {
    }
    return gb_think_move();
}

int main(int argc, char **argv) {
    output_watch("gobang_spar");
    return gobang_match(argc, argv);
}
