/* The tiles of the Gobang board, put together for random positions: every stone must look whole and every
 * empty point untouched. In sim65, where no PNG can be read, the same positions must give the same tiles as
 * on the host. */
#include "tests/tap.h"
#include "games/gobang/board_tile.h"
#include "games/gobang/rules.h"
#include "art.h"

#define POSITIONS 24
/* Of all tiles of all positions, as seen on the host when the picture test passed. */
#define TILES_SUM 0x9F30u

static uint16_t noise = 1;

static uint8_t random_byte(void) {
    uint16_t low = noise & 1;
    noise >>= 1;
    if (low != 0) {
        noise ^= 0xB400u;
    }
    return (uint8_t)noise;
}

/* Fills the board, from empty (n = 0) to full. */
static void random_position(uint8_t n) {
    uint8_t x, y, r;
    gb_new(0);
    for (y = 0; y < GB_SIZE; ++y) {
        for (x = 0; x < GB_SIZE; ++x) {
            for (r = 0; r < 9; ++r) {
                random_byte();
            }
            r = random_byte();
            if ((uint8_t)(r % POSITIONS) < n) {
                gb_cell[GB_CELL(x, y)] = (r & 0x80) != 0 ? GB_WHITE : GB_BLACK;
            }
        }
    }
}

static uint16_t sum_of_tiles(void) {
    uint16_t sum = 0;
    uint8_t n, tx, ty, tile;
    noise = 1;
    for (n = 0; n < POSITIONS; ++n) {
        random_position(n);
        for (ty = 0; ty < GB_TILES_ACROSS; ++ty) {
            for (tx = 0; tx < GB_TILES_ACROSS; ++tx) {
                tile = gb_board_tile(tx, ty);
                sum = (uint16_t)((sum << 1) | (sum >> 15));
                sum ^= tile;
            }
        }
    }
    return sum;
}

#ifndef SIM65
#include "tools/lib/artimg.h"

enum { PITCH = 12, EDGE_PX = 184 };
static img_t sheet, grid;
static uint32_t shown[EDGE_PX][EDGE_PX];

static void show(void) {
    for (unsigned y = 0; y < EDGE_PX; ++y) {
        for (unsigned x = 0; x < EDGE_PX; ++x) {
            unsigned tile = gb_board_tile((uint8_t)(x / 8), (uint8_t)(y / 8)), n = tile - GOB_BASE;
            shown[y][x] = tile == 0 ? img_at(&grid, x, y, 0) : img_at(&sheet, n % 16 * 8 + x % 8, n / 16 * 8 + y % 8, 0);
        }
    }
}

/* The stone itself: what its own four tiles show when it is alone in the middle of the board. */
static void stone(uint8_t side, uint32_t out[PITCH][PITCH]) {
    gb_new(0);
    gb_cell[GB_CELL(4, 4)] = side;
    show();
    for (unsigned i = 0; i < PITCH * PITCH; ++i) {
        out[i / PITCH][i % PITCH] = shown[4 * PITCH + i / PITCH][4 * PITCH + i % PITCH];
    }
}

static int position_is_whole(uint32_t look[3][PITCH][PITCH]) {
    for (unsigned y = 0; y < EDGE_PX; ++y) {
        for (unsigned x = 0; x < EDGE_PX; ++x) {
            unsigned s = y < 180 && x < 180 ? gb_cell[GB_CELL(x / PITCH, y / PITCH)] : 0;
            uint32_t want = s == 0 ? img_at(&grid, x, y, 0) : look[s][y % PITCH][x % PITCH];
            if (shown[y][x] != want) {
                printf("# pixel %u,%u\n", x, y);
                return 0;
            }
        }
    }
    return 1;
}

static void test_pictures(void) {
    static uint32_t look[3][PITCH][PITCH];
    uint8_t n, whole = 1;
    tap_ok(img_load(&sheet, "chr/gobang.png") == 0 && img_load(&grid, "chr/gobang_board.png") == 0, "pictures are there");
    stone(GB_BLACK, look[GB_BLACK]);
    stone(GB_WHITE, look[GB_WHITE]);
    noise = 1;
    for (n = 0; n < POSITIONS && whole; ++n) {
        random_position(n);
        show();
        whole = (uint8_t)position_is_whole(look);
    }
    tap_ok(whole, "stones look whole, alone and side by side, also at the edges");
    img_free(&sheet);
    img_free(&grid);
}
#endif

int main(void) {
#ifndef SIM65
    test_pictures();
#endif
    tap_eq(GB_TILE(14), 21, "the last column begins at tile 21");
    tap_eq((long)sum_of_tiles(), (long)TILES_SUM, "host and console choose the same tiles");
    return tap_done();
}
