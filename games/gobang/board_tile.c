/* The rule of the 12-pixel board; the sheet chr/gobang.png is in the order these formulas count. */
#include "games/gobang/board_tile.h"
#include "games/gobang/rules.h"
#include "art.h"

/* What the point holds; the edge counts as empty. */
static uint8_t point(uint8_t x, uint8_t y) {
    uint8_t s = gb_cell[GB_CELL(x, y)];
    return s == GB_EDGE ? GB_EMPTY : s;
}

/* Two points seen only by their outlines: 2 if the first is taken, plus 1 if the second is. */
static uint8_t outlines(uint8_t a, uint8_t b) {
    uint8_t n = 0;
    if (a != GB_EMPTY) {
        n = 2;
    }
    if (b != GB_EMPTY) {
        ++n;
    }
    return n;
}

/* A tile between four points shows outlines only, which are alike for black and white. */
static uint8_t middle_tile(uint8_t tx, uint8_t ty, uint8_t x, uint8_t y) {
    uint8_t top = outlines(point(x, y), point(x + 1, y));
    uint8_t low = outlines(point(x, y + 1), point(x + 1, y + 1));
    if ((top | low) == 0) {
        return 0;
    }
    if (tx == GB_TILES_ACROSS - 1) {
        if (ty == GB_TILES_ACROSS - 1) {
            return GOB_CORNER;
        }
        return GOB_RIGHT_V - 1 + outlines(top, low);
    }
    if (ty == GB_TILES_ACROSS - 1) {
        return GOB_BOTTOM_H - 1 + top;
    }
    return GOB_FOUR + (uint8_t)(top << 2) + low;
}

/* A tile between two points: 'first' is the set of nine for its place, 'margin' that for the board's last
 * tile. */
static uint8_t pair_tile(uint8_t a, uint8_t b, uint8_t first, uint8_t at_margin, uint8_t margin) {
    uint8_t n = a;
    if ((a | b) == 0) {
        return 0;
    }
    if (at_margin) {
        return margin - 1 + a;
    }
    n += a;
    n += a;
    n += b;
    return first + n;
}

uint8_t gb_board_tile(uint8_t tx, uint8_t ty) {
    uint8_t px = tx % 3, py = ty % 3;
    uint8_t x = (uint8_t)(tx / 3 * 2), y = (uint8_t)(ty / 3 * 2);
    uint8_t a, set;
    if (px == 2) {
        ++x;
    }
    if (py == 2) {
        ++y;
    }
    if (px == 1 && py == 1) {
        return middle_tile(tx, ty, x, y);
    }
    a = point(x, y);
    if (px == 1) {
        set = py == 0 ? GOB_PAIR_H : GOB_PAIR_H + 9;
        return pair_tile(a, point(x + 1, y), set, tx == GB_TILES_ACROSS - 1, GOB_RIGHT + py);
    }
    if (py == 1) {
        set = px == 0 ? GOB_PAIR_V : GOB_PAIR_V + 9;
        return pair_tile(a, point(x, y + 1), set, ty == GB_TILES_ACROSS - 1, GOB_BOTTOM + px);
    }
    if (a == GB_EMPTY) {
        return 0;
    }
    set = px == 0 ? GOB_ONE : GOB_ONE + 3;
    return py == 0 ? set + a : set + 6 + a;
}
