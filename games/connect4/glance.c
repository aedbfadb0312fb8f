/* The levels of Connect 4 that play like people: one look at every column, in which something is overlooked.
 *
 * A column looks best if its stone wins, then if it stops a win of the other side, then by the lines of four that it could still
 * become part of; it looks bad if the other side wins on top of it. Whatever is overlooked this time does not count. It makes no
 * plans. */
#include "games/connect4/ai.h"

#include "games/connect4/ai_ask.h"

#define WIN 400
#define STOP 200
#define ABOVE_LOSES 100 /* the other wins on top of it */
#define ABOVE_SPOILS 30 /* ... or stops a win there */
#define NEAR 1          /* columns within this distance of the newest stone are never overlooked */

/* What the two weakest overlook, one in eight each. */
static const uint8_t overlooked[C4_MEDIUM][8] = {{C4_HIDE_OTHER, C4_HIDE_OTHER, C4_HIDE_OTHER, C4_HIDE_OTHER,
                                                  C4_HIDE_OTHER, C4_HIDE_FAR, C4_HIDE_ROWS, C4_HIDE_DIAGONALS},
                                                 {C4_HIDE_OTHER, C4_HIDE_FAR, C4_HIDE_ROWS, C4_HIDE_DIAGONALS,
                                                  C4_HIDE_RISING, C4_HIDE_FALLING, C4_HIDE_SECOND, C4_HIDE_ABOVE}};

uint8_t c4_overlooked(uint8_t level, uint8_t chance) {
    return level < C4_MEDIUM ? overlooked[level][chance & 7] : C4_HIDE_NOTHING;
}

/* Cells of a line that are on the board, as bits of it. */
static const uint8_t on_board[C4H_LINES] = {0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x7F, 0x3F, 0x3F, 0x3F,
                                            0x3F, 0x3F, 0x3F, 0x3F, 0x78, 0x7C, 0x7E, 0x3F, 0x1F,
                                            0x0F, 0x0F, 0x1F, 0x3F, 0x7E, 0x7C, 0x78};
static const uint8_t stones[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

/* Of the lines of four through a cell: */
static uint8_t room;   /* how many of them the side to move may still fill */
static uint8_t own;    /* 1: one of them lacks only this cell */
static uint8_t others; /* 1: so does one of the other side */

/* Those in one row, column or diagonal, where the cell is bit `at`. */
static void see_line(uint8_t line, uint8_t at) {
    uint8_t side = c4h_ply & 1, first = at < 3 ? 0 : at - 3, four, mine, theirs;
    for (; first <= at && first < 4; ++first) {
        four = (uint8_t)(on_board[line] >> first);
        mine = (uint8_t)(c4h_line[2 * line + side] >> first);
        theirs = (uint8_t)(c4h_line[2 * line + (side ^ 1)] >> first);
        mine &= 15;
        theirs &= 15;
        if ((four & 15) != 15) {
            continue;
        }
        if (theirs == 0) {
            ++room;
            own |= stones[mine] == 3;
        } else if (mine == 0) {
            others |= stones[theirs] == 3;
        }
    }
}

static void see(uint8_t column, uint8_t row, uint8_t hidden) {
    uint8_t line;
    room = 0;
    own = 0;
    others = 0;
    see_line((uint8_t)(6 + column), row);
    if (hidden != C4_HIDE_ROWS) {
        see_line(row, column);
    }
    if (hidden != C4_HIDE_DIAGONALS) {
        line = (uint8_t)(row + 16 - column); /* rising: 13..18 where it is long enough */
        if (hidden != C4_HIDE_RISING && line >= 13 && line <= 18) {
            see_line(line, column);
        }
        line = (uint8_t)(row + column + 16); /* falling: 19..24 */
        if (hidden != C4_HIDE_FALLING && line >= 19 && line <= 24) {
            see_line(line, column);
        }
    }
    if (hidden == C4_HIDE_OTHER) {
        others = 0;
    }
}

static uint8_t is_far(uint8_t column) {
    uint8_t newest = c4h_column[c4h_ply - 1];
    return column > (uint8_t)(newest + NEAR) || newest > (uint8_t)(column + NEAR);
}

uint16_t c4_glance(uint8_t column, uint8_t hidden) {
    uint16_t score = C4_GLANCE_PLAIN;
    uint8_t row = (uint8_t)(c4h_cell[column] / C4_COLS);
    if (hidden == C4_HIDE_FAR && c4h_ply != 0 && is_far(column)) {
        return score;
    }
    see(column, row, hidden);
    score += room;
    if (own) {
        score += WIN;
    }
    if (others) {
        score += STOP;
    }
    if (row < C4_ROWS - 1 && hidden != C4_HIDE_ABOVE) {
        see(column, (uint8_t)(row + 1), hidden);
        if (others) {
            score -= ABOVE_LOSES;
        } else if (own) {
            score -= ABOVE_SPOILS;
        }
    }
    return score;
}
