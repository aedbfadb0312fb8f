/* CHAIN: forcing chains over cells with two candidates. Suppose cell X does not have its height a: then it has b, so
 * a neighbour of X with the heights {b, c} has c, and so on. If some cell Z then has a, either X or Z has it: every cell
 * that sees both loses a. Walks breadth first over (cell, height) pairs; one pair is left behind per slice. */
#include "games/skyscrapers/solver_int.h"

#define SEEN_LOW (sky_tab)       /* per cell: 1 = reached with its lower height */
#define SEEN_HIGH (sky_tab + 81) /* 1 = with its higher one */
#define WALK (sky_tab + 162)     /* the pairs reached, in order: cell, or cell + 128 for the higher height */

static uint8_t start;      /* X */
static uint8_t side;       /* which of its heights is a: 0 the lower, 1 the higher */
static uint8_t height;     /* a */
static uint8_t head, tail; /* of the walk */
static uint8_t walking;

/* 1 if the cell has exactly two candidates. */
static uint8_t is_pair(uint8_t cell) {
    return sky_val[cell] == 0 && sky_ones[sky_lo[cell]] + sky_top[cell] == 2;
}

static uint8_t higher(uint8_t cell) {
    return sky_top[cell] != 0 ? sky_n : sky_high[sky_lo[cell]];
}

static uint8_t lower(uint8_t cell) {
    uint8_t lo;

    lo = sky_lo[cell];
    if (sky_top[cell] != 0) {
        return sky_high[lo];
    }
    lo &= lo - 1; /* only the higher one */
    lo ^= sky_lo[cell];
    return sky_high[lo];
}

/* The cell gets its lower (0) or higher (1) height, for the first time in this walk. */
static void reach(uint8_t cell, uint8_t high) {
    if (high != 0) {
        if (SEEN_HIGH[cell] == 0) {
            SEEN_HIGH[cell] = 1;
            WALK[tail] = cell | 128;
            ++tail;
        }
    } else if (SEEN_LOW[cell] == 0) {
        SEEN_LOW[cell] = 1;
        WALK[tail] = cell;
        ++tail;
    }
}

/* A neighbour cannot have height h any more: if it is a pair with h, it has the other one. */
static void force(uint8_t cell, uint8_t h) {
    if (sky_may(cell, h) == 0 || is_pair(cell) == 0) {
        return;
    }
    reach(cell, higher(cell) == h ? 0 : 1);
}

static void force_line(uint8_t from, uint8_t step, uint8_t but, uint8_t h) {
    uint8_t i;

    for (i = 0; i < sky_n; ++i) {
        if (from != but) {
            force(from, h);
        }
        from += step;
    }
}

/* X or z has the height: cells that see both lose it. */
static void settle(uint8_t z) {
    uint8_t cell, r, c, zr, zc;

    r = sky_row[start];
    c = sky_col[start];
    zr = sky_row[z];
    zc = sky_col[z];
    for (cell = 0; cell < sky_nn; ++cell) {
        if (cell == start || cell == z) {
            continue;
        }
        if ((sky_row[cell] == r || sky_col[cell] == c) && (sky_row[cell] == zr || sky_col[cell] == zc)) {
            sky_deny(cell, height);
        }
    }
}

static void begin_walk(void) {
    uint8_t cell;

    for (cell = 0; cell < 162; ++cell) {
        sky_tab[cell] = 0;
    }
    head = 0;
    tail = 0;
    height = side == 0 ? lower(start) : higher(start);
    reach(start, side ^ 1);
    walking = 1;
}

static uint8_t walk_on(void) {
    uint8_t cell, h;

    cell = WALK[head];
    ++head;
    h = (cell & 128) != 0 ? higher(cell & 127) : lower(cell & 127);
    cell &= 127;
    if (h == height && cell != start) {
        settle(cell);
        if (sky_step_cells != 0) {
            sky_step_height = height;
            return SKY_HIT;
        }
    }
    force_line(cell - sky_col[cell], 1, cell, h);
    force_line(sky_col[cell], sky_n, cell, h);
    return SKY_MORE;
}

uint8_t sky_rule_chain(void) {
    if (sky_restart != 0) {
        start = 0;
        side = 0;
        walking = 0;
    }
    if (walking != 0) {
        if (head < tail) {
            return walk_on();
        }
        walking = 0;
        if (side == 0) {
            side = 1;
            begin_walk();
            return SKY_MORE;
        }
        side = 0;
        ++start;
    }
    for (; start < sky_nn; ++start) {
        if (is_pair(start) != 0) {
            begin_walk();
            return SKY_MORE;
        }
    }
    return SKY_QUIET;
}
