#include "games/amazons/flood.h"
#include "games/amazons/hot.h"
#include "games/amazons/rules.h"
#include "games/amazons/work.h"

#define WORK ama_work.endgame

uint8_t ama_flood[8];

/* Grows ama_flood by one step within WORK.area; 0 if it was complete already. */
uint8_t ama_flood_grow(void) {
    uint8_t row, bits, wide, changed;

    changed = 0;
    for (row = 0; row < 8; ++row) {
        bits = ama_flood[row];
        if (row != 0) {
            bits |= ama_flood[row - 1];
        }
        if (row != 7) {
            bits |= ama_flood[row + 1];
        }
        wide = bits;
        wide <<= 1;
        wide |= bits;
        bits >>= 1;
        wide |= bits;
        wide &= WORK.area[row];
        wide |= ama_flood[row];
        if (wide != ama_flood[row]) {
            ama_flood[row] = wide;
            changed = 1;
        }
    }
    return changed;
}

void ama_flood_nothing(void) {
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        ama_flood[row] = 0;
        WORK.area[row] = ama.occupied[row] ^ 0xFF;
    }
}

/* Starts the flood of a side: its amazons, and all free squares joined to them. */
void ama_flood_side(uint8_t first) {
    uint8_t i, square;

    ama_flood_nothing();
    for (i = 0; i < AMA_PER_SIDE; ++i) {
        square = ama.amazon[first];
        ama_flood[square >> 3] |= ama_hot_bit[square];
        ++first;
    }
}

void ama_flood_keep_red(void) {
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        WORK.flood_red[row] = ama_flood[row];
    }
}

uint8_t ama_flood_apart(void) {
    uint8_t row;

    for (row = 0; row < 8; ++row) {
        if (WORK.flood_red[row] & ama_flood[row]) {
            return 0;
        }
    }
    return 1;
}
