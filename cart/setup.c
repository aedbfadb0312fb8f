#include "art.h"
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

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define LIST_X 6
#define LIST_Y 6
#define LIST_W 24
#define STEP TEXT_CHOICE(2, 3)
#define ROOM TEXT_CHOICE(10, 6) /* lines; more are scrolled */
#define ARROW_X 3
#define VALUE_X 18
#define VALUE_W 12 /* the longest, UNREASONABLE */
#define NO_RAM_ROW TEXT_CHOICE(24, 22)

#define KEYS_X 2
#define KEYS_W 28
#define OPTIONS_LINE 0xFF /* in `shown`: the shell's own line of a ROM without a menu */
#define LESSONS_LINE 0xFE /* and of a game with lessons */

static list_t list;
static setup_t setup; /* of the running game, and one of its items: copied out of its page */
static setup_item_t item;
static uint8_t shown[SETUP_ITEMS_MAX]; /* the items that are offered, by line */
static uint8_t stale, part;            /* the line that is to be drawn again next, and what of it */
static uint8_t asked;                  /* 1: asking whether to give up the unfinished game */

uint8_t setup_kept;

static void fetch_item(uint8_t index) {
    game_fetch(&item, setup.items + index, sizeof item);
}

void setup_check(void) {
    uint8_t i;
    game_fetch(&setup, game.setup, sizeof setup);
    for (i = 0; i < setup.count; ++i) {
        fetch_item(i);
        if (item.kind >= SETUP_CHOICE && (!setup_kept || game_choice[item.choice] >= item.values)) {
            game_choice[item.choice] = item.start;
        }
    }
}

static void fetch_line(uint8_t line) {
    uint8_t index = shown[line];
    if (index < LESSONS_LINE) {
        fetch_item(index);
        return;
    }
    item.kind = index == LESSONS_LINE ? SETUP_LESSONS : SETUP_OPTIONS;
    item.values = 0;
}

static const char *word(uint8_t index) {
    return game_text(setup.text, index);
}

static uint8_t has_unfinished(void) {
    return save_length(SAVE_GAME(game_slot)) != 0;
}

static uint16_t line_addr(uint8_t line) {
    return NT_ADDR(0, LIST_X, LIST_Y) + (uint8_t)((uint8_t)(line - list.top) * list.step) * 32u;
}

static const char *label(uint8_t line) {
    fetch_line(line);
    if (shown[line] >= LESSONS_LINE) {
        return game_shell_text(shown[line] == OPTIONS_LINE ? SHELL_T_OPTIONS : SHELL_T_LESSONS);
    }
    return word(item.label);
}

static uint8_t put_value(uint8_t line) {
    fetch_line(line);
    if (item.kind < SETUP_CHOICE) {
        return 1;
    }
    return text_put(line_addr(line) + (VALUE_X - LIST_X), word((uint8_t)(item.first + game_choice[item.choice])));
}

static void load_line(uint8_t line) {
    uint8_t i;
    text_load(label(line));
    for (i = 0; i < item.values; ++i) {
        text_load(word((uint8_t)(item.first + i)));
    }
}

/* ---- more lines than the screen holds ------------------------------------------------------------------------------------------ */

enum { PART_WIPE, PART_LABEL, PART_VALUE };
#define REDRAWN 0xFF /* stale: nothing is */

/* The words about missing RAM take the room of a line. */
static uint8_t room(void) {
    return save_state == SAVE_NO_RAM ? ROOM - 1 : ROOM;
}

static uint8_t last_line(void) {
    return (uint8_t)(list.count - list.top > room() ? list.top + room() : list.count);
}

static uint8_t draw_part(void) {
    switch (part) {
    case PART_WIPE:
        return text_wipe(line_addr(stale), LIST_W);
    case PART_LABEL:
        return text_put(line_addr(stale), label(stale));
    default:
        return put_value(stale);
    }
}

/* An arrow beside the first or last line when there are more. */
static void show_arrows(void) {
    ppuq_byte(line_addr(list.top) - (LIST_X - ARROW_X), list.top != 0 ? FONT_ARROW_UP : 0);
    ppuq_byte(line_addr((uint8_t)(last_line() - 1)) - (LIST_X - ARROW_X), last_line() != list.count ? FONT_ARROW_DOWN : 0);
}

/* As much as the queue takes in a tick. */
static void redraw(void) {
    while (stale != REDRAWN) {
        if (stale == last_line()) {
            stale = REDRAWN;
            show_arrows();
        } else if (!draw_part()) {
            return;
        } else if (part == PART_VALUE) {
            part = PART_WIPE;
            ++stale;
        } else {
            ++part;
        }
    }
}

static void draw_from_top(void) {
    stale = list.top;
    part = PART_WIPE;
    redraw();
}

/* Scrolls so that the line of the hand is on the screen. */
static void scroll(void) {
    if (list.at < list.top) {
        list.top = list.at;
    } else if ((uint8_t)(list.at - list.top) >= room()) {
        list.top = (uint8_t)(list.at + 1 - room());
    } else {
        redraw();
        return;
    }
    draw_from_top();
}

static uint8_t is_offered(void) {
    if (item.kind == SETUP_RESUME) {
        return has_unfinished();
    }
    return item.kind != SETUP_MACHINE || save_state != SAVE_NO_RAM;
}

/* The foot: what the keys do, or the question. */
static void tell_keys(void) {
    text_wipe(NT_ADDR(0, KEYS_X, PAPER_KEYS_ROW), KEYS_W);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), asked ? game_shell_text(SHELL_T_SETUP_ASK) : word(setup.keys));
}

/* The lines that are offered. A separate function, so that its locals are gone from the C stack when they are drawn. */
static void offer(void) {
    uint8_t i, line = 0;
    list.at = 0;
    for (i = 0; i < setup.count; ++i) {
        fetch_item(i);
        if (is_offered()) {
            if (item.kind == SETUP_NEW && screen_from == SCREEN_GAME + GAME_PLAY) {
                list.at = line; /* NEW GAME was chosen in the pause menu: do not offer the old game */
            }
            if (item.kind == SETUP_HELP && lessons_offered()) {
                shown[line] = LESSONS_LINE;
                ++line;
            }
            shown[line] = i;
            ++line;
        }
    }
    if (game_count == 1) {
        shown[line] = OPTIONS_LINE;
        ++line;
    }
    list.count = line;
    for (line = 0; line < list.count; ++line) {
        load_line(line);
    }
}

void setup_enter(const setup_t *wanted) {
    game_fetch(&setup, wanted, sizeof setup);
    paper_draw(game_catalogue[game_index].title);
    offer();
    list.x = LIST_X;
    list.y = LIST_Y;
    if (save_state == SAVE_NO_RAM) {
        text_centre(NT_ADDR(0, 0, NO_RAM_ROW), word(setup.no_ram));
    }
    list.step = STEP;
    list.top = 0;
    stale = REDRAWN;
    scroll();
    draw_from_top();
    asked = 0;
    text_load(game_shell_text(SHELL_T_SETUP_ASK));
    tell_keys();
}

/* The next value of the choice in `item`, in a ring; `step` is 1, or 0xFF for one back. */
static void turn(uint8_t line, uint8_t step) {
    uint8_t value;
    value = (uint8_t)(game_choice[item.choice] + step);
    if (value == 0xFF) {
        value = (uint8_t)(item.values - 1);
    } else if (value == item.values) {
        value = 0;
    }
    game_choice[item.choice] = value;
    game_keep_choices();
    text_wipe(line_addr(line) + (VALUE_X - LIST_X), VALUE_W);
    put_value(line);
}

static void take(uint8_t line) {
    fetch_line(line);
    if ((item.kind == SETUP_NEW || item.kind == SETUP_SCREEN) && !asked && has_unfinished()) {
        asked = 1;
        tell_keys();
        return;
    }
    switch (item.kind) {
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
        screen_go((uint8_t)(SCREEN_GAME + item.choice));
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

void setup_go_on(void) {
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
    } else if (line == LIST_LEFT || line == LIST_RIGHT) {
        fetch_line(list.at);
        if (item.kind >= SETUP_CHOICE) {
            sound_sfx(SFX_TICK);
            turn(list.at, line == LIST_RIGHT ? 1 : 0xFF);
        }
    }
    scroll();
    oam_begin();
    list_hand(&list);
    oam_end();
}
