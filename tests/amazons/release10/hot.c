/* The C twin of hot.s: eight columns of a row at a time, rows one after the other. */
#include "tests/amazons/release10/hot.h"

uint8_t ten_hot_free[8];
uint8_t ten_hot_amazon[8];
uint8_t ten_hot_side;
uint8_t ten_hot_who;
uint8_t ten_hot_seen[8];

#define BITS 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80
const uint8_t ten_hot_bit[64] = {BITS, BITS, BITS, BITS, BITS, BITS, BITS, BITS};

/* Two floods, one a side: the squares reached last (from), and now (to). */
static uint8_t from[2][8], to[2][8];
static uint8_t open[8]; /* free squares that nobody has reached yet */
static uint8_t value;

static uint8_t ones(uint8_t bits) {
    uint8_t n;

    n = 0;
    while (bits) {
        bits &= bits - 1;
        ++n;
    }
    return n;
}

/* Squares of a row that sliding pieces on `sources` reach sideways over `room`. */
static uint8_t slide_row(uint8_t sources, uint8_t room) {
    uint8_t bits, all;

    all = 0;
    bits = sources;
    do {
        bits <<= 1;
        bits &= room;
        all |= bits;
    } while (bits);
    bits = sources;
    do {
        bits >>= 1;
        bits &= room;
        all |= bits;
    } while (bits);
    return all;
}

/* The three rays that cross from row to row. */
static uint8_t straight, left, right;

/* One step of them: pieces join, all go on into the next row as far as there is room. Returns what they
 * reach. */
static uint8_t ray_step(uint8_t pieces, uint8_t room) {
    uint8_t all;

    straight |= pieces;
    straight &= room;
    left |= pieces;
    left <<= 1;
    left &= room;
    right |= pieces;
    right >>= 1;
    right &= room;
    all = straight;
    all |= left;
    all |= right;
    return all;
}

/* target = one queen move from any square of source. */
static void queen_spread(const uint8_t *source, uint8_t *target) {
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        target[row] = slide_row(source[row], ten_hot_free[row]);
    }
    straight = left = right = 0;
    for (row = 1; row < 8; ++row) {
        target[row] |= ray_step(source[row - 1], ten_hot_free[row]);
    }
    straight = left = right = 0;
    for (row = 7; row != 0; --row) {
        target[row - 1] |= ray_step(source[row], ten_hot_free[row - 1]);
    }
}

/* A byte and its neighbours sideways. */
static uint8_t widen(uint8_t bits) {
    uint8_t all;

    all = bits;
    bits <<= 1;
    all |= bits;
    bits = all;
    bits >>= 1;
    all |= bits;
    return all;
}

/* target = one king step from any square of source. */
static void king_spread(const uint8_t *source, uint8_t *target) {
    uint8_t row, above, here, below;

    above = 0;
    here = widen(source[0]);
    for (row = 0; row < 8; ++row) {
        below = 0;
        if (row != 7) {
            below = widen(source[row + 1]);
        }
        above |= here;
        above |= below;
        target[row] = above & ten_hot_free[row];
        above = here;
        here = below;
    }
}

static void flood_start(void) {
    uint8_t i, square, side;

    for (i = 0; i < 8; ++i) {
        from[0][i] = 0;
        from[1][i] = 0;
        open[i] = ten_hot_free[i];
    }
    for (i = 0; i < 8; ++i) {
        square = ten_hot_amazon[i];
        side = (i >> 2) ^ ten_hot_side;
        from[side][square >> 3] |= ten_hot_bit[square];
    }
}

/* Takes the squares in to[][] that were open and counts them. What one side has reached first stays
 * its own, also for all that lies behind it, so the other side need not be followed there; squares that both
 * reach at once cancel in the count. */
static void flood_claim(void) {
    uint8_t row, mine, theirs;

    for (row = 0; row < 8; ++row) {
        mine = to[0][row];
        mine &= open[row];
        theirs = to[1][row];
        theirs &= open[row];
        from[0][row] = mine;
        from[1][row] = theirs;
        value += ones(mine);
        value -= ones(theirs);
        mine |= theirs;
        open[row] ^= mine;
    }
}

static void queen_spread_both(void) {
    queen_spread(from[0], to[0]);
    queen_spread(from[1], to[1]);
}

static void king_flood(void) {
    uint8_t steps;

    flood_start();
    for (steps = 0; steps < 3; ++steps) {
        king_spread(from[0], to[0]);
        king_spread(from[1], to[1]);
        flood_claim();
    }
}

uint8_t ten_hot_value(void) {
    uint8_t row, bits, mine, theirs, both;

    flood_start();
    queen_spread_both();
    mine = theirs = both = 0;
    for (row = 0; row < 8; ++row) {
        mine |= to[0][row];
        theirs |= to[1][row];
        bits = to[0][row];
        bits &= to[1][row];
        both += ones(bits);
    }
    if (theirs == 0) {
        return TEN_HOT_WON;
    }
    if (mine == 0) {
        return TEN_HOT_LOST;
    }
    value = TEN_HOT_EVEN;
    value -= both >> 2;
    flood_claim();
    queen_spread_both();
    flood_claim();
    king_flood();
    return value;
}

void ten_hot_flip(uint8_t square) {
    ten_hot_free[square >> 3] ^= ten_hot_bit[square];
}

void ten_hot_place(void) {}

void ten_hot_put(uint8_t square) {
    ten_hot_flip(ten_hot_amazon[ten_hot_who]);
    ten_hot_flip(square);
    ten_hot_amazon[ten_hot_who] = square;
}

void ten_hot_rays(uint8_t square) {
    static uint8_t source[8];
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        source[row] = 0;
    }
    source[square >> 3] = ten_hot_bit[square];
    queen_spread(source, ten_hot_seen);
}

static uint8_t todo[8]; /* the list of ten_hot_next */

void ten_hot_moves(uint8_t square) {
    uint8_t row;

    ten_hot_rays(square);
    for (row = 0; row < 8; ++row) {
        todo[row] = ten_hot_seen[row];
    }
}

void ten_hot_targets(uint8_t square) {
    uint8_t row, any;

    ten_hot_moves(square);
    flood_start();
    queen_spread(from[1], to[1]);
    any = 0;
    for (row = 0; row < 8; ++row) {
        to[1][row] &= todo[row];
        any |= to[1][row];
    }
    if (any) {
        for (row = 0; row < 8; ++row) {
            todo[row] = to[1][row];
        }
    }
}

uint8_t ten_hot_next(void) {
    uint8_t square;

    for (square = 0; square < 64; ++square) {
        if (todo[square >> 3] & ten_hot_bit[square]) {
            todo[square >> 3] ^= ten_hot_bit[square];
            return square;
        }
    }
    return TEN_HOT_NONE;
}

uint8_t ten_hot_mobility(uint8_t square) {
    uint8_t row, n;

    ten_hot_rays(square);
    n = 0;
    for (row = 0; row < 8; ++row) {
        n += ones(ten_hot_seen[row]);
    }
    return n;
}
