#include "step_rate.h"

#include "corrections.h"
#include "xvga.h"

/* One of the two sums: what a clock adds to it, and the limit at which it makes a step. */
typedef struct {
    uint64_t amount, brim;
    uint8_t even; /* FIX_PACE: the immediate step counts as the first of the picture */
} rate_t;

static rate_t rate(const step_rate_in_t *in, int16_t value, uint32_t a_second, uint32_t a_picture) {
    rate_t r;
    r.amount = (uint64_t)(value < 0 ? -value : value);
    r.brim = (uint64_t)in->clock_hz / a_second * STEP_FULL_SPEED;
    r.even = (in->fix & FIX_PACE) != 0;
    if (r.even) {
        r.amount *= (uint64_t)a_picture * in->pixel_rate;
        r.brim = (uint64_t)XVGA_CLOCKS_PER_FRAME * in->logic_rate * STEP_FULL_SPEED;
    }
    return r;
}

static rate_t walk_rate(const step_rate_in_t *in) {
    return rate(in, in->walk, WALK_STEPS_PER_SECOND, WALK_STEPS_PER_PICTURE);
}

static rate_t turn_rate(const step_rate_in_t *in) {
    return rate(in, in->turn, TURN_STEPS_PER_SECOND, TURN_STEPS_PER_PICTURE);
}

/* The sum before a clock; a change of clock or pace may have left more than the limit in it. */
static uint64_t level(uint64_t sum, const rate_t *r) {
    return sum < r->brim ? sum : r->brim;
}

/* One clock of one sum; true if it makes a step. At rest it stays at the limit. */
static uint8_t add(uint64_t *sum, rate_t r) {
    if (!r.amount) {
        *sum = r.brim;
        return 0;
    }
    *sum = level(*sum, &r) + (r.even && *sum >= r.brim ? 0 : r.amount);
    if (*sum < r.brim) {
        return 0;
    }
    *sum -= r.brim;
    return 1;
}

void labkit_step_rate_tick(step_rate_t *m, const step_rate_in_t *in, step_rate_out_t *out) {
    uint8_t walk = add(&m->walk_q, walk_rate(in));
    uint8_t turn = add(&m->turn_q, turn_rate(in)) | m->turn_late_q;
    m->turn_late_q = walk && turn;
    turn = turn && !walk;
    out->up = walk && in->walk > 0;
    out->down = walk && in->walk < 0;
    out->left = turn && in->turn > 0;
    out->right = turn && in->turn < 0;
}

static uint64_t clocks_until(uint64_t sum, rate_t r) {
    if (!r.amount) {
        return STEP_NEVER;
    }
    sum = level(sum, &r);
    return sum + r.amount >= r.brim ? 1 : (r.brim - sum + r.amount - 1) / r.amount;
}

uint64_t labkit_step_rate_next(const step_rate_t *m, const step_rate_in_t *in) {
    uint64_t walk = clocks_until(m->walk_q, walk_rate(in)), turn = clocks_until(m->turn_q, turn_rate(in));
    if (m->turn_late_q) {
        return 1;
    }
    return walk < turn ? walk : turn;
}

static void add_many(uint64_t *sum, rate_t r, uint64_t n) {
    *sum = r.amount ? level(*sum, &r) + n * r.amount : r.brim;
}

void labkit_step_rate_advance(step_rate_t *m, const step_rate_in_t *in, uint64_t n) {
    if (n) {
        add_many(&m->walk_q, walk_rate(in), n);
        add_many(&m->turn_q, turn_rate(in), n);
    }
}
