/* The text form of a Skyscrapers puzzle, for the host's commands and for tests: the game ID of Simon Tatham's Towers.
 *
 *   ID = N ":" clue ("/" clue)* ["," cells]      4N clues in the order of geo.h, an empty one is missing;
 *   cells row by row: a..z = 1..26 empty cells, a number = a given height, "_" between two numbers.
 *
 * A puzzle with parks, which Towers does not know, has a "p" behind N; its heights and clues go to N-1, and 0 is a park that is given:
 * "5p:" and so on.
 */
#ifndef SKY_ID_H
#define SKY_ID_H

#include "games/skyscrapers/geo.h"

/* The longest ID: "9p:", 36 digits and 35 slashes, ",", 81 digits and 80 underscores, NUL. */
#define SKY_ID_SIZE 240

enum { /* what sky_id_parse() found */
       SKY_ID_OK,
       SKY_ID_BAD_SIZE,   /* no size, or not 4..9 */
       SKY_ID_BAD_CLUE,   /* a clue is not a number 1..N, or 1..N-1 with parks */
       SKY_ID_CLUE_COUNT, /* not exactly 4N clues */
       SKY_ID_BAD_CELL,   /* a given is not a number 1..N, or 0..N-1 with parks, or a character is neither a..z nor _ */
       SKY_ID_CELL_COUNT  /* the cells do not fill the board exactly */
};

/* Reads an ID, NUL-terminated and without a line end, into *p; returns one of the codes above. */
uint8_t sky_id_parse(const char *text, sky_puzzle_t *p);

/* Writes the ID of *p; `out` has SKY_ID_SIZE bytes. Always what Towers itself would write. */
void sky_id_format(const sky_puzzle_t *p, char *out);

/* An English sentence for a code of sky_id_parse(). */
const char *sky_id_error(uint8_t code);

#endif
