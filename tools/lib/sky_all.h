/* Skyscrapers in single calls, for the host's commands and for tests; the console does the same work slice by slice. */
#ifndef SKY_ALL_H
#define SKY_ALL_H

#include "games/skyscrapers/pack.h"

/* Run all steps; the final answer. */
uint8_t sky_solve_all(const sky_puzzle_t *p, uint32_t rules);
uint8_t sky_make_all(uint8_t n, uint8_t grade, uint32_t seed);

/* The grade of puzzles that need a rule, SKY_EASY .. SKY_UNREASONABLE. */
uint8_t sky_grade_of(uint8_t rule);

/* sky_seeded.c: with the built-in puzzles as mkpack writes them in C. */
extern const uint8_t *const sky_pack_class[]; /* records by size and grade, 0 if the class has none */

/* The built-in puzzle of a number, for every class except the Easy ones. */
void sky_built_in(uint8_t n, uint8_t grade, uint32_t number);

/* Makes the puzzle, or takes the built-in one if the maker gives up: SKY_MAKE_DONE or SKY_MAKE_OVER says which. */
uint8_t sky_seeded(uint8_t n, uint8_t grade, uint32_t seed);

#endif
