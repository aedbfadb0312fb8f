/* The screen of everything but single mazes: courses with their medals, the maze of a day, a race for two; and whether steps sway. */
#include <string.h>
#include "cart/dates.h"
#include "cart/digits.h"
#include "cart/game.h"
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/rng.h"
#include "cart/save.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/score.h"
#include "games/labyrinth/screens.h"
#include "sound_ids.h"
#include "text_labyrinth.h"

#define LIST_X 4
#define LIST_Y TEXT_CHOICE(7, 5)
#define LIST_STEP TEXT_CHOICE(2, 3)
#define KEYS_ROW 26 /* in Chinese a row lower than elsewhere, so that the last line stands clear */
#define LINES 7
#define VALUE_X 18
#define MEDAL_X 24
enum { LINE_DAY = LAB_COURSES, LINE_RACE, LINE_SWAY };
#define NUMBER_BELOW TEXT_CHOICE(0, 32)

static list_t list;

uint16_t lab_best(uint8_t counter) {
    static uint8_t record[SAVE_CHOICES + 2 * (LAB_STAT_COURSE + LAB_COURSES)];
    uint8_t at = (uint8_t)(SAVE_CHOICES + 2 * counter);
    uint16_t value;
    memset(record, 0, sizeof record);
    save_load(game_slot, record, sizeof record);
    value = record[(uint8_t)(at + 1)];
    value = value << 8;
    value |= record[at];
    return value;
}

void lab_event_next(void) {
    if (pad_demo || lab_typed.given || screen_from < SCREEN_GAME + LAB_SCREEN_CHOOSE) {
        memset(&lab_event, 0, sizeof lab_event);
    }
    lab_event.size = game_choice[LAB_CHOICE_SIZE];
    lab_event.walls = game_choice[LAB_CHOICE_WALLS];
    if (lab_event.kind != LAB_KIND_FREE && lab_event.walls == LAB_WALLS_ALL) {
        lab_event.walls = LAB_WALLS_SEEN;
    }
    if (lab_typed.given) {
        lab_event.number = lab_typed.value;
        lab_typed.given = 0;
    } else if (lab_event.again || lab_event.player != 0) {
        lab_event.number = lab_state.seed;
        lab_event.size = lab_state.size;
    } else if (lab_event.kind == LAB_KIND_COURSE) {
        lab_event.number = lab_event_seed();
        lab_event.size = lab_event_size(lab_event.course);
    } else if (lab_event.kind == LAB_KIND_DAY) {
        lab_event.number = dates_number(game_choice + LAB_CHOICE_YEAR);
        lab_event.size = LAB_DAY_SIZE;
    } else {
        lab_event.number = rng_next16();
    }
    if (pad_demo) {
        lab_event.size = 0;
        lab_event.walls = LAB_WALLS_ALL;
    }
}

static uint16_t line_addr(uint8_t line) {
    return NT_ADDR(0, 0, LIST_Y) + (uint8_t)(line * LIST_STEP) * 32u;
}

static void show_course(uint8_t course) {
    uint16_t at = line_addr(course), best = lab_best((uint8_t)(LAB_STAT_COURSE + course));
    text_put(at + LIST_X, lab_word(LABYRINTH_T_COURSE));
    text_number(at + NUMBER_BELOW + LIST_X + 7, (uint8_t)(course + 1), 1);
    text_put(at + 13, lab_word((uint8_t)(LABYRINTH_T_SIZE_21 + lab_event_size(course))));
    if (best != 0) {
        text_number(at + NUMBER_BELOW + VALUE_X, best, 4);
        ppuq_byte(at + NUMBER_BELOW + VALUE_X + 4, TEXT_TILE('%'));
    }
    if (lab_score_medal(best) != LAB_MEDAL_NONE) {
        text_put(at + MEDAL_X, lab_word((uint8_t)(LABYRINTH_T_MEDAL_NONE + lab_score_medal(best))));
    }
}

static void show_sway(void) {
    uint16_t at = line_addr(LINE_SWAY) + VALUE_X;
    text_wipe(at, 4);
    text_put(at, lab_word(game_choice[LAB_CHOICE_SWAY] ? LABYRINTH_T_SWAY_OFF : LABYRINTH_T_SWAY_ON));
}

static void choose_enter(void) {
    uint8_t i;
    sound_song(SONG_MENU);
    paper_draw(lab_word(LABYRINTH_T_CHOOSE_TITLE));
    for (i = 0; i < LAB_COURSES; ++i) {
        show_course(i);
    }
    text_put(line_addr(LINE_DAY) + LIST_X, lab_word(LABYRINTH_T_DAY));
    text_put(line_addr(LINE_RACE) + LIST_X, lab_word(LABYRINTH_T_RACE));
    text_put(line_addr(LINE_SWAY) + LIST_X, lab_word(LABYRINTH_T_SWAY));
    text_load(lab_word(LABYRINTH_T_SWAY_ON));
    text_load(lab_word(LABYRINTH_T_SWAY_OFF));
    show_sway();
    text_centre(NT_ADDR(0, 0, KEYS_ROW), lab_word(LABYRINTH_T_CHOOSE_KEYS));
    list.x = LIST_X;
    list.y = LIST_Y;
    list.step = LIST_STEP;
    list.count = LINES;
}

static void begin(uint8_t kind) {
    memset(&lab_event, 0, sizeof lab_event);
    lab_event.kind = kind;
}

static void take(uint8_t line) {
    if (line < LAB_COURSES) {
        begin(LAB_KIND_COURSE);
        lab_event.course = line;
        lab_next_maze();
    } else if (line == LINE_DAY) {
        screen_go(SCREEN_GAME + LAB_SCREEN_DATE);
    } else if (line == LINE_RACE) {
        begin(LAB_KIND_RACE);
        lab_next_maze();
    } else {
        game_choice[LAB_CHOICE_SWAY] ^= 1;
        game_keep_choices();
        show_sway();
    }
}

static void choose_tick(void) {
    uint8_t line;
    if (screen_changing()) {
        return;
    }
    line = list_tick(&list);
    if (line < LINES) {
        take(line);
    } else if (line == LIST_BACK) {
        screen_go(SCREEN_GAME + GAME_SETUP);
    }
    oam_begin();
    list_hand(&list);
    oam_end();
}

/* ---- the date ---------------------------------------------------------------------------------------------------------------- */

static void date_enter(void) {
    dates_enter(game_choice + LAB_CHOICE_YEAR, lab_word(LABYRINTH_T_DAY), lab_word(LABYRINTH_T_DAY_ASK),
                lab_word(LABYRINTH_T_SEED_KEYS));
}

static void date_tick(void) {
    uint8_t done = dates_tick();
    if (done == DATES_TAKEN) {
        game_keep_choices();
        begin(LAB_KIND_DAY);
        lab_next_maze();
    } else if (done == DATES_LEFT) {
        screen_go(SCREEN_GAME + LAB_SCREEN_CHOOSE);
    }
}

void lab_before(uint8_t part) {
    static void (*const parts[])(void) = {choose_enter, choose_tick, date_enter, date_tick};
    parts[part]();
}
