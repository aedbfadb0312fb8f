/* Connect 4 as chips in a blue board. Reads the play state and draws what has changed. */
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "games/connect4/play.h"
#include "games/connect4/view.h"
#include "games/connect4/link.h"

/* Where things are: chr/README.md. Tiles, unless PX. */
#define BOARD_X 5
#define BOARD_Y 8
#define BOARD_X_PX 40
#define FALL_Y_PX 36 /* where a fall begins */
#define LOW_Y_PX 2   /* it hovers lower when there are two rows of words */
#define HOURGLASS_X_PX 212
#define HOURGLASS_Y_PX 40
#define LIGHT_X_PX TEXT_CHOICE(144, 168) /* before its word */
#define LIGHT_Y_PX TEXT_CHOICE(23, 27)
#define PANEL_Y 8
#define PANEL_H 8
#define MARK_ROW 10
#define LAMP_ROW 14

/* Attribute bytes of the panels: wood outside (2), words (0) above a mark in the board's colours (1). */
#define PANEL_ATTR_LEFT 0x62
#define PANEL_ATTR_RIGHT 0x98
#define PANEL_ATTR_ROW 2

#define WIN_PHASE 0x08  /* ticks of each picture of a winning chip */
#define TIE_STEP 8      /* ticks a column of the wave: the queue takes four cells a tick, a step changes twelve */
#define CELLS_A_TICK 21 /* cells that are looked at in a tick: half of them */

static const uint8_t colours[32] = {PAL_TEXT,   PAL_C4BOARD, PAL_WOOD,      PAL_TEXT,
                                    PAL_SPR_UI, PAL_SPR_C4,  PAL_SPR_GREEN, PAL_SPR_UI};
static const uint8_t chip[2] = {C4_DISC_RED, C4_DISC_YELLOW};

static uint8_t lamp_shown[2];
static uint8_t next_cell, next_column; /* the round over the cells goes on here when the queue was full */

/* ---- the board ------------------------------------------------------------------------------------------------------ */

/* The picture of a cell by what it holds: found once a tick, since every cell asks. */
static uint8_t by_side[3], tie_column;

static void find_pictures(void) {
    uint8_t starter = c4_state.match.starter;
    by_side[C4_EMPTY] = C4_DISC_HOLE;
    by_side[C4_FIRST] = chip[starter];
    by_side[C4_SECOND] = chip[starter ^ 1];
    tie_column = c4_state.match.game.over == C4_EV_DRAW ? (uint8_t)(c4_state.clock / TIE_STEP) & 0x0F : C4_NOT_DRAWN;
}

/* Winning chips change between two pictures of their own; a tie runs over the board as a wave. */
static uint8_t over_picture(uint8_t picture) {
    if (c4_state.winning[next_cell]) {
        ++picture;
        if ((uint8_t)c4_state.clock & WIN_PHASE) {
            ++picture;
        }
    } else if (tie_column == next_column) {
        ++picture;
    }
    return picture;
}

/* Of next_cell: an argument would cost as much as the rest. */
static uint8_t cell_picture(void) {
    uint8_t picture = by_side[c4_state.match.game.cell[next_cell]];
    if (picture != C4_DISC_HOLE) {
        if (c4_state.state == C4_ST_OVER) {
            return over_picture(picture);
        }
        if (c4_state.state == C4_ST_FALL && next_cell == c4_state.fall_cell) {
            return C4_DISC_HOLE;
        }
    }
    return picture;
}

static void draw_cell(uint8_t cell, uint8_t picture) {
    const uint8_t *tiles = c4_disc_cells + picture * C4_DISC_CELL_TILES;
    uint8_t row = (uint8_t)(cell / C4_COLS);
    uint16_t addr = NT_ADDR(0, BOARD_X, BOARD_Y) + (C4_ROWS - 1 - row) * 96u + (cell % C4_COLS) * 3u;
    ppuq_row(addr, tiles, 3);
    ppuq_row(addr + 32, tiles + 3, 3);
    ppuq_row(addr + 64, tiles + 6, 3);
    c4_shown[cell] = picture;
}

static void step_cell(void) {
    ++next_cell;
    ++next_column;
    if (next_column == C4_COLS) {
        next_column = 0;
        if (next_cell == C4_CELLS) {
            next_cell = 0;
        }
    }
}

static void draw_cells(void) {
    uint8_t i, picture;
    find_pictures();
    for (i = 0; i < CELLS_A_TICK; ++i) {
        picture = cell_picture();
        if (picture != c4_shown[next_cell]) {
            if (!ppuq_room(3, 9)) {
                return;
            }
            draw_cell(next_cell, picture);
        }
        step_cell();
    }
}

/* ---- the panels ------------------------------------------------------------------------------------ */

static void draw_mark(uint8_t panel, uint8_t row, uint8_t mark) {
    uint16_t addr = NT_ADDR(0, 0, row) + c4_panel_x[panel];
    const uint8_t *tiles = c4_mark_cells + mark * C4_MARK_CELL_TILES;
    ppuq_row(addr, tiles, 2);
    ppuq_row(addr + 32, tiles + 2, 2);
}

static uint8_t lamp_of(uint8_t player) {
    uint8_t on;
    if (c4_state.state == C4_ST_OVER) {
        on = c4_state.ready & (uint8_t)(1 << player);
    } else if (c4_state.state == C4_ST_ASK) {
        on = c4_state.asker != player;
    } else {
        on = c4_state.state != C4_ST_SEARCH && c4_match_turn(&c4_state.match) == player;
    }
    return on ? C4_MARK_LAMP_ON : C4_MARK_LAMP_OFF;
}

static void draw_lamp(uint8_t player) {
    uint8_t lamp = lamp_of(player);
    if (lamp != lamp_shown[player] && ppuq_room(2, 4)) {
        draw_mark(player, LAMP_ROW, lamp);
        lamp_shown[player] = lamp;
    }
}

/* ---- sprites ----------------------------------------------------------------------------------------------------------- */

static void draw_chip(uint8_t player, uint8_t column, uint8_t y) {
    uint8_t x = (uint8_t)(column * C4_CELL_PX);
    x += BOARD_X_PX;
    oam_meta(x, y, c4_chip_frames[player], OAM_BEHIND);
}

/* A spark on every winning chip, each a little later than the last. */
static void draw_sparks(void) {
    uint8_t cell, x, y, stage;
    for (cell = 0; cell < C4_CELLS; ++cell) {
        if (!c4_state.winning[cell]) {
            continue;
        }
        stage = (uint8_t)((uint8_t)c4_state.clock >> 2);
        stage += cell;
        stage &= 7;
        if (stage >= C4_SPARK_FRAMES) {
            continue;
        }
        x = (uint8_t)((cell % C4_COLS) * C4_CELL_PX);
        x += BOARD_X_PX + 14;
        y = (uint8_t)((C4_ROWS - 1 - cell / C4_COLS) * C4_CELL_PX);
        y += BOARD_Y * 8 + 2;
        oam_meta(x, y, c4_spark_frames[stage], 0);
    }
}

/* An hourglass beside the message while a thought is in progress; a box around the hole that a hint's chip would fall into. */
static void draw_thought(void) {
    uint8_t x, y;
    if ((c4_state.state == C4_ST_THINK || c4_state.state == C4_ST_HINT) && !c4_state.found) {
        ui_hourglass(HOURGLASS_X_PX, HOURGLASS_Y_PX);
    } else if (c4_state.hint != 0) {
        x = (uint8_t)((uint8_t)(c4_state.hint - 1) * C4_CELL_PX);
        x += BOARD_X_PX;
        y = (uint8_t)((uint8_t)(C4_ROWS - 1 - c4_state.match.game.height[c4_state.hint - 1]) * C4_CELL_PX);
        y += BOARD_Y * 8;
        ui_box(x, y, C4_CELL_PX, 0);
    }
}

static void draw_light(void) {
    if (!c4_state.linked) {
        return;
    }
    switch (link_light(&link_end)) {
    case LINK_CONNECTED:
        oam_meta(LIGHT_X_PX, LIGHT_Y_PX, ui_link_frames[UI_LINK_OK], 0);
        break;
    case LINK_LOST:
        oam_meta(LIGHT_X_PX, LIGHT_Y_PX, ui_light_frames[UI_LIGHT_LOST], 0);
        break;
    default:
        oam_meta(LIGHT_X_PX, LIGHT_Y_PX, ui_light_frames[UI_LIGHT_WAIT], 0);
        break;
    }
}

static void draw_sprites(void) {
    uint8_t hover = FALL_Y_PX, y;
    if (c4_state.linked || text_language != TEXT_ENGLISH) {
        hover += LOW_Y_PX;
    }
    y = hover;
    oam_begin();
    draw_light();
    if (c4_state.state == C4_ST_FALL) {
        y = (uint8_t)(c4_state.fall_y / C4_FALL_UNITS);
        y += FALL_Y_PX;
        if (y < hover) {
            y = hover;
        }
        draw_chip(c4_state.fall_player, c4_state.fall_column, y);
    } else if (c4_cursor_shown()) {
        if ((uint8_t)c4_state.clock & 0x20) {
            ++y; /* it breathes */
        }
        draw_chip(c4_match_turn(&c4_state.match), c4_state.cursor, y);
        draw_thought();
    } else if (c4_state.state == C4_ST_OVER) {
        draw_sparks();
    }
    oam_end();
}

/* ---- the whole screen ------------------------------------------------------------------------------------------------------ */

static void draw_fixed_panel(uint8_t player) {
    uint8_t row;
    uint16_t addr = NT_ADDR(0, 0, PANEL_Y) + c4_panel_x[player];
    for (row = 0; row < PANEL_H; ++row) {
        ppuq_fill(addr, 0, 2);
        addr += 32;
    }
    draw_mark(player, MARK_ROW, player);
}

void c4_board_enter(void) {
    uint8_t i;
    pal_load(colours, 0, sizeof colours);
    vram_at(C4_DISC_BASE * 16);
    vram_load(&c4_disc_chr_far);
    vram_load(&c4_edge_chr_far);
    vram_load(&c4_mark_chr_far);
    vram_load(&c4_scene_chr_far);
    vram_at(0x1000 + C4_CHIP_BASE * 16);
    vram_load(&c4_chip_chr_far);
    vram_load(&c4_spark_chr_far);
    vram_at(0x2000);
    vram_unpack(&c4_scene_map_far);
    for (i = 0; i < 2; ++i) {
        draw_fixed_panel(i);
        ppuq_byte(NT_ATTR(0) + (PANEL_ATTR_ROW + i) * 8u, PANEL_ATTR_LEFT);
        ppuq_byte(NT_ATTR(0) + (PANEL_ATTR_ROW + i) * 8u + 7u, PANEL_ATTR_RIGHT);
        lamp_shown[i] = C4_NOT_DRAWN;
    }
    next_cell = 0;
    next_column = 0;
    find_pictures();
    for (i = 0; i < C4_CELLS; ++i) {
        draw_cell(next_cell, cell_picture());
        step_cell();
    }
}

void c4_board_tick(void) {
    draw_lamp(0);
    draw_lamp(1);
    draw_cells();
    draw_sprites();
}
