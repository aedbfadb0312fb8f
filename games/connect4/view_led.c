/* The matrix as on the handhelds: the board in the six lower rows and seven left columns, the cursor in the row above
 * it; in the last column, from the top, the link's light, the colour of who is to move, and that of who has won. Player 1 is red, player 2
 * green. */
#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "games/connect4/play.h"
#include "games/connect4/view.h"
#include "games/connect4/link.h"

#define LEDS 64
#define SIDE 8
#define BOARD_ROW 2 /* of the matrix: the top row of the board */
#define CURSOR_ROW 1
#define LIGHTS_COLUMN 7
#define STATUS_ROW 0
#define TURN_ROW 1
#define WON_ROW 2
#define TILE_X 8 /* of LED 0 */
#define TILE_Y 6
#define ATTR_X 2 /* attribute bytes: LED rows begin in the lower half of the first */
#define ATTR_Y 1
#define WIN_STEP 4 /* ticks from one winning LED to the next */
#define TIE_STEP 2 /* ... and from one LED of a full board */
#define LEDS_A_TICK 8
#define SCROLL_PX 232 /* the picture is a row lower than drawn: the two rows above the matrix are in the safe area */

static const uint8_t colours[32] = {PAL_TEXT,   PAL_LED_RED, PAL_LED_GREEN, PAL_LED_AMBER,
                                    PAL_SPR_UI, PAL_SPR_C4,  PAL_SPR_GREEN, PAL_SPR_UI};
static const uint8_t colour_of[2] = {LED_RED, LED_GREEN};
static uint8_t next_led;

/* The LED that the falling chip has reached: found once a tick, used for each LED. */
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

/* After the game the winning LEDs turn yellow one by one, and back in the same order, forever; on a tie those of one row do, then
 * those of the next. Found once a tick: */
static uint8_t turn_cell; /* the cell whose LED turns now: those before it in the round have turned */
static uint8_t turn_back; /* 1: from yellow to their own colour */
static uint8_t turn_row;  /* a tie: the first cell of the row */

static uint8_t is_draw(void) {
    return c4_state.match.game.over == C4_EV_DRAW;
}

/* The winning cell with this many before it. */
static uint8_t winning_cell(uint8_t before) {
    uint8_t cell = 0;
    for (;; ++cell) {
        if (c4_state.winning[cell]) {
            if (before == 0) {
                return cell;
            }
            --before;
        }
    }
}

static void find_turn(void) {
    uint8_t cell, round = 0, step;
    turn_row = 0;
    if (is_draw()) {
        round = C4_COLS;
        step = (uint8_t)(c4_state.clock / TIE_STEP % (2 * C4_COLS * C4_ROWS));
        for (turn_row = C4_CELLS - C4_COLS; step >= 2 * C4_COLS; turn_row -= C4_COLS) {
            step -= 2 * C4_COLS;
        }
    } else {
        for (cell = 0; cell < C4_CELLS; ++cell) {
            round += c4_state.winning[cell];
        }
        step = (uint8_t)(c4_state.clock / WIN_STEP % (uint8_t)(round + round));
    }
    turn_back = step >= round;
    if (turn_back) {
        step -= round;
    }
    turn_cell = is_draw() ? (uint8_t)(turn_row + step) : winning_cell(step);
}

static uint8_t is_yellow(uint8_t cell) {
    if (is_draw() ? (uint8_t)(cell - turn_row) >= C4_COLS : !c4_state.winning[cell]) {
        return 0;
    }
    return turn_back ? cell > turn_cell : cell <= turn_cell;
}

/* Of the link, in the order of link_light; without one both players are here. */
static const uint8_t link_led[] = {LED_YELLOW, LED_GREEN, LED_RED, LED_YELLOW};

static uint8_t light(uint8_t row) {
    if (row == STATUS_ROW) {
        return c4_state.linked ? link_led[link_light(&link_end)] : LED_GREEN;
    }
    if (c4_state.state == C4_ST_OVER) {
        if (row != WON_ROW) {
            return LED_OFF;
        }
        return is_draw() ? LED_YELLOW : colour_of[c4_state.fall_player];
    }
    return row == TURN_ROW && c4_state.state != C4_ST_SEARCH ? colour_of[c4_mover] : LED_OFF;
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
    return c4_state.state == C4_ST_OVER && is_yellow(cell) ? LED_YELLOW : colour_of[owner];
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
    if (row == CURSOR_ROW && column == c4_state.cursor && c4_cursor_on) {
        return colour_of[c4_mover];
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

static uint8_t led_of(uint8_t cell) {
    uint8_t led = (SIDE - 1) * SIDE; /* of the lowest row */
    for (; cell >= C4_COLS; cell -= C4_COLS) {
        led -= SIDE;
    }
    return (uint8_t)(led + cell);
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

/* The column where something moves is checked every tick, the others in turn: all 64 LEDs would take longer than a frame. */
void c4_led_tick(void) {
    uint8_t i, led;
    find_fall_led();
    if (c4_state.state == C4_ST_OVER) {
        find_turn();
        refresh(led_of(turn_cell));
    }
    led = c4_state.cursor;
    if (!c4_cursor_on || (c4_state.state == C4_ST_AIM && c4_state.clock < LEDS / LEDS_A_TICK)) {
        led = c4_state.fall_column; /* what fell has just left it */
    }
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
    if (c4_state.state == C4_ST_OVER) {
        find_turn();
    }
    for (i = 0; i < LEDS; ++i) {
        draw_led(i, led_picture(i));
    }
}
