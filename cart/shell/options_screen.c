/* Options: music, effects, motion, the language, the way to the sound test, and erasing the statistics. */
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
#define LIST_Y TEXT_CHOICE(6, 5)
#define KEYS_ROW 26 /* the lowest of the safe area in both languages */
#define VALUE_X 23
enum { ITEM_MUSIC, ITEM_EFFECTS, ITEM_QUICK, ITEM_LANGUAGE, ITEM_TEST, ITEM_ERASE, ITEM_CREDITS, ITEMS };

static list_t list;
static uint8_t sure; /* asking whether to erase the statistics */
enum { ASKED = 1, ERASED };

static uint16_t value_addr(uint8_t item) {
    return NT_ADDR(0, VALUE_X, LIST_Y) + item * 96u;
}

static uint8_t *const switches[ITEM_LANGUAGE] = {&options.music, &options.effects, &options.quick};

static void show_values(void) {
    uint8_t item;
    for (item = 0; item < ITEM_LANGUAGE; ++item) {
        text_wipe(value_addr(item), 3);
        text_put(value_addr(item), shell_text[*switches[item] ? SHELL_T_ON : SHELL_T_OFF]);
    }
}

/* In the line of the keys. */
static void note(uint8_t text) {
    text_wipe(NT_ADDR(0, 2, KEYS_ROW), 28);
    text_centre(NT_ADDR(0, 0, KEYS_ROW), shell_text[text]);
}

static void tell_erase(void) {
    note(sure == ERASED ? SHELL_T_ERASED : sure ? SHELL_T_SURE : SHELL_T_OPTIONS_KEYS);
}

void options_enter(void) {
    uint8_t i;
    static const uint8_t names[ITEMS] = {SHELL_T_MUSIC,      SHELL_T_EFFECTS, SHELL_T_QUICK,  SHELL_T_LANGUAGE,
                                         SHELL_T_SOUND_TEST, SHELL_T_ERASE,   SHELL_T_CREDITS};
    paper_draw(shell_text[SHELL_T_OPTIONS]);
    list.x = LIST_X;
    list.y = LIST_Y;
    list.step = 3;
    list.count = ITEMS;
    list.at = screen_from == SCREEN_OPTIONS ? ITEM_LANGUAGE : 0; /* it was entered again in the other language */
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
    text_centre(NT_ADDR(0, 0, KEYS_ROW), shell_text[SHELL_T_OPTIONS_KEYS]);
}

/* Of the games' records only the choices stay. */
static void erase_statistics(void) {
    uint8_t slot;
    for (slot = SAVE_FIRST_RECORD; slot < save_slot_count; slot += 2) {
        if (save_load(slot, game_choice, SAVE_CHOICES) == SAVE_CHOICES) {
            save_store(slot, game_choice, SAVE_CHOICES);
        }
    }
    save_store(SAVE_CLUB, game_choice, 0);
}

/* What was erased is gone only now: until then it could be undone. */
static void leave(uint8_t id) {
    if (sure == ERASED) {
        erase_statistics();
    }
    screen_go(id);
}

static void take(uint8_t item) {
    switch (item) {
    case ITEM_MUSIC:
    case ITEM_EFFECTS:
    case ITEM_QUICK:
        *switches[item] ^= 1;
        break;
    case ITEM_LANGUAGE:
        options.language ^= 1;
        options_store();
        leave(SCREEN_OPTIONS);
        return;
    case ITEM_TEST:
        leave(SCREEN_SOUNDS);
        return;
    case ITEM_CREDITS:
        leave(SCREEN_CREDITS);
        return;
    default:
        sure = sure == ERASED ? 0 : (uint8_t)(sure + 1);
        sound_sfx(SFX_UNDO);
        tell_erase();
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
    } else if (sure == ASKED && item != LIST_NOTHING) {
        sure = 0;
        tell_erase();
    } else if (item == LIST_BACK) {
        leave(game_count > 1 ? SCREEN_MENU : SCREEN_GAME + GAME_SETUP);
    } else if ((item == LIST_LEFT || item == LIST_RIGHT) && list.at < ITEM_TEST) {
        sound_sfx(SFX_TICK);
        take(list.at);
    }
    oam_begin();
    list_hand(&list);
    oam_end();
}
