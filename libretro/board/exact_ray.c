#include "exact_ray.h"

#include "corrections.h"

#include <math.h>

#define COLUMNS 1024
#define FOCUS_2 1774 /* twice the distance of the screen, in columns: 512 / tan 30 degrees = 886.8 */
#define UNIT_BITS 19 /* fraction bits of sine and cosine */
#define UNIT (1 << UNIT_BITS)
#define POINT 48        /* fraction bits of the ray parameter before the division */
#define NEVER INT64_MAX /* a line that is parallel to the ray */
#define HALF_STEPS 128  /* a cell, in halves of 1/64: the player stands on odd ones */

static int32_t sine_table[ANGLE_STEPS];
static int16_t offset_table[COLUMNS];
static uint32_t
    along_table[COLUMNS]; /* cosine of the offset, times 1024 / 886.8 (the height constant), 16 bits */

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

/* One axis of the trace: ray parameter of the next grid line, and from line to line. */
typedef struct {
    int64_t next, step;
    int cell, way;
} axis_t;

static void start_axis(axis_t *a, int position, int32_t direction) {
    int within = position % HALF_STEPS, way = direction < 0 ? -1 : 1;
    int64_t size = direction < 0 ? -(int64_t)direction : direction;
    a->cell = position / HALF_STEPS;
    a->way = way;
    a->step = size ? ((int64_t)HALF_STEPS << POINT) / size : 0;
    a->next = size ? ((int64_t)(way > 0 ? HALF_STEPS - within : within) << POINT) / size : NEVER;
}

/* Parameter to distance: a ray of parameter 1 has run FOCUS_2 * UNIT half steps along the view. */
static uint32_t to_distance(int64_t parameter, uint32_t fix) {
    uint64_t distance =
        (uint64_t)parameter * FOCUS_2 >> (POINT - UNIT_BITS - 7); /* 8 fraction bits of 1/64: times 128 */
    if (fix & FIX_FLAT) {
        distance = distance * (2 * COLUMNS) / FOCUS_2; /* the height constant belongs to a screen at 1024 */
    }
    return distance < MAX_DISTANCE ? (uint32_t)distance : MAX_DISTANCE;
}

void labkit_exact_ray(const map_t *map, const player_t *eye, uint16_t axis, unsigned column, uint32_t fix,
                      exact_ray_t *out) {
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
    start_axis(&x, HALF_STEPS * eye->xindex + 2 * eye->xpos + 1, forward * cosine - left * sine);
    start_axis(&y, HALF_STEPS * eye->yindex + 2 * eye->ypos + 1, -forward * sine - left * cosine);
    out->distanceHW = out->distanceVW = MAX_DISTANCE;
    for (out->lines = 1; out->lines < 3 * MAP_SIDE; ++out->lines) {
        int vertical = x.next <= y.next;
        axis_t *nearer = vertical ? &x : &y;
        uint32_t *result = vertical ? &out->distanceVW : &out->distanceHW;
        nearer->cell += nearer->way;
        if (x.cell < 0 || y.cell < 0 || x.cell >= MAP_SIDE || y.cell >= MAP_SIDE) {
            if (fix & FIX_OUTSIDE) {
                *result = to_distance(nearer->next, fix);
            }
            return;
        }
        if (map->bit[MAP_SIDE * y.cell + x.cell]) {
            *result = to_distance(nearer->next, fix);
            return;
        }
        nearer->next += nearer->step;
    }
}
