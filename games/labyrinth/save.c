#include "cart/save.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"

static void walk(void) {
    save_field(&lab.seed, 2);
    save_field(&lab.seconds, 2);
    save_field(&move_x, 2);
    save_field(&move_y, 2);
    save_field(&move_angle, 2);
    save_field(&lab.cheat, 1);
    save_field(&move_x_sub, 1);
    save_field(&move_y_sub, 1);
    save_field(lab_trail, LAB_TRAIL_BYTES);
    if (save_rest(1) != 0) { /* a walk that was kept before there were sizes ends here */
        save_field(&lab.size, 1);
    }
}

void lab_save_keep(void) {
    if (save_open(SAVE_KEEP)) {
        walk();
        save_close();
    }
}

/* 1 when no corner of the player is in a wall: walking keeps it so, and relies on it. */
static uint8_t stands_free(void) {
    int8_t west = (int8_t)((uint16_t)(move_x - MOVE_RADIUS) >> 8);
    int8_t east = (int8_t)((uint16_t)(move_x + MOVE_RADIUS) >> 8);
    int8_t north = (int8_t)((uint16_t)(move_y - MOVE_RADIUS) >> 8);
    int8_t south = (int8_t)((uint16_t)(move_y + MOVE_RADIUS) >> 8);
    return !maze_wall(west, north) && !maze_wall(east, north) && !maze_wall(west, south) && !maze_wall(east, south);
}

/* A place where the player cannot stand in this maze is not believed. */
uint8_t lab_save_load(void) {
    lab.size = 0;
    move_place(0, 0, 0); /* standing still */
    if (!save_open(SAVE_READ)) {
        return 0;
    }
    walk();
    if (!save_close() || lab.size >= LAB_SIZES) {
        return 0;
    }
    maze_make(lab.seed, lab_sizes[lab.size]);
    return (uint8_t)(move_x >> 8) < maze_size && (uint8_t)(move_y >> 8) < maze_size && move_angle <= 4095 && stands_free();
}
