/* The pause menu. It is drawn into the second nametable when a play screen is entered, so that Start shows it at once
 * and going on brings the picture back untouched. */
#include "art.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/options_page.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/shell/pause.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/widgets.h"
#include "sound_ids.h"
#include "text_shell.h"

#define LIST_X 10
#define LIST_Y 8
#define VALUE_X 20
#define WINDOW_X 6
#define WINDOW_Y 4
#define WINDOW_W 20
#define TITLE_ROW 5
#define ROOMY_MAX 10 /* lines that fit with a row between them */

/* The lines: first ours, then the game's own, then ours again. */
enum { ITEM_RESUME, ITEM_HELP, FIRST_OWN };
enum { AFTER_MUSIC, AFTER_EFFECTS, AFTER_SETUP, AFTER_MENU, AFTER_ITEMS };

static list_t list;

static uint16_t row_addr(uint8_t item) {
    return NT_ADDR(1, LIST_X, LIST_Y) + (uint8_t)(item * list.step) * 32u;
}

static void show_switches(void) {
    uint16_t addr = row_addr((uint8_t)(FIRST_OWN + game.pause_count)) + (VALUE_X - LIST_X);
    text_put(addr, options.music ? "ON " : "OFF");
    text_put(addr + list.step * 32u, options.effects ? "ON " : "OFF");
}

void pause_draw(void) {
    static const uint8_t after[AFTER_ITEMS] = {SHELL_T_MUSIC, SHELL_T_EFFECTS, SHELL_T_SETUP, SHELL_T_TO_MENU};
    uint8_t i, item = FIRST_OWN;
    list.x = LIST_X;
    list.y = LIST_Y;
    list.count = (uint8_t)(FIRST_OWN + game.pause_count + AFTER_ITEMS);
    list.step = list.count > ROOMY_MAX ? 1 : 2;
    frame_draw(1, WINDOW_X, WINDOW_Y, WINDOW_W, (uint8_t)(list.count * list.step + 4));
    text_centre(NT_ADDR(1, 0, TITLE_ROW), shell_text[SHELL_T_PAUSED]);
    text_put(row_addr(ITEM_RESUME), shell_text[SHELL_T_RESUME]);
    text_put(row_addr(ITEM_HELP), shell_text[SHELL_T_HELP]);
    for (i = 0; i < game.pause_count; ++i) {
        game_text(row_addr(item), game.pause_items, i);
        ++item;
    }
    for (i = 0; i < AFTER_ITEMS; ++i) {
        text_put(row_addr(item), shell_text[after[i]]);
        ++item;
    }
    show_switches();
}

void pause_open(void) {
    if (game.flags & GAME_SAVES_AT_PAUSE) {
        game_pause_chosen(GAME_PAUSE_OPENS);
    }
    game_paused = 1;
    list.at = ITEM_RESUME;
    screen_table(1);
    sound_sfx(SFX_PAUSE);
    sound_pause(1);
}

static void close(void) {
    game_paused = 0;
    screen_table(0);
    sound_pause(0);
    pad_mute();
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
        close();
        screen_go(SCREEN_GAME + GAME_SETUP);
        return;
    default:
        close();
        screen_go(SCREEN_MENU);
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
        close();
        screen_go(SCREEN_HELP);
    } else if (item < (uint8_t)(FIRST_OWN + game.pause_count)) {
        close();
        game_pause_chosen((uint8_t)(item - FIRST_OWN));
    } else {
        take_after((uint8_t)(item - FIRST_OWN - game.pause_count));
    }
}

void pause_tick(void) {
    uint8_t item = list_tick(&list);
    if (item < list.count) {
        take(item);
    } else if (item == LIST_BACK) {
        close();
    }
    oam_begin();
    if (game_paused) {
        list_hand(&list);
    }
    oam_end();
}
