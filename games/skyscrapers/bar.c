#include "art.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "text_skyscrapers.h"

/* Progress of the maker: the further it is, the more windows of a city are lit. */
#define BOX_ROW 8
#define BOX_ROWS 12
#define BOX_X 4
#define BOX_W 24
#define WORDS_ROW 10
#define KEYS_ROW 16

#define TOWERS 14
#define TOWERS_X 2
#define TOWER_W 2
#define TOWER_H SKY_LINE5_CELL_TILES
#define TALLEST 5
#define SKYLINE_ROW 21
#define QUAY_ROW (SKYLINE_ROW + TOWER_H)
#define TILES_UP 0x80 /* where the skyline is on a board: in Chinese there are glyphs */

static uint8_t lit_towers;

/* `picture`: 0, or TALLEST when it is lit. */
static void put_tower(uint8_t which, uint8_t picture) {
    static const uint8_t heights[TOWERS] = {3, 1, 4, 2, 5, 3, 2, 4, 1, 5, 2, 3, 4, 2};
    uint16_t at = NT_ADDR(0, TOWERS_X, SKYLINE_ROW) + which * TOWER_W;
    const uint8_t *tiles;
    picture += heights[which];
    for (tiles = sky_line5_cells + picture * TOWER_H, picture = TOWER_H; picture != 0; --picture) {
        ppuq_fill(at, (uint8_t)(*tiles + TILES_UP), TOWER_W);
        ++tiles;
        at += 32;
    }
}

void sky_bar_enter(void) {
    static const text_area_t words = TEXT_AREA(0x80, 0);
    uint8_t row, tile = CITY_SKY;
    uint16_t at = NT_ADDR(0, 0, 0);
    text_area(&words);
    vram_at(SKY_SEA_BASE * 16);
    vram_load(&sky_sea_chr_far);
    vram_at((SKY_LINE5_BASE + TILES_UP) * 16);
    vram_load(&sky_line5_chr_far);
    for (row = 0; row != 30; ++row) {
        if (row == QUAY_ROW) {
            tile = CITY_BLANK;
        } else if (row == QUAY_ROW + 1) {
            tile = CITY_SEA;
        }
        ppuq_fill(at, tile, 32);
        if ((uint8_t)(row - BOX_ROW) < BOX_ROWS) {
            ppuq_fill(at + BOX_X, CITY_BLANK, BOX_W);
        }
        at += 32;
    }
    attr_fill(0, 0, 0, 16, QUAY_ROW / 2, SKY_PAL);
    attr_fill(0, BOX_X / 2, BOX_ROW / 2, BOX_W / 2, BOX_ROWS / 2, SEA_PAL); /* whole blocks of 32 pixels, as all of these */
    attr_fill(0, 0, QUAY_ROW / 2, 16, 15 - QUAY_ROW / 2, SEA_PAL);
    for (lit_towers = TOWERS; lit_towers != 0; --lit_towers) {
        put_tower((uint8_t)(lit_towers - 1), 0);
    }
    text_centre(NT_ADDR(0, 0, WORDS_ROW), CITY_TEXT(SKYSCRAPERS_T_MAKING));
    text_centre(NT_ADDR(0, 0, KEYS_ROW), CITY_TEXT(SKYSCRAPERS_T_MAKE_KEYS));
}

void sky_bar_tick(void) {
    if (lit_towers < sky_make_progress(TOWERS) && ppuq_room(TOWER_H, TOWER_H * TOWER_W)) {
        put_tower(lit_towers, TALLEST);
        ++lit_towers;
    }
}
