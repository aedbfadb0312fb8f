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
#include "games/labyrinth/hud.h"
#include "games/labyrinth/look.h"
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
#define FACING_X 23 /* right-aligned like the numbers */
#define FACING_TALL_X 21
#define ABOVE TEXT_CHOICE(0, 32) /* a Chinese line begins a row above, beside the number of its own row */
#define MESSAGE_ROW 19
#define TIME_ROW 21
#define FACING_ROW 23
#define MAZE_ROW 25
#define MESSAGE_W 18
#define IRQ_LINE 208
#define NOT_DRAWN 0xFF
#define ATTR_ROWS 8

/* The view takes most tiles. What it leaves: the font's capitals and punctuation, and its frames, where the line of messages is. */
#define MESSAGE_COLUMNS 15
static const text_area_t words = {{0x1A, 0x02, 0xFE, 0x7E}, {16, 7, 1, 0}, 0x60};

extern const far_data_t lab_first_tiles, lab_second_tiles;
extern void lab_nmi(void), lab_irq(void);

static const uint8_t colours[32] = {
    PAL_TEXT, LOOK_PALETTES,
    PAL_SPR_UI, 0x0F, 0x0F, 0x27, 0x30, PAL_SPR_GREEN, PAL_SPR_UI
};
static const uint8_t attributes[ATTR_ROWS] = {LOOK_ATTRIBUTES};

static uint16_t time_shown;
static uint8_t facing_shown, message_shown, map_shown;

static void draw_facing(void) {
    uint16_t angle = move_angle + 256u;
    uint8_t eighth = (uint8_t)(angle >> 9) & 7;
    uint8_t diagonal = eighth & 1, width = TEXT_ROWS + TEXT_ROWS;
    uint16_t addr = NT_ADDR(0, TEXT_CHOICE(FACING_X, FACING_TALL_X), FACING_ROW) - ABOVE;
    if (eighth == facing_shown || !ppuq_room(TEXT_CHOICE(2, 4), TEXT_CHOICE(5, 18))) {
        return;
    }
    text_wipe(addr, width); /* a blank before a single letter */
    text_put(diagonal ? addr : addr + TEXT_ROWS, labyrinth_text[LABYRINTH_T_E + eighth]);
    facing_shown = eighth;
}

static uint8_t message(void) {
    if (lab.state == LAB_FOUND) {
        return lab.clock < 120 ? LABYRINTH_T_FOUND : LABYRINTH_T_FOUND_KEYS;
    }
    if (lab.state == LAB_EXPLORING) {
        return LABYRINTH_T_EXPLORE;
    }
    return lab.cheat && !pad_demo ? LABYRINTH_T_NOT_COUNTED : LABYRINTH_T_FIND;
}

static void draw_message(void) {
    uint8_t text = message();
    if (text != message_shown && text_line_left(NT_ADDR(0, WORDS_X, MESSAGE_ROW) - ABOVE, MESSAGE_W, labyrinth_text[text])) {
        message_shown = text;
    }
}

/* The little show at the centre: the walls change their colours. */
static void show_win(void) {
    uint8_t hue = 0x27;
    if (lab.state == LAB_FOUND && lab.clock < 120) {
        hue = (uint8_t)(0x21 + (uint8_t)((uint8_t)(lab.clock >> 3) % 12));
    }
    pal_set(5, hue);
    pal_set(9, hue);
    pal_set(13, hue);
}

/* What the map lies on: a brown plate, or nothing. */
static uint8_t draw_ground(void) {
    uint8_t row, tile = lab.map ? FONT_SOLID : 0;
    if (!ppu_blank && !ppuq_room(MAP_H, MAP_H * MAP_W)) {
        return 0;
    }
    for (row = 0; row < MAP_H; ++row) {
        ppuq_fill(NT_ADDR(0, MAP_X, MAP_Y) + row * 32u, tile, MAP_W);
    }
    return 1;
}

void lab_hud_tick(void) {
    if (lab.seconds != time_shown && text_number(NT_ADDR(0, VALUE_X, TIME_ROW), lab.seconds, 5)) {
        time_shown = lab.seconds;
    }
    draw_facing();
    draw_message();
    show_win();
    lab_map_tick();
    if (lab.map != map_shown && draw_ground()) {
        map_shown = lab.map;
    }
    if ((frame_count & 7) == 0) { /* now and then: the pause menu wipes the sprites away */
        oam_begin();
        if (map_shown == 1) {
            lab_map_draw();
        }
        oam_end();
    }
}

void lab_hud_enter(void) {
    uint8_t row;
    pal_load(colours, 0, sizeof colours);
    vram_at(DRAW_FIRST_TILE * 16);
    vram_load(&lab_first_tiles);
    vram_at(DRAW_SECOND_TILE * 16);
    vram_load(&lab_second_tiles);
    for (row = 0; row < ATTR_ROWS; ++row) {
        ppuq_fill(NT_ATTR(0) + row * 8u, attributes[row], 8);
    }
    lab_map_load(lab.cheat);
    text_area(&words);
    for (row = LABYRINTH_T_E; row <= LABYRINTH_T_SE; ++row) {
        text_load(labyrinth_text[row]);
    }
    text_put(NT_ADDR(0, WORDS_X, TIME_ROW) - ABOVE, labyrinth_text[LABYRINTH_T_TIME]);
    text_put(NT_ADDR(0, WORDS_X, FACING_ROW) - ABOVE, labyrinth_text[LABYRINTH_T_FACING]);
    text_put(NT_ADDR(0, WORDS_X, MAZE_ROW) - ABOVE, labyrinth_text[LABYRINTH_T_MAZE]);
    text_number(NT_ADDR(0, VALUE_X, MAZE_ROW), lab.seed, 5);
    time_shown = 0xFFFF;
    facing_shown = NOT_DRAWN;
    message_shown = NOT_DRAWN;
    map_shown = NOT_DRAWN;
    lab_play_redraw();
    hook_nmi = lab_nmi;
    hook_irq = lab_irq;
    hook_line = IRQ_LINE;
    hook_install();
    lab_hud_tick();
}
