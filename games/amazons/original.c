/* The hardware does the following, and so do we:
 *   - it goes through all squares, from 0 to 63 (a8, b8, ... h1), for choose, move and arrow, and keeps a turn whose score is at
 *     least the best so far: among equals the last one wins;
 *   - a score is the sum, not the union, of the squares that its amazons see after the turn;
 *   - it knows its amazons only from the tip board of the choosing step. An amazon that could not move before the turn is not on
 *     that board, and is not counted even if the turn frees it.
 */
#include "games/amazons/original.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"

uint8_t ama_original_best[3];

enum { CHOOSE, MOVE, SHOOT };

static uint8_t step;
static uint8_t from, to, arrow;  /* position of each of the three scans; AMA_SQUARES: at its end */
static uint8_t landings[8];      /* squares the chosen amazon may move to */
static uint8_t targets[8];       /* squares it may shoot at from there */
static uint8_t other[3], others; /* the movable amazons except the chosen one */
static uint8_t best;             /* score of ama_original_best */

static void take_seen(uint8_t *mask) {
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        mask[row] = ama_hot_seen[row];
    }
}

/* The first square of the mask at or after `square`. */
static uint8_t scan(const uint8_t *mask, uint8_t square) {
    while (square < AMA_SQUARES && !(mask[square >> 3] & ama_hot_bit[square])) {
        ++square;
    }
    return square;
}

/* Makes an empty square occupied, and the other way round. */
static void flip(uint8_t square) {
    ama_hot_free[square >> 3] ^= ama_hot_bit[square];
}

void ama_original_begin(void) {
    uint8_t i;

    for (i = 0; i < 8; ++i) {
        ama_hot_free[i] = ama.occupied[i] ^ 0xFF;
    }
    best = 0;
    step = CHOOSE;
    from = 0;
}

static uint8_t choose(void) {
    uint8_t i, n, square;

    from = scan(ama_legal, from);
    if (from == AMA_SQUARES) {
        return 1;
    }
    others = 0;
    i = ama.side ? AMA_PER_SIDE : 0;
    for (n = 0; n < AMA_PER_SIDE; ++n) {
        square = ama.amazon[i];
        if (square != from && (ama_legal[square >> 3] & ama_hot_bit[square])) {
            other[others] = square;
            ++others;
        }
        ++i;
    }
    ama_hot_rays(from);
    take_seen(landings);
    flip(from);
    to = 0;
    step = MOVE;
    return 0;
}

static void move(void) {
    to = scan(landings, to);
    if (to == AMA_SQUARES) {
        flip(from);
        ++from;
        step = CHOOSE;
        return;
    }
    flip(to);
    ama_hot_rays(to);
    take_seen(targets);
    arrow = 0;
    step = SHOOT;
}

static void shoot(void) {
    uint8_t i, score;

    arrow = scan(targets, arrow);
    if (arrow == AMA_SQUARES) {
        flip(to);
        ++to;
        step = MOVE;
        return;
    }
    flip(arrow);
    score = ama_hot_mobility(to);
    for (i = 0; i < others; ++i) {
        score += ama_hot_mobility(other[i]);
    }
    flip(arrow);
    if (score >= best) {
        best = score;
        ama_original_best[0] = from;
        ama_original_best[1] = to;
        ama_original_best[2] = arrow;
    }
    ++arrow;
}

uint8_t ama_original_step(void) {
    if (step == CHOOSE) {
        return choose();
    }
    if (step == MOVE) {
        move();
    } else {
        shoot();
    }
    return 0;
}
