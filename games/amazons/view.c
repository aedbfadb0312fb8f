#include "art.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "cart/ui.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "text_amazons.h"

/* Where things are: chr/README.md. Tiles, unless PX. */
#define BOARD_X 2
#define BOARD_Y 3
#define SQUARE_PX 24
#define BOARD_X_PX 16
#define BOARD_Y_PX 24
#define PANEL_X 27
#define RED_ROW 3
#define BLUE_ROW 22
#define FIGURE_ROWS 3
#define STEP_ROW 11
#define WORDS_X 26 /* beside the board: see words_aside */
#define WORDS_W 4
#define TURN_ROW 15
#define TURNS_ROW TEXT_CHOICE(16, 17)
#define HOURGLASS_X_PX 224
#define HOURGLASS_Y_PX 144
#define SQUARES_A_TICK 16 /* looked at, while something has changed */
#define NOT_DRAWN 0xFF
#define TILE_BYTES 16

/* Behind the squares' tiles. */
static const text_area_t words = TEXT_AREA(0xC6, 0);

static const uint8_t figures[32] = {PAL_AMAZONS, PAL_AMAZONS, PAL_AMAZONS,   PAL_AMAZONS,
                                    PAL_SPR_UI,  PAL_SPR_RED, PAL_SPR_GREEN, PAL_SPR_UI};
static const uint8_t vga[16] = {PAL_AMA_VGA, PAL_AMA_VGA, PAL_AMA_VGA, PAL_AMA_VGA};

/* Pictures of a light square by what stands on it. */
static const uint8_t content[4] = {AMA_LIGHT, AMA_RED_LIGHT, AMA_BLUE_LIGHT, AMA_ARROW_LIGHT};

static uint8_t shown[AMA_SQUARES / 2]; /* pictures, of which there are 16: two squares a byte */
static uint8_t next_square, left;      /* left: squares still to look at */
static uint8_t step_shown, turns_shown, side_shown, autoplay_shown;
static const uint8_t *cells; /* of the look that is on */

/* ---- the board -------------------------------------------------------------------------------------------------------------- */

static uint8_t flying_to(uint8_t square) {
    return ama_state.state == AMA_ST_FLY && square == ama_state.fly_to;
}

/* Whoever moves, person or machine, is shown the same. */
static uint8_t in_turn(void) {
    return ama_state.state == AMA_ST_PERSON || ama_state.state == AMA_ST_WALK;
}

static uint8_t picture_of(uint8_t square) {
    uint8_t what = ama_at(square), picture;
    if (flying_to(square)) {
        what = AMA_EMPTY; /* the arrow is not there yet */
    }
    picture = content[what];
    if (what == AMA_EMPTY) {
        if (in_turn() && ama.step != AMA_CHOOSE && AMA_HAS(ama_legal, square)) {
            picture = AMA_TIP_LIGHT;
        } else if (ama_state.land && !ama_state.land_left) {
            picture = AMA_NO_LAND_LIGHT;
            if (AMA_HAS(ama_land_red, square)) {
                picture = AMA_RED_LAND_LIGHT;
            } else if (AMA_HAS(ama_land_blue, square)) {
                picture = AMA_BLUE_LAND_LIGHT;
            }
        }
    }
    if (((uint8_t)(square >> 3) ^ square) & 1) {
        ++picture; /* the same on a dark square */
    }
    return picture;
}

static uint8_t picture_shown(uint8_t square) {
    uint8_t pair = shown[(uint8_t)(square >> 1)];
    return square & 1 ? (uint8_t)(pair >> 4) : pair & 0x0F;
}

static void note_shown(uint8_t square, uint8_t picture) {
    uint8_t *pair = shown + (uint8_t)(square >> 1);
    if (square & 1) {
        *pair = (*pair & 0x0F) | (uint8_t)(picture << 4);
    } else {
        *pair = (*pair & 0xF0) | picture;
    }
}

static void draw_square(uint8_t square, uint8_t picture) {
    const uint8_t *tiles = cells + picture * AMA_CELL_TILES;
    uint16_t addr = NT_ADDR(0, BOARD_X, BOARD_Y) + (uint8_t)(square >> 3) * 96u + (uint8_t)((square & 7) * 3);
    ppuq_row(addr, tiles, 3);
    ppuq_row(addr + 32, tiles + 3, 3);
    ppuq_row(addr + 64, tiles + 6, 3);
    note_shown(square, picture);
}

static void draw_squares(void) {
    uint8_t i, picture;
    if (ama_state.changed) {
        ama_state.changed = 0;
        left = AMA_SQUARES;
    }
    for (i = 0; i < SQUARES_A_TICK && left != 0; ++i) {
        picture = picture_of(next_square);
        if (picture != picture_shown(next_square)) {
            if (!ppuq_room(3, 9)) {
                return;
            }
            draw_square(next_square, picture);
        }
        next_square = (uint8_t)(next_square + 1) & (AMA_SQUARES - 1);
        --left;
    }
}

/* ---- the panel ---------------------------------------------------------------------------------------------------------------- */

static uint8_t step_text(void) {
    if (pad_demo) {
        return AMAZONS_T_DEMO;
    }
    if (ama_state.state == AMA_ST_HINT) {
        return AMAZONS_T_THINK;
    }
    if (ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_WALK) {
        return (uint8_t)(AMAZONS_T_TURN_RED + ama.side); /* the steps are for people */
    }
    return ama_state.refused != 0 ? ama_state.refusal : (uint8_t)(AMAZONS_T_CHOOSE + ama.step);
}

/* Two rows of four letters, which may be shorter than before; or two Chinese glyphs. */
static void draw_step(void) {
    uint8_t text = step_text();
    if (text == step_shown || !ppuq_room(4, 4 * WORDS_W)) {
        return;
    }
    if (text_language == TEXT_ENGLISH) {
        ppuq_fill(NT_ADDR(0, WORDS_X, STEP_ROW), 0, WORDS_W);
        ppuq_fill(NT_ADDR(0, WORDS_X, STEP_ROW + 1), 0, WORDS_W);
    }
    text_put(NT_ADDR(0, WORDS_X, STEP_ROW), amazons_text[text]);
    step_shown = text;
}

/* An arrow above or below the step points to the side that is to move. */
static void draw_side(void) {
    uint8_t side = ama.step == AMA_OVER ? ama.side ^ 1 : ama.side;
    if (side == side_shown || !ppuq_room(2, 2)) {
        return;
    }
    ppuq_byte(NT_ADDR(0, PANEL_X + 1, STEP_ROW - 2), side == AMA_RED ? FONT_ARROW_UP : 0);
    ppuq_byte(NT_ADDR(0, PANEL_X + 1, STEP_ROW + 3), side == AMA_BLUE ? FONT_ARROW_DOWN : 0);
    side_shown = side;
}

static void draw_turns(void) {
    if (turns_shown != ama.turns && text_number(NT_ADDR(0, PANEL_X, TURNS_ROW), ama.turns, 2)) {
        turns_shown = ama.turns;
    }
}

/* By the order of their texts: names of less than four letters stand below the figure. */
#define NAMES (AMA_LEVELS + 3)
static const uint8_t name_x[NAMES] = {PANEL_X, WORDS_X, WORDS_X, WORDS_X, PANEL_X, WORDS_X, PANEL_X, PANEL_X, PANEL_X};

/* Who plays a side; two persons have numbers, and while a level plays for them it is named. */
static uint8_t name_of(uint8_t side) {
    if (ama_state.autoplay && ama_state.player[side] == AMA_PERSON) {
        return ama_state.autoplay;
    }
    if ((ama_state.player[0] | ama_state.player[1]) == AMA_PERSON) {
        return (uint8_t)(AMAZONS_T_NAME_P1 - AMAZONS_T_NAME_YOU + side);
    }
    return ama_state.player[side];
}

static void draw_name(uint8_t side) {
    uint16_t row = NT_ADDR(0, 0, 0) + (uint8_t)((side == AMA_RED ? RED_ROW : BLUE_ROW) + FIGURE_ROWS) * 32u;
    uint8_t name = name_of(side);
    text_wipe(row + WORDS_X, WORDS_W);
    text_put(row + TEXT_CHOICE(name_x[name], WORDS_X), amazons_text[AMAZONS_T_NAME_YOU + name]);
}

static void draw_names(void) {
    if (autoplay_shown != ama_state.autoplay && ppuq_room(8, 8 * WORDS_W)) {
        draw_name(AMA_RED);
        draw_name(AMA_BLUE);
        autoplay_shown = ama_state.autoplay;
    }
}

/* ---- sprites ------------------------------------------------------------------------------------------------------------------ */

static uint8_t square_x(uint8_t square) {
    uint8_t x = square & 7;
    return (uint8_t)(x * SQUARE_PX + BOARD_X_PX);
}

static uint8_t square_y(uint8_t square) {
    uint8_t y = (uint8_t)(square >> 3);
    return (uint8_t)(y * SQUARE_PX + BOARD_Y_PX);
}

/* One mark has one meaning: a diamond may be picked, a small frame is the hint, a lamp the last turn's beginning. */
static void mark(uint8_t square) {
    oam_meta((uint8_t)(square_x(square) + 8), square_y(square), ama_tip_frames[(frame_count >> 4) & 1], 0);
}

/* The amazons that may be chosen; or the one that was. */
static void draw_choice(void) {
    uint8_t i, square;
    if (!in_turn()) {
        return;
    }
    if (ama.step != AMA_CHOOSE) {
        mark(ama.amazon[ama.chosen]);
        return;
    }
    for (i = 0; i < AMA_AMAZONS; ++i) {
        square = ama.amazon[i];
        if (AMA_HAS(ama_legal, square)) {
            mark(square);
        }
    }
}

static void draw_hint(void) {
    uint8_t square;
    if (ama_state.hint[0] != AMA_NO_SQUARE && ama_state.state == AMA_ST_PERSON) {
        square = ama_state.hint[ama.step];
        ui_box((uint8_t)(square_x(square) + 4), (uint8_t)(square_y(square) + 4), SQUARE_PX - 8, 1);
    }
}

/* Eight directions clockwise from north, from the signs of the way. */
static uint8_t direction(uint8_t from, uint8_t to) {
    static const uint8_t by_sign[9] = {7, 0, 1, 6, 0, 2, 5, 4, 3};
    uint8_t fx = from & 7, tx = to & 7, fy = (uint8_t)(from >> 3), ty = (uint8_t)(to >> 3), n = 4;
    if (tx > fx) {
        ++n;
    } else if (tx < fx) {
        --n;
    }
    if (ty > fy) {
        n += 3;
    } else if (ty < fy) {
        n -= 3;
    }
    return by_sign[n];
}

/* A place on the way from a to b: a + (b - a) * clock / AMA_FLY_TICKS. */
static uint8_t between(uint8_t a, uint8_t b) {
    uint8_t clock = (uint8_t)ama_state.clock;
    uint16_t way;
    if (clock > AMA_FLY_TICKS) {
        clock = AMA_FLY_TICKS;
    }
    if (b >= a) {
        way = (uint8_t)(b - a);
        way = way * clock / AMA_FLY_TICKS;
        return (uint8_t)(a + (uint8_t)way);
    }
    way = (uint8_t)(a - b);
    way = way * clock / AMA_FLY_TICKS;
    return (uint8_t)(a - (uint8_t)way);
}

static void draw_flight(void) {
    uint8_t x = between(square_x(ama_state.fly_from), square_x(ama_state.fly_to));
    uint8_t y = between(square_y(ama_state.fly_from), square_y(ama_state.fly_to));
    oam_meta((uint8_t)(x + 4), (uint8_t)(y + 4), ama_arrow_frames[direction(ama_state.fly_from, ama_state.fly_to)], 0);
}

/* The last turn, until the next begins: where it came from. */
static void draw_trace(void) {
    const uint8_t *last;
    if (ama.turns == 0 || ama.step != AMA_CHOOSE || ama_state.state == AMA_ST_FLY) {
        return;
    }
    last = ama.moves + (uint8_t)(ama.turns - 1) * 3;
    oam_meta((uint8_t)(square_x(last[0]) + 8), (uint8_t)(square_y(last[0]) + 8), ui_light_frames[UI_LIGHT_LOST], 0);
}

static void draw_sprites(void) {
    oam_begin();
    if (ama_state.state == AMA_ST_FLY) {
        draw_flight();
    } else if (ama_state.state != AMA_ST_OVER) {
        ui_box(square_x(ama_state.cursor), square_y(ama_state.cursor), SQUARE_PX, 0);
    }
    draw_choice();
    draw_hint();
    draw_trace();
    if ((ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_HINT) && !ama_state.found) {
        ui_hourglass(HOURGLASS_X_PX, HOURGLASS_Y_PX);
    }
    oam_end();
}

/* ---- the whole screen -------------------------------------------------------------------------------------------------------------- */

/* The panel is four tiles wide. So that words of four letters do not touch the board, this screen has all letters a pixel further
 * right: their last column is empty, but for shadows. Chinese glyphs have a margin of their own. */
static void words_aside(void) {
    static far_data_t letter;
    uint8_t i, row, *tile;
    letter.page = font_chr_far.page;
    letter.length = TILE_BYTES;
    for (i = TEXT_TILE('A'); i <= TEXT_TILE('Z'); ++i) {
        letter.addr = (const uint8_t *)font_chr_far.addr + i * (uint16_t)TILE_BYTES;
        tile = ppuq_open(i * (uint16_t)TILE_BYTES, TILE_BYTES);
        far_dst = tile;
        far_copy(&letter);
        for (row = 0; row < TILE_BYTES; ++row) {
            tile[row] >>= 1;
        }
        ppuq_publish();
    }
}

static void draw_player(uint8_t side, uint8_t row) {
    const uint8_t *tiles = cells + (side == AMA_RED ? AMA_RED_LIGHT : AMA_BLUE_DARK) * AMA_CELL_TILES;
    uint16_t addr = NT_ADDR(0, PANEL_X, 0) + row * 32u;
    uint8_t i;
    for (i = 0; i < FIGURE_ROWS; ++i) {
        ppuq_row(addr, tiles, 3);
        tiles += 3;
        addr += 32;
    }
    draw_name(side);
}

/* The words of the panel, but only those that can come up: all together are too many glyphs. */
static void load_words(void) {
    uint8_t i, last = AMAZONS_T_REFUSED;
    for (i = 0; i < 2; ++i) { /* of the levels, those that play */
        text_load(amazons_text[AMAZONS_T_NAME_YOU + ama_state.player[i]]);
    }
    text_load(amazons_text[AMAZONS_T_NAME_YOU + ama_state.autoplay]);
    i = AMAZONS_T_NAME_P1;
    if (pad_demo) {
        text_load(amazons_text[AMAZONS_T_DEMO]);
        last = AMAZONS_T_NAME_P2;
    } else if (save_state == SAVE_NO_RAM) { /* two people */
        last = AMAZONS_T_NO_RAM;
    }
    for (; i <= last; ++i) {
        text_load(amazons_text[i]);
    }
}

void ama_view_enter(void) {
    uint8_t i;
    pal_load(figures, 0, sizeof figures);
    text_area(&words);
    load_words();
    if (text_language == TEXT_ENGLISH) {
        words_aside();
    }
    vram_at(AMA_BASE * 16);
    if (game_choice[AMA_CHOICE_LOOK] != 0) {
        pal_load(vga, 0, sizeof vga);
        vram_load(&ama_vga_chr_far);
        cells = ama_vga_cells;
    } else {
        vram_load(&ama_chr_far);
        cells = ama_cells;
    }
    vram_at(0x1000 + AMA_ARROW_BASE * 16);
    vram_load(&ama_arrow_chr_far);
    vram_load(&ama_tip_chr_far);
    for (i = 0; i < AMA_SQUARES; ++i) {
        draw_square(i, picture_of(i));
    }
    draw_player(AMA_RED, RED_ROW);
    draw_player(AMA_BLUE, BLUE_ROW);
    text_put(NT_ADDR(0, WORDS_X, TURN_ROW), amazons_text[AMAZONS_T_TURN]);
    step_shown = NOT_DRAWN;
    turns_shown = NOT_DRAWN;
    side_shown = NOT_DRAWN;
    autoplay_shown = ama_state.autoplay;
    next_square = 0;
    ama_state.changed = 1;
    ama_view_tick();
}

static uint8_t at_rest(void) {
    uint8_t thinking = ama_state.state == AMA_ST_THINK || ama_state.state == AMA_ST_HINT;
    return thinking && !ama_state.changed && left == 0 && TURNS_AT_REST(ama_state.clock);
}

void ama_view_tick(void) {
    if (at_rest()) {
        return;
    }
    draw_squares();
    draw_step();
    draw_side();
    draw_turns();
    draw_names();
    draw_sprites();
}
