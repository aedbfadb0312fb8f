/* lfsr: a random number in a range, on request.
 *
 * Clock: logic. Reset (synchronous): the five digits become 13, idle. Power-up: all 0.
 * In:  reset, start, min[4:0], max[4:0].   Out: random[4:0], done.
 * Idle, it waits for start; then it shifts once a clock until the digits are within min..max, and is done.
 * The range is read live. Since the feedback leaves out the last digit, only 15 of the 31 states form the cycle. FIX_RANDOM: instead of the digits a
 * counter goes through a hash, one number a clock, always in
 * range.
 */
#ifndef LABKIT_LFSR_H
#define LABKIT_LFSR_H

#include <stdint.h>

typedef struct {
    uint8_t random_q; /* 5 bits: digits a (most significant) to e */
    uint8_t done_q;
    uint8_t state_q;
    uint32_t counter_q; /* of FIX_RANDOM only */
} lfsr_t;

typedef struct {
    uint32_t fix;
    uint8_t reset, start;
    uint8_t min, max; /* 5 bits */
} lfsr_in_t;

void labkit_lfsr_tick(lfsr_t *m, const lfsr_in_t *in);

/* n clocks with the inputs held. */
void labkit_lfsr_advance(lfsr_t *m, const lfsr_in_t *in, uint64_t n);

/* Sets the counter of FIX_RANDOM: generator `number` of a maze with this seed. */
void labkit_lfsr_seed(lfsr_t *m, uint32_t seed, uint8_t number);

/* A good 32-bit mixing function: equal inputs give equal outputs on every machine. */
uint32_t labkit_lfsr_hash(uint32_t value);

#endif
