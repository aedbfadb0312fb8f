/* Why a square was refused, for the line of words at the board. */
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "text_amazons.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define COLUMNS 7 /* masks of a square's column and row */
#define ROWS 0x38

/* 1, 0, or 255 for -1. */
static uint8_t towards(uint8_t from, uint8_t to) {
    uint8_t way = 0;
    if (from < to) {
        way = 1;
    } else if (from > to) {
        --way;
    }
    return way;
}

/* 1: a queen could go from one to the other if nothing were in between. */
static uint8_t straight(uint8_t from, uint8_t to) {
    uint8_t columns = from & 7, rows = (uint8_t)(from >> 3), other;
    other = to & 7;
    columns = columns < other ? (uint8_t)(other - columns) : (uint8_t)(columns - other);
    other = (uint8_t)(to >> 3);
    rows = rows < other ? (uint8_t)(other - rows) : (uint8_t)(rows - other);
    return columns == 0 || rows == 0 || columns == rows;
}

uint8_t ama_why_refused(uint8_t square) {
    uint8_t what = ama_at(square), from, step;
    if (ama.step == AMA_CHOOSE) {
        if (what == AMA_RED_AMAZON + ama.side) {
            return AMAZONS_T_STUCK;
        }
        return what == AMA_RED_AMAZON || what == AMA_BLUE_AMAZON ? AMAZONS_T_NOT_YOURS : AMAZONS_T_NOBODY;
    }
    from = ama.amazon[ama.chosen];
    if (what == AMA_EMPTY) {
        if (!straight(from, square)) {
            return AMAZONS_T_NOT_STRAIGHT;
        }
        step = (uint8_t)(towards(from & ROWS, square & ROWS) << 3);
        step += towards(from & COLUMNS, square & COLUMNS);
        do { /* it was refused, so something is in the way */
            from += step;
            what = ama_at(from);
        } while (what == AMA_EMPTY);
        return what == AMA_ARROW ? AMAZONS_T_BEHIND_ARROW : AMAZONS_T_BEHIND_AMAZON;
    }
    return what == AMA_ARROW ? AMAZONS_T_ON_ARROW : AMAZONS_T_ON_AMAZON;
}
