#include <string.h>
#include "art.h"
#include "cart/cjk.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/city.h"
#include "games/skyscrapers/hint.h"
#include "games/skyscrapers/play.h"
#include "games/skyscrapers/rules.h"
#include "text_skyscrapers.h"

/* The foot of the screen: the line under the cursor from the side, or words. Its tiles come from the sprites' table: $20 sprites, $2C signs and
 * skyline, $80 the letters in English. In Chinese the words of the pause menu are from $60 on, and a message in place of the signs and the
 * skyline, which are sent again when it goes. */
#define LETTERS 0x80
#define CHINESE_BLANK 0xFC
#define SPLIT_TABLE 0x1000
#define SIGN(id) (SKY_SIGN_##id)
#define EYE_W 3
#define CLOUD_ROOM 3
#define TURN_TICKS 0x80 /* of the clock: Chinese has room for one line, so the message and the keys take turns */
#define NOT_DRAWN 0xFE
#define WORDS_ROW 25 /* the first one below the original's board */
#define PARK 0xFF    /* in place of a picture */

enum { FOOT_SKYLINE, FOOT_CLEAR, FOOT_WORDS, FOOT_BACK };

static uint8_t foot; /* what is shown there; FOOT_CLEAR: the room for words is being made, FOOT_BACK: tiles are sent again */
static uint8_t resent; /* how many of them */
static const far_data_t *line_tiles;
static uint8_t fresh; /* 1: the skyline is to be drawn whatever it shows */
static uint8_t message_shown, keys_shown, changes_shown, hand_shown;
static uint8_t across, last_cursor; /* 1: the line is the column under the cursor; the cursor when it was chosen */
static uint8_t line[SKY_MAX_N], line_now;         /* what is shown of it, and the line's number */
static uint8_t left[SKY_MAX_N], right[SKY_MAX_N]; /* three times the picture of each half: its tiles */
static uint8_t seen[2];
static const uint8_t *columns; /* pictures of towers: empty, dark ones, lit ones */
static uint8_t lit;            /* the first lit one, less 1 */
static uint8_t width;          /* tiles of half a tower */
static uint8_t foot_row;       /* what its first row shows: the split is there */

/* ---- the skyline ---------------------------------------------------------------------------------------------------------------------- */

static void load_skyline(void) {
    static const uint8_t heights[6] = {4, 5, 7, 7, 9, 9};
    static const uint8_t *const cells[6] = {sky_line4_cells, sky_line5_cells, sky_line7_cells,
                                            sky_line7_cells, sky_line9_cells, sky_line9_cells};
    static const far_data_t *const tiles[6] = {&sky_line4_chr_far, &sky_line5_chr_far, &sky_line7_chr_far,
                                               &sky_line7_chr_far, &sky_line9_chr_far, &sky_line9_chr_far};
    uint8_t i = (uint8_t)(sky_n - SKY_MIN_N);
    lit = heights[i];
    columns = cells[i];
    width = i < 2 ? 2 : 1;
    line_tiles = tiles[i];
    vram_at(SPLIT_TABLE + SKY_SIGN_BASE * 16);
    vram_load(&sky_sign_chr_far);
    vram_at(SPLIT_TABLE + SKY_LINE4_BASE * 16);
    vram_load(line_tiles);
    vram_at(SPLIT_TABLE + SKY_SEA_BASE * 16);
    vram_load(&sky_sea_chr_far);
}

/* The heights of the line, with the one that the hand on the pad points at; 1 if they are not those that are shown. */
static uint8_t read_line(void) {
    uint8_t i, cell, step, now, changed = 0, hand = sky_state.state == SKY_ST_PAD ? sky_pad_height() : 0, height;
    if (sky_changes == changes_shown && hand == hand_shown && sky_state.cursor == last_cursor) {
        return 0;
    }
    changes_shown = sky_changes;
    hand_shown = hand;
    if (sky_state.cursor != last_cursor) {
        if (sky_row[sky_state.cursor] != sky_row[last_cursor]) {
            across = 1;
        } else {
            across = 0;
        }
        last_cursor = sky_state.cursor;
    }
    now = across ? (uint8_t)(sky_n + sky_col[sky_state.cursor]) : sky_row[sky_state.cursor];
    if (now != line_now) {
        line_now = now;
        changed = 1;
    }
    cell = sky_start[sky_front[now]];
    step = sky_step[sky_front[now]];
    for (i = 0; i < sky_n; ++i) {
        height = sky_shown(sky_game.entry[cell]);
        if (hand != 0 && cell == sky_state.cursor) {
            height = hand;
        }
        if (line[i] != height) {
            line[i] = height;
            changed = 1;
        }
        cell += step;
    }
    return changed;
}

/* Which half of each tower is lit: the left one if the eye at the left or upper end sees it, the right one if the other does. A park is never seen. */
static void look_along(void) {
    uint8_t i, tallest = 0, height, picture, park = sky_parks ? sky_n : 0xFF;
    seen[0] = 0;
    seen[1] = 0;
    for (i = 0; i < sky_n; ++i) {
        height = line[i];
        picture = height;
        if (height == park) {
            left[i] = PARK;
            continue;
        }
        if (height > tallest) {
            tallest = height;
            picture += lit;
            ++seen[0];
        }
        left[i] = (uint8_t)(picture + picture + picture);
    }
    tallest = 0;
    for (i = sky_n; i != 0;) {
        --i;
        height = line[i];
        picture = height;
        if (height == park) {
            right[i] = PARK;
            continue;
        }
        if (height > tallest) {
            tallest = height;
            picture += lit;
            ++seen[1];
        }
        right[i] = (uint8_t)(picture + picture + picture);
    }
}

static uint8_t *put_eye(uint8_t *to, uint8_t row, uint8_t end) {
    uint8_t clue = end ? sky_back[line_now] : sky_front[line_now];
    clue = sky_game.puzzle.clue[clue];
    to[0] = CITY_SKY;
    to[1] = CITY_SKY;
    to[2] = CITY_SKY;
    if (row == 1) {
        to[1] = SIGN(EYE);
    } else if (row == 3) {
        to[0] = SIGN(GROUND);
        to[1] = SIGN(GROUND);
        to[2] = SIGN(GROUND);
    } else if (row == 2 && clue != 0) {
        to[0] = (uint8_t)(SIGN(DIGIT) + seen[end]);
        to[1] = SIGN(SLASH);
        to[2] = (uint8_t)(SIGN(DIGIT) + clue);
    } else if (row == 2) {
        to[1] = (uint8_t)(SIGN(DIGIT) + seen[end]);
    }
    return to + EYE_W;
}

/* The tile of half a lot in a row of the skyline. */
#define TILE_OF(half) ((half) != PARK ? at[half] : row == 3 ? SIGN(PARK) : CITY_SKY)

static void draw_row(uint8_t row) {
    uint8_t *to = ppuq_open(NT_ADDR(0, FOOT_X, FOOT_ROW) + row * 32u, FOOT_W), *end = to + FOOT_W;
    const uint8_t *at;
    uint8_t i, tile, cloudy;
    to = put_eye(to, row, 0);
    at = columns + row - 1;
    for (i = 0; i < sky_n; ++i) {
        tile = TILE_OF(left[i]);
        *to = tile;
        ++to;
        if (width == 2) {
            *to = tile;
            ++to;
        }
        tile = TILE_OF(right[i]);
        *to = tile;
        ++to;
        if (width == 2) {
            *to = tile;
            ++to;
        }
    }
    to = put_eye(to, row, 1);
    cloudy = row == 1 && end - to > CLOUD_ROOM;
    i = row == 3 ? SIGN(GROUND) : CITY_SKY;
    for (; to < end; ++to) {
        *to = i;
    }
    if (cloudy) {
        to[-CLOUD_ROOM] = SIGN(CLOUD);
        to[1 - CLOUD_ROOM] = SIGN(CLOUD) + 1;
    }
    ppuq_publish();
}

static void draw_skyline(void) {
    uint8_t row;
    if (!ppu_blank && !ppuq_room(4, 4 * FOOT_W)) {
        fresh = 1;
        return;
    }
    look_along();
    if (foot_row != CITY_SKY) {
        ppuq_fill(NT_ADDR(0, FOOT_X, FOOT_ROW), CITY_SKY, FOOT_W);
        foot_row = CITY_SKY;
    }
    for (row = 1; row < 4; ++row) {
        draw_row(row);
    }
    fresh = 0;
}

/* ---- words ------------------------------------------------------------------------------------------------------------------------------ */

static uint8_t show_keys(void) {
    if (sky_state.shows == SKY_SHOW_WRONG) {
        return SKYSCRAPERS_T_WRONG_KEYS;
    }
    if (sky_state.shows == SKY_SHOW_STUCK) {
        return SKYSCRAPERS_T_PAD_KEYS;
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
        return sky_state.source < SKY_FROM_ROAD ? SKYSCRAPERS_T_WON_KEYS : SKYSCRAPERS_T_ROAD_WON_KEYS;
    case SKY_ST_EDIT:
        return SKYSCRAPERS_T_EDIT_KEYS;
    default:
        return SKYSCRAPERS_T_MAKE_KEYS;
    }
}

/* A line of words in the tiles below the split. The letters there are LETTERS tiles behind those of the text. */
static uint8_t put_words(uint8_t row, uint8_t text) {
    uint8_t at = ppuq_used, i, fine;
    row += city_de1;
    if (text_language != TEXT_ENGLISH) {
        cjk_window(1, CHINESE_BLANK);
        fine = text_line(NT_ADDR(0, FOOT_X, FOOT_ROW) + row * 32u, FOOT_W, CITY_TEXT(text));
        cjk_window(0, 0);
        return fine;
    }
    fine = text_line(NT_ADDR(0, FOOT_X, FOOT_ROW) + row * 32u, FOOT_W, CITY_TEXT(text));
    if (fine) {
        at += 3;
        for (i = 0; i < FOOT_W; ++i) {
            ppuq_buf[at] += LETTERS;
            ++at;
        }
    }
    return fine;
}

static uint8_t shade_foot(uint8_t palette) {
    uint8_t x;
    if (!ppu_blank && !ppuq_room(2, 16)) {
        return 0;
    }
    for (x = 1; x < 15; ++x) {
        city_shade(x, 12, palette);
        city_shade(x, 13, palette);
    }
    return city_send_shades(0, 12, 16, 2);
}

static void clear_row(uint8_t row) {
    row += city_de1;
    ppuq_fill(NT_ADDR(0, FOOT_X, FOOT_ROW) + row * 32u, text_language == TEXT_ENGLISH ? LETTERS : CHINESE_BLANK, FOOT_W);
}

static uint8_t words_wanted(void) {
    return sky_state.message != SKY_SILENT || sky_state.state == SKY_ST_EDIT || sky_state.state == SKY_ST_EDIT_PAD;
}

static void chinese_words(uint8_t keys) {
    uint8_t text = sky_state.message, long_shown = sky_state.state == SKY_ST_SHOW || sky_state.state == SKY_ST_WON;
    if (text == SKY_SILENT || (long_shown && ((uint8_t)sky_state.clock & TURN_TICKS))) {
        text = keys;
    }
    if (text != keys_shown && put_words(1, text)) {
        keys_shown = text;
    }
}

static void words_tick(void) {
    uint8_t keys = keys_now();
    if (text_language != TEXT_ENGLISH) {
        chinese_words(keys);
        return;
    }
    if (message_shown != sky_state.message) {
        if (sky_state.message == SKY_SILENT) {
            clear_row(1);
            message_shown = SKY_SILENT;
        } else if (put_words(1, sky_state.message)) {
            message_shown = sky_state.message;
        }
    }
    if (keys != keys_shown && put_words(2, keys)) {
        keys_shown = keys;
    }
}

/* The first step of either change takes the whole queue, so nothing else is drawn in that tick. */
static void make_room(void) {
    uint8_t row;
    if (foot == FOOT_SKYLINE || foot == FOOT_BACK) {
        if (shade_foot(SEA_PAL)) {
            foot = FOOT_CLEAR;
        }
        return;
    }
    if (!ppu_blank && !ppuq_room(4, 4 * FOOT_W)) {
        return;
    }
    ppuq_fill(NT_ADDR(0, FOOT_X, FOOT_ROW), CITY_SEA, FOOT_W);
    foot_row = CITY_SEA;
    for (row = 1; row < 4; ++row) {
        clear_row(row);
    }
    message_shown = SKY_SILENT;
    keys_shown = NOT_DRAWN;
    foot = FOOT_WORDS;
}

/* The tiles that a Chinese message has taken, a few a tick; 1 when all are there. */
static uint8_t send_back(void) {
    static far_data_t tile;
    uint8_t *to, i;
    if (resent == 0xFF) {
        return 1;
    }
    for (;;) {
        i = resent;
        if (i < SKY_SIGN_TILES) {
            tile = sky_sign_chr_far;
            to = ppuq_open(SPLIT_TABLE + SKY_SIGN_BASE * 16 + i * 16u, 16);
        } else {
            i -= SKY_SIGN_TILES;
            tile = *line_tiles;
            if (i * 16u == tile.length) {
                resent = 0xFF;
                return 1;
            }
            to = ppuq_open(SPLIT_TABLE + SKY_LINE4_BASE * 16 + i * 16u, 16);
        }
        if (to == 0) {
            return 0;
        }
        tile.addr = (const uint8_t *)tile.addr + i * 16u;
        tile.length = 16;
        far_dst = to;
        far_copy(&tile);
        ppuq_publish();
        ++resent;
    }
}

uint8_t foot_line(void) {
    return line_now;
}

void foot_tick(void) {
    uint8_t changed;
    if (city_de1) {
        words_tick();
        return;
    }
    if (words_wanted()) {
        if (foot != FOOT_WORDS) {
            make_room();
        }
        if (foot == FOOT_WORDS) {
            words_tick();
        }
        return;
    }
    if (foot == FOOT_WORDS || foot == FOOT_CLEAR) {
        resent = text_language == TEXT_ENGLISH ? 0xFF : 0;
        foot = FOOT_BACK;
    }
    if (foot != FOOT_SKYLINE) {
        if (send_back() && shade_foot(SKY_PAL)) {
            foot = FOOT_SKYLINE;
            fresh = 1;
        }
        return;
    }
    changed = read_line();
    if (changed || fresh) {
        draw_skyline();
    }
}

/* With the original's look there are words all the time, a row lower. */
static void enter_words(void) {
    uint8_t row;
    vram_at(SPLIT_TABLE + CITY_SKY * 16);
    city_blank_sky();
    for (row = WORDS_ROW; row < 30; ++row) {
        ppuq_fill(NT_ADDR(0, 0, 0) + row * 32u, CITY_SKY, 32);
    }
    foot = FOOT_WORDS;
    message_shown = SKY_SILENT;
    keys_shown = NOT_DRAWN;
}

void foot_enter(void) {
    static const text_area_t words = {{0x1C, 0x02, 0x68, 0x80}, {15, 7, 3, 0}, SKY_SIGN_BASE};
    text_area(&words);
    if (text_language == TEXT_ENGLISH) {
        vram_at(SPLIT_TABLE + LETTERS * 16);
        vram_load(&font_chr_far);
    } else {
        vram_at(SPLIT_TABLE + 0xF00);
        vram_zero(1);
    }
    if (city_de1) {
        enter_words();
        return;
    }
    load_skyline();
    foot = FOOT_SKYLINE;
    foot_row = 0;
    line_now = 0xFF;
    hand_shown = 0xFF;
    message_shown = SKY_SILENT;
    keys_shown = NOT_DRAWN;
    read_line();
    draw_skyline();
}
