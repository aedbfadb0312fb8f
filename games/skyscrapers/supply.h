/* Where the next puzzle comes from: the maker, the built-in ones, or the chosen set. */
#ifndef SKY_SUPPLY_H
#define SKY_SUPPLY_H

#include <stdint.h>
#include "gates.h"

/* Sets sky_state.source and seed. A built-in puzzle is in sky_made at once, and sky_state.done is 1; otherwise the maker has begun. With a
 * seed typed in (seed.h), that one; else another one than last time. */
FAR(B_SKYSCRAPERS_ART, void, sky_supply, (uint8_t n, uint8_t grade));

/* The maker has given up (SKY_MAKE_OVER): the built-in puzzle that stands for its seed is in sky_made. */
FAR(B_SKYSCRAPERS_ART, void, sky_supply_instead, (void));

#endif
