#include <string.h>
#include "cart/pad.h"
#include "cart/save.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"
#include "gates.h"

typedef struct {
    uint16_t seed, seconds, x, y, angle;
    uint8_t cheat, x_sub, y_sub;
    uint8_t trail[LAB_TRAIL_BYTES];
    uint8_t size;
} kept_t;

#define WITHOUT_SIZE (sizeof(kept_t) - 1) /* a walk kept before there were sizes */

static kept_t kept;

void lab_save_keep(void) {
    if (pad_demo) {
        return;
    }
    kept.seed = lab.seed;
    kept.seconds = lab.seconds;
    kept.x = move_x;
    kept.y = move_y;
    kept.angle = move_angle;
    kept.cheat = lab.cheat;
    kept.x_sub = move_x_sub;
    kept.y_sub = move_y_sub;
    memcpy(kept.trail, lab_trail, LAB_TRAIL_BYTES);
    kept.size = lab.size;
    save_store(SAVE_LABYRINTH_GAME, &kept, sizeof kept);
}

void lab_save_drop(void) {
    if (!pad_demo) {
        save_store(SAVE_LABYRINTH_GAME, &kept, 0);
    }
}

/* 1 when no corner of the player is in a wall: walking keeps it so, and relies on it. */
static uint8_t stands_free(void) {
    int8_t west = (int8_t)((uint16_t)(kept.x - MOVE_RADIUS) >> 8);
    int8_t east = (int8_t)((uint16_t)(kept.x + MOVE_RADIUS) >> 8);
    int8_t north = (int8_t)((uint16_t)(kept.y - MOVE_RADIUS) >> 8);
    int8_t south = (int8_t)((uint16_t)(kept.y + MOVE_RADIUS) >> 8);
    return !maze_wall(west, north) && !maze_wall(east, north) && !maze_wall(west, south) && !maze_wall(east, south);
}

/* A place where the player cannot stand in this maze is not believed. */
uint8_t lab_save_load(void) {
    uint8_t x, y;
    uint16_t length;
    kept.size = 0;
    length = save_load(SAVE_LABYRINTH_GAME, &kept, sizeof kept);
    if ((length != sizeof kept && length != WITHOUT_SIZE) || kept.size >= LAB_SIZES) {
        return 0;
    }
    maze_make(kept.seed, lab_sizes[kept.size]);
    x = (uint8_t)(kept.x >> 8);
    y = (uint8_t)(kept.y >> 8);
    if (x >= maze_size || y >= maze_size || kept.angle > 4095 || !stands_free()) {
        return 0;
    }
    lab.seed = kept.seed;
    lab.size = kept.size;
    lab.seconds = kept.seconds;
    lab.cheat = kept.cheat;
    move_place(x, y, 0);
    move_x = kept.x;
    move_y = kept.y;
    move_x_sub = kept.x_sub;
    move_y_sub = kept.y_sub;
    move_angle = kept.angle;
    memcpy(lab_trail, kept.trail, LAB_TRAIL_BYTES);
    return 1;
}
