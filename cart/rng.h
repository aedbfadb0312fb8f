/* Random bytes from a 32-bit shift register: the same seed gives the same bytes, here and on the host, so that any
 * game can be replayed from its seed. Human timing is stirred in by the shell at each press on a menu. */
#ifndef RNG_H
#define RNG_H

#include <stdint.h>
#include "cart/twin.h"

ZP_ARRAY(uint8_t, rng_state, 4); /* low byte first; never all zero */

TWINS(uint8_t, rng_next, (void));    /* the next byte; 223 cycles at most */
TWINS(uint16_t, rng_next16, (void)); /* the next two, as a seed; the one that a test has set, see block.h */
uint8_t rng_below(uint8_t n);        /* 0 .. n-1, every value as likely; n >= 1 */
void rng_stir(uint8_t event);        /* mixes in a moment in time */

#endif
