/* Many clocks of the SceneRenderer at once: whole rays and whole columns where the registers allow it, single
 * clocks everywhere else. The counts below are edges; they are tested against scene_renderer.c, which does every clock.
 */
#include "corrections.h"
#include "scene_renderer.h"
#include "trig_lookup_table.h"

#include <string.h>

#define RAY_CLOCKS 30             /* of a ray, without the longer of the two distances */
#define LONGEST_TRACE 128         /* with FIX_PRECISION: 1 + 2 * 63 */
#define LONGEST_TRACE_AS_BUILT 48 /* 1 + 2 * 22 */
#define COLUMN_TAIL 3             /* after the last row: finish, scene leaves state 6, scene leaves state 7 */
#define SETTLE_CLOCKS 8           /* after this many clocks every pipeline holds only current inputs */

static void tick(scene_t *m, const scene_in_t *in, const map_t *map, zbt_t *zbt) {
    if (m->newCol_q && (in->fix & FIX_LIGHT)) {
        memcpy(zbt->light + 4 * m->column_number_q, m->cLight_q, sizeof m->cLight_q);
    }
    labkit_zbt_tick(zbt, m->dC.write_enable_q, m->dC.write_address_q, m->dC.write_data_q);
    labkit_scene_renderer_tick(m, in, map);
}

/* ---- rays ---- */

static int ray_may_start(const scene_t *m, const zbt_t *zbt) {
    return m->state_q == 1 && !m->newDistance_q && !m->newDiv_q && !m->newCol_q && !m->dHW.state_q && !m->dVW.state_q &&
           !m->exact_busy_q && !m->dWrap.state_q && !m->dWrap.done_q && !m->dC.state_q && !m->dC.done_q &&
           !m->dC.write_enable_q && !zbt->stage_q[0].we && !zbt->stage_q[1].we;
}

/* Both distances of the ray whose trigonometry has been taken; their clocks after newData. */
static uint32_t trace(scene_t *m, uint32_t fix, const map_t *map) {
    distance_in_t in;
    uint32_t hw, vw;
    if (fix & FIX_PRECISION) {
        labkit_scene_exact_load(m, fix, map);
        hw = m->exact_busy_q;
        m->exact_busy_q = 0;
        m->dHW.done_q = m->dVW.done_q = 1;
        return hw;
    }
    labkit_scene_distance_inputs(m, fix, &in);
    labkit_distance_to_horizontal_wall_tick(&m->dHW, &in, map);
    labkit_distance_to_vertical_wall_tick(&m->dVW, &in, map);
    hw = labkit_distance_to_horizontal_wall_advance(&m->dHW, fix, map, LONGEST_TRACE);
    vw = labkit_distance_to_vertical_wall_advance(&m->dVW, fix, map, LONGEST_TRACE);
    return hw > vw ? hw : vw;
}

/* What the result of a trace depends on; two neighbouring columns often share it. */
typedef struct {
    int16_t sine, cosine;
    int32_t sineInv, cosineInv;
    uint32_t clocks; /* plus 1; 0: nothing remembered */
} last_ray_t;

static int same_ray(const scene_t *m, const last_ray_t *last) {
    return last->clocks && last->sine == m->CalcedSine_q && last->cosine == m->CalcedCosine_q &&
           last->sineInv == m->CalcedSineInv_q && last->cosineInv == m->CalcedCosInv_q;
}

/* One ray from state 1 to the next state 1, or to state 6 if it is the fourth; returns its clocks. */
static uint64_t advance_ray(scene_t *m, const scene_in_t *in, const map_t *map, zbt_t *zbt, last_ray_t *last) {
    uint32_t clocks;
    labkit_scene_find_angle(m, in->fix);
    m->trig_addr_q = m->workingAngle_q & (TRIG_ENTRIES - 1);
    labkit_scene_take_trig(m);
    if (!(in->fix & FIX_PRECISION) && same_ray(m, last)) {
        clocks = last->clocks - 1; /* the registers of both calculators already hold this result */
    } else {
        clocks = trace(m, in->fix, map);
        last->sine = m->CalcedSine_q;
        last->cosine = m->CalcedCosine_q;
        last->sineInv = m->CalcedSineInv_q;
        last->cosineInv = m->CalcedCosInv_q;
        last->clocks = clocks + 1;
    }
    m->newDistance_q = 0;
    labkit_scene_take_distance(m, in->fix);
    m->newDiv_q = 0;
    m->dWrap.saved_divisor_q = m->CalcedDistance_q;
    m->dWrap.saved_dividend_q = DISTANCE_TO_PROJECTION_PLANE;
    m->dWrap.delay_q = DIVIDER_LATENCY;
    m->dWrap.quotient_q = labkit_piped_divider(DISTANCE_TO_PROJECTION_PLANE, m->CalcedDistance_q);
    labkit_scene_take_quotient(m, in->fix, m->dWrap.quotient_q);
    zbt->ram_address_q = m->dC.write_address_q;
    if (m->state_q == 6) {
        return RAY_CLOCKS - 1 + clocks;
    }
    ++m->cIndex_q;
    m->state_q = 1;
    return RAY_CLOCKS + clocks;
}

/* ---- columns ---- */

/* The first row of another word is at most here. */
static unsigned nearer(unsigned border, unsigned row, unsigned next) {
    return border > row && border < next ? border : next;
}

/* Writes rows of the column being drawn straight into the memory, in runs of equal words. */
static void fill_rows(const column_t *m, zbt_t *zbt, unsigned row, unsigned end) {
    unsigned column = m->hcount_q >> 2 & 255, line, next;
    for (; row < end; row = next) {
        next = end;
        for (line = 0; line < 4; ++line) {
            unsigned first = m->intStartLine_q[line], after = m->intEndLine_q[line] + 1u, edge = m->intEdge_q[line];
            next = nearer(first, row, next);
            next = nearer(after, row, next);
            if (edge) {
                next = nearer(first + edge, row, next);
                next = nearer(after > edge ? after - edge : 0, row, next);
            }
        }
        labkit_zbt_fill(zbt, column, row, next, labkit_column_renderer_word(m, row));
    }
}

/* Completes the writes that are in the pipeline. */
static void flush(zbt_t *zbt) {
    labkit_zbt_tick(zbt, 0, 0, 0);
    labkit_zbt_tick(zbt, 0, 0, 0);
}

/* Ends the column being drawn and leaves the scene in state 7. */
static void finish_column(scene_t *m, zbt_t *zbt) {
    column_t *c = &m->dC;
    flush(zbt);
    fill_rows(c, zbt, c->vcount_q, SCREEN_HEIGHT);
    c->vcount_q = SCREEN_HEIGHT;
    c->state_q = c->done_q = c->write_enable_q = 0;
    c->write_data_q = c->write_address_q = 0;
    zbt->ram_address_q = 0;
    m->state_q = 7;
}

static int column_may_run(const scene_t *m) {
    return m->state_q == 6 && !m->newCol_q && m->dC.state_q == 1 && m->dC.vcount_q < SCREEN_HEIGHT &&
           !m->dWrap.state_q && !m->dWrap.done_q && !m->dHW.state_q && !m->dVW.state_q && !m->exact_busy_q;
}

/* Draws as much of the column as fits into n clocks; returns 0 if that is not worth it. */
static uint64_t advance_column(scene_t *m, const scene_in_t *in, const map_t *map, zbt_t *zbt, uint64_t n) {
    uint64_t rows = SCREEN_HEIGHT - m->dC.vcount_q;
    if (n >= 2 * rows + COLUMN_TAIL) {
        finish_column(m, zbt);
        labkit_scene_renderer_tick(m, in, map); /* state 7; the memory has nothing to do */
        return 2 * rows + COLUMN_TAIL;
    }
    rows = rows < n / 2 ? rows : n / 2;
    if (rows <= SETTLE_CLOCKS) {
        return 0;
    }
    rows -= SETTLE_CLOCKS; /* the last ones clock by clock, so that the pipeline is right */
    fill_rows(&m->dC, zbt, m->dC.vcount_q, m->dC.vcount_q + (unsigned)rows);
    m->dC.vcount_q = (uint16_t)(m->dC.vcount_q + rows);
    return 2 * rows;
}

/* ---- all ---- */

uint64_t labkit_scene_renderer_advance(scene_t *m, const scene_in_t *in, const map_t *map, zbt_t *zbt, uint64_t n) {
    last_ray_t last = {0};
    uint64_t clocks = 0, skipped, longest = in->fix & FIX_PRECISION ? LONGEST_TRACE : LONGEST_TRACE_AS_BUILT;
    if (m->state_q == 0 && !in->start) {
        for (; clocks < n && clocks < SETTLE_CLOCKS; ++clocks) {
            tick(m, in, map, zbt);
        }
        /* A calculator or the divider may still be at work after a reset. */
        for (; clocks < n && (m->dHW.state_q || m->dVW.state_q || m->dWrap.state_q || m->dWrap.done_q); ++clocks) {
            tick(m, in, map, zbt);
        }
        return n;
    }
    while (clocks < n) {
        uint8_t was_done = m->done_q;
        if (ray_may_start(m, zbt) && n - clocks >= RAY_CLOCKS + longest) {
            clocks += advance_ray(m, in, map, zbt, &last);
        } else if (column_may_run(m) && (skipped = advance_column(m, in, map, zbt, n - clocks)) != 0) {
            clocks += skipped;
        } else {
            tick(m, in, map, zbt);
            ++clocks;
        }
        if (m->done_q && !was_done) {
            break;
        }
    }
    return clocks;
}
