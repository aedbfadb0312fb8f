#include "game_logic.h"

#include "corrections.h"
#include "exact_ray.h"

#include <string.h>

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

/* A refused step writes a register with its own value, which has no effect unless reset is on (errata B24). */
enum { GOES, HOLDS_X, HOLDS_Y };

/* As built: what a step over the borders `dx`, `dy` (0 for none) does. The order of the tests decides which value the register
 * gets. */
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
        return HOLDS_X; /* the south-east corner is not checked, errata B23 */
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
static void step_axis(uint8_t pos_q, uint8_t index_q, uint8_t *pos_d, uint8_t *index_d, int delta, int crossed) {
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
    int cross_x = dx && q->xpos == (dx > 0 ? LAST_STEP : 0), cross_y = dy && q->ypos == (dy > 0 ? LAST_STEP : 0);
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
        uint8_t refused = fix & FIX_WALLS ? refused_as_meant(q, map, bx, by) : refused_as_built(q, map, bx, by, direction);
        if (refused) {
            return refused;
        }
    }
    step_axis(q->xpos, q->xindex, &d->xpos, &d->xindex, dx, cross_x);
    step_axis(q->ypos, q->yindex, &d->ypos, &d->yindex, dy, cross_y);
    return GOES;
}

/* ---- FIX_WALK ---- */

#define FINE 256                      /* fractions of a step */
#define CELL_FINE (CELL_STEPS * FINE) /* a cell, in those fractions */
#define BODY (12 * FINE)              /* half the player's width */

static int cell_of(int32_t fine) {
    return (int)((fine + CELL_FINE) / CELL_FINE) - 1; /* rounds down, also left of the map */
}

/* Whether a body at `at` reaches into this cell, along one axis. */
static int reaches(int32_t at, int cell) {
    return cell >= cell_of(at - BODY) && cell <= cell_of(at + BODY - 1);
}

/* True if the body would enter a wall. One that it is already in (a correction was switched on) does not stop it. */
static int blocked(const map_t *map, int32_t x, int32_t y, int32_t to_x, int32_t to_y) {
    int cx, cy;
    for (cy = cell_of(to_y - BODY); cy <= cell_of(to_y + BODY - 1); ++cy) {
        for (cx = cell_of(to_x - BODY); cx <= cell_of(to_x + BODY - 1); ++cx) {
            int inside = cx >= 0 && cy >= 0 && cx <= LAST_CELL && cy <= LAST_CELL;
            if ((!inside || map->bit[MAP_SIDE * cy + cx]) && !(reaches(x, cx) && reaches(y, cy))) {
                return 1;
            }
        }
    }
    return 0;
}

static void place_axis(int32_t fine, uint8_t *index, uint8_t *pos, uint8_t *frac) {
    *index = (uint8_t)((fine / CELL_FINE) & 31);
    *pos = (uint8_t)(fine / FINE & LAST_STEP);
    *frac = (uint8_t)(fine & (FINE - 1));
}

/* Sine times 256, rounded. */
static int32_t fine_sine(unsigned angle) {
    return (labkit_exact_sine((uint16_t)(angle & (ANGLE_STEPS - 1))) + (1 << (EXACT_SINE_BITS - 9))) >> (EXACT_SINE_BITS - 8);
}

/* A step in the direction of view, each axis by itself, so that a wall stops only the part that runs into it. */
static uint8_t walk_exactly(const player_t *q, player_t *d, const map_t *map, uint8_t back) {
    unsigned angle = q->angle + (back ? ANGLE_STEPS / 2 : 0);
    int32_t x = (q->xindex * CELL_STEPS + q->xpos) * FINE + q->xfrac, dx = fine_sine(angle + ANGLE_STEPS / 4);
    int32_t y = (q->yindex * CELL_STEPS + q->ypos) * FINE + q->yfrac, dy = -fine_sine(angle);
    uint8_t refused = GOES;
    if (blocked(map, x, y, x + dx, y)) {
        refused |= HOLDS_X;
        dx = 0;
    }
    if (blocked(map, x + dx, y, x + dx, y + dy)) {
        refused |= HOLDS_Y;
        dy = 0;
    }
    place_axis(x + dx, &d->xindex, &d->xpos, &d->xfrac);
    place_axis(y + dy, &d->yindex, &d->ypos, &d->yfrac);
    return refused;
}

static uint8_t any_walk(const player_t *q, player_t *d, const map_t *map, uint8_t back, uint32_t fix) {
    unsigned direction = facing(q->angle);
    if (fix & FIX_WALK) {
        return walk_exactly(q, d, map, back);
    }
    return walk(q, d, map, back ? behind(direction, fix) : direction, fix);
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
        refused = any_walk(&q, d, map, 0, in->fix);
    } else if (in->down) {
        refused = any_walk(&q, d, map, 1, in->fix);
    } else if (in->left) {
        d->angle = (q.angle + 1) & (ANGLE_STEPS - 1);
    } else if (in->right) {
        d->angle = (q.angle - 1) & (ANGLE_STEPS - 1);
    }
    if (in->fix & FIX_WALK) {
        /* each axis was blocked by itself */
    } else if (refused == HOLDS_X) {
        d->xindex = q.xindex;
    } else if (refused == HOLDS_Y) {
        d->yindex = q.yindex;
    }
    if (in->home_load) {
        *d = in->home;
    }
    if (in->fix & FIX_WALK) {
        return (uint8_t)((!memcmp(&q, d, sizeof q) && refused ? GAME_REFUSED : 0) |
                         (refused & HOLDS_X ? GAME_TOUCH_X : 0) | (refused & HOLDS_Y ? GAME_TOUCH_Y : 0));
    }
    return refused != GOES ? GAME_REFUSED : 0;
}
