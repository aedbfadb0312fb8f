/* Poses and what the twin of view.s sees there, for the test in sim65: VIEWS records to the standard output, each
 *     seed (2)  size (1)  x (2)  y (2)  angle (2)  columns (64)  load (1)
 * a maze for twenty of them, of each size in turn; every eighth in one of the eight directions, at the edge of a cell. */
#include <stdio.h>
#include <stdlib.h>
#include "games/labyrinth/maze.h"
#include "games/labyrinth/view.h"

#define VIEWS 6000
#define VIEWS_A_MAZE 20

static void put16(uint16_t word) {
    putchar(word & 255);
    putchar(word >> 8);
}

static void choose_pose(int edge) {
    int x, y;
    do {
        x = rand() % lab_maze_size;
        y = rand() % lab_maze_size;
    } while (lab_maze_wall((int8_t)x, (int8_t)y));
    lab_view_x = (uint16_t)(x * 256 + (edge ? rand() % 2 * 255 : rand() % 256));
    lab_view_y = (uint16_t)(y * 256 + (edge ? 128 + rand() % 2 * 127 : rand() % 256));
    lab_view_angle = (uint16_t)(rand() % 4096 & (edge ? 0xE00 : 0xFFF));
}

int main(void) {
    static const uint8_t sizes[3] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
    uint16_t seed = 0;
    srand(7);
    for (int i = 0; i < VIEWS; ++i) {
        if (i % VIEWS_A_MAZE == 0) {
            seed = (uint16_t)rand();
            lab_maze_make(seed, sizes[i / VIEWS_A_MAZE % 3]);
        }
        choose_pose(i % 8 == 7);
        lab_view_make();
        put16(seed);
        putchar(lab_maze_size);
        put16(lab_view_x);
        put16(lab_view_y);
        put16(lab_view_angle);
        fwrite(lab_view_column, 1, LAB_VIEW_COLUMNS, stdout);
        putchar(lab_view_load);
    }
    return 0;
}
