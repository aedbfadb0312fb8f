/* The puzzle of a seed, for the host's command and for tests; the console does the same frame by frame (supply.c, work.c). Needs the
 * built-in puzzles as mkpack writes them in C. */
#ifndef SKY_SEEDED_H
#define SKY_SEEDED_H

#include "games/skyscrapers/pack.h"

extern const uint8_t *const sky_pack_class[];   /* records by size and grade, 0 if the class has none */

/* The built-in puzzle of a number, of any class but the Easy ones. */
void sky_built_in(uint8_t n, uint8_t grade, uint32_t number);

/* Makes the puzzle, or takes the built-in one if the maker gives up: SKY_MAKE_DONE or SKY_MAKE_OVER says which. */
uint8_t sky_seeded(uint8_t n, uint8_t grade, uint32_t seed);

#endif
