#include "cart/game.h"
#include "cart/lessons/lesson.h"
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/setup.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define LIST_X 6
#define LIST_Y 6 /* a row higher for the longest list */
#define LONG_LIST TEXT_CHOICE(11, 10)
#define KEYS_ROW TEXT_CHOICE(27, 25)
#define VALUE_X 18
#define VALUE_W 12 /* the longest, UNREASONABLE */
#define NO_RAM_ROW TEXT_CHOICE(24, 22)
#define ROOM_CHINESE 10 /* lines */
#define ROOMY_MAX 6     /* Chinese lines that fit with a row between them */

#define KEYS_X 2
#define KEYS_W 28
#define OPTIONS_LINE 0xFF /* in `shown`: the shell's own line of a ROM without a menu */
#define LESSONS_LINE 0xFE /* and of a game with lessons */

static list_t list;
static const setup_t *setup;
static uint8_t shown[SETUP_ITEMS_MAX]; /* the items that stand on the screen, by line */
static uint8_t asked;                  /* 1: whether the unfinished game may go */

uint8_t setup_kept;

void setup_check(void) {
    const setup_item_t *item = game.setup->items;
    uint8_t i;
    for (i = game.setup->count; i != 0; --i) {
        if (item->kind >= SETUP_CHOICE && (!setup_kept || game_choice[item->choice] >= item->values)) {
            game_choice[item->choice] = item->start;
        }
        ++item;
    }
}

static const setup_item_t *item_at(uint8_t line) {
    static const setup_item_t ours[] = {{SETUP_LESSONS, 0, 0, 0, 0}, {SETUP_OPTIONS, 0, 0, 0, 0}};
    return shown[line] >= LESSONS_LINE ? ours + (uint8_t)(shown[line] - LESSONS_LINE) : setup->items + shown[line];
}

static uint8_t has_unfinished(void) {
    return save_length(SAVE_GAME(game_slot)) != 0;
}

static uint16_t line_addr(uint8_t line) {
    return NT_ADDR(0, LIST_X, 0) + list.y * 32u + (uint8_t)(line * list.step) * 32u;
}

static void show_value(uint8_t line) {
    const setup_item_t *item = item_at(line);
    uint16_t addr = line_addr(line) + (VALUE_X - LIST_X);
    if (item->kind >= SETUP_CHOICE) {
        text_wipe(addr, VALUE_W);
        text_put(addr, setup->text[item->first + game_choice[item->choice]]);
    }
}

static void show_line(uint8_t line) {
    const setup_item_t *item = item_at(line);
    uint8_t i;
    if (shown[line] >= LESSONS_LINE) {
        text_put(line_addr(line), game_shell_text(item->kind == SETUP_OPTIONS ? SHELL_T_OPTIONS : SHELL_T_LESSONS));
        return;
    }
    text_put(line_addr(line), setup->text[item->label]);
    for (i = 0; i < item->values; ++i) {
        text_load(setup->text[(uint8_t)(item->first + i)]);
    }
    show_value(line);
}

/* In Chinese the longest list is a line too long: A on the menu goes on with the last game as well, and the pause menu helps. */
static uint8_t fits(void) {
    return text_language == TEXT_ENGLISH || (uint8_t)(setup->count + lessons_offered()) <= ROOM_CHINESE;
}

static uint8_t is_offered(const setup_item_t *item) {
    switch (item->kind) {
    case SETUP_RESUME: /* the title without a menu goes on as well, and OPTIONS takes this line */
        return game_count > 1 && has_unfinished() && fits();
    case SETUP_HELP:
        return game_count > 1 || fits();
    default:
        return item->kind != SETUP_MACHINE || save_state != SAVE_NO_RAM;
    }
}

/* The foot: what the keys do, or the question. */
static void tell_keys(void) {
    text_wipe(NT_ADDR(0, KEYS_X, KEYS_ROW), KEYS_W);
    text_centre(NT_ADDR(0, 0, KEYS_ROW), asked ? game_shell_text(SHELL_T_SETUP_ASK) : setup->text[setup->keys]);
}

void setup_enter(const setup_t *wanted) {
    uint8_t i, line = 0;
    setup = wanted;
    list.at = 0;
    paper_draw(game_catalogue[game_index].title);
    for (i = 0; i < setup->count; ++i) {
        if (setup->items[i].kind == SETUP_HELP && lessons_offered()) {
            shown[line] = LESSONS_LINE;
            ++line;
        }
        if (is_offered(setup->items + i)) {
            if (setup->items[i].kind == SETUP_NEW && screen_from == SCREEN_GAME + GAME_PLAY) {
                list.at = line; /* NEW GAME was chosen in the pause menu: not the old one again */
            }
            shown[line] = i;
            ++line;
        }
    }
    if (game_count == 1) {
        shown[line] = OPTIONS_LINE;
        ++line;
    }
    list.x = LIST_X;
    list.y = line >= LONG_LIST ? LIST_Y - 1 : LIST_Y;
    list.count = line;
    if (save_state == SAVE_NO_RAM) {
        text_centre(NT_ADDR(0, 0, NO_RAM_ROW), setup->text[setup->no_ram]);
        ++line; /* it takes the room of one */
    }
    list.step = text_language != TEXT_ENGLISH && line <= ROOMY_MAX ? 3 : 2;
    for (line = 0; line < list.count; ++line) {
        show_line(line);
    }
    asked = 0;
    text_load(game_shell_text(SHELL_T_SETUP_ASK));
    tell_keys();
}

/* The next value of a choice, in a ring; `step` is 1, or 0xFF for one back. */
static void turn(uint8_t line, uint8_t step) {
    const setup_item_t *item = item_at(line);
    uint8_t value = (uint8_t)(game_choice[item->choice] + step);
    if (value == 0xFF) {
        value = (uint8_t)(item->values - 1);
    } else if (value == item->values) {
        value = 0;
    }
    game_choice[item->choice] = value;
    game_keep_choices();
    show_value(line);
}

static void take(uint8_t line) {
    const setup_item_t *item = item_at(line);
    if ((item->kind == SETUP_NEW || item->kind == SETUP_SCREEN) && !asked && has_unfinished()) {
        asked = 1;
        tell_keys();
        return;
    }
    switch (item->kind) {
    case SETUP_RESUME:
        game_begin(GAME_RESUME);
        break;
    case SETUP_NEW:
        game_joined = 0;
        game_begin(GAME_FRESH);
        break;
    case SETUP_HELP:
        screen_go(SCREEN_HELP);
        break;
    case SETUP_LESSONS:
        lesson_begin();
        break;
    case SETUP_STATS:
        screen_go(SCREEN_STATS);
        break;
    case SETUP_OPTIONS:
        screen_go(SCREEN_OPTIONS);
        break;
    case SETUP_SCREEN:
        screen_go((uint8_t)(SCREEN_GAME + item->choice));
        break;
    default:
        turn(line, 1);
        break;
    }
}

/* Anything but yes keeps the unfinished game. */
static void forget_question(void) {
    asked = 0;
    tell_keys();
}

void setup_tick(void) {
    uint8_t line;
    if (screen_changing()) {
        return;
    }
    line = list_tick(&list);
    if (line < list.count) {
        take(line);
    } else if (asked && line != LIST_NOTHING) {
        forget_question();
    } else if (line == LIST_BACK) {
        screen_go(SCREEN_HOME);
    } else if ((line == LIST_LEFT || line == LIST_RIGHT) && item_at(list.at)->kind >= SETUP_CHOICE) {
        sound_sfx(SFX_TICK);
        turn(list.at, line == LIST_RIGHT ? 1 : 0xFF);
    }
    oam_begin();
    list_hand(&list);
    oam_end();
}
