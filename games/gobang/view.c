#include "art.h"
#include "cart/club/cast.h"
#include "cart/club/turn_clock.h"
#include "cart/far.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "games/gobang/board_tile.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"
#include "text_gobang.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

/* Where things are: chr/README.md. Tiles, unless PX. Chinese words at the foot are two rows high: with the picture moved up by a
 * row, they are in the safe area. */
#define UP_PX TEXT_CHOICE(0, 8)
#define POINT_X_PX (gb_sword ? 42 : 26)
#define POINT_Y_PX (26 - UP_PX)
#define POINT_PX 12
#define BOX_PX 20   /* the cursor: its corners are just outside a stone */
#define FRAME_PX 15 /* the same in the original's look: a square around the disc */
#define PANEL_X 26
#define PORTRAIT_ROW 6
#define PORTRAIT_PAL 2
#define SIDE_ROW 12 /* black: its stone, with the name below; white four rows further down */
#define SIDE_ROWS 4
#define TURN_X 28
#define MOVE_NAME_ROW 21
#define MOVE_ROW TEXT_CHOICE(22, 24)
#define FOOT_ROW 26
#define SWORD_WINS_ROW 12 /* in the original's look, below PLAYER or AI */
#define SWORD_CLOCK_ROW 14
#define SWORD_ROWS 8
#define FOOT_X 2
#define FOOT_W 28
#define HOURGLASS_X_PX 236
#define HOURGLASS_Y_PX (104 - UP_PX)
#define HOURGLASS_ROW 7 /* of the board, beside it */
#define POINT_W 4       /* below the number of the move */
#define NOT_DRAWN 0xFF

static const uint8_t colours[32] = {PAL_TEXT,   PAL_GOBAN,    PAL_TEXT,      PAL_GARDEN,
                                    PAL_SPR_UI, PAL_SPR_MARK, PAL_SPR_GREEN, PAL_SPR_STONE};
static const uint8_t sword_colours[32] = {PAL_TEXT_SWORD, PAL_SWORD,     PAL_SWORD,    PAL_SWORD, 0x0F,
                                          0x0F,           0x27,          0x0F, /* for the hand, and the pause menu's words in Chinese: black on wood */
                                          PAL_SPR_MARK,   PAL_SPR_GREEN, PAL_SPR_STONE};

/* The portrait takes the font's small letters, which no word here has; in Chinese tiles from the first letters on. */
#define PORTRAIT_TILE TEXT_CHOICE(0x3B, 0x1A)
/* Chinese: glyphs in the rest of the font, except for digits and frames. The foot line is the line of messages, which has the other letters: no more than
 * 16 of its columns are not blank. */
static const text_area_t words = {{0x02, 0x68, 0x68, 0x68}, {7, 11, 0, 0}, 0x3E};

static uint8_t who; /* the opponent who sits there */
static uint8_t foot_shown, turn_shown, count_shown, point_shown, wins_shown;

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

/* ---- the panel and the foot line ------------------------------------------------------------------------------------------ */

static void draw_turn(void) {
    uint8_t turn = gb_result == GB_PLAYING ? gb_count & 1 : 2;
    if (turn == turn_shown || gb_sword || !ppuq_room(2, 2)) {
        return;
    }
    ppuq_byte(NT_ADDR(0, TURN_X, SIDE_ROW), turn == 0 ? GOB_TURN_BASE : 0);
    ppuq_byte(NT_ADDR(0, TURN_X, SIDE_ROW + SIDE_ROWS), turn == 1 ? GOB_TURN_BASE : 0);
    turn_shown = turn;
}

/* Who plays a side; two persons have numbers. */
static const char *name_of(uint8_t side) {
    if ((gb_state.player[0] | gb_state.player[1]) == GB_PERSON) {
        return gobang_text[GOBANG_T_NAME_P1 + (side ^ gb_state.series.swapped)];
    }
    return gobang_text[GOBANG_T_NAME_YOU + gb_state.player[side]];
}

/* Games won, beside the stones; choosing colours may swap the names. */
static void draw_wins(void) {
    uint8_t side, seen = (uint8_t)(gb_state.series.wins[0] << 4 | gb_state.series.wins[1]);
    if (gb_state.series.swapped) {
        seen |= 0x80;
    }
    if (seen == wins_shown || !ppuq_room(6, 16)) {
        return;
    }
    for (side = 0; side < 2; ++side) {
        uint16_t addr = NT_ADDR(0, TURN_X, SIDE_ROW + 1) + side * (SIDE_ROWS * 32u);
        if (gb_sword) {
            addr = NT_ADDR(0, TURN_X, SWORD_WINS_ROW) + side * (SWORD_ROWS * 32u);
        }
        if (seen != 0) {
            text_number(addr, gb_state.series.wins[side ^ gb_state.series.swapped], 2);
        }
        if (wins_shown != NOT_DRAWN && !gb_sword && (gb_state.player[0] | gb_state.player[1]) == GB_PERSON) {
            text_put(addr + 32 - (TURN_X - PANEL_X), name_of(side));
        }
    }
    wins_shown = seen;
}

static void draw_count(void) {
    if (count_shown != gb_count && !gb_sword && text_number(NT_ADDR(0, PANEL_X, MOVE_ROW), gb_count, 3)) {
        count_shown = gb_count;
    }
}

/* In the review: where the last stone was put, in players' notation, a to o and 1 to 15 from below; in Chinese the column is a
 * number, too. */
static void draw_point(void) {
    uint8_t cell = GB_NO_CELL, column;
    uint16_t addr = NT_ADDR(0, PANEL_X, MOVE_ROW + 1);
    if (gb_state.state == GB_ST_REVIEW && gb_count != 0) {
        cell = gb_moves[gb_count - 1];
    }
    if (cell == point_shown || gb_sword || !ppuq_room(3, POINT_W + 4)) {
        return;
    }
    point_shown = cell;
    text_wipe(addr, POINT_W);
    if (cell == GB_NO_CELL) {
        return;
    }
    column = GB_X(cell);
    if (UP_PX == 0) {
        ppuq_byte(addr, (uint8_t)(TEXT_TILE('A') + column));
    } else {
        text_number(addr, (uint8_t)(column + 1), 2);
    }
    text_number((uint16_t)(addr + (UP_PX == 0 ? 1 : 2)), (uint8_t)(GB_SIZE - GB_Y(cell)), 2);
}

static void draw_foot(void) {
    if (foot_shown != gb_state.message && text_line(NT_ADDR(0, FOOT_X, FOOT_ROW), FOOT_W, gobang_text[gb_state.message])) {
        foot_shown = gb_state.message;
    }
}

/* The turn clock: at the name of who is to move. */
static void draw_clock(void) {
    uint16_t addr = NT_ADDR(0, TURN_X, SIDE_ROW + 3);
    uint8_t rows = SIDE_ROWS;
    if (gb_sword) {
        addr = NT_ADDR(0, TURN_X, SWORD_CLOCK_ROW);
        rows = SWORD_ROWS;
    }
    turn_clock_draw(gb_count & 1 ? addr + rows * 32u : addr);
}

/* ---- sprites ------------------------------------------------------------------------------------------------------------- */

/* The cursor: four red corners around a stone; in the original's look a red square. */
static void draw_cursor(void) {
    uint8_t size = gb_sword ? FRAME_PX : BOX_PX, half = (uint8_t)(size >> 1);
    uint8_t x = (uint8_t)(gb_view_x(gb_state.cursor) - half), y = (uint8_t)(gb_view_y(gb_state.cursor) - half);
    uint8_t right = (uint8_t)(x + size - 8), low = (uint8_t)(y + size - 8);
    const uint8_t *corner = gob_mark_frames[gb_sword ? GOB_MARK_FRAME : GOB_MARK_CORNER];
    oam_meta(x, y, corner, 0);
    oam_meta(right, y, corner, OAM_FLIP_X);
    oam_meta(x, low, corner, OAM_FLIP_Y);
    oam_meta(right, low, corner, OAM_FLIP_X | OAM_FLIP_Y);
    x = GB_Y(gb_state.cursor);
    if (gb_sword) {
        gb_marks_count(x, GB_MARKS_UPPER(2) + GB_MARKS_LOWER(4)); /* all four share a line */
    } else {
        gb_marks_count((uint8_t)(x - 1), GB_MARKS_LOWER(2));
        gb_marks_count(x, GB_MARKS_UPPER(2) + GB_MARKS_LOWER(2));
        gb_marks_count((uint8_t)(x + 1), GB_MARKS_UPPER(2));
    }
}

static void draw_sprites(void) {
    oam_begin();
    gb_marks_begin();
    if (gb_state.state < GB_ST_OVER) {
        draw_cursor();
    }
    if (GB_THINKS(gb_state.state) && !gb_state.found) {
        ui_hourglass(HOURGLASS_X_PX, HOURGLASS_Y_PX);
        gb_marks_count(HOURGLASS_ROW, GB_MARKS_UPPER(1) + GB_MARKS_LOWER(1));
    }
    if (gb_sword) {
        gb_sword_hand();
    }
    gb_board_stone();
    gb_marks_draw();
    gb_board_lights();
    oam_end();
}

/* ---- the whole screen ------------------------------------------------------------------------------------------------------ */

/* A stone on a piece of the board, two tiles by two. */
static void draw_plate(uint16_t addr, uint8_t side) {
    static uint8_t pair[2];
    uint8_t third = side + side;
    third += side;
    pair[0] = GOB_ONE + 6 + side;
    pair[1] = GOB_PAIR_H + 8 + 2 + third;
    ppuq_row(addr, pair, 2);
    pair[0] = GOB_PAIR_V + 8 + 2 + third;
    pair[1] = GB_FOURS_FIRST + side;
    ppuq_row(addr + 32, pair, 2);
}

static void draw_side(uint8_t side) {
    uint16_t addr = NT_ADDR(0, PANEL_X, SIDE_ROW) + side * (SIDE_ROWS * 32u);
    draw_plate(addr, side);
    text_put(addr + 64, name_of(side));
}

/* The machine that sits opposite, or CAST_NOBODY between two people. */
static uint8_t opponent(void) {
    uint8_t player = gb_state.player[1];
    if (player == GB_PERSON) {
        player = gb_state.player[0];
    }
    return player == GB_PERSON ? CAST_NOBODY : cast_of_level((uint8_t)(player - 1));
}

static uint8_t mood(void) {
    if (gb_result != GB_BLACK_WINS && gb_result != GB_WHITE_WINS) {
        return CAST_THINKING;
    }
    return gb_state.player[(uint8_t)(gb_result - GB_BLACK_WINS)] == GB_PERSON ? CAST_BEATEN : CAST_GLAD;
}

/* Below the window: the opponent, or between two people the rest of the garden, down to the veranda. */
static void draw_seat(void) {
    /* Attributes of four blocks of 4x4 tiles, from row 4, column 24; the board's edge is in them, too. */
    static const uint8_t seated[4] = {0x9D, 0xA7, 0x99, 0xAA}, empty[4] = {0xDD, 0x77, 0x5D, 0x57};
    static uint8_t tiles[CAST_SIDE];
    const uint8_t *attr = seated;
    uint8_t row, i, tile = PORTRAIT_TILE, colour[3];
    who = opponent();
    if (who == CAST_NOBODY) {
        attr = empty;
        vram_at(PORTRAIT_TILE * 16u);
        vram_load(&gob_pond_chr_far);
    } else {
        cast_load(who, mood(), PORTRAIT_TILE);
        cast_palette(who, colour);
        for (i = 0; i < 3; ++i) {
            pal_set((uint8_t)(PORTRAIT_PAL * 4 + 1 + i), colour[i]);
        }
    }
    for (row = 0; row < CAST_SIDE; ++row) {
        for (i = 0; i < CAST_SIDE; ++i) {
            tiles[i] = tile;
            ++tile;
        }
        ppuq_row(NT_ADDR(0, PANEL_X, PORTRAIT_ROW) + row * 32u, tiles, CAST_SIDE);
    }
    ppuq_row(NT_ATTR(0) + 8 + 6, attr, 2);
    ppuq_row(NT_ATTR(0) + 16 + 6, attr + 2, 2);
    ppuq_byte(NT_ATTR(0) + 24 + 6, 0x15); /* the two stones below: as the board */
    ppuq_byte(NT_ATTR(0) + 32 + 6, 0x15);
}

void gb_view_enter(void) {
    screen_scroll = UP_PX;
    pal_load(gb_sword ? sword_colours : colours, 0, sizeof colours);
    text_area(&words);
    vram_at(0x1000 + GOB_MARK_BASE * 16);
    vram_load(&gob_mark_chr_far);
    vram_load(&gob_stone_chr_far);
    gb_marks_enter();
    gb_board_enter();
    if (UP_PX != 0) {
        ppuq_fill(NT_ADDR(0, 0, 0), 0, 32); /* it is the last row then */
    }
    if (gb_sword) {
        who = CAST_NOBODY;
        gb_sword_enter(PORTRAIT_TILE);
    } else {
        draw_seat();
        draw_side(0);
        draw_side(1);
        text_put(NT_ADDR(0, PANEL_X, MOVE_NAME_ROW), gobang_text[GOBANG_T_MOVE]);
    }
    foot_shown = NOT_DRAWN;
    turn_shown = NOT_DRAWN;
    count_shown = NOT_DRAWN;
    point_shown = GB_NO_CELL;
    wins_shown = NOT_DRAWN;
    turn_clock_enter();
    gb_view_tick();
}

void gb_view_tick(void) {
    if (GB_THINKS(gb_state.state) && TURNS_AT_REST(gb_state.clock)) {
        return;
    }
    gb_board_tick();
    draw_turn();
    draw_wins();
    draw_count();
    draw_point();
    draw_foot();
    if (TURN_CLOCK_IS_ON) {
        draw_clock();
    }
    draw_sprites();
    if (who != CAST_NOBODY) {
        cast_mood(who, mood(), PORTRAIT_TILE);
    }
}
