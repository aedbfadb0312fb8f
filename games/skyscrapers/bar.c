#include "art.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "text_skyscrapers.h"

/* A puzzle is being made: how far the maker is. */
#define BOX_ROW 10
#define BOX_ROWS 10
#define BOX_X 2
#define BOX_W 28
#define WORDS_ROW 11
#define BAR_ROW 14
#define KEYS_ROW 17
#define BAR_X 6
#define BAR_W 20
#define NOT_DRAWN 0xFF

static uint8_t bar_shown;

void sky_bar_enter(void) {
    static const text_area_t words = TEXT_AREA(0x80, 0);
    uint8_t row;
    text_area(&words);
    vram_at(SKY_SEA_BASE * 16);
    vram_load(&sky_sea_chr_far);
    for (row = 0; row < 30; ++row) {
        ppuq_fill(NT_ADDR(0, 0, 0) + row * 32u, CITY_SEA, 32);
    }
    for (row = BOX_ROW; row < BOX_ROW + BOX_ROWS; ++row) {
        ppuq_fill(NT_ADDR(0, BOX_X, 0) + row * 32u, CITY_BLANK, BOX_W);
    }
    attr_fill(0, 0, 0, 16, 15, SEA_PAL);
    text_centre(NT_ADDR(0, 0, WORDS_ROW), CITY_TEXT(SKYSCRAPERS_T_MAKING));
    text_centre(NT_ADDR(0, 0, KEYS_ROW), CITY_TEXT(SKYSCRAPERS_T_MAKE_KEYS));
    bar_shown = NOT_DRAWN;
}

void sky_bar_tick(void) {
    uint16_t filled = sky_make_progress();
    filled = filled * BAR_W / 100;
    if ((uint8_t)filled == bar_shown || !ppuq_room(1, BAR_W)) {
        return;
    }
    bar_shown = (uint8_t)filled;
    if (bar_shown != 0) {
        ppuq_fill(NT_ADDR(0, BAR_X, BAR_ROW), CITY_SEA, bar_shown);
    }
}
