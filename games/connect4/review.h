/* After a game of Connect 4: where it turned, and what would have been better there.
 *
 *     c4_review_begin(&game);
 *     while (!c4_review_step()) { ... }
 *
 * The moves of whoever lost (of both after a draw) are looked at from the end backwards, until there is one before which the
 * value was better than the result, proven by the search, or along moves that were forced or are in the book. */
#ifndef C4_REVIEW_H
#define C4_REVIEW_H

#include "games/connect4/rules.h"
#include "gates.h"

enum {
    C4_REVIEW_WORKING,
    C4_REVIEW_FOUND, /* at: the number of moves before the one that turned the game; best: the column that was better */
    C4_REVIEW_NOTHING, /* there was never a better value */
    C4_REVIEW_UNKNOWN /* it turned with the move behind `at`, or before, which the search could not decide; `best` is what it would have
                         played */
};

typedef struct {
    uint8_t state;
    uint8_t at;
    uint8_t best;
} c4_review_t;
extern c4_review_t c4_review;

FAR(B_CONNECT4_LINK, void, c4_review_begin, (const c4_game_t *game));

/* Goes on; 1 when c4_review is complete. On the console a step ends with the frame. */
FAR(B_CONNECT4_LINK, uint8_t, c4_review_step, (void));

#endif
