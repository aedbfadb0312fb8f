/* The matrix as the handhelds had it: the board in the six lower rows and seven left columns, the cursor in the row above
 * it, the link's light top right and the colour of who is to move below that. Player 1 is red, player 2 green. */
#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "games/connect4/play.h"
#include "games/connect4/view.h"
#include "games/connect4/view_led.h"
#include "games/connect4/link_driver.h"

#define LEDS 64
#define SIDE 8
#define BOARD_ROW 2 /* of the matrix: the top row of the board */
#define CURSOR_ROW 1
#define LIGHTS_COLUMN 7
#define STATUS_ROW 0
#define TURN_ROW 1
#define TILE_X 8 /* of LED 0 */
#define TILE_Y 6
#define ATTR_X 2 /* attribute bytes: LED rows begin in the lower half of the first */
#define ATTR_Y 1
#define BLINK 0x10
#define LEDS_A_TICK 8
#define SCROLL_PX 232 /* the picture is a row lower than drawn: the two rows above the matrix are in the safe area */

static const uint8_t colours[32] = {PAL_TEXT,   PAL_LED_RED, PAL_LED_GREEN, PAL_LED_AMBER,
                                    PAL_SPR_UI, PAL_SPR_C4,  PAL_SPR_GREEN, PAL_SPR_UI};
static const uint8_t colour_of[2] = {LED_RED, LED_GREEN};
static uint8_t next_led;

/* The LED that the falling chip has reached: found once a tick, asked for each LED. */
static uint8_t fall_led;
#define NO_LED 0xFF

static void find_fall_led(void) {
    uint16_t px = c4_state.fall_y;
    uint8_t led = c4_state.fall_column + CURSOR_ROW * SIDE;
    fall_led = NO_LED;
    if (c4_state.state != C4_ST_FALL) {
        return;
    }
    px = px / C4_FALL_UNITS;
    while (px >= C4_HOVER_PX) {
        led += SIDE;
        px -= C4_CELL_PX;
    }
    fall_led = led;
}

/* Of the link, in the order of link_light; without one both players are here. */
static const uint8_t link_led[] = {LED_YELLOW, LED_GREEN, LED_RED};

static uint8_t light(uint8_t row) {
    if (row == STATUS_ROW) {
        return c4_state.linked ? link_led[link_light(&link_end)] : LED_GREEN;
    }
    if (row == TURN_ROW && c4_state.state != C4_ST_OVER) {
        return colour_of[c4_match_turn(&c4_state.match)];
    }
    return LED_OFF;
}

static uint8_t board_led(uint8_t row, uint8_t column) {
    uint8_t cell, owner;
    row = (uint8_t)(SIDE - 1 - row);
    cell = (uint8_t)(row << 3); /* row * 7 + column */
    cell -= row;
    cell += column;
    owner = c4_state.match.game.cell[cell];
    if (owner == C4_EMPTY || (c4_state.state == C4_ST_FALL && cell == c4_state.fall_cell)) {
        return LED_OFF;
    }
    owner = owner == C4_FIRST ? c4_state.match.starter : c4_state.match.starter ^ 1;
    if (c4_state.state != C4_ST_OVER) {
        return colour_of[owner];
    }
    if (c4_state.winning[cell] && ((uint8_t)c4_state.clock & BLINK)) {
        return (uint8_t)(colour_of[owner] + 1); /* its glow */
    }
    if (c4_state.match.game.over == C4_EV_DRAW && c4_tie_column() == column) {
        return LED_YELLOW_GLOW;
    }
    return colour_of[owner];
}

static uint8_t led_picture(uint8_t led) {
    uint8_t row = (uint8_t)(led >> 3), column = led & 7;
    if (column == LIGHTS_COLUMN) {
        return light(row);
    }
    if (led == fall_led) {
        return colour_of[c4_state.fall_player];
    }
    if (row >= BOARD_ROW) {
        return board_led(row, column);
    }
    if (row == CURSOR_ROW && column == c4_state.cursor && c4_state.state != C4_ST_FALL && c4_state.state != C4_ST_OVER) {
        return colour_of[c4_match_turn(&c4_state.match)];
    }
    return LED_OFF;
}

static uint8_t palette_at(uint8_t row, uint8_t column) {
    uint8_t picture;
    if (row >= SIDE) { /* above the first row (wrapped) or below the last: the handheld itself */
        return 0;
    }
    picture = c4_shown[(uint8_t)(row * SIDE + column)];
    return picture == C4_NOT_DRAWN ? 0 : led_cell_pal[picture];
}

/* The attribute byte that this LED shares with three others. */
static void draw_attr(uint8_t row, uint8_t column) {
    uint8_t block_y = (uint8_t)((uint8_t)(row + 1) >> 1);
    uint8_t top = (uint8_t)(block_y * 2 - 1);
    uint8_t left = column & 0xFE;
    uint8_t bits = palette_at(top, left);
    bits |= (uint8_t)(palette_at(top, (uint8_t)(left + 1)) << 2);
    bits |= (uint8_t)(palette_at((uint8_t)(top + 1), left) << 4);
    bits |= (uint8_t)(palette_at((uint8_t)(top + 1), (uint8_t)(left + 1)) << 6);
    ppuq_byte(NT_ATTR(0) + (uint8_t)(ATTR_Y + block_y) * 8u + ATTR_X + (uint8_t)(column >> 1), bits);
}

static void draw_led(uint8_t led, uint8_t picture) {
    uint8_t row = (uint8_t)(led >> 3), column = led & 7;
    const uint8_t *tiles = led_cells + picture * LED_CELL_TILES;
    uint16_t addr = NT_ADDR(0, TILE_X, TILE_Y) + row * 64u + column * 2u;
    ppuq_row(addr, tiles, 2);
    ppuq_row(addr + 32, tiles + 2, 2);
    c4_shown[led] = picture;
    draw_attr(row, column);
}

/* Draws an LED that has changed; 0 when the queue is full. */
static uint8_t refresh(uint8_t led) {
    uint8_t picture = led_picture(led);
    if (picture != c4_shown[led]) {
        if (!ppuq_room(3, 5)) {
            return 0;
        }
        draw_led(led, picture);
    }
    return 1;
}

/* The column where something moves is looked at every tick, the others in turn: all 64 would take longer than a frame. */
void c4_led_tick(void) {
    uint8_t i, led;
    find_fall_led();
    led = c4_state.state == C4_ST_FALL ? c4_state.fall_column : c4_state.cursor;
    for (i = 0; i < SIDE && refresh(led); ++i) {
        led += SIDE;
    }
    for (i = 0; i < LEDS_A_TICK && refresh(next_led); ++i) {
        next_led = (uint8_t)(next_led + 1) & (LEDS - 1);
    }
    oam_begin();
    oam_end();
}

void c4_led_enter(void) {
    uint8_t i;
    screen_scroll = SCROLL_PX;
    pal_load(colours, 0, sizeof colours);
    vram_at(LED_BASE * 16);
    vram_load(&led_chr_far);
    vram_at(LED_SCENE_BASE * 16);
    vram_load(&led_scene_chr_far);
    vram_at(0x2000);
    vram_unpack(&led_scene_map_far);
    find_fall_led();
    for (i = 0; i < LEDS; ++i) {
        draw_led(i, led_picture(i));
    }
}
