#include <string.h>
#include "cart/save.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/save.h"

static uint8_t soon; /* the walk is to be saved */

/* What is kept, put together first: field by field it would take 4,000 cycles more, and a picture would be late. */
static struct {
    uint16_t seed, seconds, x, y, angle;
    uint8_t cheat, x_sub, y_sub;
    uint8_t trail[LAB_TRAIL_BYTES];
    uint8_t size;
    uint16_t walked;
    lab_event_t event;
} kept;
#define FIRST_PART (10 + 3 + LAB_TRAIL_BYTES)
#define LAST_PART (2 + sizeof(lab_event_t))

static void walk(void) {
    save_field(&kept, FIRST_PART);
    if (save_rest(1) != 0) { /* a walk that was kept before there were sizes ends here */
        save_field(&kept.size, 1);
    }
    if (save_rest(1) != 0) { /* a walk that was kept before there were courses ends here */
        save_field(&kept.walked, LAST_PART);
    }
}

static void pack(void) {
    kept.seed = lab_state.seed;
    kept.seconds = lab_state.seconds;
    kept.x = lab_move_x;
    kept.y = lab_move_y;
    kept.angle = lab_move_angle;
    kept.cheat = lab_state.cheat;
    kept.x_sub = lab_move_x_sub;
    kept.y_sub = lab_move_y_sub;
    memcpy(kept.trail, lab_trail, LAB_TRAIL_BYTES);
    kept.size = lab_state.size;
    kept.walked = lab_state.walked;
    memcpy(&kept.event, &lab_event, sizeof lab_event);
}

static void unpack(void) {
    lab_state.seed = kept.seed;
    lab_state.seconds = kept.seconds;
    lab_move_x = kept.x;
    lab_move_y = kept.y;
    lab_move_angle = kept.angle;
    lab_state.cheat = kept.cheat;
    lab_move_x_sub = kept.x_sub;
    lab_move_y_sub = kept.y_sub;
    memcpy(lab_trail, kept.trail, LAB_TRAIL_BYTES);
    lab_state.size = kept.size;
    lab_state.walked = kept.walked;
    memcpy(&lab_event, &kept.event, sizeof lab_event);
}

void lab_save_keep(void) {
    soon = 0;
    if (lab_event.kind == LAB_KIND_RACE) { /* a race between two people is not continued on another day */
        return;
    }
    if (save_open(SAVE_KEEP)) {
        pack();
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
    if (lab_state.state == LAB_SEEKING && lab_event.kind != LAB_KIND_RACE && save_open(SAVE_KEEP)) { /* the centre may have been found meanwhile */
        pack();
        walk();
        save_close_later();
    }
}

/* 1 when no corner of the player is in a wall: move.c relies on that, and keeps it true. */
static uint8_t stands_free(void) {
    int8_t west = (int8_t)((uint16_t)(lab_move_x - LAB_MOVE_RADIUS) >> 8);
    int8_t east = (int8_t)((uint16_t)(lab_move_x + LAB_MOVE_RADIUS) >> 8);
    int8_t north = (int8_t)((uint16_t)(lab_move_y - LAB_MOVE_RADIUS) >> 8);
    int8_t south = (int8_t)((uint16_t)(lab_move_y + LAB_MOVE_RADIUS) >> 8);
    return !lab_maze_wall(west, north) && !lab_maze_wall(east, north) && !lab_maze_wall(west, south) &&
           !lab_maze_wall(east, south);
}

/* Rejects positions inside a wall of this maze. */
uint8_t lab_save_load(void) {
    memset(&kept, 0, sizeof kept);
    lab_move_place(0, 0, 0); /* standing still */
    if (!save_open(SAVE_READ)) {
        return 0;
    }
    walk();
    unpack();
    if (!save_close() || lab_state.size >= LAB_SIZES || lab_event.kind >= LAB_KIND_RACE ||
        lab_event.course >= LAB_COURSES || lab_event.leg >= LAB_LEGS) {
        return 0;
    }
    lab_maze_make(lab_state.seed, lab_sizes[lab_state.size]);
    return (uint8_t)(lab_move_x >> 8) < lab_maze_size && (uint8_t)(lab_move_y >> 8) < lab_maze_size &&
           lab_move_angle <= 4095 && stands_free();
}
