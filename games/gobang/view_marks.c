#include <string.h>
#include "art.h"
#include "cart/lessons/lesson.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"

#define NUMBERS_MAX 24 /* how many of the newest stones have numbers; each has a tile, at its number modulo this */
#define NUMBER_TILE (GOB_STONE_BASE + GOB_STONE_TILES)
#define LINE_MAX 8 /* sprites on a line that the console can show */
#define THREATS_MAX 7
#define CELLS_A_TICK 6 /* the search for threats goes over the board bit by bit */
#define RIM_TICKS 6    /* from one winning stone to the next */
#define PALETTE_MARK 1

/* Digits of 3x5 pixels, a row in three bits, from the top. */
static const uint8_t digit_rows[10][5] = {{7, 5, 5, 5, 7}, {2, 6, 2, 2, 7}, {7, 1, 7, 4, 7}, {7, 1, 7, 1, 7},
                                          {5, 5, 7, 1, 1}, {7, 4, 7, 1, 7}, {7, 4, 7, 5, 7}, {7, 1, 2, 2, 2},
                                          {7, 5, 7, 5, 7}, {7, 5, 7, 1, 7}};

static uint8_t threat[THREATS_MAX], threats; /* found by the last whole round */
static uint8_t numbers_made;                 /* the stone whose number was made last */
static uint8_t finding[THREATS_MAX], found, scan_at, scan_count;

/* ---- eight sprites a line -------------------------------------------------------------------------------------------------- */

/* Of each row with one above and one below. The marks of a row take eight lines of its twelve; the four between are never full. */
static uint8_t on_row[GB_SIZE + 2];

void gb_marks_begin(void) {
    memset(on_row, lesson_phase != LESSON_NONE ? GB_MARKS_UPPER(2) + GB_MARKS_LOWER(2) : 0, sizeof on_row); /* the lesson's hand comes later */
}

void gb_marks_count(uint8_t row, uint8_t sprites) {
    on_row[(uint8_t)(row + 1)] += sprites;
}

uint8_t gb_marks_take(uint8_t cell) {
    uint8_t row = GB_Y(cell), sprites = on_row[(uint8_t)(row + 1)];
    if (sprites >= GB_MARKS_LOWER(LINE_MAX) || (sprites & 0x0F) >= LINE_MAX) {
        return 0;
    }
    gb_marks_count(row, GB_MARKS_UPPER(1) + GB_MARKS_LOWER(1));
    return 1;
}

/* ---- numbers ---------------------------------------------------------------------------------------------------------- */

/* Two small digits: white (both planes) for a black stone, which has an odd number, black (the first plane) for a white one. 1: taken. */
static uint8_t make_number(uint8_t number) {
    uint8_t row, bits, tens, ones, slot = number % NUMBERS_MAX, *to;
    uint16_t addr = NUMBER_TILE + slot;
    addr <<= 4;
    to = ppuq_open(0x1000u + addr, 16);
    if (to == 0) {
        return 0;
    }
    while (number >= 100) {
        number -= 100; /* the last two digits */
    }
    tens = number / 10;
    ones = number % 10;
    for (row = 0; row < 8; ++row) {
        bits = 0;
        if (row != 0 && row < 6) {
            bits = (uint8_t)(digit_rows[ones][row - 1] << 1);
            if (tens != 0) {
                bits |= (uint8_t)(digit_rows[tens][row - 1] << 5);
            } else {
                bits <<= 2; /* a single digit is in the middle */
            }
        }
        to[row] = bits;
        to[row + 8] = number & 1 ? bits : 0;
    }
    ppuq_publish();
    return 1;
}

/* Updates the tile of one number: the newest one, or, after a move was taken back, the oldest one that becomes visible again. */
static uint8_t number_next(void) {
    uint8_t number = (uint8_t)(numbers_made + 1);
    if (gb_count < numbers_made) {
        number = numbers_made > NUMBERS_MAX ? (uint8_t)(numbers_made - NUMBERS_MAX) : numbers_made;
    }
    if (!make_number(number)) {
        return 0;
    }
    numbers_made = gb_count < numbers_made ? (uint8_t)(numbers_made - 1) : (uint8_t)(numbers_made + 1);
    return 1;
}

void gb_marks_enter(void) {
    numbers_made = gb_count > NUMBERS_MAX ? (uint8_t)(gb_count - NUMBERS_MAX) : 0;
    while (numbers_made != gb_count) {
        number_next();
    }
    threats = 0;
    found = 0;
    scan_at = 0;
}

/* The newest numbers, in each row as many as a line of the picture has room for, next to the other marks. */
static void draw_numbers(void) {
    uint8_t i, shown, number, cell;
    if (numbers_made != gb_count) {
        number_next();
    }
    shown = numbers_made != gb_count ? 0 : gb_count < NUMBERS_MAX ? gb_count : NUMBERS_MAX;
    for (i = 0; i < shown; ++i) {
        cell = gb_moves[(uint8_t)(gb_count - 1 - i)];
        if (!gb_marks_take(cell)) {
            continue;
        }
        number = (uint8_t)(gb_count - i) % NUMBERS_MAX;
        oam_put((uint8_t)(gb_view_x(cell) - 4), (uint8_t)(gb_view_y(cell) - 4), (uint8_t)(NUMBER_TILE + number), PALETTE_MARK);
    }
}

/* ---- threats ----------------------------------------------------------------------------------------------------------- */

/* Stones of `side` in a row from the cell (not counting it) one way; `open` says whether the cell behind them is empty. */
static uint8_t end_open;
static uint8_t run_from(uint8_t cell, uint8_t step, uint8_t side) {
    uint8_t n = 0;
    for (;;) {
        cell += step;
        if (gb_cell[cell] != side) {
            end_open = gb_cell[cell] == GB_EMPTY;
            return n;
        }
        ++n;
    }
}

/* Would a stone of `side` here make five, or four with both ends open? */
static uint8_t is_threat(uint8_t cell, uint8_t side) {
    uint8_t way, n, open;
    for (way = 0; way < 4; ++way) {
        n = run_from(cell, gb_step[way], side);
        open = end_open;
        n += run_from(cell, (uint8_t)(0 - gb_step[way]), side);
        open += end_open;
        if (n >= 4 || (n == 3 && open == 2)) {
            return 1;
        }
    }
    return 0;
}

static void scan_threats(void) {
    uint8_t i, side = gb_count & 1 ? GB_BLACK : GB_WHITE; /* the side that is not to move */
    if (scan_count != gb_count) {                         /* another position: start over */
        scan_count = gb_count;
        scan_at = 0;
        found = 0;
        threats = 0;
    }
    for (i = 0; i < CELLS_A_TICK; ++i) {
        if (gb_cell[scan_at] == GB_EMPTY && found < THREATS_MAX && is_threat(scan_at, side)) {
            finding[found] = scan_at;
            ++found;
        }
        ++scan_at;
        if (scan_at == 0) {
            threats = found;
            for (found = 0; found < threats; ++found) {
                threat[found] = finding[found];
            }
            found = 0;
        }
    }
}

/* ---- all of them --------------------------------------------------------------------------------------------------------- */

static void mark(uint8_t cell, uint8_t picture) {
    if (!gb_marks_take(cell)) {
        return;
    }
    oam_meta((uint8_t)(gb_view_x(cell) - 4), (uint8_t)(gb_view_y(cell) - 4), gob_mark_frames[picture], 0);
}

/* The winning stones get a bright rim one after another, and a spark jumps from one to the next. */
static void draw_win(void) {
    uint8_t i, shown = gb_win_count, picture = gb_result == GB_BLACK_WINS ? GOB_MARK_RIM_BLACK : GOB_MARK_RIM_WHITE;
    uint8_t step = gb_state.clock < RIM_TICKS * GB_WIN_MAX ? (uint8_t)gb_state.clock / RIM_TICKS : GB_WIN_MAX;
    if (shown > step) {
        shown = step;
    }
    for (i = 0; i < shown; ++i) {
        mark(gb_win_cell[i], picture);
    }
    i = (uint8_t)((uint8_t)gb_state.clock >> 3) % gb_win_count;
    if (shown == gb_win_count && gb_marks_take(gb_win_cell[i])) {
        oam_meta((uint8_t)(gb_view_x(gb_win_cell[i]) + 1), (uint8_t)(gb_view_y(gb_win_cell[i]) - 8),
                 gob_mark_frames[(uint8_t)gb_state.clock & 4 ? GOB_MARK_SPARK : GOB_MARK_SPARK_2], 0);
    }
}

void gb_marks_draw(void) {
    uint8_t i;
    if (gb_board_falls()) {
        return;
    }
    if (gb_win_count != 0) {
        draw_win();
    } else if (gb_state.hint != GB_NO_CELL) {
        mark(gb_state.hint, GOB_MARK_HINT);
    }
    if (gb_state.marks == GB_MARKS_NUMBERS) {
        draw_numbers();
        return;
    }
    if (gb_count != 0 && gb_win_count == 0) {
        mark(gb_moves[gb_count - 1], GOB_MARK_LAST);
    }
    if (gb_state.marks == GB_MARKS_THREATS && gb_state.state < GB_ST_OVER) {
        scan_threats();
        for (i = 0; i < threats; ++i) {
            mark(threat[i], GOB_MARK_THREAT);
        }
    }
}
