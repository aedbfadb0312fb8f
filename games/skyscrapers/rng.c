#include "games/skyscrapers/rng.h"

/* A counter that keeps the period long and three bytes that are stirred by it. */
static uint8_t counter, s0, s1, s2;

uint8_t sky_random(void) {
    ++counter;
    s0 ^= s2;
    s0 ^= counter;
    s1 += s0;
    s2 += s1 >> 1;
    s2 ^= s0;
    return s2;
}

void sky_seed(uint32_t seed, uint8_t salt) {
    uint8_t i;

    counter = (uint8_t)seed;
    seed >>= 8;
    s0 = (uint8_t)seed;
    seed >>= 8;
    s1 = (uint8_t)seed;
    seed >>= 8;
    s2 = (uint8_t)seed;
    for (i = 0; i < 16; ++i) {
        sky_random();
    }
    s1 ^= salt;
    for (i = 0; i < 16; ++i) {
        sky_random();
    }
}

uint8_t sky_below(uint8_t k) {
    uint16_t product;

    product = sky_random();
    product *= k;
    return (uint8_t)(product >> 8);
}
