/* The rule of the 12-pixel board; the sheet chr/gobang.png is in the order these formulas count. */
#include "games/gobang/board_tile.h"
#include "games/gobang/rules.h"
#include "art.h"

#ifdef NES_CART
_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */
#endif

#define FIRST_OF_BLACK 27 /* a stone at the upper left, and nothing else */
#define FIRST_OF_WHITE 54
#define USED 0x80 /* in the pool, while it is swept */
#define PLACE_NONE 0xFF

uint8_t gb_four[GB_FOURS];
uint8_t gb_sword;

/* What the point holds; everything beyond the edge counts as empty. */
static uint8_t point(uint8_t x, uint8_t y) {
    if (x >= GB_SIZE || y >= GB_SIZE) {
        return GB_EMPTY;
    }
    return gb_cell[GB_CELL(x, y)];
}

/* ---- tiles of four ------------------------------------------------------------------------------------------------------ */

void gb_fours_clear(void) {
    uint8_t i;
    for (i = 0; i < GB_FOURS; ++i) {
        gb_four[i] = 0;
    }
    for (i = 0; i < GB_FOURS_KEPT; ++i) {
        gb_four[i] = i == 0 ? FIRST_OF_BLACK : FIRST_OF_WHITE;
        gb_four_load(i);
    }
}

/* (x, y): the point at the lower right. */
static uint8_t key_of(uint8_t x, uint8_t y) {
    uint8_t key;
    --x;
    --y;
    key = point(x, y);
    key += (uint8_t)(key << 1); /* times 3 */
    key += point((uint8_t)(x + 1), y);
    key += (uint8_t)(key << 1);
    ++y;
    key += point(x, y);
    key += (uint8_t)(key << 1);
    key += point((uint8_t)(x + 1), y);
    return key;
}

/* One digit of a key: 0 the lower right point ... 3 the upper left one. */
static uint8_t digit(uint8_t key, uint8_t place) {
    for (; place != 0; --place) {
        key /= 3;
    }
    return key % 3;
}

static uint8_t find_four(uint8_t key) {
    uint8_t i;
    for (i = 0; i < GB_FOURS; ++i) {
        if ((gb_four[i] & (uint8_t)~USED) == key) {
            return i;
        }
    }
    return PLACE_NONE;
}

/* Frees the tiles that are no longer shown anywhere on the board. */
static void sweep(void) {
    uint8_t i, x, y;
    for (y = 0; y <= GB_SIZE; y += 2) {
        for (x = 0; x <= GB_SIZE; x += 2) {
            i = find_four(key_of(x, y));
            if (i != PLACE_NONE) {
                gb_four[i] |= USED;
            }
        }
    }
    for (i = GB_FOURS_KEPT; i < GB_FOURS; ++i) {
        if ((gb_four[i] & USED) == 0) {
            gb_four[i] = 0;
        }
    }
    for (i = 0; i < GB_FOURS; ++i) {
        gb_four[i] &= (uint8_t)~USED;
    }
}

/* The pool is full, which happens only on a crowded board: returns the stored kind that differs in the fewest points. */
static uint8_t nearest(uint8_t key) {
    uint8_t i, n, differ, best = 0, least = 5;
    for (i = 0; i < GB_FOURS; ++i) {
        differ = 0;
        for (n = 0; n < 4; ++n) {
            if (digit(gb_four[i], n) != digit(key, n)) {
                ++differ;
            }
        }
        if (differ < least) {
            least = differ;
            best = i;
        }
    }
    return best;
}

static uint8_t four_tile(uint8_t x, uint8_t y) {
    uint8_t key = key_of(x, y), place;
    if (key == 0) {
        return 0;
    }
    place = find_four(key);
    if (place == PLACE_NONE) {
        place = find_four(0);
        if (place == PLACE_NONE) {
            sweep();
            place = find_four(0);
        }
        if (place == PLACE_NONE) {
            place = nearest(key);
        } else {
            gb_four[place] = key;
            gb_four_load(place);
        }
    }
    return (uint8_t)(GB_FOURS_FIRST + place);
}

/* What a point of the key shows. A set of corners has plain wood, then the four corners that meet, all black and all white. */
static const uint8_t *corners(uint8_t state) {
    const uint8_t *set = gb_sword ? gob_sword_corner_chr : gob_corner_chr;
    for (; state != GB_EMPTY; --state) {
        set += GB_TILE_BYTES;
    }
    return set;
}

void gb_four_bytes(uint8_t key, uint8_t *to) {
    const uint8_t *left = corners(digit(key, 3)), *right = corners(digit(key, 2));
    const uint8_t *low_left = corners(digit(key, 1)), *low_right = corners(digit(key, 0));
    uint8_t at, a, b;
    for (at = 0; at < GB_TILE_BYTES; ++at) {
        if (at & 4) {
            a = low_left[at];
            b = low_right[at];
        } else {
            a = left[at];
            b = right[at];
        }
        a &= 0xF0;
        b &= 0x0F;
        to[at] = a | b;
    }
}

/* ---- the others ----------------------------------------------------------------------------------------------------------- */

/* A tile between two points: `first` is the set of eight for its place, `margin` the pair for the margin of the board. */
static uint8_t pair_tile(uint8_t a, uint8_t b, uint8_t first, uint8_t at_margin, uint8_t margin) {
    uint8_t n = a;
    if ((a | b) == 0) {
        return 0;
    }
    if (at_margin) {
        return margin - 1 + b;
    }
    n += a;
    n += a;
    n += b;
    return first - 1 + n;
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
    if (px == 0 && py == 0) {
        return four_tile(x, y);
    }
    a = point(x, y);
    if (px == 0) {
        set = py == 1 ? 0 : 1;
        return pair_tile(point((uint8_t)(x - 1), y), a, GOB_PAIR_H + (uint8_t)(set << 3), tx == 0,
                         GOB_LEFT + (uint8_t)(set << 1));
    }
    if (py == 0) {
        set = px == 1 ? 0 : 1;
        return pair_tile(point(x, (uint8_t)(y - 1)), a, GOB_PAIR_V + (uint8_t)(set << 3), ty == 0,
                         GOB_TOP + (uint8_t)(set << 1));
    }
    if (a == GB_EMPTY) {
        return 0;
    }
    set = px == 1 ? GOB_ONE : GOB_ONE + 2;
    if (py == 2) {
        set += 4;
    }
    return set - 1 + a;
}
