/* The C twin of hot.s: eight columns of a row at a time, rows one after the other. */
#include "games/amazons/hot.h"

#ifndef HOT_ASM
uint8_t ama_hot_free[8];
uint8_t ama_hot_amazon[8];
uint8_t ama_hot_stand[16];
uint8_t ama_hot_side, ama_hot_count;
uint8_t ama_hot_one[16], ama_hot_two[16];
uint8_t ama_hot_seen[8];

#define BITS 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40, 0x80
const uint8_t ama_hot_bit[64] = {BITS, BITS, BITS, BITS, BITS, BITS, BITS, BITS};
#endif

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

/* One step of them: pieces join, all continue into the next row as far as there is room. Returns what they reach. */
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

void ama_twin_spread(const uint8_t *source, uint8_t *target) {
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        target[row] = source[row] ? slide_row(source[row], ama_hot_free[row]) : 0;
    }
    straight = left = right = 0;
    for (row = 1; row < 8; ++row) {
        target[row] |= ray_step(source[row - 1], ama_hot_free[row]);
    }
    straight = left = right = 0;
    for (row = 7; row != 0; --row) {
        target[row - 1] |= ray_step(source[row], ama_hot_free[row - 1]);
    }
}

void TWIN(ama_hot_levels)(void) {
    uint8_t i, bits;

    ama_hot_count = 0;
    for (i = 0; i < 8; ++i) {
        for (bits = ama_hot_free[i]; bits != 0; bits &= bits - 1) {
            ++ama_hot_count;
        }
    }
    ama_twin_spread(ama_hot_stand, ama_hot_one);
    ama_twin_spread(ama_hot_stand + 8, ama_hot_one + 8);
    ama_twin_spread(ama_hot_one, ama_hot_two);
    ama_twin_spread(ama_hot_one + 8, ama_hot_two + 8);
    for (i = 0; i < 16; ++i) {
        ama_hot_two[i] |= ama_hot_one[i];
    }
}

void TWIN(ama_hot_rays)(uint8_t square) {
    static uint8_t source[8];
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        source[row] = 0;
    }
    source[square >> 3] = ama_hot_bit[square];
    ama_twin_spread(source, ama_hot_seen);
}

uint8_t TWIN(ama_hot_mobility)(uint8_t square) {
    uint8_t row, bits, n;

    TWIN(ama_hot_rays)(square);
    n = 0;
    for (row = 0; row < 8; ++row) {
        for (bits = ama_hot_seen[row]; bits != 0; bits &= bits - 1) {
            ++n;
        }
    }
    return n;
}
