/* What goes on around a walk, see ghost.h. */
#include <string.h>
#include "cart/game.h"
#include "cart/save.h"
#include "cart/stats.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/ghost.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/run.h"
#include "games/labyrinth/score.h"
#include "games/labyrinth/things.h"

#define GHOST 0 /* of the things */
#define CUP 1
#define AHEAD 10     /* ticks ahead: the ghost heads for the cell that it will be in by then */
#define PACE 14      /* 1/256 cell a tick */
#define GHOST_SEES 6 /* cells, in both directions */
#define CUP_SEES 5

/* In the save: number (2), size, start (2), seconds (2), length, then the bytes of the walk. Here it is in the memory in which the maze's maker
 * looked for a way: it is loaded when the maze is made. */
#define HEAD 8
enum { AT_SEED, AT_SEED_HI, AT_SIZE, AT_X, AT_Y, AT_SECONDS, AT_SECONDS_HI, AT_LENGTH };
#define KEPT lab_maze_queue

uint8_t lab_ghost_here, lab_ghost_x, lab_ghost_y;
static lab_walker_t walker;

static uint8_t kept_is_of_this_maze(void) {
    return save_load(SAVE_GHOST, KEPT, HEAD + LAB_RUN_KEPT) > HEAD && KEPT[AT_SEED] == (uint8_t)lab_state.seed &&
           KEPT[AT_SEED_HI] == (uint8_t)(lab_state.seed >> 8) && KEPT[AT_SIZE] == lab_state.size;
}

/* The walk that was just made is replayed. */
static void take_own_walk(void) {
    memcpy(KEPT, lab_run.bytes, lab_run.length);
    lab_run_ghost = lab_run;
    lab_run_ghost.bytes = KEPT;
}

static void choose_ghost(void) {
    uint8_t own = lab_run_whole && lab_run.length != 0;
    lab_run_ghost.length = 0;
    if (lab_event.kind == LAB_KIND_RACE) {
        if (lab_event.player != 0 && own) {
            take_own_walk();
        }
    } else if (kept_is_of_this_maze()) {
        lab_run_ghost.bytes = KEPT + HEAD;
        lab_run_ghost.length = KEPT[AT_LENGTH];
        lab_run_ghost.x = KEPT[AT_X];
        lab_run_ghost.y = KEPT[AT_Y];
    } else if (lab_event.again && own) {
        take_own_walk();
    }
}

/* A wall in the straight line from a cell to the centre, along x or along y? */
static uint8_t free_to_centre(uint8_t x, uint8_t y) {
    while (x != lab_maze_centre || y != lab_maze_centre) {
        if (lab_maze_rows[LAB_MAZE_AT(x, y)] != 0) {
            return 0;
        }
        if (x < lab_maze_centre) {
            ++x;
        } else if (x > lab_maze_centre) {
            --x;
        } else if (y < lab_maze_centre) {
            ++y;
        } else {
            --y;
        }
    }
    return 1;
}

static uint8_t within(uint8_t a, uint8_t b, uint8_t cells) {
    a -= b;
    a += cells;
    return a <= (uint8_t)(cells + cells);
}

static void look_for_cup(void) {
    uint8_t x = lab_state.cell_x, y = lab_state.cell_y;
    lab_thing_kind[CUP] = LAB_THING_NONE;
    if (lab_state.state != LAB_SEEKING) {
        return;
    }
    if (within(x, lab_maze_centre, CUP_SEES) && within(y, lab_maze_centre, CUP_SEES)) {
        lab_thing_kind[CUP] = LAB_THING_CUP;
    } else if ((x == lab_maze_centre || y == lab_maze_centre) && free_to_centre(x, y)) {
        lab_thing_kind[CUP] = LAB_THING_CUP_AFAR;
    }
}

static void show_ghost(void) {
    lab_ghost_x = (uint8_t)(lab_thing_x[GHOST] >> 8);
    lab_ghost_y = (uint8_t)(lab_thing_y[GHOST] >> 8);
    lab_thing_kind[GHOST] = LAB_THING_NONE;
    if (lab_ghost_here && within(lab_ghost_x, lab_state.cell_x, GHOST_SEES) &&
        within(lab_ghost_y, lab_state.cell_y, GHOST_SEES)) {
        lab_thing_kind[GHOST] = LAB_THING_GHOST;
    }
}

static uint16_t middle(uint8_t cell) {
    uint16_t place = cell;
    place = place << 8;
    place += 128;
    return place;
}

void lab_ghost_begin(uint8_t whole) {
    uint8_t i;
    lab_state.way = lab_score_way();
    choose_ghost();
    if (!whole) {
        lab_run_ghost.length = 0;
    }
    lab_event.again = 0;
    lab_run_begin(lab_state.cell_x, lab_state.cell_y, whole);
    lab_thing_x[CUP] = middle(lab_maze_centre);
    lab_thing_y[CUP] = lab_thing_x[CUP];
    look_for_cup();
    lab_ghost_here = lab_run_ghost.length != 0;
    if (lab_ghost_here) {
        lab_walker_begin(&walker, &lab_run_ghost);
        lab_thing_x[GHOST] = middle(walker.x);
        lab_thing_y[GHOST] = middle(walker.y);
        for (i = 0; i < AHEAD; ++i) {
            lab_walker_tick(&walker);
        }
    }
    show_ghost();
}

static uint16_t nearer(uint16_t place, uint16_t to) {
    if (place < to) {
        place += PACE;
        return place < to ? place : to;
    }
    if (place > to) {
        place -= PACE;
        return place > to ? place : to;
    }
    return place;
}

void lab_ghost_tick(void) {
    uint16_t x = middle(walker.x), y = middle(walker.y);
    lab_walker_tick(&walker);
    if (lab_thing_x[GHOST] == x && lab_thing_y[GHOST] == y) {
        if (LAB_WALKER_DONE(walker)) {
            lab_ghost_here = 0; /* it is at the centre */
        }
    } else {
        lab_thing_x[GHOST] = nearer(lab_thing_x[GHOST], x);
        lab_thing_y[GHOST] = nearer(lab_thing_y[GHOST], y);
    }
    show_ghost();
}

void lab_ghost_step(uint8_t x, uint8_t y, uint16_t ticks) {
    lab_run_step(x, y, ticks);
    ++lab_state.walked;
    look_for_cup();
}

/* ---- the centre is reached ------------------------------------------------------------------------------------------------------ */

/* The walk becomes the ghost of its maze, if it is the first one that was kept, or faster. */
static void keep_ghost(void) {
    uint16_t before;
    if (!lab_run_whole || lab_run.length > LAB_RUN_KEPT) {
        return;
    }
    if (kept_is_of_this_maze()) {
        before = KEPT[AT_SECONDS_HI];
        before = before << 8;
        before |= KEPT[AT_SECONDS];
        if (before <= lab_state.seconds) {
            return;
        }
    }
    KEPT[AT_SEED] = (uint8_t)lab_state.seed;
    KEPT[AT_SEED_HI] = (uint8_t)(lab_state.seed >> 8);
    KEPT[AT_SIZE] = lab_state.size;
    KEPT[AT_X] = lab_run.x;
    KEPT[AT_Y] = lab_run.y;
    KEPT[AT_SECONDS] = (uint8_t)lab_state.seconds;
    KEPT[AT_SECONDS_HI] = (uint8_t)(lab_state.seconds >> 8);
    KEPT[AT_LENGTH] = (uint8_t)lab_run.length;
    memcpy(KEPT + HEAD, lab_run.bytes, lab_run.length);
    save_store(SAVE_GHOST, KEPT, HEAD + lab_run.length);
}

static void leg_done(void) {
    lab_event.seconds += lab_state.seconds;
    lab_event.way += lab_state.way;
    lab_event.cheat |= lab_state.cheat;
}

void lab_score_found(void) {
    uint8_t counts = !lab_state.cheat && lab_event.kind != LAB_KIND_RACE;
    lab_state.percent = lab_score_percent(lab_state.seconds, lab_state.way);
    stats_finish(STATS_BIT(LAB_STAT_FOUND), counts ? (uint8_t)(LAB_STAT_BEST + lab_state.size) : STATS_NO_BEST,
                 lab_state.seconds);
    if (counts) {
        lab_state.medal = lab_score_medal(lab_state.percent);
        stats_finish(0, (uint8_t)(LAB_STAT_PERCENT + lab_state.size), lab_state.percent);
        keep_ghost();
    }
    if (lab_event.kind == LAB_KIND_COURSE) {
        leg_done();
    } else if (lab_event.kind == LAB_KIND_RACE && lab_event.player == 0) {
        lab_event.first = lab_state.seconds;
    }
    lab_thing_kind[CUP] = LAB_THING_NONE;
}
