/* Original, on the host and in sim65: the score table of the original design, its nine-cell windows, its choice and its random
 * tie-break. */
#include <string.h>

#include "games/gobang/original.h"
#include "games/gobang/rules.h"
#include "tests/tap.h"

/* The score of a cell for a side, by the original's score table. */
static uint16_t cell_score(uint8_t cell, uint8_t side) {
    if (gb_cell[cell] != GB_EMPTY) {
        return 0;
    }
    gb_original_at = cell;
    gb_original_cell();
    return side == GB_BLACK ? gb_original_black : gb_original_white;
}

static uint8_t move_of(uint16_t seed) {
    uint8_t cell;

    gb_original_begin(seed);
    do {
        cell = gb_original_step();
    } while (cell == GB_NO_CELL);
    return cell;
}

/* Lays a row of nine cells ('*' black, 'o' white, '_' empty) on row 7 around column 7; the middle one must be empty.
 * Returns black's score there: that of the row, and one for each of the three empty rows. */
static uint16_t score_of(const char *cells) {
    uint8_t i;

    gb_new(0);
    for (i = 0; i < 9; ++i) {
        gb_cell[GB_CELL(3 + i, 7)] = cells[i] == '*' ? GB_BLACK : cells[i] == 'o' ? GB_WHITE : GB_EMPTY;
    }
    return cell_score(GB_CELL(7, 7), GB_BLACK) - 3;
}

static void test_scores(void) {
    static const struct {
        const char *cells;
        uint16_t score;
    } rows[] = {
        {"_________", 1},  {"***__*___", 70},   {"****_____", 2000}, {"_***_____", 300}, {"o***_____", 70},
        {"_***_o___", 70}, {"__**_____", 40},   {"_**______", 40},   {"_o**_____", 5},   {"__**_o___", 5},
        {"o_**_____", 40}, {"___*_____", 8},    {"__*______", 8},    {"__o*_____", 2},   {"_o_*_____", 8},
        {"___*_o___", 2},  {"*________", 1},    {"oo_*__oo_", 8},    {"_*_*_____", 40},  {"o_**_o___", 15},
        {"**_*_____", 70}, {"****_****", 2000}, {"_oo__oo__", 1},    {"o_o*__o__", 4},
    };
    uint8_t i;
    char promise[40];

    for (i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
        strcpy(promise, "a stone in the middle of ");
        strcat(promise, rows[i].cells);
        tap_eq(score_of(rows[i].cells), rows[i].score, promise);
    }
}

/* The two sums that the report works out: an open four and nothing else; three open twos and nothing else. */
static void test_report(void) {
    gb_new(0);
    gb_cell[GB_CELL(6, 7)] = GB_BLACK;
    gb_cell[GB_CELL(8, 7)] = GB_BLACK;
    gb_cell[GB_CELL(9, 7)] = GB_BLACK;
    tap_eq(cell_score(GB_CELL(7, 7), GB_BLACK), 303, "an open four scores 303 in all");
    gb_new(0);
    gb_cell[GB_CELL(8, 7)] = GB_WHITE;
    gb_cell[GB_CELL(7, 8)] = GB_WHITE;
    gb_cell[GB_CELL(8, 8)] = GB_WHITE;
    tap_eq(cell_score(GB_CELL(7, 7), GB_WHITE), 25, "three open twos score 25 in all");
    tap_eq(cell_score(GB_CELL(8, 7), GB_WHITE), 0, "a taken cell scores nothing");
}

static void test_choice(void) {
    uint8_t cell;

    gb_new(0);
    gb_cell[GB_CELL(0, 7)] = GB_BLACK;
    gb_cell[GB_CELL(1, 7)] = GB_BLACK;
    gb_cell[GB_CELL(2, 7)] = GB_BLACK;
    tap_eq(cell_score(GB_CELL(3, 7), GB_BLACK), 303, "beyond the edge the board looks empty");
    gb_new(0);
    gb_count = 2; /* black to move, and not the first stone */
    gb_cell[GB_CELL(5, 5)] = GB_WHITE;
    gb_cell[GB_CELL(6, 5)] = GB_WHITE;
    gb_cell[GB_CELL(7, 5)] = GB_WHITE;
    gb_cell[GB_CELL(9, 9)] = GB_BLACK;
    cell = move_of(5);
    tap_ok(cell == GB_CELL(4, 5) || cell == GB_CELL(8, 5), "the other side's better cell is taken from it");
    gb_cell[GB_CELL(10, 9)] = GB_BLACK;
    gb_cell[GB_CELL(11, 9)] = GB_BLACK;
    cell = move_of(5);
    tap_ok(cell == GB_CELL(8, 9) || cell == GB_CELL(12, 9), "at equal scores its own cell comes first");
}

static void test_random(void) {
    uint8_t i, first, cell, differ = 0, same = 1;

    gb_new(0);
    gb_play(GB_CELL(0, 0));
    first = move_of(0);
    for (i = 1; i < 20; ++i) {
        cell = move_of(i);
        if (cell != first) {
            ++differ;
        }
        if (cell != move_of(i)) {
            same = 0;
        }
    }
    tap_ok(differ > 10, "ties are broken by the seed");
    tap_ok(same, "and the same seed gives the same move");
}

static void test_first(void) {
    gb_new(0);
    tap_ok(move_of(1) == GB_CELL(7, 7) && move_of(2) == GB_CELL(7, 7), "the first stone of a game is the middle one");
}

int main(void) {
    test_scores();
    test_first();
    test_report();
    test_choice();
    test_random();
    return tap_done();
}
