/* cast.s and draw.s against their C twins, byte for byte, in random poses of random mazes; and, when called with
 * arguments, the load for the cycle counts of tests/labyrinth/cycles.t:
 *     sim65 -c test_labyrinth_view.prg none|0..5 POSE     nothing; lab_cast_begin and 0 to 4 slices; all and lab_draw_compose */
#include <stdlib.h>
#include <string.h>
#include "tests/tap.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/cast.h"
#include "games/labyrinth/draw.h"

#define POSES 300

static const uint8_t sizes[3] = {LAB_MAZE_LARGE, LAB_MAZE_MEDIUM, LAB_MAZE_SMALL};
static uint16_t random_state = 0xACE1;
static uint8_t kept[LAB_CAST_RAYS];
static uint8_t kept_picture[LAB_DRAW_BYTES];

static uint16_t next_random(void) {
    uint16_t bit;
    uint8_t i;
    for (i = 0; i < 7; ++i) {
        bit = random_state & 1;
        random_state >>= 1;
        if (bit) {
            random_state ^= 0xB400;
        }
    }
    return random_state;
}

/* Somewhere open, any angle; every eighth in one of the eight directions, in the middle or at the edge of a cell. */
static void random_pose(void) {
    uint8_t x, y;
    do {
        x = (uint8_t)next_random() % lab_maze_size;
        y = (uint8_t)next_random() % lab_maze_size;
    } while (lab_maze_wall((int8_t)x, (int8_t)y));
    lab_cast_x = ((uint16_t)x << 8) | (next_random() & 255);
    lab_cast_y = ((uint16_t)y << 8) | (next_random() & 255);
    lab_cast_angle = next_random() & 4095;
    if ((next_random() & 7) == 0) {
        lab_cast_angle &= 0xE00;
        lab_cast_x = ((uint16_t)x << 8) | (next_random() & 1 ? 255 : 0);
        lab_cast_y = ((uint16_t)y << 8) | (next_random() & 1 ? 255 : 128);
    }
}

static void compare(void) {
    uint16_t pose;
    uint16_t rays_wrong = 0;
    uint16_t pictures_wrong = 0;
    uint8_t i;
    uint8_t size = 0;
    for (pose = 0; pose < POSES; ++pose) {
        if (pose % 20 == 0) {
            lab_maze_make(next_random(), sizes[size]);
            size = size == 2 ? 0 : size + 1;
        }
        random_pose();
        lab_cast_begin_ref();
        while (!lab_cast_step_ref()) {
        }
        memcpy(kept, lab_cast_ray, LAB_CAST_RAYS);
        memset(lab_cast_ray, 0xAA, LAB_CAST_RAYS);
        lab_cast_begin();
        while (!lab_cast_step()) {
        }
        for (i = 0; i < LAB_CAST_RAYS; ++i) {
            if (lab_cast_ray[i] != kept[i]) {
                if (rays_wrong < 5) {
                    printf("# x %u y %u angle %u ray %u: %u, twin %u\n", lab_cast_x, lab_cast_y, lab_cast_angle, i,
                           lab_cast_ray[i], kept[i]);
                }
                ++rays_wrong;
            }
        }
        lab_draw_compose_ref();
        memcpy(kept_picture, lab_draw_picture, LAB_DRAW_BYTES);
        memset(lab_draw_picture, 0xAA, LAB_DRAW_BYTES);
        lab_draw_compose();
        pictures_wrong += memcmp(kept_picture, lab_draw_picture, LAB_DRAW_BYTES) != 0;
    }
    tap_eq(rays_wrong, 0, "lab_cast_step equals its twin in every ray");
    tap_eq(pictures_wrong, 0, "lab_draw_compose equals its twin in every tile");
}

/* The load of one cycle count: the work up to stage 0..5, or none of it. */
static void load(char stage, uint16_t pose) {
    char slice;
    lab_maze_make(pose >> 4, LAB_MAZE_LARGE);
    do {
        random_pose();
    } while (pose-- != 0);
    if (stage == 'n') {
        return;
    }
    lab_cast_begin();
    for (slice = '1'; slice <= stage && slice <= '4'; ++slice) {
        lab_cast_step();
    }
    if (stage == '5') {
        lab_draw_compose();
    }
}

int main(int argc, char **argv) {
    if (argc == 3) {
        load(argv[1][0], atoi(argv[2]));
        return 0;
    }
    compare();
    return tap_done();
}
