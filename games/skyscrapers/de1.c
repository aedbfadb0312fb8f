/* The foot of the original's board, a DE1: on its displays the heights that are left for the cell under the cursor; green lamps for the lines
 * that are full and right, rows and then columns; a red one runs while the solver can be watched. */
#include "art.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "text_skyscrapers.h"

#define DISPLAYS 4
#define LINES 8
#define REDS 10
#define ALL_HEIGHTS 0x1E /* a bit a height */
#define LABEL_X 2
#define LABEL_ROW TEXT_CHOICE(23, 22)
#define RUN_TICKS 8
#define NO_LAMP 0xFE
#define NOT_DRAWN 0xFF

static uint8_t heights_shown, greens, greens_shown, red_shown;
static uint8_t line; /* the next one to look at */

static uint16_t place(uint8_t row, uint8_t x) {
    return NT_ADDR(0, 0, DE1_STRIP_ROW) + row * 32u + x;
}

static uint8_t clue_fits(uint8_t clue) {
    return sky_game.puzzle.clue[clue] == 0 || sky_clue_state(clue) == SKY_CLUE_MET;
}

static uint8_t line_is_right(void) {
    uint8_t front = sky_front[line], cell = sky_start[front], i, there = 0;
    for (i = 0; i < DISPLAYS; ++i) {
        there |= (uint8_t)(1 << sky_game.entry[cell]);
        cell += sky_step[front];
    }
    return there == ALL_HEIGHTS && clue_fits(front) && clue_fits(sky_back[line]);
}

/* A line a tick; all of them when the puzzle is solved, with a dark one that runs to the right. */
static void look_at_lines(void) {
    uint8_t bit = (uint8_t)(1 << line);
    greens &= (uint8_t)~bit;
    if (sky_state.state == SKY_ST_WON) {
        greens = (uint8_t) ~(1 << ((uint8_t)((uint8_t)sky_state.clock / RUN_TICKS) & (LINES - 1)));
    } else if (line_is_right()) {
        greens |= bit;
    }
    ++line;
    line &= LINES - 1;
}

static uint8_t red_now(void) {
    uint8_t lamp;
    if (sky_state.work < SKY_WORK_WATCH || (sky_state.state != SKY_ST_WORK && sky_state.state != SKY_ST_SHOW)) {
        return NO_LAMP;
    }
    lamp = frame_count / RUN_TICKS & 15;
    return lamp < REDS ? lamp : NO_LAMP;
}

static void draw_displays(uint8_t heights) {
    uint8_t row, i, *to;
    for (row = 0; row < 3; ++row) {
        to = ppuq_open(place(row, DE1_HEX_X), 2 * DISPLAYS);
        for (i = 0; i < DISPLAYS; ++i) {
            *to = SKY_DE1_HEX_BASE + row + row;
            if (heights & (uint8_t)(1 << i)) {
                *to += (uint8_t)((uint8_t)(i + 1) * SKY_DE1_HEX_CELL_TILES);
            }
            to[1] = (uint8_t)(*to + 1);
            to += 2;
        }
        ppuq_publish();
    }
}

static void draw_lamps(uint8_t row, uint8_t count, uint16_t lit) {
    uint8_t i, *to = ppuq_open(place(row, DE1_LAMPS_X), count);
    for (i = 0; i < count; ++i) {
        to[i] = SKY_DE1_LAMP_BASE + ((uint8_t)lit & 1);
        lit >>= 1;
    }
    ppuq_publish();
}

void sky_de1_enter(void) {
    text_put(place(LABEL_ROW - DE1_STRIP_ROW, LABEL_X), CITY_TEXT(SKYSCRAPERS_T_FITS));
    heights_shown = NOT_DRAWN;
    greens = 0;
    greens_shown = NOT_DRAWN;
    red_shown = NOT_DRAWN;
    line = 0;
}

void sky_de1_tick(uint8_t heights) {
    uint8_t red = red_now();
    look_at_lines();
    if (heights != heights_shown && ppuq_room(3, 6 * DISPLAYS)) {
        draw_displays(heights);
        heights_shown = heights;
    }
    if (greens != greens_shown && ppuq_room(1, LINES)) {
        draw_lamps(2, LINES, greens);
        greens_shown = greens;
    }
    if (red != red_shown && ppuq_room(1, REDS)) {
        draw_lamps(0, REDS, red == NO_LAMP ? 0 : 1u << red);
        red_shown = red;
    }
}
