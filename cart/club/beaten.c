/* The last lines of the statistics of a game of the ladder: how often each of the cast was beaten, in two columns. */
#include "cart/club/boards.h"
#include "cart/club/cast.h"
#include "cart/club/screens.h"
#include "cart/text.h"
#include "text_club.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define INDENT 1
#define NUMBER_X TEXT_CHOICE(5, 7)
#define NUMBER_W 5
#define NUMBER_BELOW TEXT_CHOICE(0, 32) /* beside the lower row of the name */
#define LINE TEXT_CHOICE(64, 96)
#define COLUMN TEXT_CHOICE(13, 14)
#define COLUMN_LINES 3

static void put_name(uint16_t at, uint8_t who) {
    text_put(at, club_text[who == CAST_BITSY ? CLUB_T_BITSY : (uint8_t)(CLUB_T_PIP_SHORT + who)]);
}

void club_beaten(uint16_t at) {
    uint8_t who, board = board_now();
    if (board == BOARD_NONE) {
        return;
    }
    if (text_language == TEXT_ENGLISH) { /* in Chinese at the side of each name: there is no line to spare */
        text_put(at, club_text[CLUB_T_BEATEN]);
        at += LINE + INDENT;
    }
    for (who = 0; who != CAST_COUNT; ++who) {
        if (who == COLUMN_LINES) {
            at += COLUMN - COLUMN_LINES * LINE;
        }
        if (text_language == TEXT_ENGLISH) {
            put_name(at, who);
        } else {
            text_put(at, club_text[CLUB_T_BEATEN]);
            put_name(at + 2, who);
        }
        text_number(at + NUMBER_X + NUMBER_BELOW, board_beaten(board, who), NUMBER_W);
        at += LINE;
    }
}
