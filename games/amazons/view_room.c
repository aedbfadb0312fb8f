/* The meadow by the river: archers on squares of 24 pixels, with the opponent and the steps of a turn beside the board.
 * view_move.c draws the sprites over it. Where things are: chr/README.md. */
#include "art.h"
#include "cart/club/cast.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/settle.h"
#include "games/amazons/view.h"
#include "text_amazons.h"

_Pragma("static-locals (off)") /* the console's own RAM is short; what is hot is in view.c */

#define BOARD_X 2
#define BOARD_Y 2
#define PANEL_X 26
#define PANEL_W 4
#define FACE_Y 2
#define FACE_TILE 0xDC
#define TOP_NAME_ROW 8
#define TOP_ROW 10
#define LOW_ROW 13
#define LOW_NAME_ROW 16
#define TURN_ROW 18
#define TURNS_ROW 19
#define STEP_ROW 20 /* the three are two rows apart */
#define ARROW_X 29
#define TILE_BYTES 16
#define CHINESE_UP 8 /* this leaves two rows for words at the foot */

/* Tiles for Chinese words: those of letters and pictures that the meadow does not use. Even numbers. */
static const text_area_t words = {{0x1A, 0x02, 0x6E, 0x6E}, {5, 7, 8, 0}, 0x24};

/* Portrait and dimmed words are the third and fourth. */
static const uint8_t colours[32] = {PAL_AMAZONS, PAL_AMA_RIVER,      PAL_AMA_RIVER,       PAL_AMA_DIM,
                                    PAL_SPR_UI,  PAL_SPR_RED_ARCHER, PAL_SPR_BLUE_ARCHER, PAL_SPR_GREEN};
#define FACE_PALETTE 2

static const uint8_t cell_of[AMA_SEE_NO_LAND + 1] = {AMA_LIGHT,      AMA_RED_ARCHER, AMA_BLUE_ARCHER, AMA_RED_ARROW,
                                                     AMA_BLUE_ARROW, AMA_TIP,        AMA_RED_ARCHER,  AMA_BLUE_ARCHER,
                                                     AMA_RED_LAND,   AMA_BLUE_LAND,  AMA_NO_LAND};

static uint8_t turns_shown, side_shown, step_shown, names_shown, count_shown;
#define COUNT_STEP 4 /* after AMA_OVER: two numbers instead of the steps */
static uint8_t face; /* whose portrait is shown, or CAST_NOBODY */

uint8_t ama_room_square(uint8_t square, uint8_t see, uint8_t before) {
    const uint8_t *tiles = ama_cells + (uint8_t)(cell_of[see] + (AMA_IS_DARK(square) & 1)) * AMA_CELL_TILES;
    uint16_t addr = NT_ADDR(0, BOARD_X, BOARD_Y) + (uint8_t)(square >> 3) * 96u + (uint8_t)((square & 7) * 3);
    if ((see == AMA_SEE_TIP && before == AMA_SEE_EMPTY) || (see == AMA_SEE_EMPTY && before == AMA_SEE_TIP)) {
        return ppuq_byte(addr + 33, tiles[4]); /* a gem is one tile */
    }
    if (!ppuq_room(3, 9)) {
        return 0;
    }
    ppuq_row(addr, tiles, 3);
    ppuq_row(addr + 32, tiles + 3, 3);
    return ppuq_row(addr + 64, tiles + 6, 3);
}

/* ---- the panel ---------------------------------------------------------------------------------------------------------------- */

/* Who sits opposite: the machine, or blue. */
static uint8_t top_side(void) {
    return ama_state.player[AMA_RED] != AMA_PERSON && ama_state.player[AMA_BLUE] == AMA_PERSON ? AMA_RED : AMA_BLUE;
}

static void draw_name(uint8_t side) {
    uint16_t addr = NT_ADDR(0, PANEL_X, TOP_NAME_ROW);
    if (side != top_side()) {
        addr = NT_ADDR(0, PANEL_X, LOW_NAME_ROW);
    }
    text_wipe(addr, PANEL_W);
    text_put(addr, game_text(amazons_text, ama_view_name(side)));
}

static void draw_figure(uint8_t side) {
    const uint8_t *tiles = ama_cells + (side == AMA_RED ? AMA_RED_ARCHER : AMA_BLUE_ARCHER + 1) * AMA_CELL_TILES;
    uint16_t addr = NT_ADDR(0, PANEL_X, TOP_ROW);
    uint8_t i;
    if (side != top_side()) {
        addr = NT_ADDR(0, PANEL_X, LOW_ROW);
    }
    for (i = 0; i < 3; ++i) {
        ppuq_row(addr, tiles, 3);
        tiles += 3;
        addr += 32;
    }
}

/* Games won, beside the figures: in a match, and between people. */
static void draw_wins(void) {
    uint8_t top = top_side() ^ ama_state.series.swapped;
    if ((ama_state.series.wins[0] | ama_state.series.wins[1]) == 0) {
        return;
    }
    text_number(NT_ADDR(0, ARROW_X, TOP_ROW), ama_state.series.wins[top], 1);
    text_number(NT_ADDR(0, ARROW_X, LOW_ROW + 2), ama_state.series.wins[top ^ 1], 1);
}

uint16_t ama_room_clock(void) {
    return ama.side == top_side() ? NT_ADDR(0, PANEL_X + 2, TOP_NAME_ROW + 1) : NT_ADDR(0, PANEL_X + 2, LOW_NAME_ROW + 1);
}

/* An arrow beside the figure of the side to move. */
static void draw_mover(uint8_t side) {
    uint8_t top = side == top_side();
    ppuq_byte(NT_ADDR(0, ARROW_X, TOP_ROW + 1), top ? FONT_ARROW_LEFT : 0);
    ppuq_byte(NT_ADDR(0, ARROW_X, LOW_ROW + 1), top ? 0 : FONT_ARROW_LEFT);
}

/* The present step is bright, the two others are dim: attributes of the rows of PICK and MOVE, and of SHOT. */
static void draw_step(uint8_t step) {
    uint8_t upper[2] = {0xCC, 0xFF}, lower[2] = {0x0C, 0x0F};
    if (step == AMA_CHOOSE) {
        upper[0] = 0xC0;
        upper[1] = 0xF0;
    } else if (step == AMA_MOVE) {
        upper[0] = 0x0C;
        upper[1] = 0x0F;
    } else if (step >= COUNT_STEP) {
        upper[0] = 0x0C;
        upper[1] = 0x0F;
        lower[0] = 0;
        lower[1] = 0;
    } else if (step == AMA_SHOOT) {
        lower[0] = 0;
        lower[1] = 0;
    }
    ppuq_row(NT_ATTR(0) + 5 * 8 + 6, upper, 2);
    ppuq_row(NT_ATTR(0) + 6 * 8 + 6, lower, 2);
}

static void draw_steps(void) {
    uint8_t i;
    for (i = 0; i < 3; ++i) {
        text_put(NT_ADDR(0, PANEL_X, STEP_ROW) + i * 64u, game_text(amazons_text, (uint8_t)(AMAZONS_T_STEP_CHOOSE + i)));
    }
}

/* In place of the steps: how many turns each side has left, in the order of the figures. */
static void draw_count(void) {
    uint8_t i;
    for (i = 0; i < 3; ++i) {
        text_wipe(NT_ADDR(0, PANEL_X, STEP_ROW) + i * 64u, PANEL_W);
    }
    if (text_language == TEXT_ENGLISH) {
        text_put(NT_ADDR(0, PANEL_X, STEP_ROW), game_text(amazons_text, AMAZONS_T_LEFT));
    }
    text_number(NT_ADDR(0, PANEL_X + 1, STEP_ROW + 2), ama_settled_turns[top_side()], 2);
    text_number(NT_ADDR(0, PANEL_X + 1, STEP_ROW + 4), ama_settled_turns[top_side() ^ 1], 2);
}

/* The opponent's face follows the game. */
static void draw_mood(void) {
    if (face != CAST_NOBODY) {
        cast_mood(face, ama_state.mood, FACE_TILE);
    }
}

void ama_room_tick(void) {
    uint8_t mover = ama_view_mover(), step = ama_state.state == AMA_ST_FLY ? (uint8_t)AMA_SHOOT : ama.step;
    uint8_t turn = ama_view_turn();
    draw_mood();
    if (count_shown != ama_view_counted()) {
        if (!ppuq_room(10, 32)) {
            return;
        }
        count_shown ^= 1;
        if (count_shown) {
            draw_count();
        } else {
            draw_steps();
        }
        step_shown = AMA_NOT_DRAWN;
    }
    if (count_shown) {
        step = COUNT_STEP;
    }
    if (turns_shown != turn && text_number(NT_ADDR(0, TEXT_CHOICE(PANEL_X + 1, PANEL_X + 2), TURNS_ROW), turn, 2)) {
        turns_shown = turn;
    }
    if (side_shown != mover && ppuq_room(2, 2)) {
        draw_mover(mover);
        side_shown = mover;
    }
    if (step_shown != step && ppuq_room(2, 4)) {
        draw_step(step);
        step_shown = step;
    }
    if (names_shown != ama_state.autoplay && ppuq_room(8, 8 * PANEL_W)) {
        draw_name(AMA_RED);
        draw_name(AMA_BLUE);
        names_shown = ama_state.autoplay;
    }
}

/* ---- the whole screen -------------------------------------------------------------------------------------------------------------- */

/* Loads the letters a pixel further to the right, so that those of the panel do not touch the board, and in one colour: their
 * shadow would be red here. */
static void plain_tiles(uint8_t i, uint8_t last, uint8_t aside) {
    far_data_t letter;
    uint8_t row, *tile;
    letter.page = font_chr_far.page;
    letter.length = TILE_BYTES;
    for (; i <= last; ++i) {
        letter.addr = (const uint8_t *)font_chr_far.addr + i * (uint16_t)TILE_BYTES;
        tile = ppuq_open(i * (uint16_t)TILE_BYTES, TILE_BYTES);
        far_dst = tile;
        far_copy(&letter);
        for (row = 0; row < TILE_BYTES / 2; ++row) {
            tile[row] = tile[row + TILE_BYTES / 2] >> aside;
            tile[row + TILE_BYTES / 2] = tile[row];
        }
        ppuq_publish();
    }
}

/* The portrait is in its own palette; TURN and its number are dim. */
static void paint_panel(void) {
    static const uint8_t column_6[5] = {0x80, 0x88, 0, 0, 0xC0}, column_7[5] = {0xA0, 0xAA, 0, 0, 0xF0};
    ppuq_flush();
    for (names_shown = 0; names_shown < 5; ++names_shown) {
        ppuq_byte(NT_ATTR(0) + 6 + names_shown * 8u, column_6[names_shown]);
        ppuq_byte(NT_ATTR(0) + 7 + names_shown * 8u, column_7[names_shown]);
    }
    ppuq_flush();
}

static void draw_face(void) {
    uint8_t i, tile = FACE_TILE, row[CAST_SIDE], palette[4], player = ama_state.player[top_side()];
    face = CAST_NOBODY;
    if (player == AMA_PERSON) {
        return;
    }
    face = cast_of_level((uint8_t)(player - 1));
    palette[0] = colours[0];
    cast_palette(face, palette + 1);
    pal_load(palette, FACE_PALETTE * 4, 4);
    cast_load(face, ama_state.mood, FACE_TILE);
    for (player = 0; player < CAST_SIDE; ++player) {
        for (i = 0; i < CAST_SIDE; ++i) {
            row[i] = tile;
            ++tile;
        }
        ppuq_flush();
        ppuq_row(NT_ADDR(0, PANEL_X, FACE_Y) + player * 32u, row, CAST_SIDE);
    }
}

void ama_room_enter(void) {
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    if (text_language == TEXT_ENGLISH) {
        plain_tiles(TEXT_TILE('!'), TEXT_TILE('Z'), 1);
        plain_tiles(FONT_PAD_A, FONT_PAD_DPAD, 0); /* the drawn buttons */
    }
    vram_at(AMA_BASE * 16);
    vram_load(&ama_chr_far);
    vram_load(&ama_scene_chr_far);
    vram_at(AMA_MEADOW_BASE * 16);
    vram_load(&ama_meadow_chr_far);
    vram_at(0x2000);
    vram_unpack(&ama_scene_map_far);
    ama_move_load();
    if (text_language != TEXT_ENGLISH) {
        screen_scroll = CHINESE_UP;
        ppuq_fill(NT_ADDR(0, 0, 0), 0, 32);     /* it is loaded again below the river */
        ppuq_fill(NT_ATTR(0) + 6 * 8, 0x50, 6); /* both rows of the words in the river's colours: the pause dims them */
    }
    paint_panel();
    ama_view_load_words();
    draw_face();
    draw_figure(AMA_RED);
    draw_figure(AMA_BLUE);
    ppuq_flush();
    draw_name(AMA_RED);
    draw_name(AMA_BLUE);
    text_put(NT_ADDR(0, PANEL_X, TURN_ROW), game_text(amazons_text, AMAZONS_T_TURN));
    draw_steps();
    count_shown = 0;
    turns_shown = AMA_NOT_DRAWN;
    draw_wins();
    side_shown = AMA_NOT_DRAWN;
    step_shown = AMA_NOT_DRAWN;
    names_shown = ama_state.autoplay;
}
