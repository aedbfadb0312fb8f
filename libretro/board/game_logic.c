#include "game_logic.h"

#include "corrections.h"

#define LAST_CELL (MAP_SIDE - 1)
#define LAST_STEP (CELL_STEPS - 1)

/* The eight directions of movement, counter-clockwise from east, as (dx, dy) with y down. */
enum { EAST, NORTH_EAST, NORTH, NORTH_WEST, WEST, SOUTH_WEST, SOUTH, SOUTH_EAST };
static const int8_t delta_x[8] = {1, 1, 0, -1, -1, -1, 0, 1}, delta_y[8] = {0, -1, -1, -1, 0, 1, 1, 1};

/* Nearest of the eight; an angle half-way between two belongs to the lower one, but 256 and 3840 are both
 * east. */
static unsigned facing(uint16_t angle) {
    if (angle <= 256 || angle >= ANGLE_STEPS - 256) {
        return EAST;
    }
    return (angle - 257u) / 512 + 1;
}

/* down: the opposite, but north and south as built move forward (errata B22). */
static unsigned behind(unsigned direction, uint32_t fix) {
    if (!(fix & FIX_WALLS) && (direction == NORTH || direction == SOUTH)) {
        return direction;
    }
    return (direction + 4) & 7;
}

static uint8_t wall(const player_t *q, const map_t *map, int dx, int dy) {
    return map_at(map, (uint32_t)(21 * (q->yindex + dy) + q->xindex + dx));
}

/* A refused step writes a register with its own value. That is nothing, unless reset is on (errata B24). */
enum { GOES, HOLDS_X, HOLDS_Y };

/* As built: what a step over the borders `dx`, `dy` (0 for none) does; the order of the questions matters for
 * the register. */
static uint8_t refused_as_built(const player_t *q, const map_t *map, int dx, int dy, unsigned direction) {
    if (dy < 0 && q->yindex == 0) {
        return HOLDS_Y;
    }
    if (dx < 0 && q->xindex == 0) {
        return HOLDS_X;
    }
    if (dx > 0 && dy < 0 && wall(q, map, 0, dy)) {
        return HOLDS_Y;
    }
    if (dx > 0 && q->xindex == LAST_CELL && dy <= 0) {
        return HOLDS_X; /* the corner to the south-east does not ask, errata B23 */
    }
    if ((dx && wall(q, map, dx, 0)) || (dy && wall(q, map, 0, dy)) || (dx && dy && wall(q, map, dx, dy))) {
        return direction == WEST ? HOLDS_X : HOLDS_Y;
    }
    return GOES;
}

static uint8_t refused_as_meant(const player_t *q, const map_t *map, int dx, int dy) {
    int x = q->xindex + dx, y = q->yindex + dy;
    if (x < 0 || y < 0 || x > LAST_CELL || y > LAST_CELL) {
        return HOLDS_Y;
    }
    if ((dx && wall(q, map, dx, 0)) || (dy && wall(q, map, 0, dy)) || (dx && dy && wall(q, map, dx, dy))) {
        return HOLDS_Y;
    }
    return GOES;
}

/* One step along an axis, from the old values: a reset in this clock keeps what the step does not write. */
static void step_axis(uint8_t pos_q, uint8_t index_q, uint8_t *pos_d, uint8_t *index_d, int delta,
                      int crossed) {
    if (delta) {
        *pos_d = (uint8_t)((pos_q + delta) & LAST_STEP);
    }
    if (crossed) {
        *index_d = (uint8_t)((index_q + delta) & 31);
    }
}

/* Errata B20: at the border, the cell to the east is looked up by position instead of index. */
static uint8_t east_as_built(const player_t *q, player_t *d, const map_t *map) {
    if (q->xpos < LAST_STEP) {
        d->xpos = (uint8_t)(q->xpos + 1);
        return GOES;
    }
    if (q->xindex == LAST_CELL) {
        return HOLDS_X;
    }
    if (map_at(map, 21u * q->ypos + q->xpos + 1u)) {
        return HOLDS_Y;
    }
    d->xindex = (uint8_t)((q->xindex + 1) & 31);
    d->xpos = 0;
    return GOES;
}

/* Errata B21: at the border, looks south, then goes east. */
static uint8_t south_as_built(const player_t *q, player_t *d, const map_t *map) {
    if (q->ypos < LAST_STEP) {
        d->ypos = (uint8_t)(q->ypos + 1);
        return GOES;
    }
    if (q->xindex == LAST_CELL || wall(q, map, 0, 1)) {
        return HOLDS_X;
    }
    d->xindex = (uint8_t)((q->xindex + 1) & 31);
    d->ypos = 0;
    return GOES;
}

static uint8_t walk(const player_t *q, player_t *d, const map_t *map, unsigned direction, uint32_t fix) {
    int dx = delta_x[direction], dy = delta_y[direction];
    int cross_x = dx && q->xpos == (dx > 0 ? LAST_STEP : 0),
        cross_y = dy && q->ypos == (dy > 0 ? LAST_STEP : 0);
    if (!(fix & FIX_WALLS)) {
        if (direction == EAST) {
            return east_as_built(q, d, map);
        }
        if (direction == SOUTH) {
            return south_as_built(q, d, map);
        }
    }
    if (cross_x || cross_y) {
        int bx = cross_x ? dx : 0, by = cross_y ? dy : 0;
        uint8_t refused =
            fix & FIX_WALLS ? refused_as_meant(q, map, bx, by) : refused_as_built(q, map, bx, by, direction);
        if (refused) {
            return refused;
        }
    }
    step_axis(q->xpos, q->xindex, &d->xpos, &d->xindex, dx, cross_x);
    step_axis(q->ypos, q->yindex, &d->ypos, &d->yindex, dy, cross_y);
    return GOES;
}

uint8_t labkit_game_logic_tick(game_logic_t *m, const game_in_t *in, const map_t *map) {
    player_t q = m->q, *d = &m->q;
    uint8_t refused = GOES;
    if (in->reset) {
        player_t zero = {0};
        *d = zero;
        if (in->fix & FIX_RESET) {
            return 0;
        }
    }
    if (in->up) {
        refused = walk(&q, d, map, facing(q.angle), in->fix);
    } else if (in->down) {
        refused = walk(&q, d, map, behind(facing(q.angle), in->fix), in->fix);
    } else if (in->left) {
        d->angle = (q.angle + 1) & (ANGLE_STEPS - 1);
    } else if (in->right) {
        d->angle = (q.angle - 1) & (ANGLE_STEPS - 1);
    }
    if (refused == HOLDS_X) {
        d->xindex = q.xindex;
    } else if (refused == HOLDS_Y) {
        d->yindex = q.yindex;
    }
    if (in->home_load) {
        *d = in->home;
    }
    return refused != GOES;
}
