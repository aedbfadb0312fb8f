/* Connect 4 on 64-bit boards, for the host only: column c, row r is bit c * 7 + r; bit 6 of each column stays
 * clear, so that no line runs from one column into the next. */
#ifndef C4BITS_H
#define C4BITS_H

#include <stdint.h>

typedef struct {
    uint64_t first;  /* stones of the side that began */
    uint64_t second; /* stones of the other side */
    int count;       /* stones on the board; even: the first side is to move */
} c4_board_t;

#define C4B_BOTTOM 0x0040810204081ULL
#define C4B_ALL (C4B_BOTTOM * 0x3F)
#define C4B_ODD (C4B_BOTTOM * 0x15)  /* rows 1, 3, 5 as players count them (0, 2, 4 here) */
#define C4B_EVEN (C4B_BOTTOM * 0x2A) /* rows 2, 4, 6 */
#define C4B_COLUMN(c) (0x3FULL << ((c)*7))

/* The lowest free cell of every column that is not full. */
static inline uint64_t c4b_playable(uint64_t mask) {
    return (mask + C4B_BOTTOM) & C4B_ALL;
}

/* Cells that complete a four of `p` along one direction (shift d), on the board or off it. */
static inline uint64_t c4b_line_wins(uint64_t p, int d) {
    uint64_t up = (p << d) & (p << 2 * d);
    uint64_t down = (p >> d) & (p >> 2 * d);
    return (up & (p << 3 * d)) | (up & (p >> d)) | (down & (p << d)) | (down & (p >> 3 * d));
}

/* The same in a column: only from below, since stones do not float. */
static inline uint64_t c4b_column_wins(uint64_t p) {
    return (p << 1) & (p << 2) & (p << 3);
}

/* Every empty cell that would complete a four of `p`. */
static inline uint64_t c4b_wins(uint64_t p, uint64_t mask) {
    return (c4b_column_wins(p) | c4b_line_wins(p, 6) | c4b_line_wins(p, 7) | c4b_line_wins(p, 8)) & C4B_ALL & ~mask;
}

/* Whether the set holds four in a line. */
static inline int c4b_has_four(uint64_t p) {
    uint64_t row = p & (p >> 7);
    uint64_t up = p & (p >> 8);
    uint64_t down = p & (p >> 6);
    uint64_t col = p & (p >> 1);
    return ((row & (row >> 14)) | (up & (up >> 16)) | (down & (down >> 12)) | (col & (col >> 2))) != 0;
}

static inline uint64_t c4b_mirror_set(uint64_t p) {
    uint64_t out = 0;
    int c;
    for (c = 0; c < 7; ++c) {
        out |= (p >> (c * 7) & 0x7F) << ((6 - c) * 7);
    }
    return out;
}

static inline uint64_t c4b_move(const c4_board_t *b, int column) {
    return c4b_playable(b->first | b->second) & C4B_COLUMN(column);
}

/* The board after a stone on `cell` (one bit). */
static inline c4_board_t c4b_after(const c4_board_t *b, uint64_t cell) {
    c4_board_t next = *b;
    if (b->count & 1) {
        next.second |= cell;
    } else {
        next.first |= cell;
    }
    ++next.count;
    return next;
}

/* A number below 2^49 that names the position: a guard bit above each column and the first side's stones. */
static inline uint64_t c4b_key(const c4_board_t *b) {
    return (b->first | b->second) + C4B_BOTTOM + b->first;
}

static inline c4_board_t c4b_from_key(uint64_t key) {
    c4_board_t b = {0, 0, 0};
    int c;
    for (c = 0; c < 7; ++c) {
        uint64_t column = key >> (c * 7) & 0x7F;
        int height;
        /* a column of height h reads 2^h plus its first-side stones, which are below bit h */
        for (height = 0; height <= 6; ++height) {
            uint64_t base = 1ULL << height;
            if (column >= base && column < 2 * base) {
                break;
            }
        }
        b.first |= (column - (1ULL << height)) << (c * 7);
        b.second |= ((1ULL << height) - 1 - (column - (1ULL << height))) << (c * 7);
        b.count += height;
    }
    return b;
}

/* The smaller of the keys of the position and its mirror image; *flip says which it was. */
static inline uint64_t c4b_canonical(const c4_board_t *b, int *flip) {
    c4_board_t m;
    uint64_t k = c4b_key(b), km;
    m.first = c4b_mirror_set(b->first);
    m.second = c4b_mirror_set(b->second);
    m.count = b->count;
    km = c4b_key(&m);
    if (flip) {
        *flip = km < k;
    }
    return km < k ? km : k;
}

#endif
