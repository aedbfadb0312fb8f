/* Options: music, effects, the language, the way to the sound test, and the statistics back to nothing. */
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/game.h"
#include "cart/options.h"
#include "cart/ppuq.h"
#include "cart/paper.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

#define LIST_X 7
#define LIST_Y 6
#define VALUE_X 23
#define NOTE_ROW 23
enum { ITEM_MUSIC, ITEM_EFFECTS, ITEM_LANGUAGE, ITEM_TEST, ITEM_ERASE, ITEM_CREDITS, ITEMS };

static list_t list;
static uint8_t sure;

static uint16_t value_addr(uint8_t item) {
    return NT_ADDR(0, VALUE_X, LIST_Y) + item * 96u;
}

static void show_switch(uint8_t item, uint8_t on) {
    text_wipe(value_addr(item), 3);
    text_put(value_addr(item), shell_text[on ? SHELL_T_ON : SHELL_T_OFF]);
}

static void show_values(void) {
    show_switch(ITEM_MUSIC, options.music);
    show_switch(ITEM_EFFECTS, options.effects);
}

static void note(uint8_t text) {
    text_wipe(NT_ADDR(0, 2, NOTE_ROW), 28);
    text_centre(NT_ADDR(0, 0, NOTE_ROW), shell_text[text]);
}

void options_enter(void) {
    uint8_t i;
    static const uint8_t names[ITEMS] = {SHELL_T_MUSIC,      SHELL_T_EFFECTS, SHELL_T_LANGUAGE,
                                         SHELL_T_SOUND_TEST, SHELL_T_ERASE,   SHELL_T_CREDITS};
    paper_draw(shell_text[SHELL_T_OPTIONS]);
    list.x = LIST_X;
    list.y = LIST_Y;
    list.step = 3;
    list.count = ITEMS;
    list.at = screen_from == SCREEN_OPTIONS ? ITEM_LANGUAGE : 0; /* it was entered anew in the other language */
    sure = 0;
    for (i = 0; i < ITEMS; ++i) {
        text_put(NT_ADDR(0, LIST_X, LIST_Y) + i * 96u, shell_text[names[i]]);
    }
    text_load(shell_text[SHELL_T_ON]);
    text_load(shell_text[SHELL_T_OFF]);
    text_load(shell_text[SHELL_T_SURE]);
    text_load(shell_text[SHELL_T_ERASED]);
    text_put(value_addr(ITEM_LANGUAGE) - TEXT_CHOICE(4, 1), shell_text[SHELL_T_LANGUAGE_NAME]);
    show_values();
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), shell_text[SHELL_T_OPTIONS_KEYS]);
}

/* Of the games' records only the choices stay. */
static void erase_statistics(void) {
    uint8_t slot;
    for (slot = SAVE_FIRST_RECORD; slot < save_slot_count; slot += 2) {
        if (save_load(slot, game_choice, SAVE_CHOICES) == SAVE_CHOICES) {
            save_store(slot, game_choice, SAVE_CHOICES);
        }
    }
}

static void take(uint8_t item) {
    switch (item) {
    case ITEM_MUSIC:
        options.music ^= 1;
        break;
    case ITEM_EFFECTS:
        options.effects ^= 1;
        break;
    case ITEM_LANGUAGE:
        options.language ^= 1;
        options_store();
        screen_go(SCREEN_OPTIONS);
        return;
    case ITEM_TEST:
        screen_go(SCREEN_SOUNDS);
        return;
    case ITEM_CREDITS:
        screen_go(SCREEN_CREDITS);
        return;
    default:
        if (!sure) {
            sure = 1;
            note(SHELL_T_SURE);
        } else {
            sure = 0;
            erase_statistics();
            sound_sfx(SFX_UNDO);
            note(SHELL_T_ERASED);
        }
        return;
    }
    options_apply_sound();
    options_store();
    show_values();
}

void options_tick(void) {
    uint8_t item;
    if (screen_changing()) {
        return;
    }
    item = list_tick(&list);
    if (item < ITEMS) {
        take(item);
    } else if (item == LIST_BACK) {
        screen_go(game_count > 1 ? SCREEN_MENU : SCREEN_GAME + GAME_SETUP);
    } else if ((item == LIST_LEFT || item == LIST_RIGHT) && list.at < ITEM_TEST) {
        sound_sfx(SFX_TICK);
        take(list.at);
    } else if (item == LIST_MOVED && sure) {
        sure = 0;
        text_wipe(NT_ADDR(0, 2, NOTE_ROW), 28);
    }
    oam_begin();
    list_hand(&list);
    oam_end();
}
