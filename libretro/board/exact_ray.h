/* exact_ray: what the two distance calculators would give with a wide data path (FIX_PRECISION). Not in the
 * original.
 *
 * Both axes are traced together, cell by cell, with 18 or more fraction bits; the player is in the middle
 * of his step of 1/64 cell, so no distance is ever 0. Distances have the format of the calculators (8
 * fraction bits of 1/64 cell, at most MAX_DISTANCE); the axis that is not hit gives MAX_DISTANCE. FIX_FLAT:
 * ray n passes through column n of a flat screen and the distance is measured along the view. FIX_OUTSIDE:
 * the edge of the map is a wall.
 */
#ifndef LABKIT_EXACT_RAY_H
#define LABKIT_EXACT_RAY_H

#include "distance.h"

typedef struct {
    uint32_t distanceHW, distanceVW;
    uint8_t vertical;        /* the face it met */
    uint32_t along;          /* where on it, 0..255 of a cell */
    uint32_t xindex, yindex; /* the cell it belongs to; 31: left of or above the map */
    uint32_t lines;          /* grid lines visited, which give the time that the calculators would take */
} exact_ray_t;

#define EXACT_SINE_BITS 19 /* fraction bits */

/* Sine of an angle of the map. */
int32_t labkit_exact_sine(uint16_t angle);

/* `axis` is the angle of the middle of the screen, `column` 0..1023 from the left. */
void labkit_exact_ray(const map_t *map, const player_t *eye, uint16_t axis, unsigned column, uint32_t fix, exact_ray_t *out);

/* FIX_FLAT with the calculators of the original: angle of a column against the axis, in 1/4096 turns. */
int labkit_exact_ray_offset(unsigned column);

/* FIX_FLAT: the inverse, to the distance from the eye. */
uint32_t labkit_exact_ray_slant(uint32_t along, unsigned column);

/* FIX_FLAT with those calculators: the distance along the view for an oblique one, scaled to the distance of the flat screen. */
uint32_t labkit_exact_ray_along_view(uint32_t slant, unsigned column);

#endif
