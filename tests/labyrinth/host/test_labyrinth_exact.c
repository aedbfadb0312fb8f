/* The view against exact geometry, in floating point: 5,000 poses that the game can take, in mazes of each size.
 *
 * A column has the nearest step (of 2 pixels), or is one step off; or an edge between two faces is one column off, and what the
 * column shows is really there within one column. Each may happen this often. */
#include <math.h>
#include <stdlib.h>
#include "tests/tap.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/view.h"

#define POSES 5000
#define PI 3.14159265358979323846
#define COLUMNS_PER_LOST 100000 /* of these, how many may show what is not there */

static long columns, nearest, near, aside, lost;

static int legal(void) {
    for (int dy = -LAB_MOVE_RADIUS; dy <= LAB_MOVE_RADIUS; dy += LAB_MOVE_RADIUS) {
        for (int dx = -LAB_MOVE_RADIUS; dx <= LAB_MOVE_RADIUS; dx += LAB_MOVE_RADIUS) {
            if (lab_maze_wall((int8_t)((lab_view_x + dx) >> 8), (int8_t)((lab_view_y + dy) >> 8))) {
                return 0;
            }
        }
    }
    return 1;
}

static void choose_pose(void) {
    do {
        lab_view_x = (uint16_t)(rand() % (lab_maze_size * 256));
        lab_view_y = (uint16_t)(rand() % (lab_maze_size * 256));
    } while (!legal());
    lab_view_angle = (uint16_t)(rand() % 4096);
    if (rand() % 8 == 0) {
        lab_view_angle &= 0xE00; /* mistakes hide in the eight directions and in walls exactly ahead */
    }
}

/* What is really visible at a place of the screen, 0 to 64: the height in steps, and the side. */
static int truth(double place, double *height) {
    double t = (LAB_VIEW_COLUMNS / 2 - place) / (LAB_VIEW_COLUMNS / 2) * tan(PI / 6), a = lab_view_angle * PI / 2048;
    double dx = cos(a) - t * sin(a), dy = -(sin(a) + t * cos(a)); /* depth 1 along the line of sight */
    double from_x = (lab_view_x + 0.5) / 256, from_y = (lab_view_y + 0.5) / 256;
    int x = (int)from_x, y = (int)from_y, side = 0;
    double a_cell_x = fabs(1 / dx), a_cell_y = fabs(1 / dy), depth = 0;
    double at_x = (dx > 0 ? x + 1 - from_x : from_x - x) * a_cell_x, at_y = (dy > 0 ? y + 1 - from_y : from_y - y) * a_cell_y;
    do {
        if (at_x < at_y) {
            x += dx > 0 ? 1 : -1;
            depth = at_x;
            at_x += a_cell_x;
            side = LAB_VIEW_SIDE;
        } else {
            y += dy > 0 ? 1 : -1;
            depth = at_y;
            at_y += a_cell_y;
            side = 0;
        }
    } while (!lab_maze_wall((int8_t)x, (int8_t)y));
    *height = fmin(LAB_VIEW_TOP / depth, LAB_VIEW_TOP);
    return side;
}

/* Is what this column shows really there, within one column? */
static int there(int i, int shown) {
    for (int k = -32; k <= 32; ++k) {
        double height;
        if (truth(i + 0.5 + k / 32.0, &height) == (shown & LAB_VIEW_SIDE) && fabs(height - (shown & LAB_VIEW_HEIGHT)) <= 1.5) {
            return 1;
        }
    }
    return 0;
}

static void compare_column(int i) {
    double height, off;
    int shown = lab_view_column[i], side = truth(i + 0.5, &height);
    off = fabs(height - (shown & LAB_VIEW_HEIGHT));
    ++columns;
    if (side == (shown & LAB_VIEW_SIDE) && off <= 1.5) {
        nearest += off <= 0.5001;
        near += off > 0.5001;
    } else if (there(i, shown)) {
        ++aside;
    } else {
        ++lost;
        printf("# %ux%u x %u y %u angle %u column %d: %d side %d, exact %.2f side %d\n", lab_maze_size, lab_maze_size,
               lab_view_x, lab_view_y, lab_view_angle, i, shown & LAB_VIEW_HEIGHT, shown >> 7, height, side >> 7);
    }
}

static void compare_pose(void) {
    choose_pose();
    lab_view_make();
    for (int i = 0; i < lab_view_joints; ++i) {
        lab_view_column[lab_view_joint[i]] ^= LAB_VIEW_SIDE;
    }
    for (int i = 0; i < LAB_VIEW_COLUMNS; ++i) {
        compare_column(i);
    }
}

int main(void) {
    static const uint8_t sizes[3] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
    srand(7);
    for (int pose = 0; pose < POSES; ++pose) {
        if (pose % 10 == 0) {
            lab_maze_make((uint16_t)rand(), sizes[pose / 10 % 3]);
        }
        compare_pose();
    }
    printf("# %ld columns: %.2f %% the nearest step, %.2f %% one off, %ld edges one column aside, %ld lost\n", columns,
           100.0 * (double)nearest / (double)columns, 100.0 * (double)near / (double)columns, aside, lost);
    tap_ok(nearest * 100 >= columns * 97, "at least 97 of 100 columns have the nearest height");
    tap_ok(aside * 1000 <= columns * 2, "at most two in a thousand show what is one column aside");
    tap_ok(lost * COLUMNS_PER_LOST <= columns, "at most one in 100,000 shows what is not there");
    return tap_done();
}
