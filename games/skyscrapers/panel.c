#include <string.h>
#include "art.h"
#include "cart/far.h"
#include "cart/frame.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/hint.h"
#include "games/skyscrapers/maker.h"
#include "games/skyscrapers/play.h"
#include "text_skyscrapers.h"

/* Tiles. A frame at the right, with a rule between its parts; Chinese words, two rows high, fill the rows of the rules. */
#define PANEL_X 25
#define PANEL_Y 4
#define PANEL_W 5
#define PANEL_H 20
#define MODE_ROW 4
#define FITS_ROW 6
#define MARKS_ROW 11
#define TIME_ROW 16
#define NUMBER_ROW 19
#define SIZE_ROW 22
#define MESSAGE_ROW 25 /* what is said ... */
#define KEYS_ROW 26    /* ... and what the buttons do */
#define WORDS_X 2
#define WORDS_W 28
#define BAR_ROW 12
#define BAR_KEYS_ROW 16
#define BAR_X 6
#define BAR_W 20
#define IN_TURN 0x80 /* of the clock: two seconds each */
#define NOT_DRAWN 0xFF
#define MINUTE 60
#define MINUTES_MAX 99
#define ROWS 30
#define ROW_TILES 32
#define KEYS_PALETTE 2 /* wood: what the buttons do stands back behind what is said */

/* What Chinese words may use: all tiles of the screen's own are taken, and of the font's this panel needs ':', the cross and the star. */
static const text_area_t words = {{0x1C, 0x02, 0x6E, 0}, {5, 7, 5, 0}, 0x5E - 2 * WORDS_W};

static uint16_t fits_shown, marks_shown, time_shown;
static uint8_t mode_shown, message_shown, keys_shown, bar_shown;

/* ---- the panel ----------------------------------------------------------------------------------------------------------------- */

/* Heights as a pad of digits, three rows, each where its direction is. */
static uint8_t draw_heights(uint8_t row, uint16_t heights) {
    static uint8_t line[PANEL_W];
    uint8_t r, c, digit = TEXT_TILE('1');
    uint16_t addr = NT_ADDR(0, PANEL_X, 0) + row * 32u;
    if (!ppu_blank && !ppuq_room(3, 3 * PANEL_W)) {
        return 0;
    }
    memset(line, 0, sizeof line);
    for (r = 0; r < 3; ++r) {
        for (c = 0; c < PANEL_W; c += 2) {
            line[c] = heights & 1 ? digit : 0;
            heights = heights >> 1;
            ++digit;
        }
        ppuq_row(addr, line, PANEL_W);
        addr += 32;
    }
    return 1;
}

/* What the cell under the cursor can be by its row and column; a step that is shown has its own cell, and knows more. */
static uint16_t heights_now(void) {
    if (sky_state.state == SKY_ST_SHOW) {
        return sky_state.wrong ? 0 : sky_candidates(sky_state.lit[0]);
    }
    return sky_game.entry[sky_state.cursor] == 0 ? sky_possible(sky_state.cursor) : 0;
}

static uint8_t draw_time(void) {
    static uint8_t line[PANEL_W];
    uint16_t minutes = sky_state.seconds / MINUTE;
    uint8_t m = MINUTES_MAX, s = MINUTE - 1, ten;
    if (minutes <= MINUTES_MAX) {
        m = (uint8_t)minutes;
        s = (uint8_t)(sky_state.seconds % MINUTE);
    }
    ten = (uint8_t)(m / 10);
    line[0] = ten == 0 ? 0 : (uint8_t)(TEXT_TILE('0') + ten);
    line[1] = (uint8_t)(TEXT_TILE('0') + (uint8_t)(m % 10));
    line[2] = TEXT_TILE(':');
    line[3] = (uint8_t)(TEXT_TILE('0') + (uint8_t)(s / 10));
    line[4] = (uint8_t)(TEXT_TILE('0') + (uint8_t)(s % 10));
    return ppuq_row(NT_ADDR(0, PANEL_X, TIME_ROW) + TEXT_ROWS * 32u, line, PANEL_W);
}

static void draw_rule(uint8_t row) {
    uint16_t addr = NT_ADDR(0, PANEL_X - 1, 0) + row * 32u;
    ppuq_byte(addr, FONT_TEE_L);
    ppuq_fill(addr + 1, FONT_RULE, PANEL_W);
    ppuq_byte(addr + PANEL_W + 1, FONT_TEE_R);
}

/* Size, and a star for each grade up to this one's. */
static void draw_class(void) {
    uint8_t side = (uint8_t)(TEXT_TILE('0') + sky_n);
    ppuq_byte(NT_ADDR(0, PANEL_X, SIZE_ROW), side);
    ppuq_byte(NT_ADDR(0, PANEL_X + 1, SIZE_ROW), TEXT_CHOICE(TEXT_TILE('X'), FONT_CROSS));
    ppuq_byte(NT_ADDR(0, PANEL_X + 2, SIZE_ROW), side);
    if (sky_state.source <= SKY_FROM_PACK) {
        ppuq_fill(NT_ADDR(0, PANEL_X, SIZE_ROW + 1), FONT_STAR, (uint8_t)(sky_state.grade + 1));
    }
}

void sky_panel_enter(void) {
    frame_draw(0, PANEL_X, PANEL_Y, PANEL_W, PANEL_H);
    if (text_language == TEXT_ENGLISH) {
        draw_rule(FITS_ROW - 1);
        draw_rule(MARKS_ROW - 1);
        draw_rule(TIME_ROW - 1);
        draw_rule(NUMBER_ROW - 1);
        draw_rule(SIZE_ROW - 1);
    }
    text_put(NT_ADDR(0, PANEL_X, FITS_ROW), skyscrapers_text[SKYSCRAPERS_T_FITS]);
    text_put(NT_ADDR(0, PANEL_X, MARKS_ROW), skyscrapers_text[SKYSCRAPERS_T_MARKS]);
    text_put(NT_ADDR(0, PANEL_X, TIME_ROW), skyscrapers_text[SKYSCRAPERS_T_TIME]);
    text_put(NT_ADDR(0, PANEL_X, NUMBER_ROW), skyscrapers_text[SKYSCRAPERS_T_FROM_MAKER + sky_state.source]);
    if (sky_state.source != SKY_FROM_OWN) {
        text_number(NT_ADDR(0, PANEL_X, NUMBER_ROW) + TEXT_ROWS * 32u, (uint16_t)sky_state.seed, PANEL_W);
    }
    draw_class();
    text_load(skyscrapers_text[SKYSCRAPERS_T_INK]);
    text_load(skyscrapers_text[SKYSCRAPERS_T_MARK]);
    fits_shown = 0;
    marks_shown = 0;
    time_shown = 0xFFFF;
    mode_shown = NOT_DRAWN;
}

void sky_panel_tick(void) {
    uint16_t heights = heights_now();
    if (heights != fits_shown && draw_heights((uint8_t)(FITS_ROW + TEXT_ROWS), heights)) {
        fits_shown = heights;
    }
    heights = sky_marks(sky_state.cursor);
    if (heights != marks_shown && draw_heights((uint8_t)(MARKS_ROW + TEXT_ROWS), heights)) {
        marks_shown = heights;
    }
    if (sky_state.pencil != mode_shown && (ppu_blank || ppuq_room(4, 4 * PANEL_W))) {
        text_wipe(NT_ADDR(0, PANEL_X, MODE_ROW), PANEL_W);
        text_put(NT_ADDR(0, PANEL_X, MODE_ROW), skyscrapers_text[sky_state.pencil ? SKYSCRAPERS_T_MARK : SKYSCRAPERS_T_INK]);
        mode_shown = sky_state.pencil;
    }
    if (sky_state.seconds != time_shown && draw_time()) {
        time_shown = sky_state.seconds;
    }
}

/* ---- words ----------------------------------------------------------------------------------------------------------------------- */

static uint8_t show_keys(void) {
    if (sky_state.wrong) {
        return SKYSCRAPERS_T_WRONG_KEYS;
    }
    if (sky_state.work == SKY_WORK_WATCH) {
        return SKYSCRAPERS_T_WATCH_KEYS;
    }
    return sky_hint.height != 0 ? SKYSCRAPERS_T_BUILD_KEYS : SKYSCRAPERS_T_HINT_KEYS;
}

/* What the buttons do at the moment. */
static uint8_t keys_now(void) {
    if (pad_demo) {
        return SKYSCRAPERS_T_DEMO;
    }
    switch (sky_state.state) {
    case SKY_ST_PLAY:
        return sky_state.pencil ? SKYSCRAPERS_T_MARK_KEYS : SKYSCRAPERS_T_PLAY_KEYS;
    case SKY_ST_PAD:
    case SKY_ST_EDIT_PAD:
        return SKYSCRAPERS_T_PAD_KEYS;
    case SKY_ST_SHOW:
        return show_keys();
    case SKY_ST_WON:
        return SKYSCRAPERS_T_WON_KEYS;
    case SKY_ST_EDIT:
        return SKYSCRAPERS_T_EDIT_KEYS;
    default:
        return SKYSCRAPERS_T_MAKE_KEYS;
    }
}

void sky_words_enter(void) {
    text_area(&words);
    message_shown = SKY_SILENT;
    keys_shown = NOT_DRAWN;
}

/* Chinese has room for one line: what is said, or the keys; while something stands there for long, in turn. */
static void chinese_tick(uint8_t keys) {
    uint8_t text = sky_state.message, long_shown = sky_state.state == SKY_ST_SHOW || sky_state.state == SKY_ST_WON;
    if (text == SKY_SILENT || (long_shown && ((uint8_t)sky_state.clock & IN_TURN))) {
        text = keys;
    }
    if (keys_shown != text && text_line(NT_ADDR(0, WORDS_X, MESSAGE_ROW), WORDS_W, skyscrapers_text[text])) {
        keys_shown = text;
    }
}

void sky_words_tick(void) {
    uint8_t keys = keys_now(), fine;
    if (text_language != TEXT_ENGLISH) {
        chinese_tick(keys);
        return;
    }
    if (message_shown != sky_state.message) {
        if (sky_state.message == SKY_SILENT) {
            fine = text_wipe(NT_ADDR(0, WORDS_X, MESSAGE_ROW), WORDS_W);
        } else {
            fine = text_line(NT_ADDR(0, WORDS_X, MESSAGE_ROW), WORDS_W, skyscrapers_text[sky_state.message]);
        }
        if (fine) {
            message_shown = sky_state.message;
        }
    }
    if (keys_shown != keys && text_line(NT_ADDR(0, WORDS_X, KEYS_ROW), WORDS_W, skyscrapers_text[keys])) {
        keys_shown = keys;
    }
}

/* ---- the bar ---------------------------------------------------------------------------------------------------------------------- */

void sky_bar_enter(void) {
    frame_draw(0, BAR_X, BAR_ROW, BAR_W, 1);
    if (text_language != TEXT_ENGLISH) {
        text_centre(NT_ADDR(0, 0, BAR_KEYS_ROW), skyscrapers_text[SKYSCRAPERS_T_MAKE_KEYS]);
    }
    bar_shown = NOT_DRAWN;
}

void sky_bar_tick(void) {
    uint16_t filled = sky_make_progress();
    filled = filled * BAR_W / 100;
    if ((uint8_t)filled == bar_shown || !ppuq_room(2, 2 * BAR_W)) {
        return;
    }
    bar_shown = (uint8_t)filled;
    ppuq_fill(NT_ADDR(0, BAR_X, BAR_ROW), 0, BAR_W);
    if (bar_shown != 0) {
        ppuq_fill(NT_ADDR(0, BAR_X, BAR_ROW), SKY_TABLE_LIT, bar_shown);
    }
}

/* ---- the table that everything lies on ------------------------------------------------------------------------------------------ */

/* A plank is a row of pictures of 2x2 tiles; every other one is shifted by a tile. */
static void draw_planks(uint8_t row) {
    uint8_t x, first = SKY_TABLE_PLANK, shift = (uint8_t)(row >> 1) & 1, *to;
    to = ppuq_open(NT_ADDR(0, 0, 0) + row * 32u, ROW_TILES);
    if (to == 0) {
        return;
    }
    if (row & 1) {
        first += 2;
    }
    for (x = 0; x < ROW_TILES; ++x) {
        to[x] = (uint8_t)(first + shift);
        shift ^= 1;
    }
    ppuq_publish();
}

void sky_scene_draw(void) {
    uint8_t row;
    vram_at(SKY_TABLE_BASE * 16);
    vram_load(&sky_table_chr_far);
    for (row = 0; row < ROWS; ++row) {
        if (row != MESSAGE_ROW && row != KEYS_ROW) {
            draw_planks(row);
        }
    }
    if (text_language == TEXT_ENGLISH) { /* Chinese is as high as both rows */
        attr_fill(0, 0, KEYS_ROW / 2, ROW_TILES / 2, 1, KEYS_PALETTE);
    }
}
