#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/hook.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "games/labyrinth/draw.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "text_labyrinth.h"

/* Rows 18 to 25 are ours; the map takes the left, words the right. */
#define MAP_X 2
#define MAP_Y 18
#define MAP_W 8
#define MAP_H 8
#define WORDS_X 12
#define VALUE_X 20
#define ABOVE TEXT_CHOICE(0, 32) /* a Chinese line begins a row above, beside the number of its own row */
#define COMPASS_X 26
#define COMPASS_Y 21
#define COMPASS_SIDE 4
/* in Chinese its place is the messages', but there are no letters */
#define COMPASS_TILE TEXT_CHOICE(LAB_COMPASS_BASE, 0x2A)
/* upper left of the middle four; the lower two come a row of tiles later */
#define NEEDLE_TILE (uint8_t)(COMPASS_TILE + 5)
#define NEEDLE_BYTES 64
#define MESSAGE_ROW 19
#define TIME_ROW 21
#define MAZE_ROW 23
#define SIZE_ROW 25
#define MESSAGE_W 18
#define NOT_DRAWN 0xFF
#define ATTR_ROWS 8
#define WALL_HUE 0x27 /* as in LAB_DRAW_PALETTES */

/* The view takes most tiles. What it leaves for Chinese: the font's capitals, of which the compass has the end, and punctuation; its
 * frames, where the line of messages is. */
static const text_area_t words = {{0x1A, 0x02, 0xFE, 0x7E}, {8, 7, 1, 0}, 0x60};

static const uint8_t colours[32] = {PAL_TEXT, LAB_DRAW_PALETTES, PAL_SPR_UI, 0x0F, 0x0F, 0x27,
                                    0x30,     PAL_SPR_GREEN,     PAL_SPR_UI};
static const uint8_t attributes[ATTR_ROWS] = {LAB_DRAW_ATTRIBUTES};

static uint16_t time_shown;
static uint8_t needle_shown, message_shown, map_shown, hue_shown, sprites_due;

/* The needle points where the player looks: two rows of two tiles. */
static void draw_needle(void) {
    uint16_t angle = lab_move_angle + 128u;
    uint8_t sixteenth = (uint8_t)(angle >> 8) & 15;
    const uint8_t *tiles = lab_needle_chr + sixteenth * (uint16_t)NEEDLE_BYTES;
    uint16_t at = NEEDLE_TILE * 16u;
    if (sixteenth != needle_shown && (ppu_blank || ppuq_room(2, NEEDLE_BYTES))) {
        ppuq_row(at, tiles, NEEDLE_BYTES / 2);
        ppuq_row(at + COMPASS_SIDE * 16u, tiles + NEEDLE_BYTES / 2, NEEDLE_BYTES / 2);
        needle_shown = sixteenth;
    }
}

static void draw_compass(void) {
    static uint8_t row[COMPASS_SIDE];
    uint8_t x, y, tile = COMPASS_TILE;
    vram_at(tile * 16u);
    vram_load(&lab_compass_chr_far);
    for (y = 0; y < COMPASS_SIDE; ++y) {
        for (x = 0; x < COMPASS_SIDE; ++x) {
            row[x] = tile;
            ++tile;
        }
        ppuq_row(NT_ADDR(0, COMPASS_X, COMPASS_Y) + y * 32u, row, COMPASS_SIDE);
    }
}

static uint8_t message(void) {
    if (lab_state.state == LAB_FOUND) {
        return lab_state.clock < LAB_SHOW_TICKS ? LABYRINTH_T_FOUND : LABYRINTH_T_FOUND_KEYS;
    }
    if (lab_state.state == LAB_EXPLORING) {
        return LABYRINTH_T_EXPLORE;
    }
    if (pad_demo) {
        return LABYRINTH_T_DEMO;
    }
    return lab_state.cheat ? LABYRINTH_T_NOT_COUNTED : LABYRINTH_T_FIND;
}

static void draw_message(void) {
    uint8_t text = message();
    if (text != message_shown && text_line_left(NT_ADDR(0, WORDS_X, MESSAGE_ROW) - ABOVE, MESSAGE_W, labyrinth_text[text])) {
        message_shown = text;
    }
}

/* The little show at the centre: the walls change their colours. */
static void show_win(void) {
    uint8_t hue = WALL_HUE, i;
    if (lab_state.state == LAB_FOUND && lab_state.clock < LAB_SHOW_TICKS) {
        hue = (uint8_t)(0x21 + (uint8_t)(lab_state.clock >> 4)); /* less than four changes a second, of one brightness: no flicker */
    }
    if (hue != hue_shown) {
        for (i = 5; i < 16; i += 4) { /* a wall's other direction is a shade darker */
            pal_set(i, hue);
            pal_set((uint8_t)(i + 1), (uint8_t)(hue - 0x10));
        }
        hue_shown = hue;
    }
}

/* What the map lies on: a brown plate, or nothing. */
static uint8_t draw_ground(void) {
    uint8_t row, tile = lab_state.map ? FONT_SOLID : 0;
    if (!ppu_blank && !ppuq_room(MAP_H, MAP_H * MAP_W)) {
        return 0;
    }
    for (row = 0; row < MAP_H; ++row) {
        ppuq_fill(NT_ADDR(0, MAP_X, MAP_Y) + row * 32u, tile, MAP_W);
    }
    return 1;
}

static void draw_sprites(void) {
    oam_begin();
    if (map_shown == 1) {
        lab_map_draw();
    }
    oam_end();
    sprites_due = 0;
}

void lab_hud_wiped(void) {
    sprites_due = 1;
}

static void draw_words(void) {
    if (lab_state.seconds != time_shown && text_number(NT_ADDR(0, VALUE_X, TIME_ROW), lab_state.seconds, 5)) {
        time_shown = lab_state.seconds;
    }
    draw_needle();
    draw_message();
    lab_map_tick();
    if (lab_state.map != map_shown && draw_ground()) {
        map_shown = lab_state.map;
        sprites_due = 1;
    }
}

void lab_hud_tick(void) {
    show_win();
    if (lab_play_blank_free()) {
        draw_words();
    }
    if (sprites_due) {
        draw_sprites();
    }
}

void lab_hud_enter(void) {
    uint8_t row;
    pal_load(colours, 0, sizeof colours);
    vram_at(LAB_DRAW_FIRST_TILE * 16);
    vram_load(&lab_first_tiles);
    vram_at(LAB_DRAW_SECOND_TILE * 16);
    vram_load(&lab_second_tiles);
    for (row = 0; row < ATTR_ROWS; ++row) {
        ppuq_fill(NT_ATTR(0) + row * 8u, attributes[row], 8);
    }
    lab_map_load(lab_state.cheat);
    text_area(&words);
    text_put(NT_ADDR(0, WORDS_X, TIME_ROW) - ABOVE, labyrinth_text[LABYRINTH_T_TIME]);
    text_put(NT_ADDR(0, WORDS_X, MAZE_ROW) - ABOVE, labyrinth_text[LABYRINTH_T_MAZE]);
    text_number(NT_ADDR(0, VALUE_X, MAZE_ROW), lab_state.seed, 5);
    text_put(NT_ADDR(0, WORDS_X, SIZE_ROW) - ABOVE, labyrinth_text[LABYRINTH_T_SIZE]);
    text_number(NT_ADDR(0, VALUE_X, SIZE_ROW), lab_sizes[lab_state.size], 5);
    draw_compass();
    time_shown = 0xFFFF;
    needle_shown = NOT_DRAWN;
    hue_shown = WALL_HUE;
    message_shown = NOT_DRAWN;
    map_shown = NOT_DRAWN;
    lab_play_redraw();
    hook_nmi = lab_draw_nmi;
    hook_irq = lab_draw_irq;
    hook_line = LAB_DRAW_IRQ_LINE;
    hook_install();
    lab_hud_tick();
}
