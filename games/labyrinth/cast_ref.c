/* The ray caster in plain C: what cast.s must do, byte for byte. */
#include "games/labyrinth/cast.h"
#include "games/labyrinth/maze.h"

/* Logarithm of the distance to line 0..22 of either axis, the eye's own line excepted. */
static uint16_t log_x[LAB_MAZE_LINES], log_y[LAB_MAZE_LINES];

/* g(n) = (n*n + n)/4 for n = f + m and n = f - m, cut to whole numbers, as in the tables of cast.s. Their difference
 * is (f + 1/2) * m, at most 1/2 off. */
static uint16_t square_of_sum(uint8_t f, uint8_t m) {
    uint32_t n = f;
    n += m;
    return (uint16_t)((n * n + n) >> 2);
}

static uint16_t square_of_difference(uint8_t f, uint8_t m) {
    uint16_t n;
    if (f >= m) {
        n = f - m;
    } else {
        n = m - f;
        --n; /* n and -1 - n have the same g */
    }
    return (uint16_t)(((uint32_t)n * n + n) >> 2);
}

/* (f + 1/2) * slope / 256; of the slope's low byte only the high bytes of the squares count. */
static uint16_t multiply(uint8_t f, uint16_t slope) {
    uint8_t high = (uint8_t)(slope >> 8);
    uint8_t low = (uint8_t)slope;
    uint16_t product = square_of_sum(f, high);
    product -= square_of_difference(f, high);
    product += square_of_sum(f, low) >> 8;
    product -= square_of_difference(f, low) >> 8;
    return product;
}

/* Logarithm of the distance n + (f + 1/2)/256. */
static uint16_t log_distance(uint8_t n, uint8_t f) {
    uint16_t value;
    uint8_t j;
    if (n == 0) {
        value = lab_cast_log0_hi[f];
        value <<= 8;
        value |= lab_cast_log0_lo[f];
        return value;
    }
    j = f >> lab_cast_shift[n];
    j |= lab_cast_top[n];
    value = lab_cast_base_hi[n];
    value <<= 8;
    value |= lab_cast_base_lo[n];
    value += lab_cast_logm[j];
    return value;
}

/* Fills one axis: the eye is on line `own`, `frac`/256 from its start. */
static void log_axis(uint16_t *log, uint8_t own, uint8_t frac) {
    uint8_t line, n;
    for (line = 0; line < LAB_MAZE_LINES; ++line) {
        if (line < own) {
            n = own - line;
            --n;
            log[line] = log_distance(n, frac);
        } else if (line > own) {
            n = line - own;
            --n;
            log[line] = log_distance(n, 255 - frac);
        }
    }
}

/* The ray's way in cells: along its main axis (1 or -1 a step in a line of the map), across it (a line up or down). */
static const uint8_t *map;
static uint8_t along, along_frac, along_back, across_frac, across_back;
static uint16_t line_at;

/* The face of the last ray: its plane (on the main axis or, with FACE_OTHER, the other one) and its cell in it. */
#define FACE_OTHER 0x80
#define FACE_NONE 0xFF
static uint8_t last_plane, last_cell;

/* Follows the ray to its wall; 1 if it met it on a border of the main axis, whose number is then in `along`, else
 * the number is in `met`. */
static uint8_t met;
static uint8_t follow(uint16_t slope) {
    uint32_t frac;
    uint8_t f = along_back ? along_frac : 255 - along_frac;
    frac = multiply(f, slope);
    frac += (uint16_t)(across_back ? 255 - across_frac : across_frac) << 8;
    frac += 0x80;
    for (;;) {
        if (frac > 0xFFFF) {
            frac &= 0xFFFF;
            line_at = across_back ? line_at - LAB_MAZE_STRIDE : line_at + LAB_MAZE_STRIDE;
            met = map[line_at + along];
            if (met) {
                --met;
                return 0;
            }
        }
        along = along_back ? along - 1 : along + 1;
        if (map[line_at + along]) {
            return 1;
        }
        frac += slope;
    }
}

/* LAB_CAST_JOINT if the ray is the first on the next cell of the same wall. After a joint the face is forgotten, so that
 * two rays side by side are never both joints. */
static uint8_t joint(uint8_t plane, uint8_t cell) {
    uint8_t mark = 0;
    if (plane == last_plane) {
        if (cell == last_cell) {
            return 0;
        }
        mark = LAB_CAST_JOINT;
        plane = FACE_NONE;
    }
    last_plane = plane;
    last_cell = cell;
    return mark;
}

/* Height of a wall for the sum of its logarithms. */
static uint8_t height(uint16_t log, uint8_t number) {
    log -= lab_cast_fish[number];
    if (log & 0x8000) {
        return LAB_CAST_TOP;
    }
    return lab_cast_exp[log & 0x1FF];
}

/* The ray of that number, at that angle. */
static uint8_t cast_one(uint16_t angle, uint8_t number) {
    uint16_t psi = angle & 1023;
    uint8_t quarter = (uint8_t)(angle >> 10);
    uint8_t along_x = (psi >= 512) == (quarter & 1);
    uint8_t west = quarter == 1 || quarter == 2;
    uint8_t north = quarter < 2;
    uint8_t x_line = (uint8_t)(lab_cast_x >> 8) + 1;
    uint8_t y_line = (uint8_t)(lab_cast_y >> 8) + 1;
    uint8_t on_main, mark;
    uint16_t log;
    uint16_t slope = lab_cast_slope_hi[psi];
    slope <<= 8;
    slope |= lab_cast_slope_lo[psi];
    map = along_x ? lab_maze_rows : lab_maze_cols;
    along = along_x ? x_line : y_line;
    line_at = along_x ? y_line : x_line;
    line_at <<= 5;
    along_frac = (uint8_t)(along_x ? lab_cast_x : lab_cast_y);
    across_frac = (uint8_t)(along_x ? lab_cast_y : lab_cast_x);
    along_back = along_x ? west : north;
    across_back = along_x ? north : west;
    on_main = follow(slope);
    if (on_main) {
        mark = joint(along, (uint8_t)line_at);
        log = lab_cast_near[psi];
        log += along_x ? log_x[along] : log_y[along];
    } else {
        mark = joint(met | FACE_OTHER, along);
        log = lab_cast_far_hi[psi];
        log <<= 8;
        log |= lab_cast_far_lo[psi];
        log += along_x ? log_y[met] : log_x[met];
    }
    return height(log, number) | mark | (on_main == along_x ? LAB_CAST_SIDE : 0);
}

static uint16_t phi;
static uint8_t ray, octant;

void TWIN(lab_cast_begin)(void) {
    phi = lab_cast_angle - LAB_CAST_EDGE;
    ray = LAB_CAST_RAYS;
    octant = 0xFF;
    log_axis(log_x, (uint8_t)(lab_cast_x >> 8) + 1, (uint8_t)lab_cast_x);
    log_axis(log_y, (uint8_t)(lab_cast_y >> 8) + 1, (uint8_t)lab_cast_y);
}

uint8_t TWIN(lab_cast_step)(void) {
    uint8_t count;
    for (count = 0; count < LAB_CAST_SLICE; ++count) {
        --ray;
        phi += lab_cast_delta[ray];
        phi &= 4095;
        if (octant != (uint8_t)(phi >> 9)) {
            octant = (uint8_t)(phi >> 9);
            last_plane = FACE_NONE;
        }
        lab_cast_ray[ray] = cast_one(phi, ray);
    }
    return ray == 0;
}
