#include "art.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "text_skyscrapers.h"

/* A puzzle is being made: how far the maker is, and a city whose windows light up with it. */
#define BOX_ROW 8
#define BOX_ROWS 12
#define BOX_X 4
#define BOX_W 24
#define WORDS_ROW 10
#define BAR_ROW 13
#define KEYS_ROW 16
#define BAR_X 6
#define BAR_W 20
#define NOT_DRAWN 0xFF

#define TOWERS 14
#define TOWERS_X 2
#define TOWER_W 2
#define TOWER_H SKY_LINE5_CELL_TILES
#define TALLEST 5
#define SKYLINE_ROW 21
#define QUAY_ROW (SKYLINE_ROW + TOWER_H)
#define TILES_UP 0x80 /* from where the skyline lies on a board: in Chinese there are glyphs */

static uint8_t bar_shown, lit_shown;

static void put_tower(uint8_t which, uint8_t lit) {
    static const uint8_t heights[TOWERS] = {3, 1, 4, 2, 5, 3, 2, 4, 1, 5, 2, 3, 4, 2};
    uint8_t picture = lit ? heights[which] + TALLEST : heights[which], row;
    const uint8_t *tiles = sky_line5_cells + picture * TOWER_H;
    uint16_t at = NT_ADDR(0, TOWERS_X, SKYLINE_ROW) + which * TOWER_W;
    for (row = 0; row != TOWER_H; ++row) {
        ppuq_fill(at, (uint8_t)(tiles[row] + TILES_UP), TOWER_W);
        at += 32;
    }
}

void sky_bar_enter(void) {
    static const text_area_t words = TEXT_AREA(0x80, 0);
    uint8_t row;
    text_area(&words);
    vram_at(SKY_SEA_BASE * 16);
    vram_load(&sky_sea_chr_far);
    vram_at((SKY_LINE5_BASE + TILES_UP) * 16);
    vram_load(&sky_line5_chr_far);
    for (row = 0; row < 30; ++row) {
        ppuq_fill(NT_ADDR(0, 0, 0) + row * 32u,
                  row < QUAY_ROW    ? CITY_SKY
                  : row == QUAY_ROW ? CITY_BLANK
                                    : CITY_SEA,
                  32);
        if (row > QUAY_ROW) {
            ppuq_byte(NT_ADDR(0, 0, 0) + row * 32u + (uint8_t)((row * 11) & 31), CITY_WAVE);
        }
    }
    for (row = BOX_ROW; row < BOX_ROW + BOX_ROWS; ++row) {
        ppuq_fill(NT_ADDR(0, BOX_X, 0) + row * 32u, CITY_BLANK, BOX_W);
    }
    attr_fill(0, 0, 0, 16, QUAY_ROW / 2, SKY_PAL);
    attr_fill(0, BOX_X / 2, BOX_ROW / 2, BOX_W / 2, BOX_ROWS / 2, SEA_PAL); /* whole blocks of 32 pixels, as all of these */
    attr_fill(0, 0, QUAY_ROW / 2, 16, 15 - QUAY_ROW / 2, SEA_PAL);
    for (row = 0; row != TOWERS; ++row) {
        put_tower(row, 0);
    }
    text_centre(NT_ADDR(0, 0, WORDS_ROW), CITY_TEXT(SKYSCRAPERS_T_MAKING));
    text_centre(NT_ADDR(0, 0, KEYS_ROW), CITY_TEXT(SKYSCRAPERS_T_MAKE_KEYS));
    bar_shown = NOT_DRAWN;
    lit_shown = 0;
}

void sky_bar_tick(void) {
    uint16_t filled = sky_make_progress();
    filled = filled * BAR_W / 100;
    if (lit_shown != TOWERS && bar_shown != NOT_DRAWN && lit_shown < bar_shown * TOWERS / BAR_W &&
        ppuq_room(TOWER_H, TOWER_H * TOWER_W)) {
        put_tower(lit_shown, 1);
        ++lit_shown;
    }
    if ((uint8_t)filled == bar_shown || !ppuq_room(1, BAR_W)) {
        return;
    }
    bar_shown = (uint8_t)filled;
    if (bar_shown != 0) {
        ppuq_fill(NT_ADDR(0, BAR_X, BAR_ROW), CITY_SEA, bar_shown);
    }
}
