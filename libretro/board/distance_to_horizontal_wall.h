/* distanceToHorizontalWall: how far a ray runs until it meets a horizontal face of a wall.
 *
 * Clock: logic. Reset: state and done become 0. In: newData (one clock) with position, cell and trigonometry
 * of the ray; map, read live. Out: distanceToIntersection[18:0] (8 fraction bits of 1/64 cell), done (a
 * level, until newData). Latency: none if the sine is 0, else 1 + 2 * (grid lines visited). A ray that leaves
 * the map or meets nothing gives MAX_DISTANCE. All products are 32 bits wide and shift without sign, as the
 * hardware description has them; positions keep 20 bits and wrap. FIX_OUTSIDE: the edge of the map is a wall.
 */
#ifndef LABKIT_DISTANCE_TO_HORIZONTAL_WALL_H
#define LABKIT_DISTANCE_TO_HORIZONTAL_WALL_H

#include "distance.h"

void labkit_distance_to_horizontal_wall_tick(distance_t *m, const distance_in_t *in, const map_t *map);

/* Up to n clocks with newData and reset low, stopping when idle; the clocks done. */
uint32_t labkit_distance_to_horizontal_wall_advance(distance_t *m, uint32_t fix, const map_t *map, uint32_t n);

#endif
