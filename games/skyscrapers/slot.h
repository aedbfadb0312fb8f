/* sky_game as bytes for a save slot, history included.
 *
 *   +0    side N, + 16 with parks (1)
 *   +1    clues, two a byte, low nibble first (2N bytes)
 *         entries, two a byte, low nibble first ((N*N + 1) / 2)
 *         givens, a bit a cell, low bit first ((N*N + 7) / 8)
 *         marks of 1..8, a byte a cell (N*N)
 *         marks of 9, a bit a cell, N = 9 only (11)
 *         changes that are done, changes that are undone (1 + 1), then for each, oldest first: cell, what (2 + 2 ..)
 *         and only if hints have ruled out any: heights ruled out, as the marks
 *
 * Entries of the machine are not in it. 9x9 with a full history: 1 + 18 + 41 + 11 + 81 + 11 + 2 + 324 + 92 = 581 bytes. */
#ifndef SKY_SLOT_H
#define SKY_SLOT_H

#include "games/skyscrapers/rules.h"
#include "gates.h"

#define SKY_SLOT_MAX 581

/* Writes sky_game to `to` (SKY_SLOT_MAX bytes); returns the length. */
FAR(B_SKYSCRAPERS_ART, uint16_t, sky_slot_write, (uint8_t *to));

/* Reads `length` bytes into sky_game; 1 if they are a game. Otherwise 0, and sky_game is not to be used. */
FAR(B_SKYSCRAPERS_ART, uint8_t, sky_slot_read, (const uint8_t *from, uint16_t length));

#endif
