/* Pages of words: credits, and how to play the game that is chosen, with its picture beside the title. A turns the page, B goes
 * back. */
#include "art.h"
#include "cart/club/screens.h"
#include "cart/fade.h"
#include "cart/frame.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/paper.h"
#include "cart/shell/picture.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

#define TEXT_X 2
#define TEXT_Y TEXT_CHOICE(8, 7)
#define PICTURE_X 4
#define PICTURE_Y 2
#define PICTURE_TILE 0x80
#define CREDIT_PAGES 3

#define CREDITS 0 /* instead of a table of the game's texts */

static const text_area_t help_area = TEXT_AREA(PICTURE_TILE + PICTURE_TILES, 0);
static uint8_t page, pages, back;

static const char *text_of(const char *const *table, uint8_t index) {
    return table == CREDITS ? game_shell_text((uint8_t)(SHELL_T_CREDITS_1 + index)) : game_text(table, index);
}

/* Finds the wanted page among `count` texts with one or more pages each. */
static void draw_page(const char *title, const char *const *table, uint8_t count) {
    const char *text;
    uint8_t i, n, left = page;
    paper_draw(title);
    pages = 0;
    for (i = 0; i < count; ++i) {
        text = text_of(table, i);
        n = text_pages(text);
        pages += n;
        if (left < n) {
            text_put_page(NT_ADDR(0, TEXT_X, TEXT_Y), text, left);
        }
        left -= n; /* wraps to a large number once the page is behind us, so no later text matches */
    }
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), game_shell_text((uint8_t)(page + 1) == pages ? SHELL_T_LAST : SHELL_T_NEXT));
}

/* The next page is the same screen once more: it fades like any other. */
static void turn_or_leave(uint8_t again) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & (PAD_A | PAD_START)) {
        ++page;
        sound_sfx(SFX_SELECT);
        if (page == pages) {
            page = 0;
            screen_go(back);
        } else {
            screen_go(again);
        }
    } else if (presses & PAD_B) {
        page = 0;
        sound_sfx(SFX_BACK);
        screen_go(back);
    }
}

void credits_enter(void) {
    back = SCREEN_OPTIONS;
    draw_page(game_shell_text(SHELL_T_CREDITS), CREDITS, CREDIT_PAGES);
}

void credits_tick(void) {
    turn_or_leave(SCREEN_CREDITS);
}

/* In palette 2, since the text's own has the colour of the ground in it; the wood above keeps palette 1. */
static void draw_picture(void) {
    static const uint8_t palettes[4][4] = {{PAL_TEXT}, {PAL_WOOD}, {PAL_C4BOARD}, {PAL_MENU_BLUE}};
    uint8_t palette;
    ppuq_byte(NT_ADDR(0, PICTURE_X - 2, PAPER_RULE_ROW), 0); /* the end of the rod, which now begins at the frame */
    frame_draw(0, PICTURE_X, PICTURE_Y, PICTURE_SIDE, PICTURE_SIDE);
    palette = picture_put(game_index, NT_ADDR(0, PICTURE_X, PICTURE_Y), PICTURE_TILE);
    pal_load(palettes[palette], 8, 4);
    ppuq_byte(NT_ATTR(0) + 1, 0xA5);
    ppuq_byte(NT_ATTR(0) + 9, 0x0A);
}

void help_enter(void) {
    if (page == 0) {
        back = screen_from;
    }
    text_area(&help_area);
    draw_page(game_shell_text(SHELL_T_HELP), game.help, game.help_count);
    draw_picture();
}

void help_tick(void) {
    turn_or_leave(SCREEN_HELP);
}
