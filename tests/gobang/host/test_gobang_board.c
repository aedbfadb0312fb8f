/* Original against the original board: the searches and games of its logic simulation, see tests/golden/gobang/README.md. On the host with
 * the C twin, in sim65 with the assembly. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "games/gobang/original.h"
#include "games/gobang/rules.h"
#include "tests/tap.h"

#define SEARCHES "tests/golden/gobang/board-searches.txt"
#define GAMES "tests/golden/gobang/board-games.txt"

#define ALL_ONES 5 /* a register whose next GB_ORIGINAL_CELLS bits are ones */

/* Rows first, and one digit each: "7a" is row 7, column 10. */
static uint8_t cell_of(const char *text) {
    char digits[3];

    digits[0] = text[0];
    digits[1] = text[1];
    digits[2] = 0;
    return (uint8_t)strtoul(digits, 0, 16);
}

static void load(uint32_t bits) {
    uint8_t i;

    for (i = 0; i < 4; ++i) {
        gb_original_lfsr[i] = (uint8_t)bits;
        bits >>= 8;
    }
}

/* The move with the board's random bits: "0" and "1" are a line tied to that value, eight digits the board's register. */
static uint8_t move_with(const char *bits) {
    uint8_t cell;

    gb_original_begin(0);
    load(strtoul(bits, 0, 16));
    do {
        if (bits[1] == 0) {
            load(bits[0] == '1' ? ALL_ONES : 0);
        }
        cell = gb_original_step();
    } while (cell == GB_NO_CELL);
    return cell;
}

static unsigned searches, same, full, first, middle;

static void compare(const char *bits, const char *want) {
    uint8_t cell = move_with(bits);

    ++searches;
    if (cell == cell_of(want)) {
        ++same;
    } else {
        printf("# the board: %.2s, here: %02x\n", want, cell);
    }
}

static char line[2800];

static void each_search(FILE *list) {
    char *bits, *black, *white;
    uint8_t i, stones;

    while (fgets(line, sizeof line, list)) {
        strtok(line, " \n");
        bits = strtok(0, " \n");
        black = strtok(0, " \n");
        white = strtok(0, " \n");
        if (!white || strlen(line) != GB_CELLS) {
            tap_ok(0, "the list of searches can be read");
            continue;
        }
        gb_new(0);
        stones = 0;
        for (i = 0; i < GB_CELLS; ++i) {
            gb_cell[GB_CELL(i % GB_SIZE, i / GB_SIZE)] = line[i] == 'X'   ? GB_BLACK
                                                         : line[i] == 'O' ? GB_WHITE
                                                                          : GB_EMPTY;
            stones += line[i] != '.';
        }
        if (stones == GB_CELLS) {
            ++full;
            continue;
        }
        gb_count = 2; /* whose turn it is, and that it is not the first */
        compare(bits, black);
        gb_count = 3;
        compare(bits, white);
    }
}

/* A stone is a cell; with ':' and the board's register, or '*' where its search did not run, it is one of the board's AI. */
static void each_game(FILE *list) {
    char *stone;

    while (fgets(line, sizeof line, list)) {
        gb_new(0);
        for (stone = strtok(line, " \n"); stone; stone = strtok(0, " \n")) {
            if (stone[2] == ':') {
                compare(stone + 3, stone);
            } else if (stone[2] == '*') {
                ++first;
                middle += move_with("0") == cell_of(stone);
            }
            if (gb_play(cell_of(stone)) != GB_OK) {
                tap_ok(0, "the board's games are legal");
                break;
            }
        }
    }
}

int main(void) {
    FILE *list = fopen(SEARCHES, "r");

    if (tap_ok(list != 0, SEARCHES)) {
        each_search(list);
    }
    list = fopen(GAMES, "r");
    if (tap_ok(list != 0, GAMES)) {
        each_game(list);
    }
    printf("# %u of %u searches of the board give the same stone here; %u on a full board\n", same, searches, full);
    tap_eq(searches, 1344, "all searches of the lists were looked at");
    tap_ok(same == searches, "Original plays the board's stone in every one of them");
    tap_eq(full, 1, "except for one on a full board, where no search begins here");
    tap_ok(first == 16 && middle == first, "and black's first stone in the middle");
    return tap_done();
}
