/* Before a game: go on with the last one, or a new one; how long a match is, who has which pad, which look. */
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/options.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "cart/widgets.h"
#include "games/connect4/play.h"
#include "games/connect4/setup.h"
#include "gates.h"
#include "text_connect4.h"

#define LIST_X 6
#define LIST_Y 7
#define VALUE_X 19
#define VALUE_W 10
#define KEYS_ROW 25

enum { ITEM_RESUME, ITEM_NEW, ITEM_MATCH, ITEM_PADS, ITEM_LOOK, ITEM_HELP, ITEM_STATS, ITEMS };

static list_t list;
static uint8_t first; /* the first item that is shown: ITEM_NEW when no game is kept */

static uint8_t *const choice = options.choice[OPTIONS_CONNECT4];

uint8_t c4_setup_best_of(void) {
    return (uint8_t)(choice[C4_CHOICE_MATCH] * 2 + 1);
}

static uint16_t value_addr(uint8_t item) {
    return NT_ADDR(0, VALUE_X, LIST_Y) + (uint8_t)(item - first) * 64u;
}

static void show_value(uint8_t item, uint8_t text) {
    ppuq_fill(value_addr(item), 0, VALUE_W);
    text_put(value_addr(item), connect4_text[text]);
}

static void show_values(void) {
    show_value(ITEM_MATCH, (uint8_t)(CONNECT4_T_BEST_OF_1 + choice[C4_CHOICE_MATCH]));
    show_value(ITEM_PADS, (uint8_t)(CONNECT4_T_PADS_TWO + choice[C4_CHOICE_PADS]));
    show_value(ITEM_LOOK, (uint8_t)(CONNECT4_T_LOOK_CHIPS + choice[C4_CHOICE_LOOK]));
}

/* Options from an older or a strange save are brought back into range. */
static void mend_choices(void) {
    if (choice[C4_CHOICE_MATCH] > 3) {
        choice[C4_CHOICE_MATCH] = 1;
    }
    choice[C4_CHOICE_PADS] &= 1;
    choice[C4_CHOICE_LOOK] &= 1;
}

void c4_setup_enter(void) {
    uint8_t i;
    mend_choices();
    first = save_load(SAVE_CONNECT4_GAME, c4_scratch) != 0 ? ITEM_RESUME : ITEM_NEW;
    paper_draw(game_catalogue[game_index].title);
    list.x = LIST_X;
    list.y = LIST_Y;
    list.step = 2;
    list.count = (uint8_t)(ITEMS - first);
    list.at = 0;
    for (i = first; i < ITEMS; ++i) {
        text_put(NT_ADDR(0, LIST_X, LIST_Y) + (uint8_t)(i - first) * 64u, connect4_text[CONNECT4_T_RESUME + i]);
    }
    show_values();
    text_centre(NT_ADDR(0, 0, KEYS_ROW), connect4_text[CONNECT4_T_KEYS]);
}

/* The next value of a setting; `step` is 1 or -1 (as 0xFF), in a ring. */
static void turn(uint8_t which, uint8_t step, uint8_t values) {
    uint8_t value = (uint8_t)(choice[which] + step);
    if (value == 0xFF) {
        value = (uint8_t)(values - 1);
    } else if (value == values) {
        value = 0;
    }
    choice[which] = value;
    options_store();
    show_values();
}

static void take(uint8_t item, uint8_t step) {
    switch (item) {
    case ITEM_MATCH:
        turn(C4_CHOICE_MATCH, step, 4);
        break;
    case ITEM_PADS:
        turn(C4_CHOICE_PADS, step, 2);
        break;
    case ITEM_LOOK:
        turn(C4_CHOICE_LOOK, step, 2);
        break;
    default:
        break;
    }
}

static void go(uint8_t item) {
    switch (item) {
    case ITEM_RESUME:
        game_mode = GAME_RESUME;
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    case ITEM_NEW:
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
        break;
    case ITEM_HELP:
        screen_go(SCREEN_HELP);
        break;
    case ITEM_STATS:
        screen_go(SCREEN_STATS);
        break;
    default:
        take(item, 1);
        break;
    }
}

void c4_setup_tick(void) {
    uint8_t item;
    if (screen_changing()) {
        return;
    }
    item = list_tick(&list);
    if (item < list.count) {
        go((uint8_t)(item + first));
    } else if (item == LIST_BACK) {
        screen_go(SCREEN_MENU);
    } else if (item == LIST_LEFT || item == LIST_RIGHT) {
        take((uint8_t)(list.at + first), item == LIST_RIGHT ? 1 : 0xFF);
    }
    oam_begin();
    list_hand(&list);
    oam_end();
}
