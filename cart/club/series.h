/* Games in a row between the same two: a match of several, or an evening without one, with a running score. The sides change after each game. */
#ifndef CLUB_SERIES_H
#define CLUB_SERIES_H

#include <stdint.h>
#include "gates.h"

typedef struct {
    uint8_t best_of; /* 1, 3, 5, 7 */
    uint8_t wins[2]; /* of the one who had the first side at first, and of the other */
    uint8_t swapped; /* 1: the two have changed sides */
} series_t;

/* That side has won a game. */
FAR(B_CLUB, void, series_count, (series_t *series, uint8_t side));

/* 1: somebody has won the match. */
FAR(B_CLUB, uint8_t, series_over, (const series_t *series));

/* The next game: after a match that was over, the first of another. In a match and between people the sides change unless the game was drawn; one against the
 * machine keeps the side that was chosen. `player` as in turns.h. */
FAR(B_CLUB, void, series_next, (series_t *series, uint8_t *player, uint8_t drawn));

#define SERIES_WINS_MOST 9 /* a digit */

#endif
