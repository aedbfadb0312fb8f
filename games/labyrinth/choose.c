/* What to walk besides single mazes: courses with their medals, the maze of a day, a race for two; and whether steps sway. */
#include <string.h>
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
#include "cart/ui.h"
#include "games/labyrinth/event.h"
#include "games/labyrinth/play.h"
#include "games/labyrinth/score.h"
#include "games/labyrinth/screens.h"
#include "sound_ids.h"
#include "text_labyrinth.h"

#define LIST_X 4
#define LIST_Y 7
#define LIST_STEP TEXT_CHOICE(2, 2)
#define LINES 7
#define VALUE_X 18
#define MEDAL_X 24
enum { LINE_DAY = LAB_COURSES, LINE_RACE, LINE_SWAY };
#define NUMBER_BELOW TEXT_CHOICE(0, 32)

#define DATE_ROW 13
#define DATE_X 11
#define FIRST_YEAR 26 /* since 2000: what is offered before a date was typed */
#define LAST_YEAR 99

static list_t list;
static uint8_t field; /* of the date: LAB_CHOICE_YEAR, .. */

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
        lab_event.number =
            lab_event_day_seed(game_choice[LAB_CHOICE_YEAR], game_choice[LAB_CHOICE_MONTH], game_choice[LAB_CHOICE_DAY]);
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
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), lab_word(LABYRINTH_T_CHOOSE_KEYS));
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

static uint8_t least(uint8_t which) {
    return which == LAB_CHOICE_YEAR ? FIRST_YEAR : 1;
}

static uint8_t most(uint8_t which) {
    if (which == LAB_CHOICE_YEAR) {
        return LAST_YEAR;
    }
    return which == LAB_CHOICE_MONTH ? 12 : lab_event_days(game_choice[LAB_CHOICE_YEAR], game_choice[LAB_CHOICE_MONTH]);
}

/* What was kept may be of no use, and a day may be gone with its month. */
static void mend_date(void) {
    uint8_t i;
    for (i = LAB_CHOICE_YEAR; i <= LAB_CHOICE_DAY; ++i) {
        if (game_choice[i] < least(i)) {
            game_choice[i] = least(i);
        } else if (game_choice[i] > most(i)) {
            game_choice[i] = most(i);
        }
    }
}

static void put_two(uint8_t x, uint8_t value) {
    uint8_t digits[2];
    digits[0] = TEXT_TILE('0') + value / 10;
    digits[1] = TEXT_TILE('0') + value % 10;
    ppuq_row(NT_ADDR(0, x, DATE_ROW), digits, 2);
}

static void show_date(void) {
    put_two(DATE_X, 20);
    put_two(DATE_X + 2, game_choice[LAB_CHOICE_YEAR]);
    ppuq_byte(NT_ADDR(0, DATE_X + 4, DATE_ROW), TEXT_TILE('-'));
    put_two(DATE_X + 5, game_choice[LAB_CHOICE_MONTH]);
    ppuq_byte(NT_ADDR(0, DATE_X + 7, DATE_ROW), TEXT_TILE('-'));
    put_two(DATE_X + 8, game_choice[LAB_CHOICE_DAY]);
}

static void date_enter(void) {
    paper_draw(lab_word(LABYRINTH_T_DAY));
    text_centre(NT_ADDR(0, 0, 9), lab_word(LABYRINTH_T_DAY_ASK));
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), lab_word(LABYRINTH_T_SEED_KEYS));
    mend_date();
    show_date();
    field = LAB_CHOICE_DAY;
}

static void turn(uint8_t up) {
    uint8_t value = game_choice[field];
    if (up) {
        value = value == most(field) ? least(field) : (uint8_t)(value + 1);
    } else {
        value = value == least(field) ? most(field) : (uint8_t)(value - 1);
    }
    game_choice[field] = value;
    mend_date();
    sound_sfx(SFX_MOVE);
    show_date();
}

static void step(uint8_t moves) {
    if (moves & (PAD_UP | PAD_DOWN)) {
        turn(moves & PAD_UP);
    } else if ((moves & PAD_LEFT) && field != LAB_CHOICE_YEAR) {
        --field;
        sound_sfx(SFX_MOVE);
    } else if ((moves & PAD_RIGHT) && field != LAB_CHOICE_DAY) {
        ++field;
        sound_sfx(SFX_MOVE);
    }
}

static void date_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & PAD_A) {
        sound_sfx(SFX_SELECT);
        game_keep_choices();
        begin(LAB_KIND_DAY);
        lab_next_maze();
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_GAME + LAB_SCREEN_CHOOSE);
    } else {
        step(pad_repeat[0] | pad_repeat[1]);
        oam_begin();
        ui_box((uint8_t)((DATE_X + 2) * 8 + (uint8_t)(field - LAB_CHOICE_YEAR) * 24), DATE_ROW * 8 - 4, 16, 0);
        oam_end();
    }
}

void lab_before(uint8_t part) {
    static void (*const parts[])(void) = {choose_enter, choose_tick, date_enter, date_tick};
    parts[part]();
}
