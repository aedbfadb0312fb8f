#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/game.h"
#include "cart/hook.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppu.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "cart/tv.h"
#include "games/labyrinth/draw.h"
#include "games/labyrinth/map.h"
#include "games/labyrinth/maze.h"
#include "games/labyrinth/move.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/things.h"
#include "text_labyrinth.h"

/* Two rows of words below the view (LAB_DRAW_WORDS_ROW). A Chinese line takes both, so messages take the place of the maze's number. */
#define UPPER_ROW LAB_DRAW_WORDS_ROW
#define LOWER_ROW (LAB_DRAW_WORDS_ROW + 1)
#define ABOVE \
    TEXT_CHOICE(0, 32) /* a Chinese line begins a row higher, so that its lower row is level with the number */
#define TIME_X 2
#define CLOCK_X TEXT_CHOICE(7, 6)
#define MESSAGE_X TEXT_CHOICE(2, 13)
#define MESSAGE_W TEXT_CHOICE(18, 15)
#define MAZE_X 14
#define NUMBER_X TEXT_CHOICE(19, 18)
#define SIZE_X 20
#define SIDE_X 25
#define NEEDLE_X 28
#define NEEDLE_TILE \
    TEXT_CHOICE(0x70, 0x2A) /* four tiles; in Chinese the messages use them, since there are no letters */
#define NEEDLE_BYTES 64
#define FIND_SECONDS 5 /* in Chinese, then the maze's number */
#define NOT_DRAWN 0xFF
#define GREY 0x00
#define HIDDEN_Y 0xF0
#define CTRL_TALL 0x20 /* sprites of 8x16: screen_table turns it off again */
#define ATTR_ROWS 8
#define CLOCK_DIGITS 5
#define NO_TIME 0xFFFF

/* The tiles that view and map leave for Chinese: most of the font's capitals and punctuation; and its frames, for the messages. */
static const text_area_t words = {{0x1A, 0x4E, 0x02, 0x7E}, {8, 8, 7, 1}, 0x60};

static const uint8_t colours[32] = {PAL_TEXT, LAB_DRAW_PALETTES, PAL_SPR_UI, 0x0F, 0x0F, 0x27,
                                    0x30,     PAL_LAB_GHOST,     PAL_LAB_CUP};
static const uint8_t attributes[ATTR_ROWS] = {LAB_DRAW_ATTRIBUTES};

static uint16_t time_shown;
static uint8_t needle_shown, message_shown, map_shown, ring_shown, sprites_due;

/* The needle points where the player looks: four tiles. 1 when it had to be changed. */
static uint8_t draw_needle(void) {
    uint16_t angle = lab_move_angle + 128u;
    uint8_t sixteenth = (uint8_t)(angle >> 8) & 15;
    const uint8_t *tiles = lab_needle_chr + sixteenth * (uint16_t)NEEDLE_BYTES;
    if (sixteenth == needle_shown) {
        return 0;
    }
    if (ppu_blank || ppuq_room(2, NEEDLE_BYTES)) {
        ppuq_row(NEEDLE_TILE * 16u, tiles, NEEDLE_BYTES / 2);
        ppuq_row(NEEDLE_TILE * 16u + NEEDLE_BYTES / 2, tiles + NEEDLE_BYTES / 2, NEEDLE_BYTES / 2);
        needle_shown = sixteenth;
    }
    return 1;
}

static void lay_needle(void) {
    static uint8_t row[2];
    row[0] = NEEDLE_TILE;
    row[1] = NEEDLE_TILE + 1;
    ppuq_row(NT_ADDR(0, NEEDLE_X, UPPER_ROW), row, 2);
    row[0] += 2;
    row[1] += 2;
    ppuq_row(NT_ADDR(0, NEEDLE_X, LOWER_ROW), row, 2);
}

static uint8_t message(void) {
    if (lab_state.state == LAB_FOUND) {
        return LABYRINTH_T_FOUND;
    }
    if (pad_demo) {
        return LABYRINTH_T_DEMO;
    }
    if (lab_state.asked != 0) {
        return LABYRINTH_T_ASK_NEW;
    }
    if (lab_state.cheat) {
        return LABYRINTH_T_NOT_COUNTED;
    }
    return text_language != TEXT_ENGLISH && lab_state.seconds >= FIND_SECONDS ? LABYRINTH_T_MAZE : LABYRINTH_T_FIND;
}

static uint8_t draw_message(void) {
    uint8_t text = message();
    if (text == message_shown) {
        return 0;
    }
    if (text_line_left(NT_ADDR(0, MESSAGE_X, UPPER_ROW), MESSAGE_W, labyrinth_text[text]) &&
        (text != LABYRINTH_T_MAZE || text_number(NT_ADDR(0, NUMBER_X, LOWER_ROW), lab_state.seed, 5))) {
        message_shown = text;
    }
    return 1;
}

/* The walls' colours by ring, from the centre outwards; each far, half-way and near. */
#define RINGS 6
static const uint8_t stone[RINGS + 1][6] = {
    {0x08, 0x0F, 0x18, 0x08, 0x38, 0x28}, /* the centre: gold */
    {0x07, 0x08, 0x17, 0x07, 0x27, 0x17}, /* amber */
    {0x06, 0x07, 0x16, 0x06, 0x26, 0x16}, /* brick */
    {0x0B, 0x09, 0x1B, 0x0B, 0x2B, 0x1B}, /* moss */
    {0x01, 0x02, 0x11, 0x01, 0x21, 0x11}, /* slate */
    {0x03, 0x02, 0x13, 0x03, 0x23, 0x13}, /* violet */
    {0x12, 0x02, 0x12, 0x02, 0x12, 0x02}, /* the original: two blues, and no light */
};

static const uint8_t floors[3] = {0x0F, 0x0C, 0x1C}; /* and the floor's */

static uint8_t from_centre(uint8_t cell) {
    return cell < lab_maze_centre ? lab_maze_centre - cell : cell - lab_maze_centre;
}

/* How many open rings are between the player and the centre. An opening belongs to the ring it leads in to. */
static uint8_t ring(void) {
    uint8_t x = from_centre(lab_state.cell_x), y = from_centre(lab_state.cell_y);
    return (x > y ? x : y) >> 1;
}

/* The walls of each ring have their colours; in the little show at the centre they go through all of them: less than four changes a
 * second, of one brightness, so that nothing flickers. */
static void paint_walls(void) {
    static uint8_t x, y, left, at;
    uint8_t now;
    if (left != 0) { /* a palette a tick */
        --left;
        at = left << 2;
        pal_set(at + 5, stone[ring_shown][left + left]);
        pal_set(at + 6, stone[ring_shown][left + left + 1]);
        pal_set(at + 7, ring_shown == RINGS ? GREY : floors[left]);
    }
    if (x == lab_state.cell_x && y == lab_state.cell_y && ring_shown != NOT_DRAWN && lab_state.state != LAB_FOUND) {
        return; /* usually nothing has changed, and finding that out would take 200 cycles of every tick */
    }
    x = lab_state.cell_x;
    y = lab_state.cell_y;
    now = ring();
    if (lab_state.state == LAB_FOUND && lab_state.clock < LAB_SHOW_TICKS) {
        now = (uint8_t)(lab_state.clock >> 4) % RINGS;
    }
    if (game_choice[LAB_CHOICE_LOOK] == LAB_LOOK_ORIGINAL && lab_state.state != LAB_FOUND) {
        now = RINGS;
    }
    if (now != ring_shown) {
        ring_shown = now;
        left = 3;
    }
}

/* Shows or hides the map. 1 when that was to be done. */
static uint8_t lay_map(void) {
    if (lab_state.map == map_shown) {
        return 0;
    }
    map_shown = lab_state.map;
    sprites_due = 1;
    return 1;
}

/* The first sprites are for the things in the view: they are shown with the next picture. */
static void draw_sprites(void) {
    uint8_t i;
    oam_begin();
    for (i = 0; i < 4 * LAB_THINGS_SPRITES; i += 4) {
        oam_buf[i] = HIDDEN_Y;
    }
    oam_at = 4 * LAB_THINGS_SPRITES;
    if (map_shown == 1) {
        lab_map_draw();
    }
    oam_end();
    ppu_ctrl |= CTRL_TALL;
    sprites_due = 0;
    lab_play_look_again();
}

void lab_hud_wiped(void) {
    sprites_due = 1;
}

/* The clock's digits, counted on: a division would take 5,000 cycles once a second, and make that frame's picture late. */
static uint8_t digits[CLOCK_DIGITS];
static uint16_t counted;

static void count_on(void) {
    uint8_t i = CLOCK_DIGITS - 1;
    ++counted;
    while (digits[i] == TEXT_TILE('9')) {
        digits[i] = TEXT_TILE('0');
        --i;
    }
    if (digits[i] == 0) { /* a blank so far */
        digits[i] = TEXT_TILE('0');
    }
    ++digits[i];
}

static void reset_clock(void) {
    memset(digits, 0, sizeof digits);
    digits[CLOCK_DIGITS - 1] = TEXT_TILE('0');
    counted = 0;
    time_shown = NO_TIME;
}

/* 1 when the clock was to be changed. */
static uint8_t draw_clock(void) {
    if (lab_state.seconds == time_shown) {
        return 0;
    }
    while (counted != lab_state.seconds) {
        count_on();
    }
    if (ppuq_row(NT_ADDR(0, CLOCK_X, LOWER_ROW), digits, CLOCK_DIGITS)) {
        time_shown = lab_state.seconds;
    }
    return 1;
}

/* One thing a tick: each takes thousands of cycles, and a picture is due in every frame. */
static void draw_words(void) {
    if (draw_needle() || draw_message()) {
        return;
    }
    if (!lay_map()) {
        lab_map_tick();
    }
}

void lab_hud_tick(void) {
    paint_walls();
    if (!draw_clock() && lab_play_has_time()) {
        draw_words();
    }
    if (sprites_due) {
        draw_sprites();
    }
}

/* Puts the lower half into the name table. */
void lab_hud_still(void) {
    uint16_t at = NT_ADDR(0, 0, LAB_DRAW_WORDS_ROW);
    uint8_t *row = lab_draw_picture;
    while (lab_draw_state != LAB_DRAW_IDLE) {
    }
    while (row != lab_draw_picture + LAB_DRAW_BYTES) {
        at -= LAB_DRAW_COLUMNS;
        while (!ppuq_row(at, row, LAB_DRAW_COLUMNS)) {
            ppuq_ready = 1;
            while (ppuq_ready) {
            }
        }
        row += LAB_DRAW_COLUMNS;
    }
    while (!ppuq_row(NT_ATTR(0) + 32, lab_draw_shades, 8)) {
        ppuq_ready = 1;
        while (ppuq_ready) {
        }
    }
    lab_draw_still = LAB_DRAW_STILL;
}

void lab_hud_enter(void) {
    uint8_t row;
    pal_load(colours, 0, sizeof colours);
    vram_at(LAB_DRAW_UPPER_AT);
    vram_load(&lab_upper_tiles);
    vram_at(LAB_DRAW_LOWER_AT);
    vram_load(&lab_lower_tiles);
    for (row = 0; row < ATTR_ROWS; ++row) {
        ppuq_fill(NT_ATTR(0) + row * 8u, attributes[row], 8);
    }
    lab_map_load();
    vram_at(0x1000 + LAB_THINGS_TILE * 16u);
    vram_load(&lab_ghost_chr_far);
    vram_load(&lab_cup_chr_far);
    text_area(&words);
    text_put(NT_ADDR(0, TIME_X, LOWER_ROW) - ABOVE, labyrinth_text[LABYRINTH_T_TIME]);
    if (text_language == TEXT_ENGLISH) {
        text_put(NT_ADDR(0, SIZE_X, UPPER_ROW), labyrinth_text[LABYRINTH_T_SIZE]);
        text_number(NT_ADDR(0, SIDE_X, UPPER_ROW), lab_sizes[lab_state.size], 2);
        text_put(NT_ADDR(0, MAZE_X, LOWER_ROW), labyrinth_text[LABYRINTH_T_MAZE]);
        text_number(NT_ADDR(0, NUMBER_X, LOWER_ROW), lab_state.seed, 5);
    }
    lay_needle();
    reset_clock();
    needle_shown = NOT_DRAWN;
    ring_shown = NOT_DRAWN;
    message_shown = NOT_DRAWN;
    map_shown = NOT_DRAWN;
    lab_play_redraw();
    screen_scroll = LAB_DRAW_SCROLL;
    hook_nmi = lab_draw_nmi;
    hook_irq = lab_draw_irq;
    hook_line = LAB_DRAW_IRQ_LINE;
    lab_draw_still = LAB_DRAW_MOVES;
    lab_draw_delay = tv_system == TV_PAL ? LAB_DRAW_DELAY_PAL : LAB_DRAW_DELAY;
    lab_draw_end = tv_system == TV_PAL ? LAB_DRAW_END_PAL : tv_system == TV_DENDY ? LAB_DRAW_END_DENDY : LAB_DRAW_END;
    hook_install();
    paint_walls();
    paint_walls();
    paint_walls();
    paint_walls();
    draw_clock();
    draw_needle();
    draw_message();
    lay_map();
    sprites_due = 1; /* with the first tick, when the sprites' size is settled */
}
