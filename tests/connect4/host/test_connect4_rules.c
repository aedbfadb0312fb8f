/* The rules of Connect 4; built for the host and, with the flags of the release, for sim65. */
#include "tools/lib/c4host.h"
#include "tests/tap.h"

#include <stdint.h>
#include <string.h>

static c4_game_t game, before;
static uint8_t mask[C4_CELLS];

/* Plays digits 1..7; returns the events of the last one. */
static uint8_t play(const char *line) {
    uint8_t events = 0;
    c4_init(&game);
    for (; *line; ++line) {
        events = c4_play(&game, (uint8_t)(*line - '1'));
    }
    return events;
}

static void test_lines(void) {
    tap_eq(play("1112223334"), C4_EV_PLACED, "three in a row do not win");
    tap_eq(play("1122334"), C4_EV_PLACED | C4_EV_WON, "four along the bottom win");
    tap_eq(c4_winner(&game), C4_FIRST, "the side that made the line has won");
    tap_eq(c4_winning_cells(&game, mask), 4, "four stones marked");
    tap_ok(mask[0] && mask[1] && mask[2] && mask[3], "and they are the line");
    tap_eq(play("12121213"), C4_EV_ILLEGAL, "no move after the end");
    tap_eq(play("1213141"), C4_EV_PLACED | C4_EV_WON, "four in a column win");
    tap_eq(play("12233434464"), C4_EV_PLACED | C4_EV_WON, "a rising diagonal wins");
    tap_eq(play("76655454424"), C4_EV_PLACED | C4_EV_WON, "a falling diagonal wins");
    tap_eq(play("6172142"), C4_EV_PLACED, "the edge does not join two rows");
}

static void test_many_lines(void) {
    /* Seven along the bottom: 1,2,3 and 5,6,7 first, then 4. */
    tap_eq(play("1122335566774"), C4_EV_PLACED | C4_EV_WON, "closing a row of seven");
    tap_eq(c4_winning_cells(&game, mask), 7, "marks all seven stones");
    /* A row and a falling diagonal meet at the foot of column 4. */
    tap_eq(play("533262217151174"), C4_EV_PLACED | C4_EV_WON, "closing two lines at once");
    tap_eq(c4_winning_cells(&game, mask), 7, "marks seven stones, the shared one once");
}

static void test_limits(void) {
    uint8_t i;
    tap_eq(play("111111"), C4_EV_PLACED, "six stones fill a column");
    tap_eq(c4_legal(&game, 0), 0, "a full column is refused");
    tap_eq(c4_legal(&game, 7), 0, "an eighth column does not exist");
    tap_eq(c4_legal(&game, 255), 0, "nor does column 255");
    before = game;
    tap_eq(c4_play(&game, 0), C4_EV_ILLEGAL, "playing into it does nothing");
    tap_ok(memcmp(&before, &game, sizeof game) == 0, "and leaves the game as it was");
    tap_eq(play("121212212121343434434343565656656565777777"), C4_EV_PLACED | C4_EV_DRAW,
           "a full board without a line is a draw");
    tap_eq(c4_winner(&game), C4_EMPTY, "nobody has won it");
    tap_eq(c4_winning_cells(&game, mask), 0, "no stone is marked");
    for (i = 42; i != 0; --i) {
        if (c4_undo(&game) > 6) {
            break;
        }
    }
    tap_eq(i, 0, "42 stones can be taken back");
    tap_eq(c4_undo(&game), C4_NO_CELL, "a forty-third cannot");
}

/* Our own random generator, so that host and sim65 play the same games. */
static uint16_t seed = 0xC4C4;
static uint8_t random_column(void) {
    seed ^= seed << 7;
    seed ^= seed >> 9;
    seed ^= seed << 8;
    return (uint8_t)(seed % 9); /* 7 and 8 are illegal on purpose */
}

static void test_undo_replay(void) {
    static c4_game_t copy;
    static c4_game_t trail[C4_CELLS + 1];
    uint8_t g, n, bad_undo = 0, bad_replay = 0, column;
    for (g = 0; g < 200; ++g) {
        c4_init(&game);
        for (n = 0; !game.over;) {
            trail[n] = game;
            column = random_column();
            if (c4_play(&game, column)) {
                ++n;
            }
        }
        if (!c4_replay(&copy, game.moves, game.count) || memcmp(&copy, &game, sizeof game) != 0) {
            ++bad_replay;
        }
        while (n) {
            --n;
            c4_undo(&game);
            /* The move list keeps its tail: only the first `count` entries mean anything. */
            if (memcmp(game.cell, trail[n].cell, sizeof game.cell) != 0 || memcmp(game.height, trail[n].height, 7) != 0 ||
                game.count != trail[n].count || game.over != 0 || (n && game.last_row != trail[n].last_row)) {
                ++bad_undo;
            }
        }
    }
    tap_eq(bad_undo, 0, "undo restores every position of 200 random games");
    tap_eq(bad_replay, 0, "replaying the move list restores every final position");
}

int main(void) {
    test_lines();
    test_many_lines();
    test_limits();
    test_undo_replay();
    return tap_done();
}
