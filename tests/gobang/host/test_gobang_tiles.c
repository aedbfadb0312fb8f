/* The tiles of the Gobang board, composed for random positions: every stone must look whole and every empty point untouched. In
 * sim65, where no PNG can be read, the same positions must give the same tiles as on the host. */
#include <string.h>
#include "tests/tap.h"
#include "games/gobang/board_tile.h"
#include "games/gobang/rules.h"
#include "art.h"

#define POSITIONS 24
#define GAME_STONES 60
#define SPARSE 8 /* this many of them have no more stones than games have: a third of the board */
/* Of all tiles of all positions, as seen on the host when the picture test passed. */
#define TILES_SUM 0x7683u

/* What png2chr makes of chr/gobang_corners.png; on the host the code below checks it. */
const unsigned char gob_corner_chr[] = {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00, 0x00, 0x00, 0x00,
                                        0x00, 0x00, 0x00, 0x00, 0x00, 0x18, 0x3C, 0x7E, 0x7E, 0x3C, 0x18, 0x01,
                                        0x40, 0x80, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0xC3, 0x9B, 0x3C, 0x7E,
                                        0x7E, 0x3C, 0xDB, 0xC3, 0xCF, 0xC3, 0x00, 0x00, 0x81, 0x83, 0xC7, 0xCF};
const unsigned char gob_sword_corner_chr[48]; /* the other look is seen in MAME */

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

/* Tiles of four as the console has them, byte by byte; the rule calls this. */
static uint8_t fours[GB_FOURS][GB_TILE_BYTES];
static uint16_t loaded;
void gb_four_load(uint8_t place) {
    gb_four_bytes(gb_four[place], fours[place]);
    ++loaded;
}

static uint16_t sum_of_tiles(void) {
    uint16_t sum = 0;
    uint8_t n, i, tx, ty, tile;
    noise = 1;
    memset(fours, 0, sizeof fours);
    gb_fours_clear();
    for (n = 0; n < POSITIONS; ++n) {
        random_position(n);
        for (ty = 0; ty < GB_TILES_ACROSS; ++ty) {
            for (tx = 0; tx < GB_TILES_ACROSS; ++tx) {
                tile = gb_board_tile(tx, ty);
                sum = (uint16_t)((sum << 1) | (sum >> 15));
                sum ^= tile;
            }
        }
        for (i = 0; i < GB_FOURS; ++i) {
            for (tx = 0; tx < GB_TILE_BYTES; ++tx) {
                sum = (uint16_t)((sum << 1) | (sum >> 15));
                sum ^= fours[i][tx];
            }
        }
    }
    return sum;
}

#ifndef SIM65
#include "tools/lib/artimg.h"

enum { PITCH = 12, MARGIN = 4, EDGE_PX = 184 };
static img_t sheet, grid;
static uint32_t shown[EDGE_PX][EDGE_PX];
static uint32_t colour[4]; /* of the palette, as it is painted */

/* A tile of four, of its bytes. */
static uint32_t four_at(unsigned place, unsigned x, unsigned y) {
    unsigned low = fours[place][y] >> (7 - x) & 1, high = fours[place][y + 8] >> (7 - x) & 1;
    return colour[high * 2 + low];
}

static void show(void) {
    for (unsigned ty = 0; ty < GB_TILES_ACROSS; ++ty) {
        for (unsigned tx = 0; tx < GB_TILES_ACROSS; ++tx) {
            unsigned tile = gb_board_tile((uint8_t)tx, (uint8_t)ty), n = tile - GOB_BASE;
            for (unsigned y = 0; y < 8; ++y) {
                for (unsigned x = 0; x < 8; ++x) {
                    uint32_t *at = &shown[ty * 8 + y][tx * 8 + x];
                    if (tile == 0) {
                        *at = img_at(&grid, tx * 8 + x, ty * 8 + y, 0);
                    } else if (tile >= GB_FOURS_FIRST) {
                        *at = four_at(tile - GB_FOURS_FIRST, x, y);
                    } else {
                        *at = img_at(&sheet, n % 16 * 8 + x, n / 16 * 8 + y, 0);
                    }
                }
            }
        }
    }
}

/* The stone itself: what its own four tiles show when it is alone in the middle of the board. */
static void stone(uint8_t side, uint32_t out[PITCH][PITCH]) {
    gb_new(0);
    gb_cell[GB_CELL(4, 4)] = side;
    show();
    for (unsigned i = 0; i < PITCH * PITCH; ++i) {
        out[i / PITCH][i % PITCH] = shown[MARGIN + 4 * PITCH + i / PITCH][MARGIN + 4 * PITCH + i % PITCH];
    }
}

/* Points of the picture that do not match the stones. */
static unsigned wrong_points(uint32_t look[3][PITCH][PITCH]) {
    unsigned wrong = 0;
    for (unsigned y = 0; y < EDGE_PX; ++y) {
        for (unsigned x = 0; x < EDGE_PX; ++x) {
            unsigned cx = x - MARGIN, cy = y - MARGIN;
            unsigned s = x >= MARGIN && y >= MARGIN ? gb_cell[GB_CELL(cx / PITCH, cy / PITCH)] : 0;
            uint32_t want = s == 0 ? img_at(&grid, x, y, 0) : look[s][cy % PITCH][cx % PITCH];
            wrong += shown[y][x] != want;
        }
    }
    return wrong;
}

/* A game like real ones: stones next to stones, black and white in turn. */
static void clustered_position(unsigned stones) {
    gb_new(0);
    gb_cell[GB_CELL(7, 7)] = GB_BLACK;
    for (unsigned n = 1; n < stones;) {
        uint8_t x = random_byte() % GB_SIZE, y, near = 0;
        for (unsigned r = 0; r < 9; ++r) {
            random_byte();
        }
        y = random_byte() % GB_SIZE;
        for (int d = 0; d < 9; ++d) {
            uint8_t c = GB_CELL((uint8_t)(x + d % 3 - 1), (uint8_t)(y + d / 3 - 1));
            near |= gb_cell[c] == GB_BLACK || gb_cell[c] == GB_WHITE;
        }
        if (near && gb_cell[GB_CELL(x, y)] == GB_EMPTY) {
            gb_cell[GB_CELL(x, y)] = n % 2 ? GB_WHITE : GB_BLACK;
            ++n;
        }
    }
}

static void test_pictures(void) {
    static uint32_t look[3][PITCH][PITCH];
    uint8_t n, whole = 1;
    unsigned most = 0, as_painted = 1;
    img_t corners;
    tap_ok(img_load(&sheet, "chr/gobang.png") == 0 && img_load(&grid, "chr/gobang_board.png") == 0 &&
               img_load(&corners, "chr/gobang_corners.png") == 0,
           "pictures are there");
    for (unsigned i = 0; i < 4; ++i) {
        static const uint32_t painted[4] = {0x000000, 0xD48820, 0x783C00, 0xECEEEC};
        colour[i] = painted[i];
    }
    for (unsigned i = 0; i < 192; ++i) {
        fours[i / 64][i / 8 % 8] = gob_corner_chr[i / 64 * 16 + i / 8 % 8];
        fours[i / 64][i / 8 % 8 + 8] = gob_corner_chr[i / 64 * 16 + i / 8 % 8 + 8];
        as_painted &= img_at(&corners, i / 64 * 8 + i % 8, i / 8 % 8, 0) == four_at(i / 64, i % 8, i / 8 % 8);
    }
    tap_ok(as_painted, "the corners are as they are painted");
    gb_fours_clear();
    stone(GB_BLACK, look[GB_BLACK]);
    stone(GB_WHITE, look[GB_WHITE]);
    noise = 1;
    for (n = 0; n < SPARSE && whole; ++n) {
        random_position(n);
        show();
        whole = wrong_points(look) == 0;
    }
    tap_ok(whole, "stones look whole, alone and side by side, also at the edges");
    for (n = 0; n < 40 && whole; ++n) {
        clustered_position(GAME_STONES);
        show();
        whole = wrong_points(look) == 0;
    }
    tap_ok(whole, "and in 40 games of 60 stones");
    for (n = SPARSE; n < POSITIONS; ++n) {
        random_position(n);
        show();
        most = wrong_points(look) > most ? wrong_points(look) : most;
    }
    printf("# at most %u points of 33,856 are not as they should be on a crowded board\n", most);
    tap_ok(most < 300, "on a crowded board few corners of stones have the other colour");
    img_free(&sheet);
    img_free(&grid);
    img_free(&corners);
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
