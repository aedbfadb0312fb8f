/* Pages of words: credits, and how to play the game that is chosen. A turns the page, B goes back. */
#include "art.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/paper.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

#define TEXT_X 2
#define TEXT_Y 6
#define TEXT_ROWS 17
#define KEYS_ROW 25
#define CREDIT_PAGES 3

static uint8_t page, pages, back;

static void draw_page(const char *title) {
    paper_draw(title);
    text_centre(NT_ADDR(0, 0, KEYS_ROW), shell_text[(uint8_t)(page + 1) == pages ? SHELL_T_LAST : SHELL_T_NEXT]);
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
    pages = CREDIT_PAGES;
    draw_page(shell_text[SHELL_T_CREDITS]);
    text_put(NT_ADDR(0, TEXT_X, TEXT_Y), shell_text[SHELL_T_CREDITS_1 + page]);
}

void credits_tick(void) {
    turn_or_leave(SCREEN_CREDITS);
}

void help_enter(void) {
    if (page == 0) {
        back = screen_from;
    }
    pages = game.help_count;
    draw_page(shell_text[SHELL_T_HELP]);
    game_text(NT_ADDR(0, TEXT_X, TEXT_Y), game.help, page);
}

void help_tick(void) {
    turn_or_leave(SCREEN_HELP);
}
