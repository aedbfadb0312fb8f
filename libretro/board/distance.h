/* distanceToHorizontalWall and distanceToVerticalWall: how far a ray runs until it meets a horizontal or a vertical face of a wall.
 *
 * Clock: logic. Reset: state and done become 0. In: newData (one clock) with position, cell and trigonometry
 * of the ray; map, read live. Out: distanceToIntersection[18:0] (8 fraction bits of 1/64 cell), done (a
 * level, until newData). Latency: none if the sine (vertical: the cosine) is 0, else 1 + 2 * (grid lines visited). A ray that leaves
 * the map or meets nothing gives MAX_DISTANCE. All products are 32 bits wide and shift without sign, as the
 * hardware description has them; positions keep 20 bits and wrap. FIX_OUTSIDE: the edge of the map is a wall.
 *
 * The two are mirror images: sine and cosine, x and y change places. `along` is the axis that is stepped from grid line to grid line,
 * `across` the other one: for horizontal walls along is y and across is x.
 */
#ifndef LABKIT_DISTANCE_H
#define LABKIT_DISTANCE_H

#include "signals.h"

#define TILE_SIZE (64 * 256)       /* a cell, 8 fraction bits */
#define MAX_DISTANCE (1910u * 256) /* slightly more than the diagonal of the map */

typedef struct {
    uint8_t done_q;
    uint8_t state_q;                   /* 2 bits: idle, first crossing, cell, look and step */
    uint32_t distanceToIntersection_q; /* 19 bits */
    uint32_t tempdistance_q;
    uint8_t saved_xindex_q, saved_yindex_q; /* 5 bits: the cell to look at */
    uint8_t saved_xpos_q, saved_ypos_q;     /* 6 bits */
    int32_t absolute_x_q, absolute_y_q;     /* 20 bits, signed, wrap */
    int32_t offset1_q, offset2_q;           /* x_offset1/2 or y_offset1/2 */
    uint8_t direction_q;
    int32_t stepvalue_q; /* 20 bits, signed */
    uint32_t d_stepvalue_q;
    uint8_t i_q; /* 5 bits: grid lines stepped over */
} distance_t;

typedef struct {
    uint32_t fix;
    uint8_t reset, newData;
    uint8_t xpos, ypos;         /* 6 bits; the port has a seventh, always 0 */
    uint8_t xindex, yindex;     /* 5 bits */
    int16_t sine, cosine;       /* 10 bits, signed, 8 fraction bits */
    int32_t sineInv, cosineInv; /* 18 bits, signed but never negative */
} distance_in_t;

void labkit_distance_to_horizontal_wall_tick(distance_t *m, const distance_in_t *in, const map_t *map);
void labkit_distance_to_vertical_wall_tick(distance_t *m, const distance_in_t *in, const map_t *map);

/* Up to n clocks with newData and reset low, stopping when idle; the clocks done. */
uint32_t labkit_distance_to_horizontal_wall_advance(distance_t *m, uint32_t fix, const map_t *map, uint32_t n);
uint32_t labkit_distance_to_vertical_wall_advance(distance_t *m, uint32_t fix, const map_t *map, uint32_t n);

#endif
