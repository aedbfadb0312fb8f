/* An independent, exhaustive search for wins by continuous fours, to compare the engine's with. Plain board, plain recursion, no
 * tables; shares nothing with games/gobang but the cell numbering. */
#ifndef TESTS_GOBANG_FOURS_H
#define TESTS_GOBANG_FOURS_H

#include <stdint.h>

/* The least number of own stones, at most `most`, with which `side` (1 or 2), to move, makes five by fours alone against every defence;
 * 0: none. board: 256 cells as in rules.h. */
int fours_shortest(const uint8_t *board, int side, int most);

/* Has `side` a cell where one stone makes five, or leaves two cells that do? (Whatever the other side threatens.) */
int fours_threat(const uint8_t *board, int side);

/* Does putting this stone keep such a win of at most `most` stones in all? */
int fours_move_wins(const uint8_t *board, int side, uint8_t cell, int most);

#endif
