#include "art.h"
#include "cart/far.h"
#include "cart/game.h"
#include "cart/hook.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/ui.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"

#define LOOKS_A_TICK 3
#define ISLAND_X 2
#define ISLAND_Y 2
#define ISLAND_H 22
#define BADGES_A_ROW 3 /* sprites of 8 on a line */

uint8_t city_de1;

static const uint8_t colours[16] = {PAL_SPR_UI, PAL_SPR_C4, PAL_SPR_GREEN, PAL_SPR_UI};

/* ---- sprites ------------------------------------------------------------------------------------------------------------------- */

static uint8_t px(uint8_t tiles) {
    return (uint8_t)(tiles << 3);
}

/* Two towers of a height in one line have a badge each, at the foot; at the top, on cells that are no block of 2x2 tiles, those of the machine. */
static void draw_badges(void) {
    uint8_t cell = 0, row, column, in_row, in_box = city_de1 << 2; /* pixels, for the cells there have a border */
    for (row = 0; row < sky_n; ++row) {
        in_row = 0;
        for (column = 0; column < sky_n; ++column) {
            if (city_wrong(cell) && in_row < BADGES_A_ROW) {
                ++in_row;
                city_cell_at(cell);
                oam_meta(px(city_at_x) + in_box, px((uint8_t)(city_at_y + city_side - 1)) - 2 - in_box,
                         sky_badge_frames[SKY_BADGE_WRONG], 0);
            }
            if (city_side != 2 && (sky_game.more[cell] & SKY_MACHINE)) {
                city_cell_at(cell);
                oam_meta(px((uint8_t)(city_at_x + city_side)) - 9 - in_box, px(city_at_y) + in_box,
                         sky_badge_frames[SKY_BADGE_MACHINE], 0);
            }
            ++cell;
        }
    }
}

/* Around a small cell it stays two pixels away, to leave the digit free. */
static void draw_cursor(uint8_t bright) {
    if (city_de1) {
        oam_meta(px(city_at_x), px(city_at_y), sky_de1_cursor_frames[0], 0);
    } else if (city_side == 2) {
        ui_box(px(city_at_x) - 2, px(city_at_y) - 2, 20, bright);
    } else {
        ui_box(px(city_at_x), px(city_at_y), px(city_side), bright);
    }
}

static void draw_own_cursor(void) {
    uint8_t clue = sky_ring_clue(sky_own_col, sky_own_row);
    if (clue != SKY_NO_CLUE) {
        city_clue_at(clue);
        ui_box(px(city_at_x), px(city_at_y), 16, sky_state.state == SKY_ST_EDIT_PAD);
        return;
    }
    city_cell_at(sky_own_cell());
    draw_cursor(sky_state.state == SKY_ST_EDIT_PAD);
}

static void draw_sprites(void) {
    oam_begin();
    if (pad_view_open()) {
        pad_view_sprites();
    }
    if (sky_state.state == SKY_ST_PLAY || sky_state.state == SKY_ST_PAD) {
        city_cell_at(sky_state.cursor);
        draw_cursor(sky_state.state == SKY_ST_PAD);
    } else if (sky_state.state >= SKY_ST_EDIT) {
        draw_own_cursor();
    }
    if (!pad_view_open() && (city_wrongs != 0 || (city_side != 2 && game_choice[SKY_CHOICE_ERRORS] == SKY_ASSIST_ALONG))) {
        draw_badges();
    }
    oam_end();
}

/* ---- the whole screen --------------------------------------------------------------------------------------------------------------- */

/* The sea all over, with a wave here and there. */
static void draw_sea(void) {
    static const uint8_t waves[15] = {2, 25, 30, 1, 0, 31, 30, 29, 0, 30, 1, 0, 31, 12, 22};
    uint16_t addr = NT_ADDR(0, 0, 0);
    uint8_t row;
    for (row = 0; row < 30; ++row) {
        ppuq_fill(addr, CITY_SEA, 32);
        if (row & 1) {
            ppuq_byte(addr + waves[row >> 1], CITY_WAVE);
            ppuq_byte(addr + (31 - waves[14 - (row >> 1)]), CITY_WAVE);
        }
        addr += 32;
    }
}

static void draw_island(void) {
    uint8_t row, first = (uint8_t)(city_x - 2), width = (uint8_t)(city_side * sky_n + 4), end, low;
    end = city_y - (sky_n < 6 ? 1 : 2);
    low = (uint8_t)(city_y + city_side * sky_n + (sky_n < 6 ? 1 : 2));
    for (row = end; row < low; ++row) {
        ppuq_fill(NT_ADDR(0, 0, 0) + row * 32u + first, CITY_BLANK, width);
    }
}

/* ---- the original's board ------------------------------------------------------------------------------------------------------------ */

/* One tile is blank in both tables: the split is there. */
void city_blank_sky(void) {
    static far_data_t blank;
    blank = font_chr_far;
    blank.length = 16;
    vram_load(&blank);
}

static void load_de1(void) {
    vram_at(SKY_DE1_CLUE_BASE * 16);
    vram_load(&sky_de1_clue_chr_far);
    vram_load(&sky_de1_hex_chr_far);
    vram_load(&sky_de1_lamp_chr_far);
    vram_load(&sky_de1_scene_chr_far);
    vram_at(CITY_SKY * 16);
    city_blank_sky();
    vram_at(0x1000 + SKY_DE1_CURSOR_BASE * 16);
    vram_load(&sky_de1_cursor_chr_far);
    vram_at(0x2000);
    vram_unpack(&sky_de1_scene_map_far);
}

void city_shade_de1(uint8_t down, uint8_t palette) {
    uint8_t bx = city_at_x >> 1, by = city_at_y >> 1, y;
    for (y = 0; y < down; ++y) {
        city_shade(bx, (uint8_t)(by + y), palette);
        city_shade((uint8_t)(bx + 1), (uint8_t)(by + y), palette);
    }
    city_send_shades(bx, by, 2, down);
}

/* The displays and the upper row of lamps of the original's board are red, the lower row is green. */
static void shade_lamps(void) {
    uint8_t bx;
    for (bx = DE1_HEX_X / 2; bx < DE1_LAMPS_END / 2; ++bx) {
        city_shade(bx, DE1_STRIP_ROW / 2, DE1_RED);
        city_shade(bx, DE1_STRIP_ROW / 2 + 1, bx < DE1_LAMPS_X / 2 ? DE1_RED : DE1_GREEN);
    }
    city_send_shades(DE1_HEX_X / 2, DE1_STRIP_ROW / 2, (DE1_LAMPS_END - DE1_HEX_X) / 2, 2);
}

static void enter_board(void) {
    vram_at(0x1000 + SKY_SPARK_BASE * 16);
    vram_load(&sky_spark_chr_far);
    vram_load(&sky_badge_chr_far);
    city_load();
    if (city_de1) {
        load_de1();
    } else {
        draw_sea();
        draw_island();
    }
    foot_enter();
    city_enter();
    if (city_de1) {
        shade_lamps();
    }
    pad_view_enter();
    if (!sky_state.editing) {
        sky_panel_enter();
    }
    hook_nmi = sky_split_nmi;
    hook_irq = sky_split_irq;
    hook_line = city_de1 ? DE1_SPLIT : CITY_SPLIT;
    hook_install();
}

void sky_view_enter(void) {
    pal_load(colours, 16, sizeof colours);
    city_de1 = game_choice[SKY_CHOICE_LOOK] && sky_n == SKY_MIN_N && !sky_parks && !sky_state.editing &&
               sky_state.state != SKY_ST_MAKE;
    dusk_day();
    if (sky_state.state == SKY_ST_MAKE) {
        sky_bar_enter();
    } else {
        enter_board();
    }
    sky_view_tick();
}

void sky_view_tick(void) {
    if (sky_state.state == SKY_ST_MAKE) {
        sky_bar_tick();
        return;
    }
    if (sky_state.again) {
        dusk_day();
        if (!city_again()) {
            return;
        }
        sky_panel_number();
        sky_state.again = 0;
    }
    if (sky_state.state == SKY_ST_WON) {
        dusk_tick();
    }
    if (city_touch() || pad_view_tick() || pad_repeat[0] != 0 || pad_repeat[1] != 0) {
        draw_sprites(); /* what a press moves is shown first, what depends on it in the next tick */
        return;
    }
    if (sky_state.along == SKY_ALONG_BUSY && sky_state.state != SKY_ST_SHOW) { /* the entries of the machine are gone for a moment */
        draw_sprites();
        return;
    }
    if (!pad_view_open()) {
        city_tick(LOOKS_A_TICK);
    }
    foot_tick();
    if (!sky_state.editing) {
        sky_panel_tick(foot_line());
    }
    draw_sprites();
}
