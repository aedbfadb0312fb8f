/* Statistics of the game that is chosen: its counters, with the names that it gives. */
#include "cart/club/screens.h"
#include "cart/game.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/stats.h"
#include "cart/paper.h"
#include "cart/shell/screens.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"
#include "text_shell.h"

_Pragma("static-locals (off)") /* locals on the C stack: the shell's memory is full, and this is neither deep nor hot */

#define NAME_X TEXT_CHOICE(4, 3)
#define VALUE TEXT_CHOICE(19, 7) /* from a name to its number */
#define FIRST_ROW TEXT_CHOICE(8, 7)
#define TITLE_ROW 6
#define NUMBER_BELOW TEXT_CHOICE(0, 32) /* beside the lower row of the name */
#define LINE TEXT_CHOICE(64, 96)        /* bytes from line to line: a row between them */
#define HEADING_GAP TEXT_CHOICE(32, 0)  /* above two columns, if there is room */
#define GAP_LINES 4

/* Two counters to a line; in Chinese, whose lines are higher, all are. */
#define COLUMN TEXT_CHOICE(13, 14)
#define PAIR_INDENT TEXT_CHOICE(1, 0)
#define PAIR_VALUE TEXT_CHOICE(5, 7)

#define NUMBER_W 5
#define TIMES_FROM(flags) ((uint8_t)((flags) >> 4)) /* GAME_TIMES_FROM of game.h */

static uint8_t back;

/* The number of a counter, at the row of its name; a best time that nobody has made yet is a dash. */
static void put_count(uint16_t at, uint8_t counter) {
    uint8_t times_from = TIMES_FROM(game.flags);
    if (times_from != 0 && counter >= times_from && stats_get(counter) == 0) {
        text_put(at + (NUMBER_W - 1), shell_text[SHELL_T_NO_TIME]);
    } else {
        text_number(at + NUMBER_BELOW, stats_get(counter), NUMBER_W);
    }
}

/* In two columns, the left one first. Few variables: the texts and the save below this go deep into the C stack. */
static void put_pairs(uint16_t at, uint8_t counter) {
    uint8_t left = game.stat_paired;
    text_put(at, game_text(game.stat_names, counter));
    at += LINE + PAIR_INDENT;
    for (; left != 0; --left) {
        if (left == game.stat_paired >> 1) {
            at += COLUMN - LINE * ((game.stat_paired + 1) >> 1);
        }
        text_put(at, game_text(game.stat_names, (uint8_t)(counter + 1)));
        put_count(at + PAIR_VALUE, counter);
        ++counter;
        at += LINE;
    }
}

/* Prints from here on; returns where the next line begins. */
static uint16_t put_lines(uint16_t at, uint8_t lines) {
    uint8_t i;
    for (i = 0; i != lines; ++i) {
        text_put(at, game_text(game.stat_names, i));
        put_count(at + VALUE, i);
        if (text_language == TEXT_ENGLISH) {
            at += LINE;
        } else {
            at += i & 1 ? LINE - COLUMN : COLUMN;
        }
    }
    return text_language != TEXT_ENGLISH && (lines & 1) ? at + (LINE - COLUMN) : at;
}

void stats_enter(void) {
    uint8_t lines = (uint8_t)(game.stat_count - game.stat_paired);
    uint16_t at = NT_ADDR(0, NAME_X, FIRST_ROW);
    back = screen_from;
    paper_draw(shell_text[SHELL_T_STATS]);
    if (text_language == TEXT_ENGLISH) {
        text_centre(NT_ADDR(0, 0, TITLE_ROW), game_catalogue[game_index].title);
    } else { /* higher lines: it is in the heading */
        text_put(NT_ADDR(0, NAME_X, PAPER_TITLE_ROW), game_catalogue[game_index].title);
    }
    at = put_lines(at, lines);
    if (lines <= GAP_LINES) {
        at += HEADING_GAP;
    }
    if (game.stat_paired != 0) {
        put_pairs(at, lines);
    }
    club_beaten(at);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), shell_text[SHELL_T_LAST]);
}

void stats_tick(void) {
    if ((pad_new[0] | pad_new[1]) & (PAD_A | PAD_B | PAD_START)) {
        sound_sfx(SFX_BACK);
        screen_go(back);
    }
}
