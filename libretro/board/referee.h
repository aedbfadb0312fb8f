/* referee: the game around the walk: time, win, and the events that make sounds. Not in the original, which has no
 * end.
 *
 * Clock: logic. In: new_maze (one clock), running (a maze is there), walked, bumped, at_centre. Out: the
 * registers. The timer counts logic clocks from the new maze to the centre. FIX_WIN: reaching the centre
 * wins.
 */
#ifndef LABKIT_REFEREE_H
#define LABKIT_REFEREE_H

#include <stdint.h>

typedef struct {
    uint64_t clocks_q;  /* since the maze began, until won */
    uint32_t mazes_q;   /* made since power-up */
    uint32_t steps_q;   /* walked in this maze, until won */
    uint32_t bumps_q;   /* steps that a wall refused, in this maze */
    uint32_t touches_q; /* FIX_WALK: steps that slid along a wall */
    uint8_t touched_q;  /* and the axes that were blocked in the last one, as in game_logic */
    uint8_t won_q;
} referee_t;

typedef struct {
    uint32_t fix;
    uint8_t new_maze, running;
    uint8_t walked, bumped, touched, at_centre;
} referee_in_t;

void labkit_referee_tick(referee_t *m, const referee_in_t *in);

/* n clocks in which only time passes. */
static inline void referee_advance(referee_t *m, uint8_t running, uint64_t n) {
    m->clocks_q += running && !m->won_q ? n : 0;
}

#endif
