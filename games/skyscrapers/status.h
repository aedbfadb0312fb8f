/* What the board of sky_game says about itself: clashes, clues met or broken, completion. All by the rules alone; the
 * solution is not looked at, so any correct completion wins. */
#ifndef SKY_STATUS_H
#define SKY_STATUS_H

#include "games/skyscrapers/rules.h"

enum { SKY_CLUE_OPEN, SKY_CLUE_MET, SKY_CLUE_BROKEN };

/* The state of clue k. MET or BROKEN as soon as it is certain: up to the tallest tower all cells are filled (or the whole
 * line is); BROKEN also when more towers are seen in the filled cells in front than the clue allows. A missing clue
 * is OPEN. */
uint8_t sky_clue_state(uint8_t k);

/* 1 if the entry of a cell stands in its row or column a second time. */
uint8_t sky_clash(uint8_t cell);

/* Which towers of the line of clue k are seen from there: sky_lit[i] = 1, i = distance; cells without an entry are not.
 * Returns how many. For the skyline. */
extern uint8_t sky_lit[SKY_MAX_N];
uint8_t sky_skyline(uint8_t k);

/* Cells without an entry. */
uint8_t sky_open_cells(void);

/* 1 if the board is full, without clashes, and suits all clues. */
uint8_t sky_won(void);

#endif
