/* The ray caster: 64 rays over 60 degrees, from left to right, each the height and the side of the wall it meets.
 *
 * In:  lab_cast_x, lab_cast_y   the eye, in 1/256 cell, in an open cell; it stands in the middle of that 1/256
 *      lab_cast_angle       0..4095, 0 looks east, 1024 north (counter-clockwise)
 *      lab_maze_rows, lab_maze_cols
 * Out: lab_cast_ray[0..63]  bits 0-5 half the height of the wall in steps of 2 pixels, 1..32 (32 fills the picture);
 *                       bit 6 set: the wall faces east or west, clear: north or south
 *                       bit 7 set: a joint, the first ray on the next cell of the same wall (drawn in the other
 *                       wall's colour, so that long walls show their length)
 *
 * Rays point at the middles of the 64 columns of a flat screen, rounded to 1/4096 turn, and the height comes from the
 * distance along the line of sight: flat walls look flat. How: the fraction of the position across the ray's main
 * axis grows by the slope (16 bits) at each cell border; its overflow is a border crossed on the other axis. Distance
 * and angle are turned into the height by adding logarithms, 112 to the octave; all tables are made by mktables.c.
 *
 * cast.s and its twin cast_ref.c write the same bytes. On the host there is only the second. */
#ifndef LABYRINTH_CAST_H
#define LABYRINTH_CAST_H

#include <stdint.h>
#include "cart/twin.h"
#include "gates.h"

#define LAB_CAST_RAYS 64
#define LAB_CAST_SLICE 16
#define LAB_CAST_HEIGHT 0x3F
#define LAB_CAST_SIDE 0x40
#define LAB_CAST_JOINT 0x80
#define LAB_CAST_TOP 32   /* the greatest height */
#define LAB_CAST_EDGE 337 /* angle from the line of sight to the last ray on the right, 1/4096 turn */

extern uint16_t lab_cast_x, lab_cast_y, lab_cast_angle;
extern uint8_t lab_cast_ray[LAB_CAST_RAYS];

/* A view is lab_cast_begin and then lab_cast_step until it returns 1: four times, 16 rays and about 8,000 cycles at most each. The
 * maze and the pose must not change on the way, nor the zero page of cast.s. */
FAR(B_LABYRINTH_VIEW, void, lab_cast_begin, (void));
FAR(B_LABYRINTH_VIEW, uint8_t, lab_cast_step, (void));
void TWIN(lab_cast_begin)(void);
uint8_t TWIN(lab_cast_step)(void);

/* Tables; psi is the angle within its quarter turn, 0..1023. Logarithms count 112 to the octave. */
extern const uint8_t lab_cast_slope_lo[1024], lab_cast_slope_hi[1024]; /* tan psi up to 511, then cot psi, in 1/65536 */
extern const uint8_t lab_cast_near[1024];                              /* -log of the greater of sin psi and cos psi */
extern const uint8_t lab_cast_far_lo[1024], lab_cast_far_hi[1024];     /* -log of the lesser */
extern const uint8_t lab_cast_log0_lo[256], lab_cast_log0_hi[256]; /* log of the distance (f + 1/2)/256 cells, + a constant */
extern const uint8_t lab_cast_logm[256];                           /* log of 1 + (j + 1/2)/256 */
extern const uint8_t lab_cast_base_lo[23], lab_cast_base_hi[23]; /* for n = 1..22 cells: log of its power of 2, + the constant */
extern const uint8_t lab_cast_shift[23], lab_cast_top[23]; /* that power; n's other bits, moved to the top */
extern const uint8_t lab_cast_delta[LAB_CAST_RAYS];        /* angle from ray i + 1 to ray i */
extern const uint8_t lab_cast_fish[LAB_CAST_RAYS];         /* -log of the cosine of ray i against the line of sight */
extern const uint8_t lab_cast_exp[512];                    /* height for a sum of logarithms */

#endif
