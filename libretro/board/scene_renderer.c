#include "scene_renderer.h"

#include "corrections.h"
#include "exact_ray.h"
#include "light.h"
#include "trig_lookup_table.h"

#include <string.h>

#define SCREEN_CENTER (SCREEN_HEIGHT / 2)
/* angle from the player's direction to the left edge; the view is 640 wide                          \ */
#define LEFT_EDGE_AS_BUILT 340
#define LEFT_EDGE_AS_MEANT 320

void labkit_scene_renderer_init(scene_t *m) {
    memset(m, 0, sizeof *m);
    m->dHW.saved_xindex_q = m->dHW.saved_yindex_q = m->dHW.saved_xpos_q = m->dHW.saved_ypos_q = 1;
    labkit_divider_wrapper_init(&m->dWrap);
}

static unsigned ray(const scene_t *m) {
    return 4u * m->column_number_q + m->cIndex_q;
}

/* ---- state 0 ---- */

static void clear_lines(scene_t *m) {
    memset(m->cStartLine_q, 0, sizeof m->cStartLine_q);
    memset(m->cEndLine_q, 0, sizeof m->cEndLine_q);
    memset(m->wallColor_q, 0, sizeof m->wallColor_q);
    memset(m->cEdge_q, 0, sizeof m->cEdge_q);
}

static void begin(scene_t *m, const scene_in_t *in) {
    uint16_t left = in->fix & FIX_AXIS ? LEFT_EDGE_AS_MEANT : LEFT_EDGE_AS_BUILT;
    m->startAngle_q = (in->player.angle + left) & (ANGLE_STEPS - 1);
    m->column_number_q = 0;
    m->cIndex_q = 0;
    m->done_q = 0;
    m->xpos_q = in->player.xpos;
    m->ypos_q = in->player.ypos;
    m->xindex_q = in->player.xindex;
    m->yindex_q = in->player.yindex;
    m->xfrac_q = in->player.xfrac;
    m->yfrac_q = in->player.yfrac;
    clear_lines(m);
    m->state_q = 1;
}

/* ---- state 1 ---- */

void labkit_scene_find_angle(scene_t *m, uint32_t fix) {
    /* In 32 bits the difference left of angle 0 wraps to a huge number, which falls into the last quadrant, where it is correct
     * again. */
    uint32_t angle = m->startAngle_q - ((m->column_number_q * 640u + m->cIndex_q * 160u) >> 8);
    if (fix & FIX_FLAT) {
        angle = (uint32_t)(m->startAngle_q - LEFT_EDGE_AS_MEANT + labkit_exact_ray_offset(ray(m))) & (ANGLE_STEPS - 1);
    }
    if (angle == 3072) {
        m->quadrant_q = 4;
    } else if (angle == 2048) {
        m->quadrant_q = 5;
    } else if (angle == 1024) {
        m->quadrant_q = 6;
    } else if (angle < 1024) {
        m->workingAngle_q = (uint16_t)angle;
        m->quadrant_q = 0;
    } else if (angle < 2048) {
        m->workingAngle_q = (uint16_t)(2048 - angle);
        m->quadrant_q = 1;
    } else if (angle < 3072) {
        m->workingAngle_q = (uint16_t)(angle - 2048);
        m->quadrant_q = 2;
    } else {
        m->workingAngle_q = (4096 - angle) & (ANGLE_STEPS - 1);
        m->quadrant_q = 3;
    }
    m->state_q = 2;
}

/* ---- state 3 ---- */

static void take_axis(scene_t *m, int sine, int cosine) {
    m->CalcedSine_q = (int16_t)sine;
    m->CalcedCosine_q = (int16_t)cosine;
    m->CalcedSineInv_q = sine ? 256 : 131071;
    m->CalcedCosInv_q = cosine ? 256 : 131071;
}

void labkit_scene_take_trig(scene_t *m) {
    const trig_t *dout = &labkit_trig_table()[m->trig_addr_q];
    switch (m->quadrant_q) {
    case 4:
        take_axis(m, -256, 0);
        break;
    case 5:
        take_axis(m, 0, -256);
        break;
    case 6:
        take_axis(m, 256, 0);
        break;
    case 7:
        break; /* cannot happen; the case statement has no branch for it */
    default:
        m->CalcedSine_q = (int16_t)(m->quadrant_q >= 2 ? -dout->sine : dout->sine);
        m->CalcedCosine_q = (int16_t)(m->quadrant_q == 1 || m->quadrant_q == 2 ? -dout->cosine : dout->cosine);
        m->CalcedSineInv_q = (int32_t)dout->sineInv;
        m->CalcedCosInv_q = (int32_t)dout->cosineInv;
        break;
    }
    m->newDistance_q = 1;
    m->state_q = 8;
}

/* ---- states 4 and 5 ---- */

/* FIX_LIGHT: how bright the ray's wall is. Without FIX_PRECISION the calculators know what they met. */
static void find_light(scene_t *m, uint32_t fix) {
    const distance_t *nearer = m->dHW.distanceToIntersection_q < m->dVW.distanceToIntersection_q ? &m->dHW : &m->dVW;
    if (!(fix & FIX_PRECISION)) {
        m->hit_along_q = (uint8_t)((nearer == &m->dHW ? nearer->absolute_x_q : nearer->absolute_y_q) >> 6);
        m->hit_x_q = nearer->saved_xindex_q;
        m->hit_y_q = nearer->saved_yindex_q;
    }
    m->cLight_q[m->cIndex_q] = labkit_light(m->CalcedDistance_q, ray(m), m->hit_along_q, m->hit_x_q, m->hit_y_q, fix);
}

void labkit_scene_take_distance(scene_t *m, uint32_t fix) {
    uint32_t hw = m->dHW.distanceToIntersection_q, vw = m->dVW.distanceToIntersection_q;
    uint32_t nearer = hw < vw ? hw : vw;
    if ((fix & FIX_FLAT) && !(fix & FIX_PRECISION)) {
        nearer = labkit_exact_ray_along_view(nearer, ray(m));
    }
    m->CalcedDistance_q = nearer >> 4;
    if (fix & FIX_LIGHT) {
        find_light(m, fix);
    }
    m->newDiv_q = 1;
    m->state_q = 5;
}

void labkit_scene_take_quotient(scene_t *m, uint32_t fix, uint32_t quotient) {
    unsigned n = m->cIndex_q;
    int horizontal = m->dHW.distanceToIntersection_q < m->dVW.distanceToIntersection_q;
    m->wallColor_q[n] = horizontal ? HORIZONTAL_WALL_COLOR : VERTICAL_WALL_COLOR;
    if (quotient << 1 < SCREEN_HEIGHT) {
        m->cStartLine_q[n] = (uint16_t)(SCREEN_CENTER - quotient);
        m->cEndLine_q[n] = (uint16_t)(SCREEN_CENTER + quotient);
        m->cEdge_q[n] = fix & FIX_LIGHT ? labkit_light_edge(quotient) : 0;
    } else {
        m->cEndLine_q[n] = SCREEN_HEIGHT - 1;
    }
    m->newCol_q = n == 3;
    m->state_q = n == 3 ? 6 : 7;
}

/* ---- state 7 ---- */

static void next_ray(scene_t *m) {
    m->state_q = 1;
    if (m->cIndex_q != 3) {
        ++m->cIndex_q;
        return;
    }
    clear_lines(m);
    m->cIndex_q = 0;
    if (m->column_number_q == 255) {
        m->state_q = 0;
        m->done_q = 1;
    } else {
        ++m->column_number_q;
    }
}

/* ---- the clock edge ---- */

static void tick_states(scene_t *m, const scene_in_t *in) {
    switch (m->state_q) {
    case 0:
        if (in->start) {
            begin(m, in);
        }
        break;
    case 1:
        labkit_scene_find_angle(m, in->fix);
        break;
    case 2:
        m->state_q = 3;
        break;
    case 3:
        labkit_scene_take_trig(m);
        break;
    case 8:
        m->newDistance_q = 0;
        m->state_q = 4;
        break;
    case 4:
        if (m->dHW.done_q & m->dVW.done_q) {
            labkit_scene_take_distance(m, in->fix);
        }
        break;
    case 5:
        m->newDiv_q = 0;
        if (m->dWrap.done_q) {
            labkit_scene_take_quotient(m, in->fix, m->dWrap.quotient_q);
        }
        break;
    case 6:
        m->newCol_q = 0;
        if (m->dC.done_q) {
            m->state_q = 7;
        }
        break;
    case 7:
        next_ray(m);
        break;
    default:
        break; /* the register's other 23 states have no branch, so it keeps its value */
    }
}

static void tick_reset(scene_t *m) {
    m->done_q = 0;
    m->state_q = 0;
    m->newDistance_q = 0;
    m->newCol_q = 0;
    m->newDiv_q = 0;
    m->column_number_q = 0;
}

void labkit_scene_distance_inputs(const scene_t *m, uint32_t fix, distance_in_t *in) {
    in->fix = fix;
    in->reset = 0;
    in->newData = m->newDistance_q;
    in->xpos = m->xpos_q;
    in->ypos = m->ypos_q;
    in->xindex = m->xindex_q;
    in->yindex = m->yindex_q;
    in->sine = m->CalcedSine_q;
    in->cosine = m->CalcedCosine_q;
    in->sineInv = m->CalcedSineInv_q;
    in->cosineInv = m->CalcedCosInv_q;
}

void labkit_scene_exact_load(scene_t *m, uint32_t fix, const map_t *map) {
    const player_t eye = {m->xindex_q, m->yindex_q, m->xpos_q, m->ypos_q, 0, m->xfrac_q, m->yfrac_q};
    exact_ray_t result;
    labkit_exact_ray(map, &eye, (m->startAngle_q - LEFT_EDGE_AS_MEANT) & (ANGLE_STEPS - 1), ray(m), fix, &result);
    m->dHW.distanceToIntersection_q = result.distanceHW;
    m->dVW.distanceToIntersection_q = result.distanceVW;
    m->hit_along_q = (uint8_t)result.along;
    m->hit_x_q = (uint8_t)result.xindex;
    m->hit_y_q = (uint8_t)result.yindex;
    m->dHW.done_q = m->dVW.done_q = 0;
    m->exact_busy_q = (uint16_t)(1 + 2 * result.lines);
}

static void tick_exact(scene_t *m, const distance_in_t *in, const map_t *map) {
    if (in->reset) {
        m->exact_busy_q = 0;
        m->dHW.done_q = m->dVW.done_q = 0;
    } else if (m->exact_busy_q) {
        if (--m->exact_busy_q == 0) {
            m->dHW.done_q = m->dVW.done_q = 1;
        }
    } else if (in->newData) {
        labkit_scene_exact_load(m, in->fix, map);
    }
}

/* What the registers offer to the modules inside, before the edge. */
typedef struct {
    distance_in_t distance;
    divider_in_t divider;
    column_in_t column;
    uint16_t trig_addr;
} wires_t;

static void take_wires(const scene_t *m, const scene_in_t *in, wires_t *w) {
    labkit_scene_distance_inputs(m, in->fix, &w->distance);
    w->distance.reset = in->reset;
    w->divider.fix = in->fix;
    w->divider.reset = in->reset;
    w->divider.newData = m->newDiv_q;
    w->divider.divisor = m->CalcedDistance_q;
    w->divider.dividend = DISTANCE_TO_PROJECTION_PLANE;
    w->column.reset = in->reset;
    w->column.newData = m->newCol_q;
    w->column.columnNumber = m->column_number_q;
    memcpy(w->column.color, m->wallColor_q, sizeof w->column.color);
    memcpy(w->column.startLine, m->cStartLine_q, sizeof w->column.startLine);
    memcpy(w->column.endLine, m->cEndLine_q, sizeof w->column.endLine);
    memcpy(w->column.edge, m->cEdge_q, sizeof w->column.edge);
    w->trig_addr = m->workingAngle_q & (TRIG_ENTRIES - 1);
}

void labkit_scene_renderer_tick(scene_t *m, const scene_in_t *in, const map_t *map) {
    wires_t w;
    take_wires(m, in, &w);
    if (in->reset) {
        tick_reset(m);
    } else {
        tick_states(m, in); /* reads outputs of the modules inside, which have not moved yet */
    }
    m->trig_addr_q = w.trig_addr;
    if (in->fix & FIX_PRECISION) {
        tick_exact(m, &w.distance, map);
    } else {
        labkit_distance_to_horizontal_wall_tick(&m->dHW, &w.distance, map);
        labkit_distance_to_vertical_wall_tick(&m->dVW, &w.distance, map);
    }
    labkit_divider_wrapper_tick(&m->dWrap, &w.divider);
    labkit_column_renderer_tick(&m->dC, &w.column);
}
