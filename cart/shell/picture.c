#include "art.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/shell/screens.h"

/* Where things are on the menu: chr/README.md. */
#define ICON_X 4
#define ICON_Y 6
#define PICTURE_X 20
#define PICTURE_Y 8
#define PICTURE_W 8
#define PICTURE_H 7
#define PICTURE_TILE 0x80
#define PICTURE_BYTES (PICTURE_W * PICTURE_H * 16)
#define PICTURE_ATTR 0x23D5u
#define ATTR_ROW 8
#define CHUNK 32        /* bytes of a packet */
#define CHUNKS_A_TICK 3 /* more would not fit the blank */
#define ICON_ATTR_X 1

static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_RED,    PAL_BLUE,
                                    PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI};

/* A new picture comes in steps: the old one goes, the tiles come in the dark, then colours and map show them. */
enum { STEP_HIDE, STEP_TILES, STEP_COLOURS, STEP_SHOW, STEP_DONE };
static const far_data_t *tiles_far, *attr_far; /* of the one that is shown or comes */
static uint8_t step;
static uint16_t loaded; /* bytes of the tiles */

/* The icons of the lines, each in its own palette; two of them share an attribute byte. */
static void draw_icons(uint8_t first, uint8_t lines) {
    uint8_t line, icon, bits = 0, *tiles;
    uint16_t at = NT_ADDR(0, ICON_X, ICON_Y), attr = NT_ATTR(0) + ATTR_ROW + ICON_ATTR_X;
    for (line = 0; line < lines && first < game_count; ++line) {
        icon = game_catalogue[first].icon;
        tiles = (uint8_t *)menu_icon_cells + icon * MENU_ICON_CELL_TILES;
        ppuq_row(at, tiles, 2);
        ppuq_row(at + 32, tiles + 2, 2);
        if (line & 1) { /* top left of its block */
            bits = menu_icon_cell_pal[icon];
            ppuq_byte(attr, bits);
        } else { /* bottom left: with the one above it the block is whole */
            ppuq_byte(attr, (uint8_t)(bits | menu_icon_cell_pal[icon] << 4));
            attr += ATTR_ROW;
        }
        at += 64;
        ++first;
    }
}

void picture_screen_draw(uint8_t first, uint8_t lines) {
    pal_load(colours, 0, sizeof colours);
    vram_at(MENU_BASE * 16);
    vram_load(&menu_chr_far);
    vram_at(MENU_ICON_BASE * 16);
    vram_load(&menu_icon_chr_far);
    vram_at(0x2000);
    vram_unpack(&menu_map_far);
    draw_icons(first, lines);
    step = STEP_DONE;
}

void picture_want(uint8_t item) {
    tiles_far = &menu_opt_chr_far;
    attr_far = &menu_opt_attr_far;
    if (item < game_count) {
        tiles_far = game_catalogue[item].picture;
        attr_far = game_catalogue[item].picture_attr;
    }
    step = STEP_HIDE;
}

/* The map is the same for all: tiles in reading order, or nothing. */
static uint8_t draw_map(uint8_t shown) {
    uint8_t row, x, tile = PICTURE_TILE, *to;
    uint16_t addr = NT_ADDR(0, PICTURE_X, PICTURE_Y);
    if (!ppuq_room(PICTURE_H, PICTURE_W * PICTURE_H)) {
        return 0;
    }
    for (row = 0; row < PICTURE_H; ++row) {
        to = ppuq_open(addr, PICTURE_W);
        for (x = 0; x < PICTURE_W; ++x) {
            to[x] = shown ? tile : 0;
            ++tile;
        }
        ppuq_publish();
        addr += 32;
    }
    return 1;
}

static void load_tiles(void) {
    static far_data_t part;
    uint8_t i;
    for (i = 0; i < CHUNKS_A_TICK && loaded < PICTURE_BYTES; ++i) {
        far_dst = ppuq_open(PICTURE_TILE * 16 + loaded, CHUNK);
        if (far_dst == 0) {
            return;
        }
        part.addr = (const uint8_t *)tiles_far->addr + loaded;
        part.length = CHUNK;
        part.page = tiles_far->page;
        far_copy(&part);
        ppuq_publish();
        loaded += CHUNK;
    }
}

static uint8_t load_colours(void) {
    uint8_t row;
    static uint8_t bits[4];
    if (!ppuq_room(2, 4)) {
        return 0;
    }
    far_dst = bits;
    far_copy(attr_far);
    for (row = 0; row < 2; ++row) {
        ppuq_row(PICTURE_ATTR + row * ATTR_ROW, bits + row * 2, 2);
    }
    return 1;
}

void picture_tick(void) {
    switch (step) {
    case STEP_HIDE:
        if (draw_map(0)) {
            loaded = 0;
            step = STEP_TILES;
        }
        break;
    case STEP_TILES:
        load_tiles();
        if (loaded == PICTURE_BYTES) {
            step = STEP_COLOURS;
        }
        break;
    case STEP_COLOURS:
        step += load_colours();
        break;
    case STEP_SHOW:
        step += draw_map(1);
        break;
    default:
        break;
    }
}
