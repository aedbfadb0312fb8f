/* Gobang rules, on the host and in sim65: wins in every direction, edges, draw, undo, move list, Renju limits. */
#include "games/gobang/rules.h"
#include "tests/tap.h"

static uint16_t random_state = 0xACE1;

static uint8_t random_byte(void) {
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        if (random_state & 1) {
            random_state >>= 1;
            random_state ^= 0xB400;
        } else {
            random_state >>= 1;
        }
    }
    return (uint8_t)random_state;
}

/* Sets stones directly: pairs of letters "h8" = column h (0-based 7), row 8 counted from the top (0-based 7). */
static void set(const char *text, uint8_t side) {
    uint8_t x, y;

    while (*text) {
        x = (uint8_t)(*text - 'a');
        ++text;
        y = 0;
        while (*text >= '0' && *text <= '9') {
            y = (uint8_t)(y * 10 + (*text - '0'));
            ++text;
        }
        --y;
        gb_cell[GB_CELL(x, y)] = side;
        if (*text == ' ') {
            ++text;
        }
    }
}

static uint8_t renju_at(const char *black, const char *white, uint8_t x, uint8_t y) {
    gb_new(1);
    set(black, GB_BLACK);
    set(white, GB_WHITE);
    return gb_check(GB_CELL(x, (uint8_t)(y - 1)));
}

/* Five black stones on each of the 572 windows of the board, white far away on another row set: each must win at the fifth. */
static void test_every_five(void) {
    uint8_t axis, x, y, i, ok = 1;
    uint8_t cell, last;
    uint16_t windows = 0;

    for (axis = 0; axis < 4; ++axis) {
        for (cell = 0; cell < 0xEF; ++cell) {
            gb_new(0);
            last = cell;
            for (i = 0; i < 4 && gb_cell[last] != GB_EDGE; ++i) {
                last += gb_step[axis];
            }
            if (gb_cell[last] == GB_EDGE) {
                continue;
            }
            ++windows;
            last = cell;
            for (i = 0; i < 4; ++i) {
                gb_cell[last] = GB_BLACK;
                last += gb_step[axis];
            }
            x = gb_play(last);
            y = gb_result;
            if (x != GB_OK || y != GB_BLACK_WINS || gb_win_count != 5) {
                ok = 0;
            }
        }
    }
    tap_eq(windows, 572, "the board has 572 windows of five");
    tap_ok(ok, "five in each of them wins and names its five cells");
}

static void test_refusals(void) {
    gb_new(0);
    tap_eq(gb_to_move(), GB_BLACK, "black begins");
    tap_eq(gb_play(GB_CELL(15, 3)), GB_OFF_BOARD, "column 15 is off the board");
    tap_eq(gb_play(GB_CELL(3, 15)), GB_OFF_BOARD, "row 15 is off the board");
    tap_eq(gb_play(GB_CELL(7, 7)), GB_OK, "the centre is free");
    tap_eq(gb_play(GB_CELL(7, 7)), GB_OCCUPIED, "and then taken");
    tap_eq(gb_to_move(), GB_WHITE, "white is next");
    tap_eq(gb_undo(), 1, "a move can be taken back");
    tap_eq(gb_undo(), 0, "but not more than were played");
    tap_eq(gb_cell[GB_CELL(7, 7)], GB_EMPTY, "its cell is free again");
}

static void test_end_and_undo(void) {
    static const uint8_t game[9] = {GB_CELL(0, 0), GB_CELL(0, 1), GB_CELL(1, 0), GB_CELL(1, 1), GB_CELL(2, 0),
                                    GB_CELL(2, 1), GB_CELL(3, 0), GB_CELL(3, 1), GB_CELL(4, 0)};

    tap_eq(gb_load(0, game, 9), 9, "a move list loads");
    tap_eq(gb_result, GB_BLACK_WINS, "black has won");
    tap_eq(gb_play(GB_CELL(9, 9)), GB_GAME_OVER, "nothing can be played after the end");
    tap_eq(gb_undo(), 1, "the winning move can be taken back");
    tap_eq(gb_result, GB_PLAYING, "and the game goes on");
    tap_eq(gb_play(GB_CELL(9, 9)), GB_OK, "with another move");
    tap_eq(gb_play(GB_CELL(4, 1)), GB_OK, "white makes five");
    tap_eq(gb_result, GB_WHITE_WINS, "white has won");
}

static void test_long_and_double(void) {
    gb_new(0);
    set("c8 d8 e8 g8 h8 f5 f6 f7 f9", GB_BLACK);
    tap_eq(gb_play(GB_CELL(5, 7)), GB_OK, "a stone that joins six in a row and five in a column");
    tap_eq(gb_result, GB_BLACK_WINS, "wins in free rules");
    tap_eq(gb_win_count, 10, "and every stone of both rows is named once");
}

/* Colours in pairs of columns shifted every row leave no five anywhere: the board can be filled. */
static void test_draw(void) {
    static uint8_t black[120], white[120];
    uint8_t blacks = 0, whites = 0, x, y, i;

    for (y = 0; y < GB_SIZE; ++y) {
        for (x = 0; x < GB_SIZE; ++x) {
            if (((x + 2 * y) & 3) < 2) {
                black[blacks] = GB_CELL(x, y);
                ++blacks;
            } else {
                white[whites] = GB_CELL(x, y);
                ++whites;
            }
        }
    }
    gb_new(0);
    for (i = 0; gb_count < GB_CELLS && gb_result == GB_PLAYING; ++i) {
        gb_play(i < blacks ? black[i] : white[whites - 1]);
        if (gb_count < GB_CELLS) {
            gb_play(white[i]);
        }
    }
    tap_eq(blacks, 113, "the pattern has one stone more for black");
    tap_eq(gb_count, GB_CELLS, "the board can be filled");
    tap_eq(gb_result, GB_DRAW, "which is a draw");
}

static void test_renju(void) {
    tap_eq(renju_at("e8 f8 g8 h8", "", 8, 8), GB_OK, "five is allowed");
    tap_eq(renju_at("d8 e8 f8 h8 i8", "", 6, 8), GB_LONG_ROW, "six is not");
    tap_eq(renju_at("d8 e8 f8 h8 i8 g4 g5 g6 g7", "", 6, 8), GB_OK, "six together with five is");
    tap_eq(renju_at("f8 g8 h9 h10", "", 7, 8), GB_DOUBLE_THREE, "two open threes are not");
    tap_eq(renju_at("f8 g8 h9 h10", "e8 h12", 7, 8), GB_OK, "one of them blocked: allowed");
    tap_eq(renju_at("e8 f8 g8 h9 h10 h11", "", 7, 8), GB_DOUBLE_FOUR, "two fours are not");
    tap_eq(renju_at("d8 f8 g8", "", 7, 8), GB_OK, "one four is");
    tap_eq(renju_at("d8 f8 g8 j8", "i8", 7, 8), GB_OK, "a row that completes five only once is one four");
    tap_eq(renju_at("c8 e8 f8 i8", "", 6, 8), GB_DOUBLE_FOUR, "two fours in one row are not allowed");
    tap_eq(renju_at("e8 f8 g8 h9 h10", "d8", 7, 8), GB_OK, "a four and a three are");
    tap_eq(renju_at("f8 g8 h9 h10 e4 e5 e6 e7 e9 i4 i5 i6 i7 i9", "", 7, 8), GB_OK,
           "a three whose growth would be forbidden does not count");
    gb_new(1);
    set("f8 g8 h9 h10", GB_WHITE);
    gb_count = 1;
    tap_eq(gb_check(GB_CELL(7, 7)), GB_OK, "white may do anything");
}

/* Random games: move list, undo to the start and reload give the same board; nothing illegal gets in. */
static void test_random_games(uint8_t games) {
    static uint8_t copy[256], list[GB_CELLS];
    uint8_t ok = 1, count, i, n;

    for (n = 0; n < games; ++n) {
        gb_new(n & 1);
        while (gb_result == GB_PLAYING) {
            gb_play(random_byte());
        }
        count = gb_count;
        i = 0;
        do {
            copy[i] = gb_cell[i];
            ++i;
        } while (i != 0);
        for (i = 0; i < count; ++i) {
            list[i] = gb_moves[i];
        }
        if (gb_load(n & 1, list, count) != count || gb_result == GB_PLAYING) {
            ok = 0;
        }
        i = 0;
        do {
            if (copy[i] != gb_cell[i]) {
                ok = 0;
            }
            ++i;
        } while (i != 0);
        while (gb_undo()) {
        }
        for (i = 0; i < 0xEF; ++i) {
            if (gb_cell[i] != GB_EMPTY && gb_cell[i] != GB_EDGE) {
                ok = 0;
            }
        }
    }
    tap_ok(ok, "random games reload from their move list and undo to an empty board");
}

int main(void) {
    test_refusals();
    test_every_five();
    test_end_and_undo();
    test_long_and_double();
    test_draw();
    test_renju();
    test_random_games(20);
    return tap_done();
}
