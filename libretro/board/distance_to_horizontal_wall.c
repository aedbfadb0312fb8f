#include "distance_to_horizontal_wall.h"

#include "corrections.h"

#define EDGE (MAP_SIDE * TILE_SIZE)

static void load(distance_t *m, const distance_in_t *in) {
    /* Signed factors, unsigned arithmetic: the 32 low bits are the same and nothing overflows. */
    uint32_t slope = ((uint32_t)in->cosine * (uint32_t)in->sineInv) >> 8;
    uint32_t above = in->ypos, below = 64u - in->ypos;
    m->direction_q = in->sine < 0;
    m->saved_xindex_q = in->xindex;
    m->saved_yindex_q = in->yindex;
    m->saved_xpos_q = in->xpos;
    m->saved_ypos_q = in->ypos;
    m->distanceToIntersection_q = MAX_DISTANCE;
    m->d_stepvalue_q = ((uint32_t)TILE_SIZE * (uint32_t)in->sineInv) >> 8;
    m->stepvalue_q = sign_extend(64 * slope, 20);
    m->tempdistance_q = (m->direction_q ? below : above) * (uint32_t)in->sineInv;
    m->offset1_q = (int32_t)(slope * above);
    m->offset2_q = (int32_t)(slope * below);
    m->done_q = in->sine == 0;
    if (in->sine != 0) {
        m->state_q = 1;
        m->i_q = 0;
    }
}

static void first_crossing(distance_t *m) {
    uint32_t offset = (uint32_t)(m->direction_q ? m->offset2_q : m->offset1_q);
    m->absolute_x_q = sign_extend(((uint32_t)m->saved_xpos_q << 8) + m->saved_xindex_q * (uint32_t)TILE_SIZE + offset, 20);
    m->absolute_y_q = sign_extend(m->saved_yindex_q * (uint32_t)TILE_SIZE, 20);
    m->state_q = 2;
}

static void find_cell(distance_t *m) {
    m->saved_xindex_q = (uint8_t)((m->absolute_x_q / TILE_SIZE) & 31);
    m->saved_yindex_q = (uint8_t)((m->absolute_y_q / TILE_SIZE + (m->direction_q ? 1 : -1)) & 31);
    m->state_q = 3;
}

static void finish(distance_t *m, uint32_t distance) {
    m->distanceToIntersection_q = distance;
    m->state_q = 0;
    m->done_q = 1;
}

static void look_and_step(distance_t *m, uint32_t fix, const map_t *map) {
    uint32_t here = m->tempdistance_q > MAX_DISTANCE ? MAX_DISTANCE : m->tempdistance_q;
    int across_in = m->absolute_x_q >= 0 && m->absolute_x_q < EDGE && m->saved_xindex_q < MAP_SIDE;
    if (!across_in || m->saved_yindex_q >= MAP_SIDE || m->absolute_y_q < 0 || m->absolute_y_q >= EDGE || m->i_q >= 21) {
        /* Nothing to meet any more; what newData set is the result. */
        finish(m, (fix & FIX_OUTSIDE) && across_in ? here : m->distanceToIntersection_q);
    } else if (map->bit[m->saved_yindex_q * 21 + m->saved_xindex_q]) {
        finish(m, here);
    } else {
        m->absolute_x_q = sign_extend((uint32_t)(m->absolute_x_q + m->stepvalue_q), 20);
        m->absolute_y_q = sign_extend((uint32_t)(m->absolute_y_q + (m->direction_q ? TILE_SIZE : -TILE_SIZE)), 20);
        if (m->d_stepvalue_q > MAX_DISTANCE - m->tempdistance_q) { /* unsigned: false once tempdistance is beyond */
            finish(m, MAX_DISTANCE);
        } else {
            m->tempdistance_q += m->d_stepvalue_q;
            m->i_q = (uint8_t)((m->i_q + 1) & 31);
            m->state_q = 2;
        }
    }
}

void labkit_distance_to_horizontal_wall_tick(distance_t *m, const distance_in_t *in, const map_t *map) {
    if (in->reset) {
        m->state_q = 0;
        m->done_q = 0;
        return;
    }
    switch (m->state_q) {
    case 0:
        if (in->newData) {
            load(m, in);
        }
        break;
    case 1:
        first_crossing(m);
        break;
    case 2:
        find_cell(m);
        break;
    default:
        look_and_step(m, in->fix, map);
        break;
    }
}

uint32_t labkit_distance_to_horizontal_wall_advance(distance_t *m, uint32_t fix, const map_t *map, uint32_t n) {
    uint32_t clocks = 0;
    if (m->state_q == 1 && n) {
        first_crossing(m);
        ++clocks;
    }
    if (m->state_q == 3 && clocks < n) {
        look_and_step(m, fix, map);
        ++clocks;
    }
    while (m->state_q == 2 && clocks + 2 <= n) {
        find_cell(m);
        look_and_step(m, fix, map);
        clocks += 2;
    }
    if (m->state_q == 2 && clocks < n) {
        find_cell(m);
        ++clocks;
    }
    return clocks;
}
