#include "lfsr.h"

#include "corrections.h"

#define DIGITS_AT_RESET 13
#define WARM_UP 16 /* clocks after which it has most likely reached its cycle of states; only speed depends on it */

uint32_t labkit_lfsr_hash(uint32_t value) {
    value ^= value >> 16;
    value *= 0x7FEB352Du;
    value ^= value >> 15;
    value *= 0x846CA68Bu;
    value ^= value >> 16;
    return value;
}

void labkit_lfsr_seed(lfsr_t *m, uint32_t seed, uint8_t number) {
    m->counter_q = labkit_lfsr_hash(seed ^ labkit_lfsr_hash(0x9E3779B9u * (uint32_t)(number + 1)));
}

/* One shift: digits a b c d e become a^d a b c d. */
static uint8_t shift(uint8_t digits) {
    uint8_t a = digits >> 4 & 1, d = digits >> 1 & 1;
    return (uint8_t)((a ^ d) << 4 | digits >> 1);
}

static void produce(lfsr_t *m, const lfsr_in_t *in) {
    if (in->fix & FIX_RANDOM) {
        uint32_t range = in->max >= in->min ? (uint32_t)(in->max - in->min) + 1 : 1;
        m->random_q = (uint8_t)((in->min + (uint32_t)((uint64_t)labkit_lfsr_hash(m->counter_q) * range >> 32)) & 31);
        ++m->counter_q;
        m->done_q = 1;
    } else {
        m->random_q = shift(m->random_q);
        m->done_q = in->min <= m->random_q && m->random_q <= in->max;
    }
    if (m->done_q) {
        m->state_q = 0;
    }
}

void labkit_lfsr_tick(lfsr_t *m, const lfsr_in_t *in) {
    if (in->reset) {
        m->random_q = DIGITS_AT_RESET;
        m->done_q = 0;
        m->state_q = 0;
    } else if (m->state_q) {
        produce(m, in);
    } else if (in->start) {
        m->state_q = 1;
        m->done_q = 0;
    }
}

/* Everything except the counter, which only grows. */
static unsigned visible(const lfsr_t *m) {
    return m->random_q | (unsigned)m->done_q << 5 | (unsigned)m->state_q << 6;
}

/* FIX_RANDOM with start held: a number every second clock; only the last one shows. */
static void advance_counter(lfsr_t *m, const lfsr_in_t *in, uint64_t n) {
    uint64_t pairs;
    labkit_lfsr_tick(m, in);
    --n;
    if (n > 4 && in->start && !in->reset) {
        pairs = (n - 2) / 2;
        m->counter_q += (uint32_t)pairs;
        n -= 2 * pairs;
    }
    while (n--) {
        labkit_lfsr_tick(m, in);
    }
}

void labkit_lfsr_advance(lfsr_t *m, const lfsr_in_t *in, uint64_t n) {
    uint64_t clocks;
    unsigned mark;
    if (n == 0 || (!in->reset && !in->start && !m->state_q)) {
        return;
    }
    if ((in->fix & FIX_RANDOM) && !in->reset && in->start) {
        advance_counter(m, in, n);
        return;
    }
    /* There are few states: with the inputs held they soon repeat in a cycle, and whole cycles can be skipped. */
    for (clocks = 0; clocks < WARM_UP && n; ++clocks, --n) {
        labkit_lfsr_tick(m, in);
    }
    mark = visible(m);
    for (clocks = 0; n; --n) {
        labkit_lfsr_tick(m, in);
        ++clocks;
        if (visible(m) == mark) {
            n = (n - 1) % clocks + 1; /* the loop counts one down */
            clocks = 0;
        }
    }
}
