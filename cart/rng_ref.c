/* The C twin of rng.s: plain, and the one that host builds use. */
#include "cart/block.h"
#include "cart/rng.h"

#define TAPS 0xC5

#ifndef HOT_ASM
uint8_t rng_state[4] = {1, 0, 0, 0};
uint16_t block_seed;
#endif

uint8_t TWIN(rng_next)(void) {
    uint8_t step, out, i, carry, next;
    for (step = 0; step < 8; ++step) {
        carry = 0;
        for (i = 0; i < 4; ++i) {
            next = (uint8_t)(rng_state[i] >> 7);
            out = (uint8_t)(rng_state[i] << 1);
            rng_state[i] = (uint8_t)(out | carry);
            carry = next;
        }
        if (carry) {
            rng_state[0] ^= TAPS;
        }
    }
    return rng_state[0];
}

uint16_t TWIN(rng_next16)(void) {
    uint16_t seed;
    if (block_seed != 0) {
        return block_seed;
    }
    seed = TWIN(rng_next)();
    seed <<= 8;
    seed |= TWIN(rng_next)();
    return seed;
}
