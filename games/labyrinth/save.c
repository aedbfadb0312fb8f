#include "cart/save.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"

static uint8_t soon; /* the walk is to be kept */

static void walk(void) {
    save_field(&lab_state.seed, 2);
    save_field(&lab_state.seconds, 2);
    save_field(&lab_move_x, 2);
    save_field(&lab_move_y, 2);
    save_field(&lab_move_angle, 2);
    save_field(&lab_state.cheat, 1);
    save_field(&lab_move_x_sub, 1);
    save_field(&lab_move_y_sub, 1);
    save_field(lab_trail, LAB_TRAIL_BYTES);
    if (save_rest(1) != 0) { /* a walk that was kept before there were sizes ends here */
        save_field(&lab_state.size, 1);
    }
}

void lab_save_keep(void) {
    soon = 0;
    if (save_open(SAVE_KEEP)) {
        walk();
        save_close();
    }
}

void lab_save_soon(void) {
    soon = 1;
}

void lab_save_slice(void) {
    if (!save_slice() || !soon) {
        return; /* the last one is not done yet, or there is nothing to do */
    }
    soon = 0;
    if (lab_state.state == LAB_SEEKING && save_open(SAVE_KEEP)) { /* the centre may have been found meanwhile */
        walk();
        save_close_later();
    }
}

/* 1 when no corner of the player is in a wall: walking keeps it so, and relies on it. */
static uint8_t stands_free(void) {
    int8_t west = (int8_t)((uint16_t)(lab_move_x - LAB_MOVE_RADIUS) >> 8);
    int8_t east = (int8_t)((uint16_t)(lab_move_x + LAB_MOVE_RADIUS) >> 8);
    int8_t north = (int8_t)((uint16_t)(lab_move_y - LAB_MOVE_RADIUS) >> 8);
    int8_t south = (int8_t)((uint16_t)(lab_move_y + LAB_MOVE_RADIUS) >> 8);
    return !lab_maze_wall(west, north) && !lab_maze_wall(east, north) && !lab_maze_wall(west, south) &&
           !lab_maze_wall(east, south);
}

/* A place where the player cannot stand in this maze is not believed. */
uint8_t lab_save_load(void) {
    lab_state.size = 0;
    lab_move_place(0, 0, 0); /* standing still */
    if (!save_open(SAVE_READ)) {
        return 0;
    }
    walk();
    if (!save_close() || lab_state.size >= LAB_SIZES) {
        return 0;
    }
    lab_maze_make(lab_state.seed, lab_sizes[lab_state.size]);
    return (uint8_t)(lab_move_x >> 8) < lab_maze_size && (uint8_t)(lab_move_y >> 8) < lab_maze_size &&
           lab_move_angle <= 4095 && stands_free();
}
