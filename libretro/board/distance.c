#include "distance.h"

#include "corrections.h"

#define EDGE (MAP_SIDE * TILE_SIZE)

/* Which walls a module looks for. It is passed as a constant everywhere, so the compiler turns this one function back into two
 * modules. */
typedef enum { HORIZONTAL, VERTICAL } walls_t;

static inline int32_t *along(distance_t *m, walls_t walls) {
    return walls == HORIZONTAL ? &m->absolute_y_q : &m->absolute_x_q;
}

static inline int32_t *across(distance_t *m, walls_t walls) {
    return walls == HORIZONTAL ? &m->absolute_x_q : &m->absolute_y_q;
}

static inline uint8_t *along_index(distance_t *m, walls_t walls) {
    return walls == HORIZONTAL ? &m->saved_yindex_q : &m->saved_xindex_q;
}

static inline uint8_t *across_index(distance_t *m, walls_t walls) {
    return walls == HORIZONTAL ? &m->saved_xindex_q : &m->saved_yindex_q;
}

/* y grows downwards, so for vertical walls the step across the lines is subtracted. */
static inline uint32_t turned(uint32_t way, walls_t walls) {
    return walls == HORIZONTAL ? way : 0u - way;
}

static inline void load(distance_t *m, const distance_in_t *in, walls_t walls) {
    /* Signed factors, unsigned arithmetic: the 32 low bits are the same and nothing overflows. */
    int to_line = walls == HORIZONTAL ? in->sine : in->cosine;
    uint32_t inverse = (uint32_t)(walls == HORIZONTAL ? in->sineInv : in->cosineInv);
    uint32_t slope = ((uint32_t)(walls == HORIZONTAL ? in->cosine : in->sine) * inverse) >> 8;
    uint32_t before = walls == HORIZONTAL ? in->ypos : in->xpos, behind = 64u - before;
    m->direction_q = walls == HORIZONTAL ? to_line < 0 : to_line > 0;
    m->saved_xindex_q = in->xindex;
    m->saved_yindex_q = in->yindex;
    m->saved_xpos_q = in->xpos;
    m->saved_ypos_q = in->ypos;
    m->distanceToIntersection_q = MAX_DISTANCE;
    m->d_stepvalue_q = ((uint32_t)TILE_SIZE * inverse) >> 8;
    m->stepvalue_q = sign_extend(64 * slope, 20);
    m->tempdistance_q = (m->direction_q ? behind : before) * inverse;
    m->offset1_q = (int32_t)(slope * before);
    m->offset2_q = (int32_t)(slope * behind);
    m->done_q = to_line == 0;
    if (to_line != 0) {
        m->state_q = 1;
        m->i_q = 0;
    }
}

static inline void first_crossing(distance_t *m, walls_t walls) {
    uint32_t offset = (uint32_t)(m->direction_q ? m->offset2_q : m->offset1_q);
    uint32_t within = (uint32_t)(walls == HORIZONTAL ? m->saved_xpos_q : m->saved_ypos_q) << 8;
    *across(m, walls) = sign_extend(within + *across_index(m, walls) * (uint32_t)TILE_SIZE + turned(offset, walls), 20);
    *along(m, walls) = sign_extend(*along_index(m, walls) * (uint32_t)TILE_SIZE, 20);
    m->state_q = 2;
}

static inline void find_cell(distance_t *m, walls_t walls) {
    *across_index(m, walls) = (uint8_t)((*across(m, walls) / TILE_SIZE) & 31);
    *along_index(m, walls) = (uint8_t)((*along(m, walls) / TILE_SIZE + (m->direction_q ? 1 : -1)) & 31);
    m->state_q = 3;
}

static void finish(distance_t *m, uint32_t distance) {
    m->distanceToIntersection_q = distance;
    m->state_q = 0;
    m->done_q = 1;
}

static inline int on_map(int32_t place, uint8_t index) {
    return place >= 0 && place < EDGE && index < MAP_SIDE;
}

static inline void look_and_step(distance_t *m, uint32_t fix, const map_t *map, walls_t walls) {
    uint32_t here = m->tempdistance_q > MAX_DISTANCE ? MAX_DISTANCE : m->tempdistance_q;
    int across_in = on_map(*across(m, walls), *across_index(m, walls));
    if (!across_in || !on_map(*along(m, walls), *along_index(m, walls)) || m->i_q >= 21) {
        /* There is nothing left to hit; the value that newData set is the result. */
        finish(m, (fix & FIX_OUTSIDE) && across_in ? here : m->distanceToIntersection_q);
    } else if (map->bit[m->saved_yindex_q * 21 + m->saved_xindex_q]) {
        finish(m, here);
    } else {
        *across(m, walls) = sign_extend((uint32_t)*across(m, walls) + turned((uint32_t)m->stepvalue_q, walls), 20);
        *along(m, walls) = sign_extend((uint32_t)(*along(m, walls) + (m->direction_q ? TILE_SIZE : -TILE_SIZE)), 20);
        if (m->d_stepvalue_q > MAX_DISTANCE - m->tempdistance_q) { /* unsigned: false once tempdistance is beyond */
            finish(m, MAX_DISTANCE);
        } else {
            m->tempdistance_q += m->d_stepvalue_q;
            m->i_q = (uint8_t)((m->i_q + 1) & 31);
            m->state_q = 2;
        }
    }
}

static inline void tick(distance_t *m, const distance_in_t *in, const map_t *map, walls_t walls) {
    if (in->reset) {
        m->state_q = 0;
        m->done_q = 0;
        return;
    }
    switch (m->state_q) {
    case 0:
        if (in->newData) {
            load(m, in, walls);
        }
        break;
    case 1:
        first_crossing(m, walls);
        break;
    case 2:
        find_cell(m, walls);
        break;
    default:
        look_and_step(m, in->fix, map, walls);
        break;
    }
}

static inline uint32_t advance(distance_t *m, uint32_t fix, const map_t *map, uint32_t n, walls_t walls) {
    uint32_t clocks = 0;
    if (m->state_q == 1 && n) {
        first_crossing(m, walls);
        ++clocks;
    }
    if (m->state_q == 3 && clocks < n) {
        look_and_step(m, fix, map, walls);
        ++clocks;
    }
    while (m->state_q == 2 && clocks + 2 <= n) {
        find_cell(m, walls);
        look_and_step(m, fix, map, walls);
        clocks += 2;
    }
    if (m->state_q == 2 && clocks < n) {
        find_cell(m, walls);
        ++clocks;
    }
    return clocks;
}

void labkit_distance_to_horizontal_wall_tick(distance_t *m, const distance_in_t *in, const map_t *map) {
    tick(m, in, map, HORIZONTAL);
}

void labkit_distance_to_vertical_wall_tick(distance_t *m, const distance_in_t *in, const map_t *map) {
    tick(m, in, map, VERTICAL);
}

uint32_t labkit_distance_to_horizontal_wall_advance(distance_t *m, uint32_t fix, const map_t *map, uint32_t n) {
    return advance(m, fix, map, n, HORIZONTAL);
}

uint32_t labkit_distance_to_vertical_wall_advance(distance_t *m, uint32_t fix, const map_t *map, uint32_t n) {
    return advance(m, fix, map, n, VERTICAL);
}
