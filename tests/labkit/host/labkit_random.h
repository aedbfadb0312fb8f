/* A random sequence for the tests of the board: the same on every machine. */
#ifndef LABKIT_RANDOM_H
#define LABKIT_RANDOM_H

#include "libretro/board/lfsr.h"

static uint32_t random_state = 1;

static inline uint32_t rnd(uint32_t below) {
    random_state += 0x9E3779B9u;
    return (uint32_t)((uint64_t)labkit_lfsr_hash(random_state) * below >> 32);
}

#endif
