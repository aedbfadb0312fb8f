#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "cart/widgets.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/own.h"
#include "games/skyscrapers/place.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"
#include "games/skyscrapers/status.h"
#include "games/skyscrapers/view.h"
#include "gates.h"
#include "text_skyscrapers.h"

/* Tiles, unless PX. The board with its ring of clues stands at the top left; large cells up to 5x5, small ones above. */
#define BOARD_X 2
#define BOARD_Y 3
#define LARGE_MAX 5
#define PANEL_X 25
#define MODE_ROW 4
#define CAN_ROW 7
#define MARKED_ROW 13
#define TIME_ROW 19
#define NUMBER_ROW 22
#define MESSAGE_ROW 25
#define MESSAGE_X 2
#define MESSAGE_W 28
#define MAKE_KEYS_ROW TEXT_CHOICE(26, 22)
#define BAR_ROW 12
#define BAR_X 6
#define BAR_W 20
#define NOT_DRAWN 0xFF
#define LOOKS_A_TICK 10
#define BLINK 0x10
#define SETTLED_TICKS 16 /* of a thought: what it found on the screen is drawn */
#define REST_TICKS 3     /* then three ticks of four are left to it whole */

static const uint8_t colours[32] = {
    PAL_TEXT, PAL_RED, PAL_WOOD, PAL_TEXT,
    PAL_SPR_UI, PAL_SPR_C4, PAL_SPR_GREEN, PAL_SPR_UI
};

/* Behind the tiles of small cells, which are more than those of large ones. */
static const text_area_t words = TEXT_AREA(0xF2, MESSAGE_W);

static uint8_t side;                              /* tiles of a cell: 3 or 2 */
static const uint8_t *cells;                      /* their pictures */
static uint8_t shown[SKY_CELLS], shown_clue[SKY_CLUES];
static uint16_t shown_marks[SKY_CELLS], can_shown, marked_shown, time_shown;
static uint8_t next_look, message_shown, mode_shown, bar_shown;

/* The pictures have the same order in both sizes. */
#define PICTURE_GIVEN (SKY24_GIVEN_1 - SKY24_EMPTY - 1)
#define PICTURE_DIGIT (SKY24_DIGIT_1 - SKY24_EMPTY - 1)
#define PICTURE_CLUE (SKY24_CLUE_1 - SKY24_EMPTY - 1)
#define PICTURE_DONE (SKY24_DONE_1 - SKY24_EMPTY - 1)

/* ---- cells and clues ------------------------------------------------------------------------------------------------------- */

/* Tile address of the place (column, row) of the ring-and-board grid. */
static uint16_t place_addr(uint8_t column, uint8_t row) {
    return NT_ADDR(0, BOARD_X, BOARD_Y) + (uint8_t)(row * side) * 32u + (uint8_t)(column * side);
}

static uint8_t draw_picture(uint16_t addr, uint8_t picture) {
    const uint8_t *tiles = cells;
    uint16_t skip = picture;
    uint8_t row;
    skip *= side;
    skip *= side;
    tiles += skip;
    if (!ppu_blank && !ppuq_room(side, (uint8_t)(side * side))) {
        return 0;
    }
    for (row = 0; row < side; ++row) {
        ppuq_row(addr, tiles, side);
        tiles += side;
        addr += 32;
    }
    return 1;
}

/* Pencil marks of a large cell: nine little tiles. */
static uint8_t draw_marks(uint16_t addr, uint16_t marks) {
    static uint8_t tiles[9];
    uint8_t i;
    if (!ppu_blank && !ppuq_room(3, 9)) {
        return 0;
    }
    memcpy(tiles, cells, 9); /* the empty cell */
    for (i = 0; i < sky_n; ++i) {
        if (marks & 1) {
            tiles[i] = (uint8_t)(SKY_PENCIL_BASE + i);
        }
        marks = marks >> 1;
    }
    for (i = 0; i < 9; i += 3) {
        ppuq_row(addr, tiles + i, 3);
        addr += 32;
    }
    return 1;
}

static uint8_t cell_picture(uint8_t cell) {
    uint8_t height = sky_game.entry[cell];
    if (height == 0) {
        return 0;
    }
    if (options.choice[OPTIONS_SKYSCRAPERS][SKY_CHOICE_ERRORS] && (frame_count & BLINK) && sky_clash(cell)) {
        return 0; /* it blinks */
    }
    return (uint8_t)(height + (sky_game.puzzle.given[cell] ? PICTURE_GIVEN : PICTURE_DIGIT));
}

static uint8_t look_at_cell(uint8_t cell) {
    uint8_t picture = cell_picture(cell);
    uint16_t marks = side == 3 && picture == 0 ? sky_marks(cell) : 0;
    uint16_t addr;
    if (picture == shown[cell] && marks == shown_marks[cell]) {
        return 1;
    }
    addr = place_addr((uint8_t)(sky_col[cell] + 1), (uint8_t)(sky_row[cell] + 1));
    if (marks != 0 ? !draw_marks(addr, marks) : !draw_picture(addr, picture)) {
        return 0;
    }
    shown[cell] = picture;
    shown_marks[cell] = marks;
    return 1;
}

static uint8_t clue_picture(uint8_t clue) {
    uint8_t value = sky_game.puzzle.clue[clue], state;
    if (value == 0) {
        return 0;
    }
    state = sky_clue_state(clue);
    if (state == SKY_CLUE_MET) {
        return (uint8_t)(value + PICTURE_DONE);
    }
    if (state == SKY_CLUE_BROKEN && (frame_count & BLINK)) {
        return 0;
    }
    return (uint8_t)(value + PICTURE_CLUE);
}

/* Clues in the order of geo.h: above, below, left, right. */
static uint16_t clue_addr(uint8_t clue) {
    uint8_t last = (uint8_t)(sky_n + 1);
    uint8_t k = clue;
    if (k < sky_n) {
        return place_addr((uint8_t)(k + 1), 0);
    }
    k -= sky_n;
    if (k < sky_n) {
        return place_addr((uint8_t)(k + 1), last);
    }
    k -= sky_n;
    if (k < sky_n) {
        return place_addr(0, (uint8_t)(k + 1));
    }
    k -= sky_n;
    return place_addr(last, (uint8_t)(k + 1));
}

static void wipe(uint16_t addr) {
    uint8_t row;
    for (row = 0; row < side; ++row) {
        ppuq_fill(addr, 0, side);
        addr += 32;
    }
}

static uint8_t look_at_clue(uint8_t clue) {
    uint8_t picture = clue_picture(clue);
    if (picture == shown_clue[clue]) {
        return 1;
    }
    if (picture == 0) {
        if (!ppu_blank && !ppuq_room(side, (uint8_t)(side * side))) {
            return 0;
        }
        wipe(clue_addr(clue));
    } else if (!draw_picture(clue_addr(clue), picture)) {
        return 0;
    }
    shown_clue[clue] = picture;
    return 1;
}

/* A round over cells and clues, a few each tick. */
static void look_around(void) {
    uint8_t i, fine, all = (uint8_t)(sky_nn + sky_n4);
    for (i = 0; i < LOOKS_A_TICK; ++i) {
        if (next_look < sky_nn) {
            fine = look_at_cell(next_look);
        } else {
            fine = look_at_clue((uint8_t)(next_look - sky_nn));
        }
        if (!fine) {
            return;
        }
        ++next_look;
        if (next_look >= all) {
            next_look = 0;
        }
    }
}

/* ---- the panel --------------------------------------------------------------------------------------------------------------- */

/* Heights as a pad of digits, three rows. */
static uint8_t draw_heights(uint8_t row, uint16_t heights) {
    static uint8_t line[5];
    uint8_t r, c, digit = TEXT_TILE('1');
    uint16_t addr = NT_ADDR(0, PANEL_X, 0) + row * 32u;
    if (!ppu_blank && !ppuq_room(3, 15)) {
        return 0;
    }
    memset(line, 0, sizeof line);
    for (r = 0; r < 3; ++r) {
        for (c = 0; c < 5; c += 2) {
            line[c] = heights & 1 ? digit : 0;
            heights = heights >> 1;
            ++digit;
        }
        ppuq_row(addr, line, 5);
        addr += 32;
    }
    return 1;
}

static void draw_panel(void) {
    uint16_t heights = sky_game.entry[sky_now.cursor] == 0 ? sky_possible(sky_now.cursor) : 0;
    if (heights != can_shown && draw_heights((uint8_t)(CAN_ROW + TEXT_ROWS), heights)) {
        can_shown = heights;
    }
    heights = sky_marks(sky_now.cursor);
    if (heights != marked_shown && draw_heights((uint8_t)(MARKED_ROW + TEXT_ROWS), heights)) {
        marked_shown = heights;
    }
    if (sky_now.pencil != mode_shown && ppuq_room((uint8_t)(TEXT_ROWS + 1), 13)) {
        if (text_language == TEXT_ENGLISH) { /* in Chinese both are as long */
            ppuq_fill(NT_ADDR(0, PANEL_X - 1, MODE_ROW), 0, 6);
        }
        text_put(NT_ADDR(0, PANEL_X - 1, MODE_ROW), skyscrapers_text[sky_now.pencil ? SKYSCRAPERS_T_PENCIL : SKYSCRAPERS_T_INK]);
        mode_shown = sky_now.pencil;
    }
    if (sky_now.seconds != time_shown && text_number(NT_ADDR(0, PANEL_X, TIME_ROW) + TEXT_ROWS * 32u, sky_now.seconds, 5)) {
        time_shown = sky_now.seconds;
    }
}

static void draw_message(void) {
    if (message_shown != sky_now.message &&
        text_line(NT_ADDR(0, MESSAGE_X, MESSAGE_ROW), MESSAGE_W, skyscrapers_text[sky_now.message])) {
        message_shown = sky_now.message;
    }
}

/* ---- sprites ------------------------------------------------------------------------------------------------------------------- */

/* Around a place of the ring-and-board grid. */
static void draw_box_at(uint8_t column, uint8_t row, uint8_t bright) {
    uint8_t px = (uint8_t)(side * 8), x, y;
    x = (uint8_t)(column * px + BOARD_X * 8);
    y = (uint8_t)(row * px + BOARD_Y * 8);
    ui_box(x, y, px, bright);
}

static void draw_box(uint8_t cell, uint8_t bright) {
    draw_box_at((uint8_t)(sky_col[cell] + 1), (uint8_t)(sky_row[cell] + 1), bright);
}

static void draw_sprites(void) {
    uint8_t i;
    oam_begin();
    if (sky_now.state == SKY_ST_SHOW) {
        if (frame_count & 8) {
            for (i = 0; i < sky_now.lit_count && i < 12; ++i) {
                draw_box(sky_now.lit[i], 1);
            }
        }
    } else if (sky_now.state == SKY_ST_PLAY || sky_now.state == SKY_ST_PAD) {
        draw_box(sky_now.cursor, sky_now.state == SKY_ST_PAD);
    } else if (sky_now.state >= SKY_ST_EDIT) {
        draw_box_at(sky_own_col, sky_own_row, sky_now.state == SKY_ST_EDIT_PAD);
    } else if (sky_now.state == SKY_ST_WON) { /* a wave over the board */
        i = (uint8_t)((uint8_t)sky_now.clock >> 2);
        while (i >= sky_nn) {
            i -= sky_nn;
        }
        draw_box(i, 1);
    }
    oam_end();
}

/* ---- the whole screen --------------------------------------------------------------------------------------------------------------- */

static void load_tiles(void) {
    side = sky_n <= LARGE_MAX ? 3 : 2;
    vram_at(SKY24_BASE * 16);
    if (side == 3) {
        vram_load(&sky24_chr_far);
        vram_load(&sky_pencil_chr_far);
        cells = sky24_cells;
    } else {
        vram_load(&sky16_chr_far);
        cells = sky16_cells;
    }
}

static void draw_bar(void) {
    uint8_t done = sky_make_progress();
    uint16_t filled = done;
    filled = filled * BAR_W / 100;
    if ((uint8_t)filled != bar_shown && ppuq_room(2, 2 * BAR_W)) {
        bar_shown = (uint8_t)filled;
        ppuq_fill(NT_ADDR(0, BAR_X, BAR_ROW), FONT_RULE, BAR_W);
        if (bar_shown != 0) {
            ppuq_fill(NT_ADDR(0, BAR_X, BAR_ROW), FONT_SOLID, bar_shown);
        }
    }
}

static void begin_panel(void) {
    text_put(NT_ADDR(0, PANEL_X - 1, CAN_ROW), skyscrapers_text[SKYSCRAPERS_T_CAN]);
    text_put(NT_ADDR(0, PANEL_X - 1, MARKED_ROW), skyscrapers_text[SKYSCRAPERS_T_MARKED]);
    text_put(NT_ADDR(0, TEXT_CHOICE(PANEL_X, PANEL_X - 1), TIME_ROW), skyscrapers_text[SKYSCRAPERS_T_TIME]);
    text_put(NT_ADDR(0, TEXT_CHOICE(PANEL_X, PANEL_X - 1), NUMBER_ROW), skyscrapers_text[SKYSCRAPERS_T_FROM_MAKER + sky_now.source]);
    if (sky_now.source != SKY_FROM_OWN) {
        text_number(NT_ADDR(0, PANEL_X, NUMBER_ROW) + TEXT_ROWS * 32u, (uint16_t)sky_now.seed, 5);
    }
    text_load(skyscrapers_text[SKYSCRAPERS_T_INK]);
    text_load(skyscrapers_text[SKYSCRAPERS_T_PENCIL]);
    can_shown = 0;
    marked_shown = 0;
    time_shown = 0xFFFF;
    mode_shown = NOT_DRAWN;
}

void sky_view_enter(void) {
    uint8_t i;
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    message_shown = NOT_DRAWN;
    bar_shown = NOT_DRAWN;
    if (sky_now.state == SKY_ST_MAKE) {
        text_centre(NT_ADDR(0, 0, MAKE_KEYS_ROW), skyscrapers_text[SKYSCRAPERS_T_MAKE_KEYS]);
        return;
    }
    load_tiles();
    memset(shown, NOT_DRAWN, sizeof shown);
    memset(shown_clue, 0, sizeof shown_clue);
    memset(shown_marks, 0, sizeof shown_marks);
    for (i = 0; i < sky_nn; ++i) {
        look_at_cell(i);
    }
    for (i = 0; i < sky_n4; ++i) {
        look_at_clue(i);
    }
    next_look = 0;
    if (!sky_now.editing) {
        begin_panel();
    }
    sky_view_tick();
}

void sky_view_tick(void) {
    draw_message();
    if (sky_now.state == SKY_ST_MAKE) {
        draw_bar();
        oam_begin();
        oam_end();
        return;
    }
    if (sky_now.state == SKY_ST_WORK && sky_now.clock > SETTLED_TICKS && ((uint8_t)sky_now.clock & REST_TICKS)) {
        return;
    }
    if (!sky_now.editing) {
        draw_panel();
    }
    look_around();
    draw_sprites();
}
