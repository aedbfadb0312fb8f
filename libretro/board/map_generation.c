#include "map_generation.h"

#include "corrections.h"

#include <string.h>

#define RINGS 11        /* k = 0..10, ring 10 is the centre */
#define SETTLE_CLOCKS 2 /* from start_q = 1 until done of the lfsr is 0 */

static const uint8_t lfsr_numbers[] = {1, 2, 3, 4, 6, 7, 8, 9, 10, 12, 14};
#define LFSR_COUNT (sizeof lfsr_numbers)

/* Odd ones choose an edge, and 2, 4 ... a place on it: their range depends on the ring. */
static int chooses_edge(unsigned number) {
    return number == 1 || number == 3 || number == 7 || number == 9;
}

static void lfsr_inputs(const mapgen_regs_t *q, uint32_t fix, unsigned number, lfsr_in_t *in) {
    in->fix = fix;
    in->reset = q->reset_q[number];
    in->start = q->start_q[number];
    in->min = chooses_edge(number) ? 0 : (uint8_t)((q->k_q + 1) & 31);
    in->max = chooses_edge(number) ? 3 : (uint8_t)((19 - q->k_q) & 31);
}

static void set_all(uint8_t *registers, uint8_t value) {
    unsigned n;
    for (n = 0; n < LFSR_COUNT; ++n) {
        registers[lfsr_numbers[n]] = value;
    }
}

static void write_map(mapgen_next_t *next, unsigned index, uint8_t value) {
    if (index < MAP_CELLS) {
        next->index[next->writes] = (uint16_t)index;
        next->value[next->writes++] = value;
    }
}

/* ---- phase 1: concentric rings ---- */

static int on_ring(unsigned i, unsigned j, unsigned k) {
    unsigned far = 20 - k;
    int row_in = k <= j && j <= far, column_in = k <= i && i <= far;
    return (i == k && row_in) || (j == k && column_in) || (i == far && row_in) || (j == far && column_in);
}

static void eval_initialization(const mapgen_regs_t *q, mapgen_next_t *next) {
    mapgen_regs_t *d = &next->d;
    switch (q->loopstate_q) {
    case 0:
        if (q->k_q == RINGS) {
            d->loopstate_q = 3;
        } else {
            d->j_q = 0;
            d->loopstate_q = 1;
            d->k_q = (uint8_t)((q->k_q + 1) & 31);
        }
        break;
    case 1:
        if (q->j_q == MAP_SIDE) {
            d->loopstate_q = 0;
        } else {
            d->i_q = 0;
            d->loopstate_q = 2;
            d->j_q = (uint8_t)((q->j_q + 1) & 31);
        }
        break;
    case 2:
        if (q->i_q == MAP_SIDE) {
            d->loopstate_q = 1;
        } else {
            if (on_ring(q->i_q, q->j_q, q->k_q)) {
                write_map(next, 21u * q->j_q + q->i_q, q->k_q & 1);
            }
            d->i_q = (uint8_t)((q->i_q + 1) & 31);
        }
        break;
    default:
        d->initialization_q = 0;
        d->k_q = 0;
        d->start_q[1] = d->start_q[2] = 1;
        break;
    }
}

/* ---- phase 2: walls in open rings, openings in wall rings ---- */

/* FIX_RINGS: a change that falls on a cell changed in this clock moves on, along its edge and then to the
 * next one. */
static uint8_t taken(const mapgen_next_t *next, unsigned index) {
    unsigned n;
    for (n = 0; n < next->writes && next->index[n] != index; ++n) {
    }
    return n < next->writes;
}

static void edge_cell(const mapgen_regs_t *q, unsigned edge, unsigned place, uint8_t *i, uint8_t *j) {
    uint8_t k = q->k_q, far = (uint8_t)((20 - k) & 31);
    *i = (uint8_t)(edge == 0 ? k : edge == 2 ? far : place);
    *j = (uint8_t)(edge == 1 ? k : edge == 0 || edge == 2 ? place : far);
}

/* One change: edge 0..3 (left, top, right, else bottom) of the ring, at `place` along it. */
static void change_cell(const mapgen_regs_t *q, uint32_t fix, mapgen_next_t *next, uint8_t edge, uint8_t place,
                        uint8_t *i, uint8_t *j) {
    uint8_t k = q->k_q;
    edge_cell(q, edge, place, i, j);
    while ((fix & FIX_RINGS) && taken(next, 21u * *j + *i)) {
        place = (uint8_t)(place < 19 - k ? place + 1 : k + 1);
        edge = place == k + 1 ? (edge + 1) & 3 : edge;
        edge_cell(q, edge, place, i, j);
    }
    write_map(next, 21u * *j + *i, !(k & 1)); /* even rings get walls, odd rings openings */
}

/* Clears the start of each lfsr in the list that is done; true if all are. */
static int collect(const mapgen_regs_t *q, mapgen_regs_t *d, const uint8_t *list, unsigned count) {
    unsigned n;
    int all = 1;
    for (n = 0; n < count; ++n) {
        if (q->lfsr[list[n]].done_q) {
            d->start_q[list[n]] = 0;
        } else {
            all = 0;
        }
    }
    return all;
}

/* FIX_NEW_MAP: how long a ring lets its lfsr run. Each maze lets them run longer than the one before, so that they give other
 * numbers; otherwise the original lfsr would make the same few mazes over and over. */
static uint8_t settle_clocks(const mapgen_regs_t *q) {
    return (uint8_t)(SETTLE_CLOCKS + q->tries_q);
}

static void restart(const mapgen_regs_t *q, mapgen_regs_t *d, const uint8_t *list, unsigned count) {
    unsigned n;
    for (n = 0; n < count; ++n) {
        d->start_q[list[n]] = 1;
    }
    d->k_q = (uint8_t)((q->k_q + 1) & 31);
    d->settle_q = settle_clocks(q);
}

static void eval_ring_0(const mapgen_regs_t *q, uint32_t fix, mapgen_next_t *next) {
    static const uint8_t used[] = {1, 2}, after[] = {1, 3, 4, 6};
    mapgen_regs_t *d = &next->d;
    if (collect(q, d, used, sizeof used)) {
        change_cell(q, fix, next, q->lfsr[1].random_q, q->lfsr[2].random_q, &d->i_q, &d->j_q);
        restart(q, d, after, sizeof after);
    }
}

static void eval_rings_1_2(const mapgen_regs_t *q, uint32_t fix, mapgen_next_t *next) {
    static const uint8_t used[] = {1, 3, 4, 6}, after[] = {1, 3, 4, 6, 7, 8, 9, 10, 12, 14};
    mapgen_regs_t *d = &next->d;
    if (collect(q, d, used, sizeof used)) {
        change_cell(q, fix, next, q->lfsr[1].random_q, q->lfsr[4].random_q, &d->i_q, &d->j_q);
        change_cell(q, fix, next, q->lfsr[3].random_q, q->lfsr[6].random_q, &d->i1_q, &d->j1_q);
        restart(q, d, after, sizeof after);
    }
}

static void eval_rings_3_8(const mapgen_regs_t *q, uint32_t fix, mapgen_next_t *next) {
    static const uint8_t used[] = {1, 3, 7, 8, 9, 10, 12, 14}, after[] = {1, 3, 7, 8, 9, 10, 12, 14, 2};
    mapgen_regs_t *d = &next->d;
    if (collect(q, d, used, sizeof used)) {
        change_cell(q, fix, next, q->lfsr[1].random_q, q->lfsr[8].random_q, &d->i_q, &d->j_q);
        change_cell(q, fix, next, q->lfsr[3].random_q, q->lfsr[10].random_q, &d->i1_q, &d->j1_q);
        change_cell(q, fix, next, q->lfsr[7].random_q, q->lfsr[12].random_q, &d->i2_q, &d->j2_q);
        change_cell(q, fix, next, q->lfsr[9].random_q, q->lfsr[14].random_q, &d->i3_q, &d->j3_q);
        restart(q, d, after, sizeof after);
    }
}

static void eval_ring_9(const mapgen_regs_t *q, uint32_t fix, mapgen_next_t *next) {
    static const uint8_t used[] = {1}, after[] = {1, 3, 4, 6};
    mapgen_regs_t *d = &next->d;
    if (collect(q, d, used, sizeof used)) {
        change_cell(q, fix, next, q->lfsr[1].random_q, MAP_CENTRE, &d->i_q, &d->j_q); /* the only place on its edges */
        restart(q, d, after, sizeof after);
    }
}

static void eval_rings(const mapgen_regs_t *q, uint32_t fix, mapgen_next_t *next) {
    mapgen_regs_t *d = &next->d;
    if ((fix & FIX_NEW_MAP) && q->settle_q) {
        --d->settle_q;
    } else if (q->k_q == 0) {
        eval_ring_0(q, fix, next);
    } else if (q->k_q <= 2) {
        eval_rings_1_2(q, fix, next);
    } else if (q->k_q <= 8) {
        eval_rings_3_8(q, fix, next);
    } else if (q->k_q == 9) {
        eval_ring_9(q, fix, next);
    } else {
        d->checking_q = 1;
        d->i_q = d->j_q = d->i1_q = d->j1_q = d->k_q = 0;
        d->CW_q = 1;
        d->direction_q = d->last_direction_q = d->last_chance_q = 0;
        next->made = 1;
    }
}

/* ---- the clock edge ---- */

static void restart_generator(mapgen_regs_t *d) {
    d->i_q = d->j_q = d->k_q = 0;
    d->initialization_q = 1;
    d->checking_q = 0;
    d->loopstate_q = 2;
}

static void eval_start(const mapgen_in_t *in, mapgen_regs_t *d) {
    unsigned n;
    d->setup_q = 1;
    d->done_q = 0;
    if (in->fix & (FIX_RANDOM | ANY_START)) {
        d->seed_q = in->seed;
    }
    if (in->fix & FIX_RANDOM) {
        for (n = 0; n < LFSR_COUNT; ++n) {
            labkit_lfsr_seed(&d->lfsr[lfsr_numbers[n]], in->seed, lfsr_numbers[n]);
        }
    }
    if (in->fix & FIX_NEW_MAP) {
        restart_generator(d);
        set_all(d->start_q, 0);
        d->settle_q = SETTLE_CLOCKS;
        d->attempts_q = 0;
        d->tries_q = in->fix & FIX_RANDOM ? 0 : (d->tries_q + 1) & (MAPGEN_MAX_TRIES - 1);
        for (n = 0; n < LFSR_COUNT; ++n) {
            d->lfsr[lfsr_numbers[n]].state_q = 0;
            d->lfsr[lfsr_numbers[n]].done_q = 0;
        }
    }
}

void labkit_mapgen_eval(const mapgen_t *m, const mapgen_in_t *in, mapgen_next_t *next) {
    const mapgen_regs_t *q = &m->q;
    mapgen_regs_t *d = &next->d;
    unsigned n;
    *d = *q;
    next->writes = next->whole = next->made = 0;
    for (n = 0; n < LFSR_COUNT; ++n) {
        lfsr_in_t lfsr_in;
        lfsr_inputs(q, in->fix, lfsr_numbers[n], &lfsr_in);
        labkit_lfsr_tick(&d->lfsr[lfsr_numbers[n]], &lfsr_in);
    }
    /* Three statements in a row, not alternatives: the last to write a register wins (errata B17). */
    if (in->reset) {
        restart_generator(d);
        d->done_q = 0;
        set_all(d->reset_q, 1);
        if (in->fix & FIX_NEW_MAP) {
            d->setup_q = 0;
        }
    }
    if (in->start) {
        eval_start(in, d);
    }
    if (q->setup_q && !q->done_q && !((in->fix & FIX_NEW_MAP) && (in->reset || in->start))) {
        set_all(d->reset_q, 0);
        if (q->initialization_q) {
            eval_initialization(q, next);
        } else if (!q->checking_q) {
            eval_rings(q, in->fix, next);
        } else if (in->fix & FIX_REACHABLE) {
            labkit_mapcheck_flood(m, next);
        } else {
            labkit_mapcheck_eval(m, next);
        }
        if ((in->fix & ANY_START) && next->d.done_q) {
            labkit_mapcheck_home(m, in->fix, next);
        }
    }
}

void labkit_mapgen_commit(mapgen_t *m, const mapgen_next_t *next) {
    unsigned n;
    m->q = next->d;
    if (next->whole) {
        m->map_q = next->map_d;
    }
    for (n = 0; n < next->writes; ++n) {
        m->map_q.bit[next->index[n]] = next->value[n];
    }
}

uint8_t labkit_mapgen_tick(mapgen_t *m, const mapgen_in_t *in) {
    mapgen_next_t next;
    labkit_mapgen_eval(m, in, &next);
    labkit_mapgen_commit(m, &next);
    return next.made;
}

/* ---- many clocks ---- */

uint8_t labkit_mapgen_idle(const mapgen_t *m) {
    return !m->q.setup_q || m->q.done_q;
}

static void advance_lfsrs(mapgen_t *m, uint32_t fix, uint64_t n) {
    unsigned l;
    for (l = 0; l < LFSR_COUNT; ++l) {
        lfsr_in_t in;
        lfsr_inputs(&m->q, fix, lfsr_numbers[l], &in);
        labkit_lfsr_advance(&m->q.lfsr[lfsr_numbers[l]], &in, n);
    }
}

/* Whether the present cell of loopstate 2 will be written with a new value. */
static int changes_bit(const mapgen_t *m) {
    uint32_t index = 21u * m->q.j_q + m->q.i_q;
    return index < MAP_CELLS && m->map_q.bit[index] != (m->q.k_q & 1);
}

/* Clocks of the two inner loops of initialization that write nothing new. k, the starts and the resets stay,
 * so the lfsr go in one go. */
static uint64_t skip_loops(mapgen_t *m, uint32_t fix, uint64_t n) {
    mapgen_regs_t *q = &m->q;
    uint64_t clocks = 0;
    if (!q->setup_q || q->done_q || !q->initialization_q || q->reset_q[1]) {
        return 0;
    }
    for (; clocks < n && (q->loopstate_q == 1 || q->loopstate_q == 2); ++clocks) {
        if (q->loopstate_q == 1) {
            if (q->j_q == MAP_SIDE) {
                q->loopstate_q = 0;
            } else {
                q->i_q = 0;
                q->loopstate_q = 2;
                q->j_q = (uint8_t)((q->j_q + 1) & 31);
            }
        } else if (q->i_q == MAP_SIDE) {
            q->loopstate_q = 1;
        } else if (on_ring(q->i_q, q->j_q, q->k_q) && changes_bit(m)) {
            break;
        } else {
            q->i_q = (uint8_t)((q->i_q + 1) & 31);
        }
    }
    if (clocks) {
        advance_lfsrs(m, fix, clocks);
    }
    return clocks;
}

static int changes(const mapgen_t *m, const mapgen_next_t *next) {
    unsigned n;
    for (n = 0; n < next->writes; ++n) {
        if (m->map_q.bit[next->index[n]] != next->value[n]) {
            return 1;
        }
    }
    return next->whole || next->d.done_q != m->q.done_q;
}

#define START_MATTERS (FIX_RANDOM | FIX_NEW_MAP | ANY_START)

uint64_t labkit_mapgen_advance(mapgen_t *m, const mapgen_in_t *in, uint64_t n) {
    uint64_t clocks = 0;
    if (labkit_mapgen_idle(m) && !in->start) {
        advance_lfsrs(m, in->fix, n);
        return n;
    }
    while (clocks < n) {
        /* start held: as built, while a maze is being made, it only repeats what is already set */
        uint64_t skipped = in->start && (in->fix & START_MATTERS) ? 0 : skip_loops(m, in->fix, n - clocks);
        if (skipped) {
            clocks += skipped;
        } else {
            mapgen_next_t next;
            labkit_mapgen_eval(m, in, &next);
            if (changes(m, &next)) {
                break;
            }
            labkit_mapgen_commit(m, &next);
            ++clocks;
        }
    }
    return clocks;
}
