/* The labyrinth on the host: the console's own maze and view, for tests, maps and comparisons.
 *
 *     labyrinth maze SEED [SIZE]              a line of 0 (open) and 1 (wall) for each row, then "start X Y ANGLE"
 *     labyrinth way SEED [SIZE]               cells of the shortest way from the start to the centre
 *     labyrinth check FIRST COUNT [SIZE]      makes COUNT mazes and checks each; one line of figures; status 1 if any is bad
 *     labyrinth view SEED X Y ANGLE [SIZE]    64 lines "height side joint", left to right (see view.h); X and Y in 1/256
 *                                             cell and ANGLE in 1/4096 turn
 *
 * SIZE is 21 (when left out), 17 or 13.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "games/labyrinth/maze.h"
#include "games/labyrinth/view.h"
#include "tools/lib/options.h"
#include "tools/lib/output.h"

static const char usage[] =
    "usage: labyrinth maze SEED [SIZE] | way SEED [SIZE] | check FIRST COUNT [SIZE] | view SEED X Y ANGLE [SIZE]\n"
    "SIZE is 21, 17 or 13; X and Y are in 1/256 cell: 384 is the middle of cell 1; ANGLE in 1/4096 turn\n";

static unsigned number(const char *what, const char *text, unsigned long max) {
    return (unsigned)options_number(what, text, 0, max);
}

/* The size in the last argument, if there is one. */
static uint8_t size_in(const char *text) {
    static const char *const names[] = {"21", "17", "13"};
    static const uint8_t sizes[] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
    return sizes[text ? options_choice("SIZE", text, names, 3) : 0];
}

static int print_maze(unsigned seed, uint8_t size) {
    lab_maze_make((uint16_t)seed, size);
    for (int y = 0; y < lab_maze_size; ++y) {
        for (int x = 0; x < lab_maze_size; ++x) {
            putchar(lab_maze_wall((int8_t)x, (int8_t)y) ? '1' : '0');
        }
        putchar('\n');
    }
    printf("start %u %u %u\n", lab_maze_start_x, lab_maze_start_y, lab_maze_start_turn * 1024u);
    return 0;
}

/* Cells that a walk in four directions from (x, y) reaches, found without lab_maze_way, to check it. */
static int reach(int x, int y, char seen[LAB_MAZE_LARGE][LAB_MAZE_LARGE]) {
    if (x < 0 || y < 0 || x >= lab_maze_size || y >= lab_maze_size || seen[y][x] || lab_maze_wall((int8_t)x, (int8_t)y)) {
        return 0;
    }
    seen[y][x] = 1;
    return 1 + reach(x + 1, y, seen) + reach(x - 1, y, seen) + reach(x, y + 1, seen) + reach(x, y - 1, seen);
}

/* Steps along lab_maze_way from the start to the centre; -1 if it runs into a wall or in circles. */
static int walk(void) {
    int x = lab_maze_start_x, y = lab_maze_start_y;
    for (int steps = 0; steps < lab_maze_size * lab_maze_size; ++steps) {
        int way = lab_maze_way[LAB_MAZE_AT(x, y)];
        if (way == LAB_MAZE_WAY_HERE) {
            return x == lab_maze_centre && y == lab_maze_centre ? steps : -1;
        }
        x += way == LAB_MAZE_WAY_EAST ? 1 : way == LAB_MAZE_WAY_WEST ? -1 : 0;
        y += way == LAB_MAZE_WAY_SOUTH ? 1 : way == LAB_MAZE_WAY_NORTH ? -1 : 0;
        if (way == LAB_MAZE_WAY_NONE || lab_maze_wall((int8_t)x, (int8_t)y)) {
            return -1;
        }
    }
    return -1;
}

static int check(unsigned first, unsigned count, uint8_t size) {
    unsigned bad = 0, tries = 0, most_tries = 0, longest = 0;
    unsigned long steps = 0, open = 0;
    for (unsigned n = 0; n < count; ++n) {
        char seen[LAB_MAZE_LARGE][LAB_MAZE_LARGE] = {{0}};
        lab_maze_make((uint16_t)(first + n), size);
        int length = walk();
        int cells = reach(lab_maze_start_x, lab_maze_start_y, seen);
        if (length < 0 || !seen[lab_maze_centre][lab_maze_centre]) {
            printf("seed %u: no way\n", (first + n) & 0xFFFF);
            ++bad;
            continue;
        }
        open += (unsigned)cells;
        steps += (unsigned)length;
        longest = (unsigned)length > longest ? (unsigned)length : longest;
        tries += lab_maze_tries;
        most_tries = lab_maze_tries > most_tries ? lab_maze_tries : most_tries;
    }
    printf("%ux%u mazes %u bad %u tries/maze %.2f (most %u) way %.1f (longest %u) open cells in reach %.1f\n", size,
           size, count, bad, (double)tries / count, most_tries, (double)steps / count, longest, (double)open / count);
    return bad != 0;
}

static int view(unsigned seed, unsigned x, unsigned y, unsigned angle, uint8_t size) {
    lab_maze_make((uint16_t)seed, size);
    if (lab_maze_wall((int8_t)(x >> 8), (int8_t)(y >> 8))) {
        fputs("labyrinth: that place is inside a wall\n", stderr);
        return 1;
    }
    lab_view_x = (uint16_t)x;
    lab_view_y = (uint16_t)y;
    lab_view_angle = (uint16_t)angle;
    lab_view_make();
    unsigned joint[LAB_VIEW_COLUMNS] = {0};
    for (int i = 0; i < lab_view_joints; ++i) {
        joint[lab_view_joint[i]] = 1;
    }
    for (int i = 0; i < LAB_VIEW_COLUMNS; ++i) {
        printf("%u %u %u\n", lab_view_column[i] & LAB_VIEW_HEIGHT,
               ((lab_view_column[i] & LAB_VIEW_SIDE) != 0) ^ joint[i], joint[i]);
    }
    return 0;
}

int main(int argc, char **argv) {
    const char *command;
    output_watch("labyrinth");
    argc = options_read(argc, argv, usage, OPTIONS_NONE);
    command = argc > 1 ? argv[1] : "";
    /* the size may be the argument after these; argv[argc] is NULL without it */
    if ((argc == 3 || argc == 4) && !strcmp(command, "maze")) {
        return print_maze(number("SEED", argv[2], 65535), size_in(argv[3]));
    }
    if ((argc == 3 || argc == 4) && !strcmp(command, "way")) {
        lab_maze_make((uint16_t)number("SEED", argv[2], 65535), size_in(argv[3]));
        printf("%d\n", walk());
        return 0;
    }
    if ((argc == 4 || argc == 5) && !strcmp(command, "check")) {
        return check(number("FIRST", argv[2], 65535), number("COUNT", argv[3], 65536), size_in(argv[4]));
    }
    if ((argc == 6 || argc == 7) && !strcmp(command, "view")) {
        uint8_t size = size_in(argv[6]);
        return view(number("SEED", argv[2], 65535), number("X", argv[3], size * 256ul - 1),
                    number("Y", argv[4], size * 256ul - 1), number("ANGLE", argv[5], 4095), size);
    }
    options_wrong();
}
