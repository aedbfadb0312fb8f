/* The built-in puzzles: those of the sizes and grades that take the console too long to make, those that replace seeds which
 * the maker gives up, a chosen set, and those of the road. They are made and packed on the host by mkpack, with the maker's own code; each is
 * shown turned or mirrored in one of eight ways.
 *
 * A record, all counts rounded up to whole bytes, low bits and nibbles first:
 *   solution without its last row and column   (N-1) * (N-1) nibbles     each line's last height follows from the others
 *   clues that are shown                       4N bits                   their values follow from the solution
 *   cells that are given                       N * N bits
 */
#ifndef SKY_PACK_H
#define SKY_PACK_H

#include "games/skyscrapers/maker.h"
#include "gates.h"

#define SKY_PACK_RECORD_MAX 48 /* bytes of a record, N = 9 */
#define SKY_PACK_COUNT 61      /* puzzles of each class that is packed; prime, see sky_pack_order() */

#define SKY_PACK_TURNS 8

/* 1 if the console would take too long to make puzzles of this size and grade: all of them come from the pack. */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_is_packed, (uint8_t n, uint8_t grade));

/* All sizes of a grade have built-in puzzles, or none: what is Easy is always made. */
#define SKY_HAS_PACK(grade) ((grade) != SKY_EASY)

/* The puzzle of a number, typed in or a seed that was given up: which one of its class, and how it is turned. */
#define SKY_PACK_WHICH(number) ((uint8_t)((number) % SKY_PACK_COUNT))
#define SKY_PACK_TURN(number) ((uint8_t)((number) / SKY_PACK_COUNT % SKY_PACK_TURNS))

/* Bytes of a record of side n. */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_pack_size, (uint8_t n));

/* Unpacks a record into sky_made and sky_goal, turned by `turn` (0..7: 1 = mirrored along the diagonal, 2 = upside
 * down, 4 = left to right, in this order from the old board's view). Sets the tables of geo.h. */
FAR(B_SKYSCRAPERS_AI, void, sky_unpack, (const uint8_t *record, uint8_t n, uint8_t turn));

/* The k-th puzzle of a class in an order that visits all of them before any comes again; `start` 0 .. COUNT-1 and `step`
 * 1 .. COUNT-1 are the player's own, chosen at random once. */
FAR(B_SKYSCRAPERS_AI, uint8_t, sky_pack_order, (uint8_t k, uint8_t start, uint8_t step));

/* Where mkpack has put them in the ROM: the records of each class, and the chosen set and the road, before each record a byte with its side
 * and sixteen times its grade. */
extern const uint16_t sky_pack_at[];
extern const uint8_t sky_pack_page[];
extern const uint8_t *const sky_chosen_at;
extern const uint8_t sky_chosen_page, sky_chosen_count;
extern const uint8_t *const sky_road_at;
extern const uint8_t sky_road_page;

#endif
