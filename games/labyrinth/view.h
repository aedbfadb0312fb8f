/* The view: 64 columns over 60 degrees, from left to right, each with the height and the orientation of the wall that is seen there.
 *
 * In:  lab_view_x, lab_view_y   the eye, in 1/256 cell, in an open cell; it is in the middle of that 1/256
 *      lab_view_angle           0..4095, 0 looks east, 1024 north (counter-clockwise)
 *      lab_maze_rows
 * Out: lab_view_column[0..63]   bits 0-5 half the height of the wall in steps of 2 pixels, 1..LAB_VIEW_TOP (which fills the picture);
 *                               LAB_VIEW_SIDE set: the colour of walls that face east or west, clear: north or south. The first
 *                               column of the next cell of the same wall (a joint) has the other colour, so that long walls show
 *                               their length
 *      lab_view_load            how hard it was: runs of columns on one plane, 1..15 or so
 *
 * No ray is cast: the cells that are seen are walked through, from the outer columns to the middle; view.s explains how. Distances and angles
 * are logarithms, 128 to the octave. All tables are made by mktables.c.
 *
 * view.s and its twin view_ref.c write the same bytes. The host has only the twin. */
#ifndef LABYRINTH_VIEW_H
#define LABYRINTH_VIEW_H

#include <stdint.h>
#include "cart/twin.h"
#include "gates.h"

#define LAB_VIEW_COLUMNS 64
#define LAB_VIEW_HEIGHT 0x3F
#define LAB_VIEW_SIDE 0x80
#define LAB_VIEW_TOP 48

extern uint16_t lab_view_x, lab_view_y, lab_view_angle;
ZP_ARRAY(uint8_t, lab_view_column, LAB_VIEW_COLUMNS);
extern uint8_t lab_view_load;

/* Once, before the first view: what never changes. */
FAR(B_LABYRINTH_VIEW, void, lab_view_begin, (void));
/* The maze and the pose must not change meanwhile, nor the zero page of view.s. */
FAR(B_LABYRINTH_VIEW, void, lab_view_make, (void));

#ifndef HOT_ASM
/* The columns that are joints, for tests. */
extern uint8_t lab_view_joint[LAB_VIEW_COLUMNS], lab_view_joints;
#endif

/* Tables. Angles from the axis (view.s) are in 1/4096 turn, or, where half is said, in 1/2048. */
#define LAB_VIEW_OCTAVE 128
#define LAB_VIEW_LINES 23         /* LAB_MAZE_LINES */
#define LAB_VIEW_LOG_LEAST (-896) /* of distances: 1/128 cell */
#define LAB_VIEW_ATAN_PAGES 12
#define LAB_VIEW_ATAN_MIDDLE 6 /* page of two equal distances */
#define LAB_VIEW_COL_ZERO 256  /* index of a corner in the line of sight */
#define LAB_VIEW_COL_BYTES 1024
#define LAB_VIEW_EXP_PAGES 6    /* of fractions */
#define LAB_VIEW_EXP_WHOLE 3    /* of whole numbers: behind them there are none */
#define LAB_VIEW_SLOPE_BASE 741 /* 128 * log2(32 / tan 30): columns to half a screen */
#define LAB_VIEW_NARROW 5       /* columns: where fewer can be seen, joints are left out */

extern const uint8_t lab_view_log0_lo[256], lab_view_log0_hi[256]; /* log of the distance (f + 1/2)/256 cells */
extern const uint8_t lab_view_logm[256];                           /* log of 1 + (j + 1/2)/256 */
extern const uint8_t lab_view_base_lo[LAB_VIEW_LINES], lab_view_base_hi[LAB_VIEW_LINES]; /* for n cells: log of its power of 2 */
extern const uint8_t lab_view_shift[LAB_VIEW_LINES], lab_view_top[LAB_VIEW_LINES]; /* that power; n's other bits, moved to the top */
extern const uint8_t lab_view_off_lo[LAB_VIEW_COLUMNS],
    lab_view_off_hi[LAB_VIEW_COLUMNS];                /* a column from the line of sight, to the left */
extern const uint8_t lab_view_fish[LAB_VIEW_COLUMNS]; /* -log of its cosine */
extern const uint8_t lab_view_atan[LAB_VIEW_ATAN_PAGES * 256]; /* half angle of a corner within its octant, by difference of logs */
extern const uint8_t lab_view_col[LAB_VIEW_COL_BYTES]; /* columns further out than a corner, by its half angle */
extern const uint8_t lab_view_cos_lo[1024], lab_view_cos_hi[1024]; /* -log of the cosine */
extern const uint8_t lab_view_lean_t[256], lab_view_lean_m_lo[256],
    lab_view_lean_m_hi[256]; /* rise of planes aside, ahead, see mktables.c */
extern const uint8_t lab_view_exp_lo[LAB_VIEW_EXP_PAGES * 256], lab_view_exp_hi[LAB_VIEW_EXP_WHOLE * 256]; /* height of a log of depth */

#endif
