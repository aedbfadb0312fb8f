/* The look of the original: squares of 16 pixels, each with a palette of its own, so that grey, green, red and blue are all
 * possible. At the foot the board it ran on: turn, lights for the three steps, buttons. Where things are: chr/README.md. */
#include "art.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/review.h"
#include "games/amazons/rules.h"
#include "games/amazons/settle.h"
#include "games/amazons/view.h"
#include "text_amazons.h"

#define BOARD_X 8
#define BOARD_Y 4
#define BOARD_X_PX 64
#define BOARD_Y_PX 32
#define RED_X 4
#define BLUE_X 26
#define TRIANGLE_ROW 8
#define NAME_ROW 12
#define NAME_W 4
#define COUNT_ROW 15
#define CLOCK_ROW 17
#define WINS_ROW 14
#define DIGITS_X 7
#define DIGITS_ROW 23
#define LIGHTS_X 12
#define LIGHTS_ROW 23

/* Words in front: the pause menu has the first palette. */
static const uint8_t colours[32] = {PAL_BASYS_WORDS, PAL_BASYS_RED, PAL_BASYS_BLUE, PAL_BASYS_GREEN,
                                    PAL_SPR_UI,      PAL_SPR_DISC,  PAL_SPR_GREEN,  PAL_SPR_RED};
enum { WORDS, RED, BLUE, GREEN };

/* Pictures and palettes by what is shown; where light and dark squares differ, the dark picture follows the light one. */
static const uint8_t cell_of[AMA_SEE_NO_LAND + 1] = {
    AMA_BASYS_LIGHT,       AMA_BASYS_DISC_LIGHT, AMA_BASYS_DISC_LIGHT,    AMA_BASYS_ARROW_LIGHT,
    AMA_BASYS_ARROW_LIGHT, AMA_BASYS_TIP,        AMA_BASYS_RED_TIP,       AMA_BASYS_BLUE_TIP,
    AMA_BASYS_LAND_LIGHT,  AMA_BASYS_LAND_LIGHT, AMA_BASYS_NO_LAND_LIGHT,
};
static const uint8_t palette_of[AMA_SEE_NO_LAND + 1] = {RED, RED, BLUE, RED, RED, WORDS, GREEN, GREEN, RED, BLUE, RED};

_Pragma("static-locals (off)") /* the console's own RAM is short; what is hot is in view.c */

static const text_area_t words = TEXT_AREA(0xF8, 14);

static uint8_t turns_shown, step_shown, mover_shown, names_shown, count_shown;

/* The attributes of two squares by two. */
static uint8_t attributes(uint8_t square) {
    uint8_t corner = square & 0x36, bits;
    bits = palette_of[ama_seen_at((uint8_t)(corner + 9))];
    bits = (uint8_t)(bits << 2) | palette_of[ama_seen_at((uint8_t)(corner + 8))];
    bits = (uint8_t)(bits << 2) | palette_of[ama_seen_at((uint8_t)(corner + 1))];
    return (uint8_t)(bits << 2) | palette_of[ama_seen_at(corner)];
}

uint8_t ama_basys_square(uint8_t square, uint8_t see) {
    uint8_t cell = cell_of[see], row = (uint8_t)(square >> 3), column = square & 7;
    uint16_t addr = NT_ADDR(0, BOARD_X, BOARD_Y) + row * 64u + (uint8_t)(column << 1);
    const uint8_t *tiles;
    if (!ppuq_room(3, 5)) {
        return 0;
    }
    if (AMA_IS_DARK(square) && cell != AMA_BASYS_TIP && cell != AMA_BASYS_RED_TIP && cell != AMA_BASYS_BLUE_TIP) {
        ++cell;
    }
    tiles = ama_basys_cells + cell * AMA_BASYS_CELL_TILES;
    ppuq_row(addr, tiles, 2);
    ppuq_row(addr + 32, tiles + 2, 2);
    return ppuq_byte(NT_ATTR(0) + (BOARD_Y / 4 * 8 + BOARD_X / 4) + (uint8_t)(row >> 1) * 8u + (column >> 1),
                     attributes(square));
}

/* ---- what is around the board --------------------------------------------------------------------------------------------------- */

static void draw_name(uint8_t side) {
    uint16_t addr = NT_ADDR(0, 3, NAME_ROW);
    if (side == AMA_BLUE) {
        addr = NT_ADDR(0, 25, NAME_ROW);
    }
    text_wipe(addr, NAME_W);
    if ((ama_state.player[0] | ama_state.player[1]) == AMA_PERSON && !ama_state.autoplay) {
        ++addr; /* two letters: below the disc */
    }
    text_put(addr, game_text(amazons_text, ama_view_name(side)));
}

static void draw_triangle(uint8_t side) {
    static const uint8_t triangle[2] = {AMA_BASYS_MARK_TRIANGLE, AMA_BASYS_MARK_TRIANGLE + 1};
    static const uint8_t none[2];
    ppuq_row(NT_ADDR(0, RED_X, TRIANGLE_ROW), side == AMA_RED ? triangle : none, 2);
    ppuq_row(NT_ADDR(0, BLUE_X, TRIANGLE_ROW), side == AMA_BLUE ? triangle : none, 2);
}

/* Below the names: how many turns each side has left. */
static void draw_count(void) {
    if (!count_shown) {
        ppuq_fill(NT_ADDR(0, RED_X, COUNT_ROW), 0, 2);
        ppuq_fill(NT_ADDR(0, BLUE_X, COUNT_ROW), 0, 2);
        return;
    }
    text_number(NT_ADDR(0, RED_X, COUNT_ROW), ama_settled_turns[AMA_RED], 2);
    text_number(NT_ADDR(0, BLUE_X, COUNT_ROW), ama_settled_turns[AMA_BLUE], 2);
}

/* Games won, below the names: in a match, and between people. */
static void draw_wins(void) {
    if ((ama_state.series.wins[0] | ama_state.series.wins[1]) == 0) {
        return;
    }
    text_number(NT_ADDR(0, RED_X, WINS_ROW), ama_state.series.wins[ama_state.series.swapped], 1);
    text_number(NT_ADDR(0, BLUE_X, WINS_ROW), ama_state.series.wins[ama_state.series.swapped ^ 1], 1);
}

uint16_t ama_basys_clock(void) {
    return ama.side == AMA_RED ? NT_ADDR(0, RED_X, CLOCK_ROW) : NT_ADDR(0, BLUE_X, CLOCK_ROW);
}

/* Two digits, two tiles high, lit red. */
static void draw_turn(void) {
    uint8_t turn = ama_view_turn(), tens = 0, tiles[2];
    while (turn >= 10) {
        turn -= 10;
        ++tens;
    }
    tiles[0] = AMA_BASYS_DIGIT_BASE + tens;
    tiles[1] = AMA_BASYS_DIGIT_BASE + turn;
    ppuq_row(NT_ADDR(0, DIGITS_X, DIGITS_ROW), tiles, 2);
    tiles[0] += 10;
    tiles[1] += 10;
    ppuq_row(NT_ADDR(0, DIGITS_X, DIGITS_ROW + 1), tiles, 2);
}

static void draw_lights(void) {
    uint8_t i;
    for (i = 0; i < 3; ++i) {
        ppuq_byte(NT_ADDR(0, LIGHTS_X, LIGHTS_ROW) + (uint8_t)(i << 1),
                  ama.step == i ? AMA_BASYS_MARK_LIT : AMA_BASYS_MARK_UNLIT);
    }
}

void ama_basys_tick(void) {
    uint8_t mover = ama_view_mover();
    if (turns_shown != ama_view_turn() && ppuq_room(2, 4)) {
        draw_turn();
        turns_shown = ama_view_turn();
    }
    if (step_shown != ama.step && ppuq_room(3, 3)) {
        draw_lights();
        step_shown = ama.step;
    }
    if (mover_shown != mover && ppuq_room(2, 4)) {
        draw_triangle(mover);
        mover_shown = mover;
    }
    if (count_shown != ama_view_counted() && ppuq_room(4, 8)) {
        count_shown ^= 1;
        draw_count();
    }
    if (names_shown != ama_state.autoplay && ppuq_room(8, 8 * NAME_W)) {
        draw_name(AMA_RED);
        draw_name(AMA_BLUE);
        names_shown = ama_state.autoplay;
    }
}

/* ---- sprites ---------------------------------------------------------------------------------------------------------------------- */

static uint8_t x_of(uint8_t square) {
    return (uint8_t)((uint8_t)(square & 7) * 16 + BOARD_X_PX);
}

static uint8_t y_of(uint8_t square) {
    return (uint8_t)((uint8_t)(square >> 3) * 16 + BOARD_Y_PX);
}

/* The five buttons of the board: left, up, middle, down, right. */
static const uint8_t button_x[5] = {193, 203, 203, 203, 213}, button_y[5] = {188, 179, 188, 197, 188};
static const uint8_t button_pad[5] = {PAD_LEFT, PAD_UP, PAD_A, PAD_DOWN, PAD_RIGHT};

static void draw_buttons(void) {
    uint8_t i, held = pad_held[0] | pad_held[1];
    for (i = 0; i < 5; ++i) {
        if (held & button_pad[i]) {
            oam_meta(button_x[i], button_y[i], ama_basys_press_frames[0], 0);
        }
    }
}

void ama_basys_sprites(void) {
    static const uint8_t cursor_of[5] = {AMA_BASYS_CURSOR_DOT, AMA_BASYS_CURSOR_RED, AMA_BASYS_CURSOR_BLUE,
                                         AMA_BASYS_CURSOR_ARROW, AMA_BASYS_CURSOR_ARROW};
    uint8_t square = ama_state.cursor, i;
    if (ama_state.state == AMA_ST_HINT && !ama_state.found) {
        ui_hourglass(216, 100);
    }
    if (ama_state.state == AMA_ST_THINK && !ama_state.found) {
        ui_hourglass(ama.side == AMA_RED ? 36 : 212, 110);
    }
    if (ama_state.state < AMA_ST_FLY) {
        oam_meta(x_of(square), y_of(square), ama_basys_cursor_frames[cursor_of[ama_view_stands(square)]], 0);
    }
    if (ama_state.hint[0] != AMA_NO_SQUARE && ama_state.state == AMA_ST_PERSON) {
        square = ama_state.hint[ama.step];
        ui_box(x_of(square), y_of(square), 16, 1);
    }
    for (i = 0; i < 3 && ama_state.state == AMA_ST_REVIEW && ama.turns == ama_review.turning; ++i) {
        ui_box(x_of(ama_review.better[i]), y_of(ama_review.better[i]), 16, 1);
    }
    draw_buttons();
}

void ama_basys_enter(void) {
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    vram_at(AMA_BASYS_BASE * 16);
    vram_load(&ama_basys_chr_far);
    vram_load(&ama_basys_digit_chr_far);
    vram_load(&ama_basys_mark_chr_far);
    vram_load(&ama_basys_scene_chr_far);
    vram_at(0x2000);
    vram_unpack(&ama_basys_scene_map_far);
    vram_at(0x1000 + AMA_BASYS_CURSOR_BASE * 16);
    vram_load(&ama_basys_cursor_chr_far);
    vram_load(&ama_basys_press_chr_far);
    ppuq_byte(NT_ADDR(0, LIGHTS_X, LIGHTS_ROW + 1), TEXT_TILE('1'));
    ppuq_byte(NT_ADDR(0, LIGHTS_X + 2, LIGHTS_ROW + 1), TEXT_TILE('2'));
    ppuq_byte(NT_ADDR(0, LIGHTS_X + 4, LIGHTS_ROW + 1), TEXT_TILE('3'));
    ama_view_load_words();
    turns_shown = AMA_NOT_DRAWN;
    draw_wins();
    step_shown = AMA_NOT_DRAWN;
    mover_shown = AMA_NOT_DRAWN;
    count_shown = 0;
    draw_name(AMA_RED);
    draw_name(AMA_BLUE);
    names_shown = ama_state.autoplay;
}
