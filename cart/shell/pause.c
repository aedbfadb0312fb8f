/* The pause menu: a panel over the game's picture (panel.c), with at most seven lines; the rarer ones are on a second page. */
#include "art.h"
#include "cart/cjk.h"
#include "cart/game.h"
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/pad.h"
#include "cart/ppu.h"
#include "cart/ppuq.h"
#include "cart/shell/panel.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

_Pragma("static-locals (off)") /* locals on the C stack: the shell's memory is full, and this is neither deep nor hot */

#define LIST_X 11
#define LIST_Y 6
#define LINE_W 12
#define SWITCH_X 20
#define SWITCH_W 3
#define TITLE_ROW 4

/* Chinese: sprites of 8x16, two a glyph, since the game's picture needs all tiles of the background. With the hand, three glyphs are eight on
 * a line; so are two and "on" or "off". */
#define CTRL_TALL 0x20
#define CJK_TITLE_Y 24
#define CJK_PITCH 20
#define CJK_HAND_X 74
#define CJK_X 94
#define CJK_SWITCH_X 160
#define CJK_TITLE_X 112
#define CJK_TITLE_TILES 8
#define TILES_SOME 0x60
#define TILES_MANY 0x88
#define HAND_TILES 4 /* then "on" and "off", the title, and the lines in their order */
#define SWITCH_TILES 4
#define TITLE_AT (HAND_TILES + 2 * SWITCH_TILES)
#define LINES_AT (TITLE_AT + CJK_TITLE_TILES)
#define TILE_BYTES 16

#define LINES_MAX 7
#define REDRAW 0xFF /* in `drawn`: Chinese sprites once more */
#define OWN_FIRST 4 /* this many of the game's own lines are on the first page */

/* Items: the game's own from 0 on, ours from ITEM_RESUME on. */
enum { ITEM_RESUME = 0x10, ITEM_MORE, ITEM_MENU, ITEM_HELP, ITEM_MUSIC, ITEM_EFFECTS, ITEM_SETUP, ITEM_NONE };
#define AFTER_FIRST ITEM_HELP
#define AFTER_ITEMS (ITEM_NONE - ITEM_HELP)

static list_t list;
static uint8_t page;
static uint8_t drawn;   /* lines of this page that are on the screen; the title is the first */
static uint8_t closing; /* 1 + the item to do when the panel has gone */

/* ---- the lines --------------------------------------------------------------------------------------------------- */

static uint8_t own_first(void) {
    return game.pause_count < OWN_FIRST ? game.pause_count : OWN_FIRST;
}

static uint8_t lines_of(uint8_t which) {
    return which == 0 ? (uint8_t)(own_first() + 3) : (uint8_t)(game.pause_count - own_first() + AFTER_ITEMS);
}

static uint8_t item_of(uint8_t which, uint8_t line) {
    uint8_t own = own_first();
    if (which != 0) {
        own = game.pause_count - own;
        return line < own ? (uint8_t)(line + OWN_FIRST) : (uint8_t)(line - own + AFTER_FIRST);
    }
    if (line == 0) {
        return ITEM_RESUME;
    }
    --line;
    return line < own ? line : (uint8_t)(line - own + ITEM_MORE);
}

static const char *words_of(uint8_t item) {
    static const uint8_t ours[] = {SHELL_T_RESUME, SHELL_T_MORE,    SHELL_T_TO_MENU, SHELL_T_HELP,
                                   SHELL_T_MUSIC,  SHELL_T_EFFECTS, SHELL_T_SETUP};
    return item < ITEM_RESUME ? game_text(game.pause_items, item) : game_shell_text(ours[item - ITEM_RESUME]);
}

/* 0: no switch, else 1 + whether it is on. */
static uint8_t switch_of(uint8_t item) {
    uint8_t bit = 1;
    if (item == ITEM_MUSIC) {
        return (uint8_t)(options.music + 1);
    }
    if (item == ITEM_EFFECTS) {
        return (uint8_t)(options.effects + 1);
    }
    if (item >= ITEM_RESUME) {
        return 0;
    }
    for (; item != 0; --item) {
        bit <<= 1;
    }
    return game.pause_switches & bit ? (uint8_t)((game_switches & bit) != 0) + 1 : 0;
}

/* ---- Chinese ----------------------------------------------------------------------------------------------------- */

static uint8_t first_tile(void) {
    return game.flags & GAME_MANY_SPRITES ? TILES_MANY : TILES_SOME;
}

static void load_hand(uint8_t tile) {
    static const uint8_t order[HAND_TILES] = {0, 2, 1, 3};
    far_data_t part;
    uint8_t i;
    part = ui_hand_chr_far;
    part.length = TILE_BYTES;
    vram_at(0x1000 + tile * TILE_BYTES);
    for (i = 0; i < HAND_TILES; ++i) {
        part.addr = (const uint8_t *)ui_hand_chr_far.addr + order[i] * TILE_BYTES;
        vram_load(&part);
    }
}

/* The glyphs of both pages, one after the other, behind the game's sprites. */
static void load_words(void) {
    uint8_t tile = first_tile(), which, line;
    load_hand(tile);
    cjk_window((uint8_t)(tile + HAND_TILES), 0);
    text_load(game_shell_text(SHELL_T_ON));
    text_load(game_shell_text(SHELL_T_OFF));
    text_load(game_shell_text(SHELL_T_PAUSED));
    for (which = 0; which < 2; ++which) {
        for (line = 0; line < lines_of(which); ++line) {
            text_load(words_of(item_of(which, line)));
        }
    }
    cjk_window(0, 0);
}

/* The menu is drawn in the game's picture, which may be moved by some lines. */
static uint8_t shift(void) {
    return screen_scroll >= 120 ? (uint8_t)(240 - screen_scroll) : (uint8_t)(0 - screen_scroll);
}

static void put_columns(uint8_t x, uint8_t y, uint8_t tile, uint8_t n) {
    y += shift();
    for (; n != 0; --n) {
        oam_put(x, y, (uint8_t)(tile | 1), 0);
        tile += 2;
        x += 8;
    }
}

/* All sprites of the menu; they stay until something changes. */
static void draw_sprites(void) {
    uint8_t base = first_tile(), tile = (uint8_t)(base + LINES_AT), which, line, y, n, item;
    oam_begin();
    y = (uint8_t)(CJK_TITLE_Y + CJK_PITCH);
    for (line = list.at; line != 0; --line) {
        y += CJK_PITCH;
    }
    put_columns(CJK_HAND_X, y, base, HAND_TILES / 2);
    put_columns(CJK_TITLE_X, CJK_TITLE_Y, (uint8_t)(base + TITLE_AT), CJK_TITLE_TILES / 2);
    for (which = 0; which <= page; ++which) {
        y = CJK_TITLE_Y;
        for (line = 0; line < lines_of(which); ++line) {
            y += CJK_PITCH;
            item = item_of(which, line);
            n = cjk_columns(words_of(item));
            if (which == page) {
                put_columns(CJK_X, y, tile, n);
                item = switch_of(item);
                if (item != 0) {
                    put_columns(CJK_SWITCH_X, y, (uint8_t)(base + HAND_TILES + (item == 2 ? 0 : SWITCH_TILES)), 2);
                }
            }
            tile += n;
            tile += n;
        }
    }
    oam_end();
}

/* ---- English ----------------------------------------------------------------------------------------------------- */

static uint8_t draw_line(uint8_t line) {
    uint16_t addr = NT_ADDR(0, LIST_X, LIST_Y);
    uint8_t item, on;
    addr += line * 64u;
    if (line >= list.count) {
        return text_wipe(addr, LINE_W);
    }
    item = item_of(page, line);
    if (!text_line_left(addr, LINE_W, words_of(item))) {
        return 0;
    }
    on = switch_of(item);
    return on == 0 ||
           text_line_left(addr + (SWITCH_X - LIST_X), SWITCH_W, game_shell_text(on == 2 ? SHELL_T_ON : SHELL_T_OFF));
}

static void draw_hand(void) {
    uint8_t at, lines = shift();
    oam_begin();
    list_hand(&list);
    for (at = 0; at < oam_at; at += 4) {
        oam_buf[at] += lines;
    }
    oam_end();
}

/* ---- coming and going -------------------------------------------------------------------------------------------- */

static uint8_t lines_most(void) {
    uint8_t first = lines_of(0), second = lines_of(1);
    return first > second ? first : second;
}

/* Some lines a tick; 1 when the whole page is drawn. */
static uint8_t page_drawn(void) {
    if (drawn == 0) {
        screen_table(0); /* calm from here */
    }
    if (text_language != TEXT_ENGLISH) {
        if (drawn != 1) {
            ppu_ctrl |= CTRL_TALL;
            draw_sprites();
            drawn = 1;
        }
        return 1;
    }
    if (drawn == 0) {
        if (!text_centre(NT_ADDR(0, 0, TITLE_ROW), game_shell_text(SHELL_T_PAUSED))) {
            return 0;
        }
        ++drawn;
    }
    while (drawn <= lines_most()) {
        if (!draw_line((uint8_t)(drawn - 1))) {
            return 0;
        }
        ++drawn;
    }
    return 1;
}

static void show_page(uint8_t which) {
    page = which;
    list.at = 0;
    list.count = lines_of(which);
    drawn = 0;
}

static void no_sprites(void) {
    oam_begin();
    oam_end();
}

static uint8_t rows_needed(void) {
    uint8_t most = lines_most(), rows;
    if (text_language == TEXT_ENGLISH) {
        return (uint8_t)((uint8_t)(most << 1) + 4);
    }
    rows = (uint8_t)(CJK_TITLE_Y + 16 + 7 - 8);
    for (; most != 0; --most) {
        rows += CJK_PITCH;
    }
    rows >>= 3;
    return (uint8_t)((uint8_t)(rows + 1) & 0xFE);
}

void pause_draw(void) {
    if (text_language != TEXT_ENGLISH) {
        load_words();
    }
}

void pause_open(void) {
    if (game.flags & GAME_SAVES_AT_PAUSE) {
        game_pause_chosen(GAME_PAUSE_OPENS);
    }
    if (game.pause_switches != 0) {
        game_pause_chosen(GAME_PAUSE_SWITCHES);
    }
    game_paused = 1;
    closing = 0;
    list.x = LIST_X;
    list.y = LIST_Y;
    list.step = 2;
    show_page(0);
    panel_height = rows_needed();
    panel_step = PANEL_OPENS;
    screen_table(0); /* for the picture to be calm before it changes again */
    no_sprites();
    sound_sfx(SFX_PAUSE);
    sound_pause(1);
}

/* Leaves for another screen: the game's picture is not shown again in between. */
static void leave(uint8_t screen) {
    sound_pause(0);
    pad_mute();
    screen_go(screen);
}

/* The panel goes first; then the game does what was chosen, if it is one of its lines. */
static void close(uint8_t item) {
    closing = (uint8_t)(item + 1);
    no_sprites();
    screen_table(0);
    panel_step = PANEL_CLOSES;
}

static void finish(void) {
    sound_pause(0);
    pad_mute();
    screen_table(0);
    if (closing <= ITEM_RESUME) {
        game_pause_chosen((uint8_t)(closing - 1));
    }
    if (!screen_changing()) {
        game_paused = 0;
    }
}

static void take(uint8_t item) {
    switch (item) {
    case ITEM_MORE:
        show_page(1);
        return;
    case ITEM_MENU:
        leave(SCREEN_HOME);
        return;
    case ITEM_HELP:
        leave(SCREEN_HELP);
        return;
    case ITEM_SETUP:
        leave(SCREEN_GAME + GAME_SETUP);
        return;
    case ITEM_MUSIC:
        options.music ^= 1;
        break;
    case ITEM_EFFECTS:
        options.effects ^= 1;
        break;
    default:
        close(item);
        return;
    }
    options_apply_sound();
    options_store();
    drawn = (uint8_t)(list.at + 1);
    if (text_language != TEXT_ENGLISH) {
        drawn = REDRAW;
    }
}

static void back(void) {
    if (page != 0) {
        show_page(0);
    } else {
        close(ITEM_RESUME);
    }
}

void pause_tick(void) {
    uint8_t item;
    if (screen_changing()) {
        return;
    }
    if (!panel_tick() || (!closing && !page_drawn())) {
        pad_put_off(PAD_A | PAD_B | PAD_START);
        return;
    }
    if (closing) {
        finish();
        return;
    }
    if (!screen_calm() && pad_put_off(PAD_A | PAD_B | PAD_START)) {
        return;
    }
    item = list_tick(&list);
    if (item < list.count) {
        take(item_of(page, item));
    } else if (item == LIST_BACK) {
        back();
    } else if (item == LIST_MOVED) {
        if (text_language != TEXT_ENGLISH) {
            drawn = REDRAW;
        }
    }
    if (text_language == TEXT_ENGLISH && !closing) {
        draw_hand();
    }
}
