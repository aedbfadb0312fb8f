/* What is or moves in the maze: sprites over the view, the larger the nearer, hidden by walls that are nearer.
 *
 * In:  lab_view_x .. lab_view_angle, lab_view_column   of the picture that has just been composed
 *      lab_thing_*[]                                   what there is
 * Out: the first LAB_THINGS_SPRITES sprites, tall ones (8x16). They go to the screen with the picture that is handed over next,
 *      never before it (upload.s)
 *
 * A thing's place is turned into the line of sight by products from a table of squares; how far ahead it is gives its size and
 * its foot, and whether the wall in a column of the view hides it. */
#ifndef LABYRINTH_THINGS_H
#define LABYRINTH_THINGS_H

#include <stdint.h>
#include "gates.h"

#define LAB_THINGS 2
#define LAB_THINGS_SPRITES 16
#define LAB_THINGS_HORIZON 96 /* line of the screen: LAB_DRAW_HORIZON */
#define LAB_THINGS_TILE 0x06  /* of the sprites, behind the hand: first the ghost's, then the cup's */
#define LAB_THINGS_HEIGHTS 256
#define LAB_THINGS_LARGE_BELOW 21 /* distances in 1/8 cell: the large picture, the middle one, else the small one */
#define LAB_THINGS_MIDDLE_BELOW 42
#define LAB_THINGS_FARTHEST 48 /* too far for heights to show which is nearer */
#define LAB_THINGS_SINES 512
#define LAB_THINGS_SQUARES 512

/* Kinds. LAB_THING_CUP_AFAR: the cup seen from afar, along a way that is known to be free. */
enum { LAB_THING_NONE, LAB_THING_GHOST, LAB_THING_CUP, LAB_THING_CUP_AFAR };
extern uint8_t lab_thing_kind[LAB_THINGS];
extern uint16_t lab_thing_x[LAB_THINGS], lab_thing_y[LAB_THINGS]; /* 1/256 cell */

FAR(B_LABYRINTH_DRAW, void, lab_things_draw, (void));

/* By mktables.c: 255 * sine of 512 steps to the quarter turn, their middles; squares / 4; half the height of a wall in steps of 2
 * pixels by distance, as the view has it, rounded down; columns of pixels by 128..255 of a distance. */
extern const uint8_t lab_things_sine[LAB_THINGS_SINES];
extern const uint8_t lab_things_square_lo[LAB_THINGS_SQUARES], lab_things_square_hi[LAB_THINGS_SQUARES];
extern const uint8_t lab_things_height[LAB_THINGS_HEIGHTS];
extern const uint8_t lab_things_aside[128];

#endif
