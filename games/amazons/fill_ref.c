/* The C twin of fill.s. */
#include "games/amazons/fill.h"

#ifndef HOT_ASM
uint16_t fill_free, fill_amazons, fill_seen;
uint8_t fill_around_lo[FILL_CELLS], fill_around_hi[FILL_CELLS];
uint8_t fill_beside[8 * FILL_CELLS];
#endif

static const uint16_t cell_bit[FILL_CELLS] = {0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020, 0x0040, 0x0080,
                                              0x0100, 0x0200, 0x0400, 0x0800, 0x1000, 0x2000, 0x4000, 0x8000};

uint8_t TWIN(fill_room)(void) {
    uint16_t reached, before, next;
    uint8_t cell, n;

    reached = fill_amazons;
    do {
        before = reached;
        for (cell = 0; cell < FILL_CELLS; ++cell) {
            if (reached & cell_bit[cell]) {
                next = fill_around_hi[cell];
                next <<= 8;
                next |= fill_around_lo[cell];
                next &= fill_free;
                reached |= next;
            }
        }
    } while (reached != before);
    n = 0;
    reached &= fill_free;
    for (cell = 0; cell < FILL_CELLS; ++cell) {
        if (reached & cell_bit[cell]) {
            ++n;
        }
    }
    return n;
}

void TWIN(fill_sees)(uint8_t cell) {
    uint8_t d, c;

    fill_seen = 0;
    for (d = 0; d < 8 * FILL_CELLS; d += FILL_CELLS) {
        c = fill_beside[d + cell];
        while (c != FILL_NO_CELL && (fill_free & cell_bit[c])) {
            fill_seen |= cell_bit[c];
            c = fill_beside[d + c];
        }
    }
}
