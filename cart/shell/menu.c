/* The cartridge menu, from the catalogue: titles to choose from, and of the chosen game its picture, its players and a line. Four to
 * six lines are shown; with more games there are others above or below. */
#include "cart/game.h"
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

#define HEADING_ROW 4
#define LIST_X 7
#define LIST_Y TEXT_CHOICE(7, 6)
#define HAND_X 4 /* the hand points at the icons, not at the words */
#define LINE_ROW TEXT_CHOICE(20, 19)
#define PLAYERS_ROW TEXT_CHOICE(22, 21)
#define KEYS_ROW 24
#define WORDS_X 3
#define WORDS_W 26
#define LINE_COLUMNS 18 /* of a Chinese one */
#define LINE_BYTES 64   /* of the nametable, from line to line */
#define LINES_MAX 6
/* fewer keep their glyphs within the tiles */
#define LINES (game_count < LINES_MAX ? LINES_MAX : TEXT_CHOICE(LINES_MAX, LINES_MAX - 2))

/* Behind the pictures, the icons and the frame. */
static const text_area_t words = TEXT_AREA(0xD4, LINE_COLUMNS);
static list_t list;
static uint8_t told; /* the game whose words stand on the screen, 0xFF none */
static uint8_t told_rows;
static uint8_t needs_ram; /* told instead of its line: why it cannot be played */
static uint8_t first;     /* the item on the first line */
static uint8_t lines;     /* that are shown */

static const char *title_of(uint8_t item) {
    return item < game_count ? game_catalogue[item].title : shell_text[SHELL_T_OPTIONS];
}

/* Moves the lines so that the chosen one is among them; 1 if they have moved. The hand counts from the list's first line, which may be
 * above the screen. */
static uint8_t scroll(void) {
    uint8_t before = first;
    if (list.at < first) {
        first = list.at;
    } else if (list.at >= first + lines) {
        first = (uint8_t)(list.at - (lines - 1));
    }
    list.y = (uint8_t)(LIST_Y - first - first);
    return first != before;
}

void menu_enter(void) {
    uint8_t i;
    uint16_t addr = NT_ADDR(0, LIST_X, LIST_Y);
    text_area(&words);
    list.x = HAND_X;
    list.step = 2;
    list.count = (uint8_t)(game_count + 1);
    if (list.at >= list.count) {
        list.at = 0;
    }
    lines = LINES;
    scroll();
    picture_screen_draw(first, lines);
    for (i = first; i < list.count && i < first + lines; ++i) {
        text_put(addr, title_of(i));
        addr += LINE_BYTES;
    }
    for (i = 0; i < game_count; ++i) {
        text_load(game_catalogue[i].players);
    }
    text_centre(NT_ADDR(0, 0, HEADING_ROW), shell_text[SHELL_T_CHOOSE]);
    text_load(shell_text[SHELL_T_MENU_KEYS]);
    text_load(shell_text[SHELL_T_OPTIONS_TAKE]);
    told = 0xFF;
    told_rows = 0;
    sound_song(SONG_MENU);
}

/* A text in the middle of its row, what was there wiped away; 1 when taken. */
static uint8_t tell(uint8_t row, const char *text) {
    if (!ppuq_room(TEXT_ROWS + TEXT_ROWS, WORDS_W + WORDS_W)) {
        return 0;
    }
    if (!text_wipe(NT_ADDR(0, WORDS_X, row), WORDS_W)) {
        return 0;
    }
    if (text == 0) {
        return 1;
    }
    return text_centre(NT_ADDR(0, 0, row), text);
}

/* The line about a game; its Chinese glyphs change with it. */
static uint8_t tell_line(const char *text) {
    if (text_language == TEXT_ENGLISH || text == 0) {
        return tell(LINE_ROW, text);
    }
    return text_line(NT_ADDR(0, WORDS_X, LINE_ROW), WORDS_W, text);
}

/* A row a tick: its line, then its players, then what the keys do there. */
static void tell_game(void) {
    const char *text = shell_text[SHELL_T_OPTIONS_LINE];
    uint8_t is_game = list.at < game_count;
    if (told != list.at) {
        told = list.at;
        told_rows = 0;
        needs_ram = 0;
        picture_want(told);
    }
    if (told_rows == 0) {
        if (is_game) {
            text = needs_ram ? shell_text[SHELL_T_NEEDS_RAM] : game_catalogue[told].line;
        }
        told_rows = tell_line(text);
    } else if (told_rows == 1) {
        told_rows += tell(PLAYERS_ROW, is_game ? game_catalogue[told].players : 0);
    } else if (told_rows == 2) {
        told_rows += tell(KEYS_ROW, shell_text[is_game ? SHELL_T_MENU_KEYS : SHELL_T_OPTIONS_TAKE]);
    } else {
        picture_tick();
    }
}

/* A game is made the chosen one; 0, and told why, when it cannot be played. */
static uint8_t choose(uint8_t item) {
    game_choose(item);
    if ((game.flags & GAME_NEEDS_RAM) && save_state == SAVE_NO_RAM) {
        sound_sfx(SFX_REFUSE);
        told_rows = 0;
        needs_ram = 1;
        return 0;
    }
    return 1;
}

static void take(uint8_t item) {
    if (item >= game_count) {
        screen_go(SCREEN_OPTIONS);
    } else if (choose(item)) {
        play_now();
    }
}

void menu_tick(void) {
    uint8_t item;
    if (screen_changing()) {
        return;
    }
    item = list_tick(&list);
    if (item < list.count) {
        take(item);
    } else if (item == LIST_BACK) {
        screen_go(SCREEN_TITLE);
    } else if (((pad_new[0] | pad_new[1]) & PAD_SELECT) && list.at < game_count) {
        if (choose(list.at)) {
            sound_sfx(SFX_SELECT);
            screen_go(SCREEN_GAME + GAME_SETUP);
        }
    }
    if (scroll()) {
        screen_go(SCREEN_MENU); /* the words of all games would be more glyphs than the screen has tiles for */
        return;
    }
    tell_game();
    oam_begin();
    list_hand(&list);
    oam_end();
    attract_tick();
}
