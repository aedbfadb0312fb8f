#include <string.h>
#include "art.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/ui.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "games/skyscrapers/solver.h"

/* Tiles, unless PX. The board with its ring of clues stands in the middle of a square; large cells up to 5x5, small ones above. */
#define SQUARE_X 2
#define SQUARE_Y 3
#define SQUARE 22
#define LARGE_MAX 5
#define LOOKS_A_TICK 10
#define LOOKS_WON 24 /* nothing else is to be done then */
#define BLINK 0x10
#define SETTLED_TICKS 16 /* of a thought: what it found on the screen is drawn */
#define REST_TICKS 3     /* then three ticks of four are left to it whole */
#define BAR_REST_TICKS 15
#define SPARKS 12
#define SPARK_RISE_PX 160

static const uint8_t colours[32] = {PAL_TEXT,   PAL_RED,    PAL_WOOD,      PAL_TEXT,
                                    PAL_SPR_UI, PAL_SPR_C4, PAL_SPR_GREEN, PAL_SPR_UI};

static uint8_t side; /* tiles of a cell: 3 or 2 */
static uint8_t board_x, board_y;
static uint8_t place_at[SKY_MAX_N + 2]; /* place of the grid -> tiles from its edge */
static const uint8_t *cells;            /* their pictures */
static uint8_t shown[SKY_CELLS], shown_clue[SKY_CLUES];
static uint16_t shown_marks[SKY_CELLS];
static uint8_t next_look;

/* The pictures have the same order in both sizes. */
#define PICTURE_GIVEN (SKY24_GIVEN_1 - SKY24_EMPTY - 1)
#define PICTURE_DIGIT (SKY24_DIGIT_1 - SKY24_EMPTY - 1)
#define PICTURE_CLUE (SKY24_CLUE_1 - SKY24_EMPTY - 1)
#define PICTURE_DONE (SKY24_DONE_1 - SKY24_EMPTY - 1)
#define PICTURE_LIT 0xFE /* none of them: a cell full of light */

/* ---- cells and clues ------------------------------------------------------------------------------------------------------- */

/* Tile address of the place (column, row) of the ring-and-board grid. */
static uint16_t place_addr(uint8_t column, uint8_t row) {
    uint16_t addr = (uint8_t)(place_at[row] + board_y);
    addr = addr << 5;
    addr += NT_ADDR(0, 0, 0);
    addr += (uint8_t)(place_at[column] + board_x);
    return addr;
}

static void fill_place(uint16_t addr, uint8_t tile) {
    uint8_t row;
    for (row = 0; row < side; ++row) {
        ppuq_fill(addr, tile, side);
        addr += 32;
    }
}

static const uint8_t *tiles_of(uint8_t picture) {
    const uint8_t *tiles = cells;
    uint16_t skip = picture;
    if (side == 3) {
        skip = skip << 3;
        tiles += picture;
    } else {
        skip = skip << 2;
    }
    return tiles + skip;
}

static uint8_t draw_picture(uint16_t addr, uint8_t picture) {
    const uint8_t *tiles;
    uint8_t row;
    if (!ppu_blank && !ppuq_room(side, (uint8_t)(side * side))) {
        return 0;
    }
    if (picture == PICTURE_LIT) {
        fill_place(addr, SKY_TABLE_LIT);
        return 1;
    }
    tiles = tiles_of(picture);
    for (row = 0; row < side; ++row) {
        ppuq_row(addr, tiles, side);
        tiles += side;
        addr += 32;
    }
    return 1;
}

/* Pencil marks of a large cell: nine little tiles, each height has its own. */
static void put_marks_large(uint8_t *tiles, uint16_t marks) {
    uint8_t i;
    for (i = 0; i < sky_n; ++i) {
        if (marks & 1) {
            tiles[i] = (uint8_t)(SKY_PENCIL_BASE + i);
        }
        marks = marks >> 1;
    }
}

/* Of a small one: up to four, from the lowest on; the last of the four tiles is lit when there are more. */
static void put_marks_small(uint8_t *tiles, uint16_t marks) {
    uint8_t i, at = 0;
    for (i = 0; marks != 0; ++i) {
        if (marks & 1) {
            if (at == 4) {
                tiles[3] = SKY_TABLE_LIT;
                return;
            }
            tiles[at] = (uint8_t)(SKY_PENCIL16_BASE + i);
            ++at;
        }
        marks = marks >> 1;
    }
}

static uint8_t draw_marks(uint16_t addr, uint16_t marks) {
    static uint8_t tiles[9];
    uint8_t i, all = (uint8_t)(side * side);
    if (!ppu_blank && !ppuq_room(side, all)) {
        return 0;
    }
    memcpy(tiles, cells, sizeof tiles); /* begins with the empty cell */
    if (side == 3) {
        put_marks_large(tiles, marks);
    } else {
        put_marks_small(tiles, marks);
    }
    for (i = 0; i < all; i += side) {
        ppuq_row(addr, tiles + i, side);
        addr += 32;
    }
    return 1;
}

/* A step shows its cells by light that goes on and off; a board that is done, by a band of light that runs over it. */
static uint8_t is_lit(uint8_t cell) {
    uint8_t i, band;
    if (sky_state.state == SKY_ST_WON) {
        band = (uint8_t)(sky_state.clock >> 3) & 31;
        i = sky_row[cell] + sky_col[cell];
        return i == band;
    }
    if (sky_state.state == SKY_ST_SHOW && (frame_count & BLINK)) {
        for (i = 0; i < sky_state.lit_count; ++i) {
            if (sky_state.lit[i] == cell) {
                return 1;
            }
        }
    }
    return 0;
}

static uint8_t cell_picture(uint8_t cell) {
    uint8_t height = sky_game.entry[cell];
    if (is_lit(cell)) {
        return PICTURE_LIT;
    }
    if (height == 0) {
        return 0;
    }
    if (game_choice[SKY_CHOICE_ERRORS] && (frame_count & BLINK) && sky_clash(cell)) {
        return 0; /* it blinks */
    }
    return (uint8_t)(height + (sky_game.puzzle.given[cell] ? PICTURE_GIVEN : PICTURE_DIGIT));
}

static uint8_t look_at_cell(uint8_t cell) {
    uint8_t picture = cell_picture(cell);
    uint16_t marks = picture == 0 ? sky_marks(cell) : 0;
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
    if (sky_state.state == SKY_ST_SHOW && clue == sky_state.lit_clue && (frame_count & BLINK)) {
        state ^= SKY_CLUE_MET; /* the other way round, so that it is seen */
    }
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

static uint8_t look_at_clue(uint8_t clue) {
    uint8_t picture = clue_picture(clue);
    if (picture == shown_clue[clue]) {
        return 1;
    }
    if (picture == 0) {
        if (!ppu_blank && !ppuq_room(side, (uint8_t)(side * side))) {
            return 0;
        }
        fill_place(clue_addr(clue), FONT_SOLID);
    } else if (!draw_picture(clue_addr(clue), picture)) {
        return 0;
    }
    shown_clue[clue] = picture;
    return 1;
}

/* A round over cells and clues, a few each tick. */
static void look_around(uint8_t looks) {
    uint8_t fine, all = (uint8_t)(sky_nn + sky_n4);
    for (; looks != 0; --looks) {
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

/* What a step shows comes at once, not when its turn comes. */
static void look_at_lit(void) {
    uint8_t i;
    for (i = 0; i < sky_state.lit_count; ++i) {
        if (!look_at_cell(sky_state.lit[i])) {
            return;
        }
    }
    if (sky_state.lit_clue != SKY_NO_CLUE) {
        look_at_clue(sky_state.lit_clue);
    }
}

/* ---- sprites ------------------------------------------------------------------------------------------------------------------- */

/* Around a place of the ring-and-board grid. */
static void draw_box_at(uint8_t column, uint8_t row, uint8_t bright) {
    uint8_t x = (uint8_t)(place_at[column] + board_x), y = (uint8_t)(place_at[row] + board_y);
    ui_box((uint8_t)(x << 3), (uint8_t)(y << 3), (uint8_t)(side << 3), bright);
}

/* Sparks rise over a board that is done, each on its way, twinkling. */
static void draw_sparks(void) {
    static const uint8_t at[SPARKS] = {28, 164, 92, 60, 140, 108, 44, 180, 76, 124, 20, 152};
    uint8_t i, up = (uint8_t)sky_state.clock, way = up;
    for (i = 0; i < SPARKS; ++i) {
        way = (uint8_t)(way + 53);
        if (way < SPARK_RISE_PX) {
            oam_meta(at[i], (uint8_t)(SPARK_RISE_PX + 30 - way), sky_spark_frames[(uint8_t)((uint8_t)(up >> 2) + i) & 3], 0);
        }
    }
}

static void draw_sprites(void) {
    oam_begin();
    if (sky_state.state == SKY_ST_PLAY || sky_state.state == SKY_ST_PAD) {
        draw_box_at((uint8_t)(sky_col[sky_state.cursor] + 1), (uint8_t)(sky_row[sky_state.cursor] + 1),
                    sky_state.state == SKY_ST_PAD);
    } else if (sky_state.state >= SKY_ST_EDIT) {
        draw_box_at(sky_own_col, sky_own_row, sky_state.state == SKY_ST_EDIT_PAD);
    } else if (sky_state.state == SKY_ST_WON) {
        draw_sparks();
    }
    oam_end();
}

/* ---- the whole screen --------------------------------------------------------------------------------------------------------------- */

static void load_tiles(void) {
    vram_at(SKY24_BASE * 16);
    if (side == 3) {
        vram_load(&sky24_chr_far);
        vram_load(&sky_pencil_chr_far);
        cells = sky24_cells;
    } else {
        vram_load(&sky16_chr_far);
        vram_load(&sky_pencil16_chr_far);
        cells = sky16_cells;
    }
    vram_at(0x1000 + SKY_SPARK_BASE * 16);
    vram_load(&sky_spark_chr_far);
}

/* In the middle of the square. Returns how many tiles it is across. */
static uint8_t place_board(void) {
    uint8_t i, across = 0;
    side = sky_n <= LARGE_MAX ? 3 : 2;
    for (i = 0; i < (uint8_t)(sky_n + 2); ++i) {
        place_at[i] = across;
        across += side;
    }
    i = (uint8_t)((uint8_t)(SQUARE - across) >> 1);
    board_x = (uint8_t)(SQUARE_X + i);
    board_y = (uint8_t)(SQUARE_Y + i);
    return across;
}

uint8_t sky_view_clue(uint8_t column, uint8_t row) {
    uint8_t last = (uint8_t)(sky_n + 1), clue = SKY_NO_CLUE;
    if (row == 0) {
        clue = (uint8_t)(column - 1);
    } else if (row == last) {
        clue = (uint8_t)(sky_n + column - 1);
    } else if (column == 0) {
        clue = (uint8_t)(sky_n2 + row - 1);
    } else if (column == last) {
        clue = (uint8_t)(sky_n2 + sky_n + row - 1);
    }
    return clue;
}

/* The tiles of a place of the ring-and-board grid, 0 for bare wood; notes that they are shown. */
static const uint8_t *tiles_at(uint8_t column, uint8_t row) {
    uint8_t last = (uint8_t)(sky_n + 1), picture, k = sky_view_clue(column, row);
    if ((row == 0 || row == last) && (column == 0 || column == last)) {
        return 0;
    }
    if (k == SKY_NO_CLUE) {
        k = sky_start[(uint8_t)(sky_n2 + row - 1)];
        k += column;
        --k;
        picture = cell_picture(k);
        shown[k] = picture;
        return picture == PICTURE_LIT ? cells : tiles_of(picture);
    }
    picture = clue_picture(k);
    shown_clue[k] = picture;
    return picture == 0 ? 0 : tiles_of(picture);
}

/* A row of places, whole rows of tiles at a time: place by place a 9x9 board took a quarter of a second. */
static void draw_places(uint8_t row, uint8_t across) {
    static const uint8_t *from[SKY_MAX_N + 2];
    const uint8_t *tiles;
    uint8_t i, r, column, *to;
    uint16_t addr = place_addr(0, row);
    for (column = 0; column < (uint8_t)(sky_n + 2); ++column) {
        from[column] = tiles_at(column, row);
    }
    for (r = 0; r < side; ++r) {
        to = ppuq_open(addr, across);
        for (column = 0; column < (uint8_t)(sky_n + 2); ++column) {
            tiles = from[column];
            for (i = 0; i < side; ++i) {
                *to = tiles == 0 ? FONT_SOLID : tiles[i];
                ++to;
            }
            if (tiles != 0) {
                from[column] = tiles + side;
            }
        }
        ppuq_publish();
        addr += 32;
    }
}

static void enter_board(void) {
    uint8_t i, across = place_board();
    load_tiles();
    memset(shown_marks, 0, sizeof shown_marks);
    for (i = 0; i < (uint8_t)(sky_n + 2); ++i) {
        draw_places(i, across);
    }
    for (i = 0; i < sky_nn; ++i) {
        if (sky_marks(i) != 0) {
            look_at_cell(i);
        }
    }
    next_look = 0;
    if (!sky_state.editing) {
        sky_panel_enter();
    }
}

void sky_view_enter(void) {
    pal_load(colours, 0, sizeof colours);
    sky_scene_draw();
    sky_words_enter();
    if (sky_state.state == SKY_ST_MAKE) {
        sky_bar_enter();
    } else {
        enter_board();
    }
    sky_view_tick();
}

/* While the machine works, most ticks are left to it whole: a tick's drawing was a tenth of its time. */
static uint8_t at_rest(void) {
    if (sky_state.clock <= SETTLED_TICKS) {
        return 0;
    }
    if (sky_state.state == SKY_ST_MAKE) {
        return (uint8_t)sky_state.clock & BAR_REST_TICKS;
    }
    return sky_state.state == SKY_ST_WORK && ((uint8_t)sky_state.clock & REST_TICKS);
}

void sky_view_tick(void) {
    if (at_rest()) {
        return;
    }
    sky_words_tick();
    if (sky_state.state == SKY_ST_MAKE) {
        sky_bar_tick();
        return;
    }
    if (!sky_state.editing) {
        sky_panel_tick();
    }
    if (sky_state.state == SKY_ST_SHOW) {
        look_at_lit();
    }
    look_around(sky_state.state == SKY_ST_WON ? LOOKS_WON : LOOKS_A_TICK);
    draw_sprites();
}
