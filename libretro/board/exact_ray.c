#include "exact_ray.h"

#include "corrections.h"

#include <math.h>

#define COLUMNS 1024
#define FOCUS_2 1774 /* twice the distance of the screen, in columns: 512 / tan 30 degrees = 886.8 */
#define UNIT_BITS EXACT_SINE_BITS
#define UNIT (1 << UNIT_BITS)
#define POINT 40        /* fraction bits of the ray parameter before the division */
#define NEVER INT64_MAX /* a line that is parallel to the ray */
#define CELL 32768      /* a cell, in units of 1/32768; the player is always on an odd one */
#define CELL_BITS 15

static int32_t sine_table[ANGLE_STEPS];
static int16_t offset_table[COLUMNS];
static uint32_t along_table[COLUMNS]; /* cosine of the offset, times 1024 / 886.8 (the height constant), 16 bits */

static uint16_t slant_table[COLUMNS]; /* one over the cosine of the offset, 8 bits */

static void fill_tables(void) {
    static int filled;
    const double turn = 4 * acos(0.0);
    unsigned n;
    if (filled) {
        return;
    }
    for (n = 0; n < ANGLE_STEPS; ++n) {
        sine_table[n] = (int32_t)lround(UNIT * sin(turn * n / ANGLE_STEPS));
    }
    for (n = 0; n < COLUMNS; ++n) {
        double side = (double)(COLUMNS - 1) - 2.0 * n, offset = atan(side / FOCUS_2);
        offset_table[n] = (int16_t)lround(offset * ANGLE_STEPS / turn);
        slant_table[n] = (uint16_t)lround(256 / cos(offset));
        along_table[n] = (uint32_t)lround(65536 * cos(offset) * 2 * COLUMNS / FOCUS_2);
    }
    filled = 1;
}

int labkit_exact_ray_offset(unsigned column) {
    fill_tables();
    return offset_table[column];
}

uint32_t labkit_exact_ray_along_view(uint32_t slant, unsigned column) {
    uint64_t distance;
    fill_tables();
    distance = (uint64_t)slant * along_table[column] >> 16;
    return distance < MAX_DISTANCE ? (uint32_t)distance : MAX_DISTANCE;
}

uint32_t labkit_exact_ray_slant(uint32_t along, unsigned column) {
    fill_tables();
    return along * slant_table[column] >> 8;
}

int32_t labkit_exact_sine(uint16_t angle) {
    fill_tables();
    return sine_table[angle];
}

/* One axis of the trace: ray parameter of the next grid line, and from line to line. */
typedef struct {
    int64_t next, step;
    int32_t position, direction;
    int cell, way;
} axis_t;

static void start_axis(axis_t *a, int32_t position, int32_t direction) {
    int within = position % CELL, way = direction < 0 ? -1 : 1;
    int64_t size = direction < 0 ? -(int64_t)direction : direction;
    a->position = position;
    a->direction = direction;
    a->cell = position / CELL;
    a->way = way;
    a->step = size ? ((int64_t)CELL << POINT) / size : 0;
    a->next = size ? ((int64_t)(way > 0 ? CELL - within : within) << POINT) / size : NEVER;
}

/* The player's place: the middle of a step, or with FIX_WALK the middle of 1/256 of a step. */
static int32_t position(uint8_t index, uint8_t pos, uint8_t frac, uint32_t fix) {
    return CELL * index + CELL / CELL_STEPS * pos + (fix & FIX_WALK ? 2 * frac + 1 : CELL / CELL_STEPS / 2);
}

/* Parameter to distance: a ray of parameter 1 has run FOCUS_2 * UNIT parts of a cell along the view. */
static uint32_t to_distance(int64_t parameter, uint32_t fix) {
    uint64_t distance = (uint64_t)parameter * FOCUS_2 >> (POINT + CELL_BITS - 14 - UNIT_BITS);
    if (fix & FIX_FLAT) {
        distance = distance * (2 * COLUMNS) / FOCUS_2; /* the height constant belongs to a screen at 1024 */
    }
    return distance < MAX_DISTANCE ? (uint32_t)distance : MAX_DISTANCE;
}

/* Where the ray is on this axis at a parameter, within its cell: 0..255. */
static uint8_t within_cell(const axis_t *a, int64_t parameter) {
    int64_t place = a->position + (a->direction * parameter >> POINT);
    return (uint8_t)((place & (CELL - 1)) >> (CELL_BITS - 8));
}

/* Follows the ray to the first wall or out of the map; true if it met one. Both axes are written in every pass of the loop, so
 * that compilers keep them in registers. */
static int follow(axis_t *x, axis_t *y, const map_t *map, exact_ray_t *out) {
    for (out->lines = 1; out->lines < 3 * MAP_SIDE; ++out->lines) {
        int vertical = x->next <= y->next;
        out->vertical = (uint8_t)vertical;
        x->cell += vertical ? x->way : 0;
        y->cell += vertical ? 0 : y->way;
        if (x->cell < 0 || y->cell < 0 || x->cell >= MAP_SIDE || y->cell >= MAP_SIDE) {
            return 0;
        }
        if (map->bit[MAP_SIDE * y->cell + x->cell]) {
            return 1;
        }
        x->next += vertical ? x->step : 0;
        y->next += vertical ? 0 : y->step;
    }
    return 0;
}

void labkit_exact_ray(const map_t *map, const player_t *eye, uint16_t axis, unsigned column, uint32_t fix, exact_ray_t *out) {
    int32_t cosine, sine, forward = FOCUS_2, left = 0;
    axis_t x, y;
    fill_tables();
    if (fix & FIX_FLAT) {
        left = (COLUMNS - 1) - 2 * (int32_t)column;
    } else {
        axis = (uint16_t)(axis + 320 - (column * 160 >> 8)) & (ANGLE_STEPS - 1);
    }
    cosine = sine_table[(axis + ANGLE_STEPS / 4) & (ANGLE_STEPS - 1)];
    sine = sine_table[axis & (ANGLE_STEPS - 1)];
    start_axis(&x, position(eye->xindex, eye->xpos, eye->xfrac, fix), forward * cosine - left * sine);
    start_axis(&y, position(eye->yindex, eye->ypos, eye->yfrac, fix), -forward * sine - left * cosine);
    out->distanceHW = out->distanceVW = MAX_DISTANCE;
    out->along = out->xindex = out->yindex = 0;
    if (follow(&x, &y, map, out) || ((fix & FIX_OUTSIDE) && out->lines < 3 * MAP_SIDE)) {
        int64_t parameter = out->vertical ? x.next : y.next;
        *(out->vertical ? &out->distanceVW : &out->distanceHW) = to_distance(parameter, fix);
        out->along = within_cell(out->vertical ? &y : &x, parameter);
        out->xindex = (uint8_t)(x.cell & 31);
        out->yindex = (uint8_t)(y.cell & 31);
    }
}
