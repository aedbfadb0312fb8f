/* fill.s against its C twin, on random regions: up to 16 random squares of a 6x6 board, so that many touch.
 */
#include "games/amazons/fill.h"
#include "tests/tap.h"

#define REGIONS 60
#define POSITIONS 10

static unsigned long random_state = 815;

static uint16_t random_word(void) {
    random_state = random_state * 1103515245UL + 12345UL;
    return (uint16_t)(random_state >> 8);
}

static uint8_t cell_at[64]; /* of an 8x8 board whose border stays empty */
static uint8_t cells;

static void random_region(void) {
    static const uint8_t step[8] = {0xFF, 0xF7, 0xF8, 0xF9, 1, 9, 8, 7};
    static uint8_t square_of[AMA_FILL_CELLS];
    uint8_t square, c, d, other;
    uint16_t set;

    cells = 0;
    for (square = 0; square < 64; ++square) {
        cell_at[square] = AMA_FILL_NO_CELL;
    }
    for (square = 9; square < 55 && cells < AMA_FILL_CELLS; ++square) {
        if ((square & 7) != 0 && (square & 7) != 7 && (random_word() & 1)) {
            cell_at[square] = cells;
            square_of[cells] = square;
            ++cells;
        }
    }
    for (c = 0; c < AMA_FILL_CELLS; ++c) {
        set = 0;
        for (d = 0; d < 8; ++d) {
            other = AMA_FILL_NO_CELL;
            if (c < cells) {
                square = square_of[c];
                square += step[d];
                other = cell_at[square];
            }
            if (other != AMA_FILL_NO_CELL) {
                set |= 1U << other;
            }
            ama_fill_beside[d * AMA_FILL_CELLS + c] = other;
        }
        ama_fill_around_lo[c] = (uint8_t)set;
        set >>= 8;
        ama_fill_around_hi[c] = (uint8_t)set;
    }
}

int main(void) {
    static unsigned total, rooms, sights, kept;
    uint16_t all, free, amazons, seen;
    uint8_t r, p, c, room;

    for (r = 0; r < REGIONS; ++r) {
        random_region();
        all = cells == AMA_FILL_CELLS ? 0xFFFF : (uint16_t)((1U << cells) - 1);
        for (p = 0; p < POSITIONS; ++p) {
            free = random_word();
            free |= random_word();
            free &= all;
            amazons = random_word();
            amazons &= all;
            amazons &= random_word();
            amazons &= (uint16_t)~free;
            ama_fill_free = free;
            ama_fill_amazons = amazons;
            ++total;
            room = ama_fill_room();
            rooms += room == ama_fill_room_ref();
            c = (uint8_t)(random_word() & 0xFF) % cells;
            ama_fill_sees(c);
            seen = ama_fill_seen;
            ama_fill_sees_ref(c);
            sights += seen == ama_fill_seen;
            kept += ama_fill_free == free && ama_fill_amazons == amazons;
        }
    }
    printf("# %u positions\n", total);
    tap_eq(rooms, total, "ama_fill_room");
    tap_eq(sights, total, "ama_fill_sees");
    tap_eq(kept, total, "the position is left as it was");
    return tap_done();
}
