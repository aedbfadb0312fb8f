/* 500 random poses in mazes of each size against an exact ray caster in floating point.
 *
 * A ray that passes a corner closer than the fixed-point slope can tell may meet the wall on either side of it; so a
 * column is right when it is within one step of the exact height for its angle, or for an angle 1/64 step (0.0014
 * degrees) to either side. How many columns needed that is printed and limited. */
#include <math.h>
#include <stdlib.h>
#include "tests/tap.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/cast.h"

#define POSES 500
#define SCALE 32.0
#define PI 3.14159265358979323846

static double near_turn; /* 1/64 of an angle step */

typedef struct {
    double height; /* in steps, 32 at most */
    int side;
} hit_t;

/* Border after border, by the exact distance along the ray. */
static hit_t exact(double x, double y, double angle, double from_sight) {
    double dx = cos(angle), dy = -sin(angle);
    int cell_x = (int)floor(x), cell_y = (int)floor(y);
    int step_x = dx > 0 ? 1 : -1, step_y = dy > 0 ? 1 : -1;
    double at_x = fabs(dx) < 1e-12 ? 1e9 : (dx > 0 ? cell_x + 1 - x : x - cell_x) / fabs(dx);
    double at_y = fabs(dy) < 1e-12 ? 1e9 : (dy > 0 ? cell_y + 1 - y : y - cell_y) / fabs(dy);
    for (;;) {
        hit_t hit;
        double distance;
        if (at_x < at_y) {
            distance = at_x;
            at_x += 1 / fabs(dx);
            cell_x += step_x;
            hit.side = 1;
        } else {
            distance = at_y;
            at_y += 1 / fabs(dy);
            cell_y += step_y;
            hit.side = 0;
        }
        if (lab_maze_wall((int8_t)cell_x, (int8_t)cell_y)) {
            hit.height = fmin(SCALE / (distance * cos(from_sight)), LAB_CAST_TOP);
            return hit;
        }
    }
}

static int agrees(uint8_t ray, hit_t hit) {
    return fabs((ray & LAB_CAST_HEIGHT) - hit.height) <= 1 && (ray & LAB_CAST_SIDE ? 1 : 0) == hit.side;
}

static double ray_angle(int ray) {
    int angle = -LAB_CAST_EDGE;
    for (int i = LAB_CAST_RAYS - 1; i >= ray; --i) {
        angle += lab_cast_delta[i];
    }
    return angle * PI / 2048;
}

static void random_pose(void) {
    int x, y;
    do {
        x = rand() % lab_maze_size;
        y = rand() % lab_maze_size;
    } while (lab_maze_wall((int8_t)x, (int8_t)y));
    lab_cast_x = (uint16_t)(x * 256 + rand() % 256);
    lab_cast_y = (uint16_t)(y * 256 + rand() % 256);
    lab_cast_angle = (uint16_t)(rand() % 4096);
    if (rand() % 8 == 0) {
        lab_cast_angle &= 0xE00; /* the eight directions and walls exactly ahead are where mistakes hide */
    }
}

static long wrong, corners, off_by_more_than_half;

static void compare_ray(int i) {
    double x = (lab_cast_x + 0.5) / 256, y = (lab_cast_y + 0.5) / 256;
    double sight = ray_angle(i), angle = lab_cast_angle * PI / 2048 + sight;
    hit_t hit = exact(x, y, angle, sight);
    off_by_more_than_half += fabs((lab_cast_ray[i] & LAB_CAST_HEIGHT) - hit.height) > 0.5;
    if (agrees(lab_cast_ray[i], hit)) {
        return;
    }
    if (agrees(lab_cast_ray[i], exact(x, y, angle + near_turn, sight)) ||
        agrees(lab_cast_ray[i], exact(x, y, angle - near_turn, sight))) {
        ++corners;
        return;
    }
    ++wrong;
    printf("# x %u y %u angle %u ray %d: %u side %d, exact %.2f side %d\n", lab_cast_x, lab_cast_y, lab_cast_angle, i,
           lab_cast_ray[i] & LAB_CAST_HEIGHT, lab_cast_ray[i] >> 6, hit.height, hit.side);
}

static void compare_size(uint8_t size) {
    wrong = 0;
    corners = 0;
    off_by_more_than_half = 0;
    for (int pose = 0; pose < POSES; ++pose) {
        if (pose % 10 == 0) {
            lab_maze_make((uint16_t)(rand() & 0xFFFF), size);
        }
        random_pose();
        lab_cast_begin();
        while (!lab_cast_step()) {
        }
        for (int i = 0; i < LAB_CAST_RAYS; ++i) {
            compare_ray(i);
        }
    }
    printf("# %ux%u, %d columns: %ld at a corner, %ld not the nearest step\n", size, size, POSES * LAB_CAST_RAYS,
           corners, off_by_more_than_half);
    tap_eq(wrong, 0, "every column is within one step of the exact height and on the right side");
    tap_ok(corners <= POSES * LAB_CAST_RAYS / 1000, "at most one column in a thousand is a corner too close to call");
}

int main(void) {
    near_turn = PI / 2048 / 64;
    srand(7);
    compare_size(LAB_MAZE_LARGE);
    compare_size(LAB_MAZE_MEDIUM);
    compare_size(LAB_MAZE_SMALL);
    return tap_done();
}
