#include "art.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"
#include "text_skyscrapers.h"

/* Tiles. Three boxes at the right of the board, 6 wide, or 4 beside the large cells; Chinese words are two rows high. */
#define SIZE_ROW TEXT_CHOICE(3, 2)
#define TIME_ROW 4
#define FITS_ROW 8
#define HEIGHTS_ROW 10
#define LINE_ROW TEXT_CHOICE(16, 15)
#define MODE_ROW TEXT_CHOICE(18, 17)
#define KEY_ROW 19 /* only in English */
#define FROM_ROW TEXT_CHOICE(21, 19)
#define NUMBER_ROW 22
#define PANEL_END 30
#define NOT_DRAWN 0xFF
#define DOT TEXT_CHOICE(TEXT_TILE('.'), 0) /* in Chinese another tile may be there */

static uint16_t fits_shown, time_shown, heights; /* heights: of the cell under the cursor, as the board was at ... */
static uint8_t fits_cursor, fits_changes;
static uint8_t mode_shown, line_shown;
static uint8_t stuck_shown;
static uint8_t roomy; /* 1: it is 6 wide */

static uint16_t place(uint8_t row) {
    return NT_ADDR(0, 0, 0) + row * 32u + city_panel;
}

static uint8_t panel_w(void) {
    return (uint8_t)(PANEL_END - city_panel);
}

/* Each height in its place; a point where it is ruled out. A park is 0 floors high. */
static uint8_t draw_heights(uint16_t heights) {
    static uint8_t tiles[6];
    uint8_t h = 0, row, i, at;
    heights = sky_set_shown(heights);
    if (!ppu_blank && !ppuq_room(3, 18)) {
        return 0;
    }
    for (row = 0; row < 3; ++row) {
        for (i = 0; i < 6; ++i) {
            tiles[i] = 0;
        }
        at = 1;
        for (i = 0; i < 3; ++i) {
            if (h < sky_n) {
                tiles[at] = !(heights & 1)                           ? DOT
                            : sky_parks && h == (uint8_t)(sky_n - 1) ? TEXT_TILE('0')
                                                                     : (uint8_t)(TEXT_TILE('1') + h);
            }
            heights >>= 1;
            ++h;
            at += roomy ? 2 : 1;
        }
        ppuq_row(place((uint8_t)(HEIGHTS_ROW + row)), tiles, panel_w());
    }
    return 1;
}

/* Minutes and seconds; beside large cells, where there is no room for five letters, only minutes from ten on. */
static uint8_t draw_time(void) {
    static uint8_t tiles[6];
    uint16_t minutes = sky_state.seconds / 60;
    uint8_t s = (uint8_t)(sky_state.seconds % 60), m, w = panel_w(), i;
    m = minutes > 99 ? 99 : (uint8_t)minutes;
    for (i = 0; i < 6; ++i) {
        tiles[i] = 0;
    }
    i = (uint8_t)(w - 1);
    if (roomy || m < 10) {
        tiles[i] = (uint8_t)(TEXT_TILE('0') + (uint8_t)(s % 10));
        tiles[(uint8_t)(i - 1)] = (uint8_t)(TEXT_TILE('0') + (uint8_t)(s / 10));
        tiles[(uint8_t)(i - 2)] = TEXT_TILE(':');
        i -= 3;
    } else {
        tiles[i] = TEXT_TILE(':');
        --i;
    }
    tiles[i] = (uint8_t)(TEXT_TILE('0') + (uint8_t)(m % 10));
    if (m >= 10) {
        tiles[(uint8_t)(i - 1)] = (uint8_t)(TEXT_TILE('0') + (uint8_t)(m / 10));
    }
    return ppuq_row(place(TIME_ROW), tiles, w);
}

static uint8_t draw_mode(void) {
    if (!ppu_blank && !ppuq_room(4, 24)) {
        return 0;
    }
    text_wipe(place(MODE_ROW), panel_w());
    text_put(place(MODE_ROW) + roomy, CITY_TEXT(sky_state.pencil ? SKYSCRAPERS_T_MARK : SKYSCRAPERS_T_INK));
    return 1;
}

/* Which row or column the skyline shows. */
static uint8_t draw_line(uint8_t line) {
    uint8_t column = line >= sky_n, number = column ? (uint8_t)(line - sky_n) : line;
    uint16_t at = place(LINE_ROW) + roomy;
    if (!ppu_blank && !ppuq_room(5, 20)) {
        return 0;
    }
    text_put(at, CITY_TEXT(column ? SKYSCRAPERS_T_COLUMN : SKYSCRAPERS_T_ROW));
    at += TEXT_CHOICE(3 + roomy, 34); /* the digit beside the lower row of a Chinese word */
    ppuq_byte(at, (uint8_t)(TEXT_TILE('1') + number));
    return 1;
}

static void draw_box(uint8_t row, uint8_t rows) {
    for (; rows != 0; --rows) {
        ppuq_fill(place(row), CITY_BLANK, panel_w());
        ++row;
    }
}

static uint8_t is_stuck(void) {
    return sky_state.state == SKY_ST_SHOW && sky_state.shows == SKY_SHOW_STUCK;
}

/* Which puzzle it is, or, when the original's solver is stuck, how many cells it has filled. */
static void draw_from(void) {
    text_put(place(FROM_ROW) + roomy,
             CITY_TEXT(stuck_shown ? SKYSCRAPERS_T_DONE : SKYSCRAPERS_T_FROM_MAKER + sky_state.source));
}

/* Of five digits: below the word, or beside large cells with a column of the kerb. */
static uint16_t number_place(void) {
    return (uint16_t)(place(NUMBER_ROW) + (roomy ? 1 : -1));
}

void sky_panel_number(void) {
    if (city_de1) {
        return;
    }
    if (stuck_shown) {
        text_number(number_place(), (uint8_t)(sky_nn - sky_open_cells()), 5);
    } else if (sky_state.source != SKY_FROM_OWN) {
        text_number(number_place(), (uint16_t)sky_state.seed, 5);
    }
}

void sky_panel_enter(void) {
    uint8_t side = (uint8_t)(TEXT_TILE('0') + sky_n);
    fits_cursor = NOT_DRAWN;
    if (city_de1) {
        sky_de1_enter();
        return;
    }
    roomy = city_panel == 24;
    draw_box(2, 4);
    draw_box(7, 7);
    draw_box(15, 9);
    if (text_language == TEXT_ENGLISH) {
        ppuq_byte(place(SIZE_ROW) + roomy, side);
        ppuq_byte(place(SIZE_ROW) + roomy + 1, TEXT_TILE('X'));
        ppuq_byte(place(SIZE_ROW) + roomy + 2, side);
    } else {
        text_put(place(SIZE_ROW) + roomy, CITY_TEXT(SKYSCRAPERS_T_TIME));
    }
    text_put(place(FITS_ROW) + roomy, CITY_TEXT(SKYSCRAPERS_T_FITS));
    text_load(CITY_TEXT(SKYSCRAPERS_T_INK));
    text_load(CITY_TEXT(SKYSCRAPERS_T_MARK));
    text_load(CITY_TEXT(SKYSCRAPERS_T_ROW));
    text_load(CITY_TEXT(SKYSCRAPERS_T_COLUMN));
    if (text_language == TEXT_ENGLISH) {
        ppuq_byte(place(KEY_ROW), FONT_PAD_A);
        text_put(place(KEY_ROW) + 1, CITY_TEXT(roomy ? SKYSCRAPERS_T_BUILD : SKYSCRAPERS_T_PAD));
    }
    text_load(CITY_TEXT(SKYSCRAPERS_T_DONE));
    stuck_shown = 0;
    draw_from();
    sky_panel_number();
    fits_shown = 0xFFFF;
    time_shown = 0xFFFF;
    mode_shown = NOT_DRAWN;
    line_shown = NOT_DRAWN;
}

static void read_heights(void) {
    if (sky_state.state == SKY_ST_SHOW && sky_state.shows == SKY_SHOW_STEP) {
        heights = sky_candidates(sky_state.lit[0]); /* what the step leaves of its first cell */
        fits_cursor = NOT_DRAWN;
    } else if (sky_state.cursor != fits_cursor || sky_changes != fits_changes) {
        heights = sky_remaining(sky_state.cursor);
        fits_cursor = sky_state.cursor;
        fits_changes = sky_changes;
    }
}

void sky_panel_tick(uint8_t line) {
    read_heights();
    if (city_de1) {
        sky_de1_tick((uint8_t)heights);
        return;
    }
    if (line != line_shown && draw_line(line)) {
        line_shown = line;
    }
    if (heights != fits_shown && draw_heights(heights)) {
        fits_shown = heights;
    }
    if (is_stuck() != stuck_shown && ppuq_room(6, 24)) {
        stuck_shown ^= 1;
        text_wipe(place(FROM_ROW), panel_w());
        draw_from();
        sky_panel_number();
    }
    if (sky_state.pencil != mode_shown && draw_mode()) {
        mode_shown = sky_state.pencil;
    }
    if (sky_state.seconds != time_shown && draw_time()) {
        time_shown = sky_state.seconds;
    }
}
