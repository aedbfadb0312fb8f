/* Connect 4 as chips in a blue board, in a room. Reads the play state and draws what has changed. */
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "games/connect4/play.h"
#include "games/connect4/review.h"
#include "games/connect4/view.h"

/* Where things are: chr/README.md. Tiles, unless PX. */
#define BOARD_X 2
#define BOARD_Y 7
#define BOARD_X_PX (BOARD_X * 8)
#define BOARD_Y_PX (BOARD_Y * 8)
#define HOVER_Y_PX (BOARD_Y_PX - C4_HOVER_PX) /* where a fall begins */
#define LOW_Y_PX 4
#define HOURGLASS_X_PX 212
#define HOURGLASS_Y_PX 48

#define CELLS_A_TICK 14 /* cells that are looked at in a tick: a third of them */

static const uint8_t colours[32] = {PAL_C4ROOM, PAL_C4BLUE,     PAL_TEXT,      PAL_C4BLUE,
                                    PAL_SPR_UI, PAL_SPR_C4ROOM, PAL_SPR_GREEN, PAL_SPR_WHITE};
static const uint8_t chip[2] = {C4_DISC_RED, C4_DISC_YELLOW};

static uint8_t next_cell; /* where the pass over the cells continues if the queue was full */

/* ---- the board ------------------------------------------------------------------------------------------------------ */

/* The picture of a cell by what it holds: found once a tick, since every cell asks. */
static uint8_t by_side[3];

static void find_pictures(void) {
    uint8_t starter = c4_state.match.starter;
    by_side[C4_EMPTY] = C4_DISC_HOLE;
    by_side[C4_FIRST] = chip[starter];
    by_side[C4_SECOND] = chip[starter ^ 1];
}

static uint8_t cell_picture(uint8_t cell) {
    uint8_t picture = by_side[c4_state.match.game.cell[cell]];
    if (c4_state.state == C4_ST_FALL && cell == c4_state.fall_cell) {
        return C4_DISC_HOLE;
    }
    if (c4_state.state == C4_ST_EMPTY && cell < c4_emptied) {
        return C4_DISC_HOLE;
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

uint8_t c4_board_refresh(uint8_t cell) {
    uint8_t picture = cell_picture(cell);
    if (picture != c4_shown[cell]) {
        if (!ppuq_room(3, 9)) {
            return 0;
        }
        draw_cell(cell, picture);
    }
    return 1;
}

/* First the chip that has just come to rest: it must be drawn when its sprite disappears. */
static void draw_cells(void) {
    uint8_t i;
    find_pictures();
    c4_board_refresh(c4_state.fall_cell);
    for (i = 0; i < CELLS_A_TICK && c4_board_refresh(next_cell); ++i) {
        ++next_cell;
        if (next_cell == C4_CELLS) {
            next_cell = 0;
        }
    }
}

/* ---- sprites ----------------------------------------------------------------------------------------------------------- */

uint8_t c4_column_px(uint8_t column) {
    return (uint8_t)(column * C4_CELL_PX + BOARD_X_PX);
}

uint8_t c4_row_px(uint8_t row) {
    return (uint8_t)((uint8_t)(C4_ROWS - 1 - row) * C4_CELL_PX + BOARD_Y_PX);
}

static void draw_chip(uint8_t player, uint8_t column, uint8_t y) {
    oam_meta(c4_column_px(column), y, c4_chip_frames[player], OAM_BEHIND);
}

/* An hourglass beside the message while a thought is in progress; a box around the hole that a hint's chip would fall into. */
static void draw_thought(void) {
    if (((c4_state.state == C4_ST_THINK || c4_state.state == C4_ST_HINT) && !c4_state.found) ||
        (c4_state.state == C4_ST_LOOK && c4_hand_able() && c4_review.state == C4_REVIEW_WORKING)) {
        ui_hourglass(HOURGLASS_X_PX, HOURGLASS_Y_PX);
    } else if (c4_state.hint != 0) {
        ui_box(c4_column_px((uint8_t)(c4_state.hint - 1)), c4_row_px(c4_state.match.game.height[c4_state.hint - 1]),
               C4_CELL_PX, 0);
    }
}

/* How high a chip hovers: lower when there are two rows of words above it. */
static uint8_t hover_y(void) {
    uint8_t y = HOVER_Y_PX;
    if (text_language != TEXT_ENGLISH || c4_values_shown()) {
        y += LOW_Y_PX;
    }
    return y;
}

static void draw_sprites(void) {
    uint8_t hover = hover_y(), y;
    oam_begin();
    c4_room_sprites();
    y = hover;
    if (c4_state.state == C4_ST_FALL) {
        y = (uint8_t)(c4_state.fall_y / C4_FALL_UNITS);
        y += HOVER_Y_PX;
        if (y < hover) {
            y = hover;
        }
        draw_chip(c4_state.fall_player, c4_state.fall_column, y);
    } else if (c4_cursor_on) {
        if ((uint8_t)c4_state.clock & 0x20) {
            ++y; /* it breathes */
        }
        draw_chip(c4_mover, c4_state.cursor, y);
    }
    draw_thought();
    c4_motion_sprites();
    oam_end();
}

/* ---- the whole screen ------------------------------------------------------------------------------------------------------ */

void c4_board_enter(void) {
    uint8_t i;
    pal_load(colours, 0, sizeof colours);
    vram_at(C4_DISC_BASE * 16);
    vram_load(&c4_disc_chr_far);
    vram_load(&c4_scene_chr_far);
    vram_at(0x1000 + C4_CHIP_BASE * 16);
    vram_load(&c4_chip_chr_far);
    vram_load(&c4_mini_chr_far);
    vram_load(&c4_spark_chr_far);
    vram_load(&c4_ring_chr_far);
    vram_at(0x2000);
    vram_unpack(&c4_scene_map_far);
    next_cell = 0;
    find_pictures();
    for (i = 0; i < C4_CELLS; ++i) {
        draw_cell(i, cell_picture(i));
    }
    c4_motion_enter();
    c4_room_enter();
}

void c4_board_tick(uint8_t words_come) {
    if (words_come && c4_state.state == C4_ST_AIM && c4_state.clock > TURNS_SETTLED) {
        draw_sprites(); /* the board does not change; a glyph and all of it are too much for a frame of two ticks */
        return;
    }
    if (c4_state.state != C4_ST_THINK || c4_state.clock <= TURNS_SETTLED) { /* nothing changes while it thinks, and that takes time */
        c4_motion_tick();
        draw_cells();
    }
    c4_room_tick();
    draw_sprites();
}
