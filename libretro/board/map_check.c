/* The checking phase of map_generation, as built and corrected. */
#include "corrections.h"
#include "map_generation.h"

#include <string.h>

enum { RIGHT, DOWN, LEFT, UP };

static const int8_t step_x[4] = {1, 0, -1, 0}, step_y[4] = {0, 1, 0, -1};

/* One side of a ring, walked in one direction. The eight sides differ in these facts only, and in their bugs.
 */
typedef struct {
    uint8_t inner;    /* direction towards the next ring, and along the next side */
    uint8_t corner_x; /* 1: the side begins at x = 20-k, 0: at x = k */
    uint8_t corner_y;
    uint8_t inner_only; /* errata B10: behind an opening, only "the second cell is free" is handled */
    uint8_t same_cell;  /* errata B11: looks at the opening again instead of ahead */
} side_t;

static const side_t sides[2][4] = {
    /* counter-clockwise */
    {{UP, 0, 1, 0, 0}, {RIGHT, 0, 0, 0, 0}, {DOWN, 1, 0, 0, 1}, {LEFT, 1, 1, 1, 0}},
    /* clockwise */
    {{DOWN, 0, 0, 0, 0}, {LEFT, 1, 0, 0, 0}, {UP, 1, 1, 0, 0}, {RIGHT, 0, 1, 1, 0}},
};

/* The cell `distance` steps away in a direction; arithmetic as the hardware's 32-bit index. */
static uint8_t wall_at(const mapgen_t *m, unsigned direction, int distance) {
    int32_t x = m->q.i_q + step_x[direction] * distance, y = m->q.j_q + step_y[direction] * distance;
    return map_at(&m->map_q, (uint32_t)(21 * y + x));
}

/* Writes only the coordinate that changes, from its old value; another statement may write the other one (errata B17). */
static void move(const mapgen_regs_t *q, mapgen_regs_t *d, unsigned direction, int distance) {
    if (step_x[direction]) {
        d->i_q = (uint8_t)((q->i_q + step_x[direction] * distance) & 31);
    } else {
        d->j_q = (uint8_t)((q->j_q + step_y[direction] * distance) & 31);
    }
}

static void make_anew(const mapgen_regs_t *q, mapgen_regs_t *d) {
    d->tries_q = (q->tries_q + 1) & (MAPGEN_MAX_TRIES - 1);
    d->attempts_q = (uint8_t)(q->attempts_q < MAPGEN_MAX_ATTEMPTS ? q->attempts_q + 1 : MAPGEN_MAX_ATTEMPTS);
    d->initialization_q = 1;
    d->checking_q = 0;
    d->k_q = d->i_q = d->j_q = 0;
    d->loopstate_q = 2;
}

static void dead_end(const mapgen_regs_t *q, mapgen_regs_t *d) {
    if (q->last_chance_q) {
        make_anew(q, d);
    } else {
        d->i_q = q->i1_q;
        d->j_q = q->j1_q;
        d->CW_q = !q->CW_q;
        d->direction_q = q->last_direction_q ^ 2;
        d->last_chance_q = 1;
    }
}

static void enter(const mapgen_regs_t *q, mapgen_regs_t *d, unsigned inner) {
    move(q, d, inner, 2);
    if (q->k_q == 8) {
        d->done_q = 1; /* the centre */
    } else {
        d->k_q = (uint8_t)((q->k_q + 2) & 31);
    }
    d->i1_q = (uint8_t)((q->i_q + 2 * step_x[inner]) & 31);
    d->j1_q = (uint8_t)((q->j_q + 2 * step_y[inner]) & 31);
    d->last_direction_q = q->direction_q;
    if (q->CW_q) {
        d->last_chance_q = 0; /* the counter-clockwise walk omits this, errata B14 */
    }
}

/* Place along the side: 1 before its last cell, 2 on it, 0 beyond. */
static int edge(const mapgen_regs_t *q) {
    uint8_t along = q->direction_q & 1 ? q->j_q : q->i_q;
    if (q->direction_q == RIGHT || q->direction_q == DOWN) {
        return along <= 19 - q->k_q ? 1 : along == 20 - q->k_q ? 2 : 0;
    }
    return along >= q->k_q + 1 ? 1 : along == q->k_q ? 2 : 0;
}

void labkit_mapcheck_eval(const mapgen_t *m, mapgen_next_t *next) {
    const mapgen_regs_t *q = &m->q;
    mapgen_regs_t *d = &next->d;
    unsigned ahead_direction = q->direction_q;
    const side_t *side = &sides[q->CW_q][ahead_direction];
    uint8_t far = (uint8_t)((20 - q->k_q) & 31);
    int corner = q->i_q == (side->corner_x ? far : q->k_q) && q->j_q == (side->corner_y ? far : q->k_q);
    int where = edge(q);
    uint8_t inner = wall_at(m, side->inner, 1), second = wall_at(m, side->inner, 2);
    uint8_t ahead = wall_at(m, ahead_direction, 1);

    if (corner || (inner && where == 1 && !ahead)) {
        move(q, d, ahead_direction, 1);
    } else if (inner && where != 0) {
        dead_end(q, d);
    } else if (!inner && where == 1 && !second) {
        enter(q, d, side->inner);
    } else if (!inner && where == 1 && !side->inner_only) {
        if (side->same_cell ? inner : ahead) {
            dead_end(q, d);
        } else {
            move(q, d, ahead_direction, 1);
        }
    } else {
        d->direction_q = side->inner;
    }
}

/* ---- FIX_START_CELL ---- */

void labkit_mapcheck_reach(const map_t *map, unsigned from, uint8_t reached[MAP_CELLS]) {
    uint16_t queue[MAP_CELLS];
    unsigned head = 0, tail = 0, side;
    memset(reached, 0, MAP_CELLS);
    if (map->bit[from]) {
        return;
    }
    reached[from] = 1;
    queue[tail++] = (uint16_t)from;
    while (head < tail) {
        unsigned cell = queue[head++];
        for (side = 0; side < 4; ++side) {
            int x = (int)(cell % MAP_SIDE) + step_x[side], y = (int)(cell / MAP_SIDE) + step_y[side];
            unsigned other = (unsigned)(MAP_SIDE * y + x);
            if (x >= 0 && y >= 0 && x < MAP_SIDE && y < MAP_SIDE && !map->bit[other] && !reached[other]) {
                reached[other] = 1;
                queue[tail++] = (uint16_t)other;
            }
        }
    }
}

/* Cells a player may start on: reached, not the goal; with FIX_FAR_START on the corridors of ring 0 or 2. */
static int may_start(const uint8_t *reached, unsigned cell, uint32_t fix) {
    unsigned x = cell % MAP_SIDE, y = cell / MAP_SIDE;
    int far = x <= 2 || x >= 18 || y <= 2 || y >= 18;
    return reached[cell] && cell != MAP_SIDE * MAP_CENTRE + MAP_CENTRE && (far || !(fix & FIX_FAR_START));
}

/* The first of the four directions, from a random one, that is open. */
static uint16_t open_way(const map_t *map, const player_t *home, uint32_t random) {
    unsigned turn, way = 0;
    for (turn = 0; turn < 4; ++turn) {
        int x, y;
        way = (random + turn) & 3;
        x = home->xindex + step_x[way], y = home->yindex + step_y[way];
        if (x >= 0 && y >= 0 && x < MAP_SIDE && y < MAP_SIDE && !map->bit[MAP_SIDE * y + x]) {
            break;
        }
    }
    return (uint16_t)((4 - way) % 4 * 1024); /* right, down, left, up = 0, 3072, 2048, 1024 */
}

/* Chooses one of the start cells by the seed; false if there is none. */
static int choose_home(const map_t *map, const uint8_t *reached, uint32_t seed, uint32_t fix, player_t *home) {
    unsigned cell, count = 0;
    uint32_t random = labkit_lfsr_hash(seed ^ 0x51ED270Bu);
    for (cell = 0; cell < MAP_CELLS; ++cell) {
        count += (unsigned)may_start(reached, cell, fix);
    }
    if (!count) {
        return 0;
    }
    count = (unsigned)((uint64_t)random * count >> 32);
    for (cell = 0; !may_start(reached, cell, fix) || count--; ++cell) {
    }
    home->xindex = (uint8_t)(cell % MAP_SIDE);
    home->yindex = (uint8_t)(cell / MAP_SIDE);
    home->xpos = home->ypos = CELL_STEPS / 2;
    home->angle = fix & FIX_FAR_START ? open_way(map, home, random) : 0;
    return 1;
}

void labkit_mapcheck_home(const mapgen_t *m, uint32_t fix, mapgen_next_t *next) {
    const map_t *map = next->whole ? &next->map_d : &m->map_q;
    uint8_t reached[MAP_CELLS];
    memset(&next->d.home_q, 0, sizeof next->d.home_q);
    labkit_mapcheck_reach(map, MAP_SIDE * MAP_CENTRE + MAP_CENTRE, reached);
    if (!choose_home(map, reached, m->q.seed_q, fix, &next->d.home_q)) {
        /* the original's check accepts closed mazes; then this is some cell of the outer corridor */
        labkit_mapcheck_reach(map, 0, reached);
        choose_home(map, reached, m->q.seed_q, fix, &next->d.home_q);
    }
}

/* ---- FIX_REACHABLE ---- */

/* Opens the row from the left edge to the centre: every ring is crossed, (0,10) and with it ring 0 is joined.
 */
static void cut_a_way(map_t *map) {
    unsigned x, y;
    for (x = 0; x <= MAP_CENTRE; ++x) {
        map->bit[MAP_SIDE * MAP_CENTRE + x] = 0;
    }
    for (y = 0; y <= MAP_CENTRE; ++y) {
        map->bit[MAP_SIDE * y] = 0;
    }
}

void labkit_mapcheck_flood(const mapgen_t *m, mapgen_next_t *next) {
    uint8_t reached[MAP_CELLS];
    next->map_d = m->map_q;
    if (m->q.attempts_q >= MAPGEN_MAX_ATTEMPTS) {
        cut_a_way(&next->map_d);
        next->whole = 1;
    }
    labkit_mapcheck_reach(&next->map_d, MAP_SIDE * MAP_CENTRE + MAP_CENTRE, reached);
    if (reached[0]) {
        next->d.done_q = 1;
        next->d.attempts_q = 0;
    } else {
        make_anew(&m->q, &next->d);
    }
}
