/* The pause menu. It is drawn into the second nametable when a play screen is entered, so that Start shows it at once
 * and going on brings the picture back untouched. */
#include "art.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/cjk.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

_Pragma("static-locals (off)") /* the shell has no memory left that is not the games'; this is neither deep nor hot */

#define LIST_X 10
#define LIST_Y 8
#define VALUE_X 20
#define SWITCH_W 3
#define WINDOW_X 6
#define WINDOW_Y 4
#define WINDOW_W 20
#define TITLE_ROW 5
#define ROOMY_MAX 10 /* lines that fit with a row between them; more stand in groups */
#define GROUP_GAPS 3

/* Chinese: glyphs in tiles of the sprites' table, behind the game's. First the empty tile, the frame, "on" and "off". Two columns
 * of lines, with a row between them. */
#define CJK_TITLE_ROW 4
#define CJK_LIST_Y 7
#define CJK_WINDOW_X 4
#define CJK_WINDOW_W 24
#define CJK_LIST_X 7
#define CJK_STEP 3
#define CJK_COLUMN_X 12 /* from column to column */
#define CJK_VALUE_X 5   /* behind the line's first tile */
#define TILES_SOME 0x60
#define TILES_MANY 0x88
#define FRAME_AT 1 /* behind the empty tile */
#define FRAME_TILES 8
#define SWITCH_AT 10
#define SWITCH_TILES 4

/* The lines: first ours, then the game's own, then ours again. */
enum { ITEM_RESUME, ITEM_HELP, FIRST_OWN };
enum { AFTER_MUSIC, AFTER_EFFECTS, AFTER_SETUP, AFTER_MENU, AFTER_ITEMS };

static list_t list;
static uint8_t rows_a_column; /* lines of the first column; the others stand in the second */

/* Empty rows above a line of a long menu: one above the game's own lines, one above the switches, one above the ways out. */
static uint8_t gaps_above(uint8_t item) {
    uint8_t gaps = 0;
    if (list.step != 1) {
        return 0;
    }
    if (item >= FIRST_OWN) {
        ++gaps;
        item -= FIRST_OWN;
        if (item >= game.pause_count) {
            ++gaps;
        }
        if (item >= (uint8_t)(game.pause_count + AFTER_SETUP)) {
            ++gaps;
        }
    }
    return gaps;
}

static uint16_t row_addr(uint8_t item) {
    uint16_t addr = NT_ADDR(1, list.x, list.y) + gaps_above(item) * 32u;
    if (item >= rows_a_column) {
        item -= rows_a_column;
        addr += CJK_COLUMN_X;
    }
    return addr + (uint8_t)(item * list.step) * 32u;
}

static uint8_t first_tile(void) {
    return game.flags & GAME_MANY_SPRITES ? TILES_MANY : TILES_SOME;
}

/* "On" and "off" in Chinese are one glyph each, at tiles that are known. */
static void show_cjk_switch(uint8_t item, uint8_t on) {
    uint8_t tiles[4];
    uint16_t addr = row_addr(item) + CJK_VALUE_X;
    tiles[0] = (uint8_t)(first_tile() + SWITCH_AT + (on ? 0 : SWITCH_TILES));
    tiles[2] = (uint8_t)(tiles[0] + 1);
    tiles[1] = (uint8_t)(tiles[0] + 2);
    tiles[3] = (uint8_t)(tiles[0] + 3);
    ppuq_row(addr, tiles, 2);
    ppuq_row(addr + 32, tiles + 2, 2);
}

static void show_switches(void) {
    uint8_t item = (uint8_t)(FIRST_OWN + game.pause_count);
    uint16_t addr;
    if (text_language != TEXT_ENGLISH) {
        show_cjk_switch(item, options.music);
        ++item;
        show_cjk_switch(item, options.effects);
        return;
    }
    addr = row_addr(item) + (VALUE_X - LIST_X);
    text_line_left(addr, SWITCH_W, shell_text[options.music ? SHELL_T_ON : SHELL_T_OFF]);
    text_line_left(addr + list.step * 32u, SWITCH_W, shell_text[options.effects ? SHELL_T_ON : SHELL_T_OFF]);
}

static void draw_lines(void) {
    static const uint8_t after[AFTER_ITEMS] = {SHELL_T_MUSIC, SHELL_T_EFFECTS, SHELL_T_SETUP, SHELL_T_TO_MENU};
    uint8_t i, item = FIRST_OWN;
    text_put(row_addr(ITEM_RESUME), shell_text[SHELL_T_RESUME]);
    text_put(row_addr(ITEM_HELP), shell_text[SHELL_T_HELP]);
    for (i = 0; i < game.pause_count; ++i) {
        text_put(row_addr(item), game_text(game.pause_items, i));
        ++item;
    }
    for (i = 0; i < AFTER_ITEMS; ++i) {
        text_put(row_addr(item), shell_text[after[i]]);
        ++item;
    }
    show_switches();
}

/* The empty tile and the brass frame, where the background takes its tiles from while this menu is shown. */
static void load_window(uint8_t tile) {
    far_data_t frame;
    uint8_t row;
    vram_at(0x1000 + tile * 16u);
    frame.addr = font_chr_far.addr;
    frame.length = 16;
    frame.page = font_chr_far.page;
    vram_load(&frame);
    frame.addr = (const uint8_t *)frame.addr + FONT_FRAME_TL * 16;
    frame.length = FRAME_TILES * 16;
    vram_load(&frame);
    for (row = 0; row < 30; ++row) {
        ppuq_fill(NT_ADDR(1, 0, row), tile, 32);
    }
}

/* The tiles of the frame stand in the order of the font: upper three, the two sides, lower three. */
static void frame_around(uint8_t frame) {
    uint16_t addr = NT_ADDR(1, CJK_WINDOW_X, CJK_TITLE_ROW - 1);
    uint8_t row;
    ppuq_byte(addr - 1, frame);
    ppuq_fill(addr, (uint8_t)(frame + 1), CJK_WINDOW_W);
    ppuq_byte(addr + CJK_WINDOW_W, (uint8_t)(frame + 2));
    for (row = (uint8_t)(rows_a_column * CJK_STEP + CJK_LIST_Y - CJK_TITLE_ROW - 1); row != 0; --row) {
        addr += 32;
        ppuq_byte(addr - 1, (uint8_t)(frame + 3));
        ppuq_byte(addr + CJK_WINDOW_W, (uint8_t)(frame + 4));
    }
    addr += 32;
    ppuq_byte(addr - 1, (uint8_t)(frame + 5));
    ppuq_fill(addr, (uint8_t)(frame + 6), CJK_WINDOW_W);
    ppuq_byte(addr + CJK_WINDOW_W, (uint8_t)(frame + 7));
}

static void draw_cjk(void) {
    uint8_t tile = first_tile();
    rows_a_column = (uint8_t)((uint8_t)(list.count + 1) >> 1);
    list.x = CJK_LIST_X;
    list.y = CJK_LIST_Y;
    list.step = CJK_STEP;
    load_window(tile);
    frame_around((uint8_t)(tile + FRAME_AT));
    cjk_window((uint8_t)(tile + SWITCH_AT), tile);
    text_load(shell_text[SHELL_T_ON]);
    text_load(shell_text[SHELL_T_OFF]);
    text_centre(NT_ADDR(1, 0, CJK_TITLE_ROW), shell_text[SHELL_T_PAUSED]);
    draw_lines();
    cjk_window(0, 0);
}

void pause_draw(void) {
    uint8_t rows;
    list.count = (uint8_t)(FIRST_OWN + game.pause_count + AFTER_ITEMS);
    if (text_language != TEXT_ENGLISH) {
        draw_cjk();
        return;
    }
    list.x = LIST_X;
    list.y = LIST_Y;
    rows_a_column = list.count;
    list.step = 2;
    rows = (uint8_t)(list.count << 1);
    if (list.count > ROOMY_MAX) {
        list.step = 1;
        rows = (uint8_t)(list.count + GROUP_GAPS + 1);
    }
    frame_draw(1, WINDOW_X, WINDOW_Y, WINDOW_W, (uint8_t)(rows + 4));
    text_centre(NT_ADDR(1, 0, TITLE_ROW), shell_text[SHELL_T_PAUSED]);
    draw_lines();
}

/* The sprites of the one are not shown with the other: from here until this tick has drawn them none are copied. */
static void turn_to(uint8_t table) {
    oam_begin();
    screen_table(table);
}

void pause_open(void) {
    if (game.flags & GAME_SAVES_AT_PAUSE) {
        game_pause_chosen(GAME_PAUSE_OPENS);
    }
    game_paused = 1;
    list.at = ITEM_RESUME;
    turn_to(1);
    sound_sfx(SFX_PAUSE);
    sound_pause(1);
}

/* Another screen is gone to from here: the game's picture does not come up again in between. */
static void leave(void) {
    sound_pause(0);
    pad_mute();
}

static void show_game(void) {
    game_paused = 0;
    turn_to(0);
}

static void close(void) {
    leave();
    show_game();
}

static void take_after(uint8_t item) {
    switch (item) {
    case AFTER_MUSIC:
        options.music ^= 1;
        break;
    case AFTER_EFFECTS:
        options.effects ^= 1;
        break;
    case AFTER_SETUP:
        leave();
        screen_go(SCREEN_GAME + GAME_SETUP);
        return;
    default:
        leave();
        screen_go(SCREEN_HOME);
        return;
    }
    options_apply_sound();
    options_store();
    show_switches();
}

static void take(uint8_t item) {
    if (item == ITEM_RESUME) {
        close();
    } else if (item == ITEM_HELP) {
        leave();
        screen_go(SCREEN_HELP);
    } else if (item < (uint8_t)(FIRST_OWN + game.pause_count)) {
        leave();
        game_pause_chosen((uint8_t)(item - FIRST_OWN));
        if (!screen_changing()) {
            show_game();
        }
    } else {
        take_after((uint8_t)(item - FIRST_OWN - game.pause_count));
    }
}

static void draw_hand(void) {
    list_t column;
    column = list;
    if (list.at >= rows_a_column) {
        column.at -= rows_a_column;
        column.x += CJK_COLUMN_X;
    }
    column.y += gaps_above(list.at);
    list_hand(&column);
}

/* Left and right go to the other column, if there are two. */
static void cross(void) {
    uint8_t at = list.at;
    if (at >= rows_a_column) {
        at -= rows_a_column;
    } else {
        at += rows_a_column;
    }
    if (at < list.count) {
        list.at = at;
        sound_sfx(SFX_MOVE);
    }
}

void pause_tick(void) {
    uint8_t item = LIST_NOTHING;
    if (screen_calm() || !pad_put_off(PAD_A | PAD_B | PAD_START)) {
        item = list_tick(&list);
    }
    if (item < list.count) {
        take(item);
    } else if (item == LIST_BACK) {
        close();
    } else if (item == LIST_LEFT || item == LIST_RIGHT) {
        cross();
    }
    oam_begin();
    if (game_paused) {
        draw_hand();
    }
    oam_end();
}
