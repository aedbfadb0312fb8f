#include "cart/game.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/widgets.h"
#include "gates.h"
#include "sound_ids.h"

#define LIST_X 6
#define LIST_Y TEXT_CHOICE(6, 7)
#define VALUE_X 18
#define VALUE_W 12 /* the longest, UNREASONABLE */
#define NO_RAM_ROW TEXT_CHOICE(24, 22)
#define ROOMY_MAX 6 /* Chinese lines that fit with a row between them */

static list_t list;
static const setup_t *setup;
static uint8_t shown[SETUP_ITEMS_MAX]; /* the items that stand on the screen, by line */
static uint8_t *choices;

static const setup_item_t *item_at(uint8_t line) {
    return setup->items + shown[line];
}

static uint16_t line_addr(uint8_t line) {
    return NT_ADDR(0, LIST_X, LIST_Y) + (uint8_t)(line * list.step) * 32u;
}

static void show_value(uint8_t line) {
    const setup_item_t *item = item_at(line);
    uint16_t addr = line_addr(line) + (VALUE_X - LIST_X);
    if (item->kind >= SETUP_CHOICE) {
        text_wipe(addr, VALUE_W);
        text_put(addr, setup->text[item->first + choices[item->choice]]);
    }
}

static void show_line(uint8_t line) {
    const setup_item_t *item = item_at(line);
    uint8_t i;
    if (item->kind >= SETUP_CHOICE && choices[item->choice] >= item->values) {
        choices[item->choice] = 0; /* from an older or a strange save */
    }
    text_put(line_addr(line), setup->text[item->label]);
    for (i = 0; i < item->values; ++i) {
        text_load(setup->text[(uint8_t)(item->first + i)]);
    }
    show_value(line);
}

static uint8_t is_offered(const setup_item_t *item) {
    if (item->kind == SETUP_RESUME) {
        return save_length(setup->save_slot) != 0;
    }
    return item->kind != SETUP_MACHINE || save_state != SAVE_NO_RAM;
}

void setup_enter(const setup_t *wanted) {
    uint8_t i, line = 0;
    setup = wanted;
    choices = options.choice[setup->options_game];
    list.at = 0;
    paper_draw(game_catalogue[game_index].title);
    for (i = 0; i < setup->count; ++i) {
        if (is_offered(setup->items + i)) {
            if (setup->items[i].kind == SETUP_NEW && screen_from == SCREEN_GAME + GAME_PLAY) {
                list.at = line; /* NEW GAME was chosen in the pause menu: not the old one again */
            }
            shown[line] = i;
            ++line;
        }
    }
    list.x = LIST_X;
    list.y = LIST_Y;
    list.count = line;
    if (save_state == SAVE_NO_RAM) {
        text_centre(NT_ADDR(0, 0, NO_RAM_ROW), setup->text[setup->no_ram]);
        ++line; /* it takes the room of one */
    }
    list.step = text_language != TEXT_ENGLISH && line <= ROOMY_MAX ? 3 : 2;
    for (line = 0; line < list.count; ++line) {
        show_line(line);
    }
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), setup->text[setup->keys]);
}

/* The next value of a choice, in a ring; `step` is 1, or 0xFF for one back. */
static void turn(uint8_t line, uint8_t step) {
    const setup_item_t *item = item_at(line);
    uint8_t value = (uint8_t)(choices[item->choice] + step);
    if (value == 0xFF) {
        value = (uint8_t)(item->values - 1);
    } else if (value == item->values) {
        value = 0;
    }
    choices[item->choice] = value;
    options_store();
    show_value(line);
}

static void take(uint8_t line) {
    switch (item_at(line)->kind) {
    case SETUP_RESUME:
        game_mode = GAME_RESUME;
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    case SETUP_NEW:
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    case SETUP_HELP:
        screen_go(SCREEN_HELP);
        break;
    case SETUP_STATS:
        screen_go(SCREEN_STATS);
        break;
    case SETUP_SCREEN:
        screen_go((uint8_t)(SCREEN_GAME + item_at(line)->choice));
        break;
    default:
        turn(line, 1);
        break;
    }
}

void setup_tick(void) {
    uint8_t line;
    if (screen_changing()) {
        return;
    }
    line = list_tick(&list);
    if (line < list.count) {
        take(line);
    } else if (line == LIST_BACK) {
        screen_go(SCREEN_MENU);
    } else if ((line == LIST_LEFT || line == LIST_RIGHT) && item_at(list.at)->kind >= SETUP_CHOICE) {
        sound_sfx(SFX_TICK);
        turn(list.at, line == LIST_RIGHT ? 1 : 0xFF);
    }
    oam_begin();
    list_hand(&list);
    oam_end();
}
