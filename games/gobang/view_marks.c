#include "art.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"

#define NUMBER_TILE (GOB_MARK_BASE + GOB_MARK_TILES) /* tile of "00"; a hundred of them */
#define NUMBERS_MAX 24                               /* of the newest stones */
#define ROW_MAX 5      /* numbers in a row: eight sprites a line, less two of the cursor and the hourglass ... */
#define ROW_MAX_OVER 2 /* ... or those of the winning line */
#define THREATS_MAX 7
#define CELLS_A_TICK 6 /* the search for threats goes over the board bit by bit */
#define BLINK 0x10
#define PALETTE_MARK 1

/* Digits of 3x5 pixels, a row in three bits, from the top. */
static const uint8_t digit_rows[10][5] = {{7, 5, 5, 5, 7}, {2, 6, 2, 2, 7}, {7, 1, 7, 4, 7}, {7, 1, 7, 1, 7},
                                          {5, 5, 7, 1, 1}, {7, 4, 7, 1, 7}, {7, 4, 7, 5, 7}, {7, 1, 2, 2, 2},
                                          {7, 5, 7, 5, 7}, {7, 5, 7, 1, 7}};

static uint8_t threat[THREATS_MAX], threats; /* found by the last whole round */
static uint8_t finding[THREATS_MAX], found, scan_at, scan_count;

/* ---- numbers ---------------------------------------------------------------------------------------------------------- */

/* A tile of two small digits: colour 2, so only the second plane is set. */
static void make_number(uint8_t tens, uint8_t ones) {
    uint8_t row, *to = ppuq_open(0x1000u + (NUMBER_TILE + tens * 10u + ones) * 16u, 16);
    for (row = 0; row < 16; ++row) {
        to[row] = 0;
    }
    for (row = 0; row < 5; ++row) {
        to[row + 9] = (uint8_t)(digit_rows[ones][row] << 1);
        if (tens != 0) {
            to[row + 9] |= (uint8_t)(digit_rows[tens][row] << 5);
        } else {
            to[row + 9] <<= 2; /* a digit alone stands in the middle */
        }
    }
    ppuq_publish();
}

void gb_marks_enter(void) {
    uint8_t tens, ones;
    for (tens = 0; tens < 10; ++tens) {
        for (ones = 0; ones < 10; ++ones) {
            make_number(tens, ones);
        }
    }
    threats = 0;
    found = 0;
    scan_at = 0;
}

/* The newest numbers, of each row as many as a line of the picture has room for beside the other marks. */
static void draw_numbers(void) {
    static uint8_t on_row[GB_SIZE];
    uint8_t i, shown, number, cell, row;
    for (row = 0; row < GB_SIZE; ++row) {
        on_row[row] = 0;
    }
    shown = gb_count < NUMBERS_MAX ? gb_count : NUMBERS_MAX;
    for (i = 0; i < shown; ++i) {
        cell = gb_moves[(uint8_t)(gb_count - 1 - i)];
        row = GB_Y(cell);
        if (on_row[row] == (gb_state.state == GB_ST_OVER ? ROW_MAX_OVER : ROW_MAX)) {
            continue;
        }
        ++on_row[row];
        number = (uint8_t)(gb_count - i);
        while (number >= 100) {
            number -= 100; /* the last two digits */
        }
        oam_put((uint8_t)(gb_view_x(cell) - 4), (uint8_t)(gb_view_y(cell) - 4), (uint8_t)(NUMBER_TILE + number), PALETTE_MARK);
    }
}

/* ---- threats ----------------------------------------------------------------------------------------------------------- */

/* Stones of `side` in a row from the cell (not counting it) one way; `open` tells whether the cell behind them is empty. */
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
    uint8_t i, side = gb_count & 1 ? GB_BLACK : GB_WHITE; /* the one that is not to move */
    if (scan_count != gb_count) {                         /* another position: begin anew */
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
    oam_meta((uint8_t)(gb_view_x(cell) - 4), (uint8_t)(gb_view_y(cell) - 4), gob_mark_frames[picture], 0);
}

void gb_marks_draw(void) {
    uint8_t i;
    if (gb_state.state == GB_ST_OVER) {
        if ((uint8_t)gb_state.clock & BLINK) {
            for (i = 0; i < gb_win_count; ++i) {
                mark(gb_win_cell[i], GOB_MARK_WIN);
            }
        }
    } else if (gb_state.hint != GB_NO_CELL) {
        mark(gb_state.hint, GOB_MARK_HINT);
    }
    if (gb_state.marks == GB_MARKS_NUMBERS) {
        draw_numbers();
        return;
    }
    if (gb_count != 0 && gb_state.state != GB_ST_OVER) {
        mark(gb_moves[gb_count - 1], GOB_MARK_LAST);
    }
    if (gb_state.marks == GB_MARKS_THREATS && gb_result == GB_PLAYING) {
        scan_threats();
        for (i = 0; i < threats; ++i) {
            mark(threat[i], GOB_MARK_THREAT);
        }
    }
}
