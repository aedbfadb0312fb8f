/* The built-in puzzles: those of the sizes and grades that take the console too long to make, and a chosen set. They are
 * made and packed on the host by mkpack, with the maker's own code; each is shown turned or mirrored in one of eight ways.
 *
 * A record, all counts rounded up to whole bytes, low bits and nibbles first:
 *   solution without its last row and column   (N-1) * (N-1) nibbles     each line's last height follows from the others
 *   clues that are shown                       4N bits                   their values follow from the solution
 *   cells that are given                       N * N bits
 */
#ifndef SKY_PACK_H
#define SKY_PACK_H

#include "games/skyscrapers/maker.h"

#define SKY_PACK_RECORD_MAX 48      /* bytes of a record, N = 9 */
#define SKY_PACK_COUNT 61           /* puzzles of each class that is packed; prime, see sky_pack_order() */

#define SKY_PACK_TURNS 8

/* 1 if the console would take too long to make puzzles of this size and grade: all of them come from the pack. */
uint8_t sky_is_packed(uint8_t n, uint8_t grade);

/* 1 if the pack has puzzles of this size and grade: those, and 4x4 and 5x5 Hard, which are made in 1.4 and 2.5 s on average, but in
 * one case of ten not in the 2 and 5 s that a player is to wait at most. A new one is built in, one by its seed is made: numbers below
 * SKY_PACK_COUNT * SKY_PACK_TURNS are those of built-in puzzles, the others seeds. */
uint8_t sky_has_pack(uint8_t n, uint8_t grade);

/* Bytes of a record of side n. */
uint8_t sky_pack_size(uint8_t n);

/* Unpacks a record into sky_made and sky_goal, turned by `turn` (0..7: 1 = mirrored along the diagonal, 2 = upside
 * down, 4 = left to right, in this order from the old board's view). Sets the tables of geo.h. */
void sky_unpack(const uint8_t *record, uint8_t n, uint8_t turn);

/* The k-th puzzle of a class in an order that visits all of them before any comes again; `start` 0 .. COUNT-1 and `step`
 * 1 .. COUNT-1 are the player's own, chosen at random once. */
uint8_t sky_pack_order(uint8_t k, uint8_t start, uint8_t step);

#endif
