/* A player who knows the way: the buttons (move.h) of somebody who walks from anywhere to the centre along
 * lab_maze_way. For the attract walk and for tests. */
#ifndef LABYRINTH_GUIDE_H
#define LABYRINTH_GUIDE_H

#include <stdint.h>

/* Before the first tick of a walk; the player is in the middle of a cell. */
void lab_guide_begin(void);

/* The buttons for the next lab_move_tick; 0 in the centre. Turns the last few steps of an angle itself (lab_move_angle), so that
 * a long corridor is walked exactly straight. */
uint8_t lab_guide_wishes(void);

#endif
