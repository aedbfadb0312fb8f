/* A small random number generator whose whole state is four bytes set from a seed: the same seed gives the same
 * puzzle on the host and on the console. */
#ifndef SKY_RNG_H
#define SKY_RNG_H

#include <stdint.h>

/* Starts the sequence that belongs to a seed and a salt (size and grade, so that equal seeds are unrelated there). */
void sky_seed(uint32_t seed, uint8_t salt);

/* The next byte. */
uint8_t sky_random(void);

/* A number 0 .. k-1, k = 1..255. */
uint8_t sky_below(uint8_t k);

#endif
