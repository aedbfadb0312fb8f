#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "games/connect4/play.h"
#include "games/connect4/view_board.h"
#include "text_connect4.h"

/* Where things are: chr/README.md. Tiles, unless PX. */
#define BOARD_X 5
#define BOARD_Y 8
#define BOARD_X_PX 40
#define HOVER_Y_PX 36
#define MESSAGE_ROW 3
#define MESSAGE_X 4
#define MESSAGE_W 24
#define PANEL_Y 8
#define PANEL_H 8
#define NAME_ROW 9
#define MARK_ROW 10
#define SCORE_ROW 12
#define LAMP_ROW 14

/* Attribute bytes of the panels: wood outside (2), words (0) above a mark in the board's colours (1). */
#define PANEL_ATTR_LEFT 0x62
#define PANEL_ATTR_RIGHT 0x98
#define PANEL_ATTR_ROW 2

#define WIN_PHASE 0x08  /* ticks of each picture of a winning chip */
#define TIE_STEP 4      /* ticks a column of the wave that shows a tie */
#define NOT_DRAWN 0xFF

static const uint8_t colours[32] = {
    PAL_TEXT, PAL_C4BOARD, PAL_WOOD, PAL_TEXT,
    PAL_SPR_UI, PAL_SPR_C4, PAL_SPR_GREEN, PAL_SPR_UI
};
static const uint8_t panel_x[2] = {2, 28};
static const uint8_t chip[2] = {C4_DISC_RED, C4_DISC_YELLOW};

static uint8_t cell_shown[C4_CELLS], lamp_shown[2], score_shown[2], message_shown;
static uint8_t next_cell; /* the round over the cells goes on here when the queue was full */

/* ---- the board ------------------------------------------------------------------------------------------------------ */

static uint8_t lit_by_tie(uint8_t cell) {
    uint8_t wave = (uint8_t)(c4.clock / TIE_STEP);
    wave &= 0x0F;
    return wave == cell % C4_COLS;
}

static uint8_t cell_picture(uint8_t cell) {
    uint8_t owner = c4_match_owner(&c4.match, cell);
    uint8_t picture;
    if (owner == C4_NOBODY || (c4.state == C4_ST_FALL && cell == c4.fall_cell)) {
        return C4_DISC_HOLE;
    }
    picture = chip[owner];
    if (c4.state != C4_ST_OVER) {
        return picture;
    }
    if (c4.winning[cell]) {
        ++picture;
        if ((uint8_t)c4.clock & WIN_PHASE) {
            ++picture;
        }
    } else if (c4.match.game.over == C4_EV_DRAW && lit_by_tie(cell)) {
        ++picture;
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
    cell_shown[cell] = picture;
}

static void draw_cells(void) {
    uint8_t i, picture;
    for (i = 0; i < C4_CELLS; ++i) {
        picture = cell_picture(next_cell);
        if (picture != cell_shown[next_cell]) {
            if (!ppuq_room(3, 9)) {
                return;
            }
            draw_cell(next_cell, picture);
        }
        ++next_cell;
        if (next_cell == C4_CELLS) {
            next_cell = 0;
        }
    }
}

/* ---- the panels and the message line ------------------------------------------------------------------------------------ */

static void draw_mark(uint8_t panel, uint8_t row, uint8_t mark) {
    uint16_t addr = NT_ADDR(0, 0, row) + panel_x[panel];
    const uint8_t *tiles = c4_mark_cells + mark * C4_MARK_CELL_TILES;
    ppuq_row(addr, tiles, 2);
    ppuq_row(addr + 32, tiles + 2, 2);
}

static uint8_t lamp_of(uint8_t player) {
    uint8_t on;
    if (c4.state == C4_ST_OVER) {
        on = c4.ready & (uint8_t)(1 << player);
    } else if (c4.state == C4_ST_ASK) {
        on = c4.asker != player;
    } else {
        on = c4_match_turn(&c4.match) == player;
    }
    return on ? C4_MARK_LAMP_ON : C4_MARK_LAMP_OFF;
}

static void draw_panel(uint8_t player) {
    uint8_t lamp = lamp_of(player);
    if (lamp != lamp_shown[player] && ppuq_room(2, 4)) {
        draw_mark(player, LAMP_ROW, lamp);
        lamp_shown[player] = lamp;
    }
    if (c4.match.wins[player] != score_shown[player] &&
        text_number(NT_ADDR(0, 0, SCORE_ROW) + panel_x[player], c4.match.wins[player], 2)) {
        score_shown[player] = c4.match.wins[player];
    }
}

static void draw_message(void) {
    const char *text = connect4_text[c4.message];
    uint8_t n, i, left, *to;
    if (message_shown == c4.message) {
        return;
    }
    to = ppuq_open(NT_ADDR(0, MESSAGE_X, MESSAGE_ROW), MESSAGE_W);
    if (to == 0) {
        return;
    }
    memset(to, 0, MESSAGE_W);
    n = text_length(text);
    left = (uint8_t)((uint8_t)(MESSAGE_W - n) >> 1);
    for (i = 0; i < n; ++i) {
        to[left] = TEXT_TILE(text[i]);
        ++left;
    }
    ppuq_publish();
    message_shown = c4.message;
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
        if (!c4.winning[cell]) {
            continue;
        }
        stage = (uint8_t)((uint8_t)c4.clock >> 2);
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

static void draw_sprites(void) {
    uint8_t y = HOVER_Y_PX;
    oam_begin();
    if (c4.state == C4_ST_FALL) {
        y += (uint8_t)(c4.fall_y / C4_FALL_UNITS);
        draw_chip(c4.fall_player, (uint8_t)(c4.fall_cell % C4_COLS), y);
    } else if (c4.state == C4_ST_AIM) {
        if ((uint8_t)c4.clock & 0x20) {
            ++y; /* it breathes */
        }
        draw_chip(c4_match_turn(&c4.match), c4.cursor, y);
    } else if (c4.state == C4_ST_OVER) {
        draw_sparks();
    }
    oam_end();
}

/* ---- ---------------------------------------------------------------------------------------------------------------------- */

static void draw_fixed_panel(uint8_t player) {
    uint8_t row;
    uint16_t addr = NT_ADDR(0, 0, PANEL_Y) + panel_x[player];
    for (row = 0; row < PANEL_H; ++row) {
        ppuq_fill(addr, 0, 2);
        addr += 32;
    }
    text_put(NT_ADDR(0, 0, NAME_ROW) + panel_x[player], connect4_text[CONNECT4_T_P1 + player]);
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
        lamp_shown[i] = NOT_DRAWN;
        score_shown[i] = NOT_DRAWN;
    }
    message_shown = NOT_DRAWN;
    memset(cell_shown, C4_DISC_HOLE, C4_CELLS);
    for (i = 0; i < C4_CELLS; ++i) {
        draw_cell(i, cell_picture(i));
    }
    c4_board_tick();
}

void c4_board_tick(void) {
    draw_message();
    draw_panel(0);
    draw_panel(1);
    draw_cells();
    draw_sprites();
}
