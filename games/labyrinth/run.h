/* A walk recorded cell by cell with its times: of the player, as it happens, and of the ghost, which replays one.
 *
 * A byte a cell: its upper two bits are the quarter turn to it (east, north, west, south), its lower six how many times LAB_RUN_UNIT
 * ticks passed since the cell before. LAB_RUN_WAIT there: that long nothing happened. No tick is lost: what does not fill a unit counts for the
 * next one. */
#ifndef LABYRINTH_RUN_H
#define LABYRINTH_RUN_H

#include <stdint.h>
#include "gates.h"

#define LAB_RUN_UNIT 4
#define LAB_RUN_WAIT 63
#define LAB_RUN_MOST 480 /* bytes; a longer walk loses its end */
#define LAB_RUN_KEPT 250 /* of a walk that may become the ghost of the save */

typedef struct {
    uint8_t *bytes;
    uint16_t length;
    uint8_t x, y; /* where it began */
} lab_run_t;

extern lab_run_t lab_run;       /* the player's */
extern uint8_t lab_run_whole;   /* 1: from the start of the maze, and nothing of it was lost */
extern lab_run_t lab_run_ghost; /* the ghost's; length 0: there is none */

/* A walk that is replayed. */
typedef struct {
    const lab_run_t *run;
    uint16_t at;   /* next byte */
    uint8_t x, y;  /* the cell where it is */
    uint8_t units; /* since the last byte */
    uint8_t ticks; /* of the current unit */
} lab_walker_t;

void lab_run_begin(uint8_t x, uint8_t y, uint8_t whole);
/* Into a cell beside the last one, or, in one tick, across a corner; this many ticks after the last step. */
void lab_run_step(uint8_t x, uint8_t y, uint16_t ticks);

FAR(B_LABYRINTH_DRAW, void, lab_walker_begin, (lab_walker_t * walker, const lab_run_t *run));
FAR(B_LABYRINTH_DRAW, uint8_t, lab_walker_tick, (lab_walker_t * walker)); /* 1: it came into another cell */
#define LAB_WALKER_DONE(walker) ((walker).at >= (walker).run->length)

#endif
