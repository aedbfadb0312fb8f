/* Statistics of the game that is chosen: its counters, with the names that it gives. */
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

_Pragma("static-locals (off)") /* the shell has no memory left that is not the games'; this is neither deep nor hot */

#define NAME_X 4
#define VALUE_X 23
#define FIRST_ROW TEXT_CHOICE(8, 7)
#define TITLE_ROW 6
#define HEADING_ROW 3
#define ROOMY_MAX 6                     /* Chinese lines that fit with a row between them */
#define NUMBER_BELOW TEXT_CHOICE(0, 32) /* beside the lower row of the name */
#define LINE 64                         /* bytes from line to line: a row between them, in Chinese none */
#define ROOMY_LINE 96
#define HEADING_GAP 32 /* above two columns, if there is room */
#define GAP_LINES 4

/* Two counters to a line: from a name to its number, from the left ones to the right ones. */
#define PAIR_X 6
#define PAIR_VALUE 4
#define PAIR_STEP 13

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
    text_put(at + NAME_X, game_text(game.stat_names, counter));
    at += LINE + PAIR_X;
    for (; left != 0; --left) {
        if (left == game.stat_paired >> 1) {
            at += PAIR_STEP - LINE * ((game.stat_paired + 1) >> 1);
        }
        text_put(at, game_text(game.stat_names, (uint8_t)(counter + 1)));
        put_count(at + PAIR_VALUE, counter);
        ++counter;
        at += LINE;
    }
}

void stats_enter(void) {
    uint8_t i, step = text_language != TEXT_ENGLISH && game.stat_count <= ROOMY_MAX ? ROOMY_LINE : LINE;
    uint8_t lines = (uint8_t)(game.stat_count - game.stat_paired);
    uint16_t row = NT_ADDR(0, 0, FIRST_ROW);
    back = screen_from;
    paper_draw(shell_text[SHELL_T_STATS]);
    if (text_language == TEXT_ENGLISH) {
        text_centre(NT_ADDR(0, 0, TITLE_ROW), game_catalogue[game_index].title);
    } else { /* higher lines: it stands in the heading */
        text_put(NT_ADDR(0, NAME_X, HEADING_ROW), game_catalogue[game_index].title);
    }
    for (i = 0; i < lines; ++i) {
        text_put(row + NAME_X, game_text(game.stat_names, i));
        put_count(row + VALUE_X, i);
        row += step;
    }
    if (game.stat_paired != 0) {
        put_pairs(lines > GAP_LINES ? row : row + HEADING_GAP, lines);
    }
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), shell_text[SHELL_T_LAST]);
}

void stats_tick(void) {
    if ((pad_new[0] | pad_new[1]) & (PAD_A | PAD_B | PAD_START)) {
        sound_sfx(SFX_BACK);
        screen_go(back);
    }
}
