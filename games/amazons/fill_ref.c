/* The C twin of fill.s. */
#include "games/amazons/fill.h"

#ifndef HOT_ASM
uint16_t ama_fill_free, ama_fill_amazons, ama_fill_seen;
uint8_t ama_fill_around_lo[AMA_FILL_CELLS], ama_fill_around_hi[AMA_FILL_CELLS];
uint8_t ama_fill_beside[8 * AMA_FILL_CELLS];
#endif

static const uint16_t cell_bit[AMA_FILL_CELLS] = {0x0001, 0x0002, 0x0004, 0x0008, 0x0010, 0x0020, 0x0040, 0x0080,
                                                  0x0100, 0x0200, 0x0400, 0x0800, 0x1000, 0x2000, 0x4000, 0x8000};

uint8_t TWIN(ama_fill_room)(void) {
    uint16_t reached, before, next;
    uint8_t cell, n;

    reached = ama_fill_amazons;
    do {
        before = reached;
        for (cell = 0; cell < AMA_FILL_CELLS; ++cell) {
            if (reached & cell_bit[cell]) {
                next = ama_fill_around_hi[cell];
                next <<= 8;
                next |= ama_fill_around_lo[cell];
                next &= ama_fill_free;
                reached |= next;
            }
        }
    } while (reached != before);
    n = 0;
    reached &= ama_fill_free;
    for (cell = 0; cell < AMA_FILL_CELLS; ++cell) {
        if (reached & cell_bit[cell]) {
            ++n;
        }
    }
    return n;
}

void TWIN(ama_fill_sees)(uint8_t cell) {
    uint8_t d, c;

    ama_fill_seen = 0;
    for (d = 0; d < 8 * AMA_FILL_CELLS; d += AMA_FILL_CELLS) {
        c = ama_fill_beside[d + cell];
        while (c != AMA_FILL_NO_CELL && (ama_fill_free & cell_bit[c])) {
            ama_fill_seen |= cell_bit[c];
            c = ama_fill_beside[d + c];
        }
    }
}
