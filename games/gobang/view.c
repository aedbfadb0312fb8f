#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "games/gobang/board_tile.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "text_gobang.h"

/* Where things are: chr/README.md. Tiles, unless PX. Chinese words at the foot are two rows high: with the picture a row up, they are in
 * the safe area. */
#define UP_PX TEXT_CHOICE(0, 8)
#define BOARD_X 2
#define BOARD_Y 3
#define POINT_X_PX 22
#define POINT_Y_PX (30 - UP_PX)
#define POINT_PX 12
#define BOX_PX 20 /* the cursor: its corners leave a stone of 10 whole */
#define PANEL_X 26
#define ARROW_X 25
#define SIDE_ROW 4 /* black; white four rows below */
#define SIDE_ROWS TEXT_CHOICE(4, 5)
#define MOVE_ROW TEXT_CHOICE(13, 16)
#define MOVE_NAME_ROW TEXT_CHOICE(12, 14)
#define FOOT_ROW 26
#define FOOT_X 2
#define FOOT_W 28
#define HOURGLASS_X_PX 220
#define HOURGLASS_Y_PX (144 - UP_PX)
#define STONES_A_TICK 2
#define NOT_DRAWN 0xFF

static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_TEXT,      PAL_TEXT,
                                    PAL_SPR_UI, PAL_SPR_C4, PAL_SPR_GREEN, PAL_SPR_UI};

/* Behind the scene's tiles; the foot line is the line of messages. */
static const text_area_t words = TEXT_AREA(0xE8, FOOT_W);

static uint8_t stones_shown; /* moves whose stones stand on the board */
static uint8_t foot_shown, turn_shown, count_shown;

uint8_t gb_view_x(uint8_t cell) {
    uint8_t x = GB_X(cell);
    return (uint8_t)(x * POINT_PX + POINT_X_PX);
}

uint8_t gb_view_y(uint8_t cell) {
    uint8_t y = GB_Y(cell);
    y *= POINT_PX;
    y += POINT_Y_PX;
    return y;
}

/* ---- the board -------------------------------------------------------------------------------------------------------- */

static uint8_t tile_at(uint8_t tx, uint8_t ty) {
    uint8_t tile = gb_board_tile(tx, ty);
    if (tile == 0) {
        tile = gob_grid_map[ty * (uint16_t)GB_TILES_ACROSS + tx];
    }
    return tile;
}

/* The four tiles that a point touches, as the rules have it now. */
static uint8_t draw_point(uint8_t cell) {
    static uint8_t pair[2];
    uint8_t tx = GB_X(cell), ty = GB_Y(cell), row;
    uint16_t addr;
    if (!ppuq_room(2, 4) && !ppu_blank) {
        return 0;
    }
    tx = GB_TILE(tx);
    ty = GB_TILE(ty);
    addr = NT_ADDR(0, BOARD_X, BOARD_Y) + ty * 32u + tx;
    for (row = 0; row < 2; ++row) {
        pair[0] = tile_at(tx, ty);
        pair[1] = tile_at((uint8_t)(tx + 1), ty);
        ppuq_row(addr, pair, 2);
        ++ty;
        addr += 32;
    }
    return 1;
}

/* New stones in the order played; those taken back are still in the move list behind its end. */
static void draw_stones(void) {
    uint8_t i;
    for (i = 0; i < STONES_A_TICK && stones_shown != gb_count; ++i) {
        if (stones_shown < gb_count) {
            if (!draw_point(gb_moves[stones_shown])) {
                return;
            }
            ++stones_shown;
        } else {
            if (!draw_point(gb_moves[stones_shown - 1])) {
                return;
            }
            --stones_shown;
        }
    }
}

/* ---- the panel and the foot line ------------------------------------------------------------------------------------------ */

static void draw_turn(void) {
    uint8_t turn = gb_result == GB_PLAYING ? gb_count & 1 : 2;
    if (turn == turn_shown || !ppuq_room(2, 2)) {
        return;
    }
    ppuq_byte(NT_ADDR(0, ARROW_X, SIDE_ROW), turn == 0 ? FONT_ARROW_RIGHT : 0);
    ppuq_byte(NT_ADDR(0, ARROW_X, SIDE_ROW + SIDE_ROWS), turn == 1 ? FONT_ARROW_RIGHT : 0);
    turn_shown = turn;
}

static void draw_count(void) {
    if (count_shown != gb_count && text_number(NT_ADDR(0, PANEL_X, MOVE_ROW), gb_count, 3)) {
        count_shown = gb_count;
    }
}

static void draw_foot(void) {
    if (foot_shown != gb_state.message && text_line(NT_ADDR(0, FOOT_X, FOOT_ROW), FOOT_W, gobang_text[gb_state.message])) {
        foot_shown = gb_state.message;
    }
}

/* ---- sprites ------------------------------------------------------------------------------------------------------------- */

static void draw_sprites(void) {
    oam_begin();
    if (gb_state.state != GB_ST_OVER) {
        ui_box((uint8_t)(gb_view_x(gb_state.cursor) - BOX_PX / 2), (uint8_t)(gb_view_y(gb_state.cursor) - BOX_PX / 2),
               BOX_PX, 0);
    }
    if ((gb_state.state == GB_ST_THINK || gb_state.state == GB_ST_HINT) && !gb_state.found) {
        ui_hourglass(HOURGLASS_X_PX, HOURGLASS_Y_PX);
    }
    gb_marks_draw();
    oam_end();
}

/* ---- the whole screen ------------------------------------------------------------------------------------------------------ */

/* Who plays a side; two persons have numbers. */
static const char *name_of(uint8_t side) {
    if ((gb_state.player[0] | gb_state.player[1]) == GB_PERSON) {
        return gobang_text[GOBANG_T_NAME_P1 + side];
    }
    return gobang_text[GOBANG_T_NAME_YOU + gb_state.player[side]];
}

static void draw_side(uint8_t side) {
    uint16_t addr = NT_ADDR(0, PANEL_X, SIDE_ROW) + side * (SIDE_ROWS * 32u);
    text_put(addr, gobang_text[GOBANG_T_BLK + side]);
    text_put(addr + TEXT_CHOICE(32, 64), name_of(side));
}

void gb_view_enter(void) {
    uint8_t i;
    screen_scroll = UP_PX;
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    vram_at(GOB_BASE * 16);
    vram_load(&gob_chr_far);
    vram_load(&gob_grid_chr_far);
    vram_load(&gob_scene_chr_far);
    vram_at(0x1000 + GOB_MARK_BASE * 16);
    vram_load(&gob_mark_chr_far);
    gb_marks_enter();
    vram_at(0x2000);
    vram_unpack(&gob_scene_map_far);
    for (i = 0; i < gb_count; ++i) {
        draw_point(gb_moves[i]);
    }
    stones_shown = gb_count;
    if (UP_PX != 0) {
        ppuq_fill(NT_ADDR(0, 0, 0), 0, 32); /* it is the last row then */
    }
    draw_side(0);
    draw_side(1);
    text_put(NT_ADDR(0, PANEL_X, MOVE_NAME_ROW), gobang_text[GOBANG_T_MOVE]);
    foot_shown = NOT_DRAWN;
    turn_shown = NOT_DRAWN;
    count_shown = NOT_DRAWN;
    gb_view_tick();
}

void gb_view_tick(void) {
    if ((gb_state.state == GB_ST_THINK || gb_state.state == GB_ST_HINT) && TURNS_AT_REST(gb_state.clock)) {
        return;
    }
    draw_stones();
    draw_turn();
    draw_count();
    draw_foot();
    draw_sprites();
}
