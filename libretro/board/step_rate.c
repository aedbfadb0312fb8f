#include "step_rate.h"

static uint32_t full(const step_rate_in_t *in, uint32_t steps) {
    return in->clock_hz / steps * STEP_FULL_SPEED;
}

static uint32_t speed(int16_t value) {
    return (uint32_t)(value < 0 ? -value : value);
}

/* One clock of one sum; true if it makes a step. At rest it stays at the brim. */
static uint8_t add(uint32_t *sum, uint32_t amount, uint32_t brim) {
    if (!amount) {
        *sum = brim;
        return 0;
    }
    *sum += amount;
    if (*sum < brim) {
        return 0;
    }
    *sum -= brim;
    return 1;
}

void labkit_step_rate_tick(step_rate_t *m, const step_rate_in_t *in, step_rate_out_t *out) {
    uint8_t walk = add(&m->walk_q, speed(in->walk), full(in, WALK_STEPS_PER_SECOND));
    uint8_t turn = add(&m->turn_q, speed(in->turn), full(in, TURN_STEPS_PER_SECOND)) | m->turn_late_q;
    m->turn_late_q = walk && turn;
    turn = turn && !walk;
    out->up = walk && in->walk > 0;
    out->down = walk && in->walk < 0;
    out->left = turn && in->turn > 0;
    out->right = turn && in->turn < 0;
}

static uint64_t clocks_until(uint32_t sum, uint32_t amount, uint32_t brim) {
    if (!amount) {
        return STEP_NEVER;
    }
    return sum + amount >= brim ? 1 : (brim - sum + amount - 1) / amount;
}

uint64_t labkit_step_rate_next(const step_rate_t *m, const step_rate_in_t *in) {
    uint64_t walk = clocks_until(m->walk_q, speed(in->walk), full(in, WALK_STEPS_PER_SECOND));
    uint64_t turn = clocks_until(m->turn_q, speed(in->turn), full(in, TURN_STEPS_PER_SECOND));
    if (m->turn_late_q) {
        return 1;
    }
    return walk < turn ? walk : turn;
}

static void add_many(uint32_t *sum, uint32_t amount, uint32_t brim, uint64_t n) {
    *sum = amount ? (uint32_t)(*sum + n * amount) : brim;
}

void labkit_step_rate_advance(step_rate_t *m, const step_rate_in_t *in, uint64_t n) {
    if (n) {
        add_many(&m->walk_q, speed(in->walk), full(in, WALK_STEPS_PER_SECOND), n);
        add_many(&m->turn_q, speed(in->turn), full(in, TURN_STEPS_PER_SECOND), n);
    }
}
