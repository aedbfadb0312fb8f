/* view.s against what its twin made of 6,000 poses (views.c), and draw.s against its twin, byte for byte; and, when called with
 * arguments, the load for the cycle counts of tests/labyrinth/cycles.t:
 *     sim65 -c test_labyrinth_view.prg 0..2 POSE     nothing; lab_view_make; and lab_draw_compose */
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include "tests/tap.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/view.h"
#include "games/labyrinth/draw.h"

#define VIEWS 6000
#define VIEWS_A_PICTURE 50
#define VIEWS_FILE "build/tests/labyrinth/views.bin"

/* A record of views.c. */
typedef struct {
    uint16_t seed;
    uint8_t size;
    uint16_t x, y, angle;
    uint8_t columns[LAB_VIEW_COLUMNS];
    uint8_t load;
} record_t;

static uint16_t random_state = 0xACE1;
static record_t record;
static uint8_t kept_picture[LAB_DRAW_BYTES], kept_shades[LAB_DRAW_SHADES];
static uint8_t console_picture[LAB_DRAW_BYTES]; /* the one before, whose empty rows may be left alone */
static uint16_t views_wrong, pictures_wrong;

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

/* Any open place, any angle; every eighth in one of the eight directions, in the middle or at the edge of a cell. */
static void random_pose(void) {
    uint8_t x, y;
    do {
        x = (uint8_t)next_random() % lab_maze_size;
        y = (uint8_t)next_random() % lab_maze_size;
    } while (lab_maze_wall((int8_t)x, (int8_t)y));
    lab_view_x = ((uint16_t)x << 8) | (next_random() & 255);
    lab_view_y = ((uint16_t)y << 8) | (next_random() & 255);
    lab_view_angle = next_random() & 4095;
    if ((next_random() & 7) == 0) {
        lab_view_angle &= 0xE00;
        lab_view_x = ((uint16_t)x << 8) | (next_random() & 1 ? 255 : 0);
        lab_view_y = ((uint16_t)y << 8) | (next_random() & 1 ? 255 : 128);
    }
}

static void compare_picture(void) {
    lab_draw_compose_ref();
    memcpy(kept_picture, lab_draw_picture, LAB_DRAW_BYTES);
    memcpy(kept_shades, lab_draw_shades, LAB_DRAW_SHADES);
    memcpy(lab_draw_picture, console_picture, LAB_DRAW_BYTES);
    memset(lab_draw_shades, 0xAA, LAB_DRAW_SHADES);
    lab_draw_compose();
    memcpy(console_picture, lab_draw_picture, LAB_DRAW_BYTES);
    pictures_wrong += memcmp(kept_picture, lab_draw_picture, LAB_DRAW_BYTES) != 0 ||
                      memcmp(kept_shades, lab_draw_shades, LAB_DRAW_SHADES) != 0;
}

static void compare_view(void) {
    lab_view_x = record.x;
    lab_view_y = record.y;
    lab_view_angle = record.angle;
    memset(lab_view_column, 0xAA, LAB_VIEW_COLUMNS);
    lab_view_make();
    if (memcmp(lab_view_column, record.columns, LAB_VIEW_COLUMNS) != 0 || lab_view_load != record.load) {
        if (views_wrong < 5) {
            printf("# seed %u size %u x %u y %u angle %u\n", record.seed, record.size, record.x, record.y, record.angle);
        }
        ++views_wrong;
    }
}

static void compare(void) {
    int file = open(VIEWS_FILE, O_RDONLY);
    uint16_t views = 0, seed = 0;
    lab_maze_size = 0;
    while (read(file, &record, sizeof record) == sizeof record) {
        if (record.seed != seed || record.size != lab_maze_size) {
            seed = record.seed;
            lab_maze_make(seed, record.size);
        }
        compare_view();
        if (views % VIEWS_A_PICTURE == 0) {
            compare_picture();
        }
        ++views;
    }
    tap_eq(views, VIEWS, "there are 6,000 views");
    tap_eq(views_wrong, 0, "lab_view_make equals its twin in every column");
    tap_eq(pictures_wrong, 0, "lab_draw_compose equals its twin in every tile and shade");
}

/* The load of one cycle count: the work up to stage 0..2. */
static void load(char stage, uint16_t pose) {
    lab_maze_make(pose >> 4, LAB_MAZE_LARGE);
    do {
        random_pose();
    } while (pose-- != 0);
    if (stage > '0') {
        lab_view_make();
    }
    if (stage > '1') {
        lab_draw_compose();
    }
}

int main(int argc, char **argv) {
    lab_view_begin();
    if (argc == 3) {
        load(argv[1][0], atoi(argv[2]));
        return 0;
    }
    compare();
    return tap_done();
}
