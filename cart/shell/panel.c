#include "art.h"
#include "cart/cjk.h"
#include "cart/fade.h"
#include "cart/ppuq.h"
#include "cart/shell/panel.h"

_Pragma("static-locals (off)") /* locals on the C stack: the shell's memory is full, and this is neither deep nor hot */

/* The steps, one a tick. The colours come first, so that a press is answered at once. Then what will be covered is read, a pair of columns a
 * tick, the outer ones first, and written to the other nametable in the next tick; the attributes likewise. Then the panel comes, from
 * its middle. */
#define PAIRS (PANEL_W / 2)
#define COLUMNS_A_TICK 4
enum {
    DIM = PANEL_OPENS,
    SAVE,
    SAVE_ATTRIBUTES = SAVE + PAIRS + 1,
    CLEAR_ATTRIBUTES,
    DRAW,
    OPEN = DRAW + PANEL_W / COLUMNS_A_TICK,
    FETCH_ATTRIBUTES = PANEL_CLOSES,
    BACK_ATTRIBUTES,
    BACK,
    LIGHT = BACK + PAIRS + 1,
    SHUT
};

#define HEAD 3           /* bytes of a packet of the queue before its data */
#define READ 0x60        /* in its control byte (ppuq_drain.s) */
#define TABLE_0 0x20     /* high byte of its address */
#define OTHER_TABLE 0x04 /* the bit in which the two differ */
#define CORNER (PANEL_Y * 32 + PANEL_X)
#define ATTRIBUTES_HIGH 0x03
#define ATTRIBUTES_LOW (0xC0 + PANEL_X / 4)
#define ATTRIBUTES (PANEL_W / 4) /* bytes a row */
#define OWN_COLOURS 4            /* palette 0 is the panel's, too */
#define BACKGROUND_COLOURS 16

uint8_t panel_step, panel_height;

/* ---- the queue, filled by hand: a packet that has been read is turned into one that writes, in place ----------------------------- */

static void head(uint8_t at, uint8_t control, uint8_t high, uint8_t low) {
    ppuq_buf[at] = control;
    ++at;
    ppuq_buf[at] = high;
    ++at;
    ppuq_buf[at] = low;
}

/* All of the queue is ours, up to here; nothing more fits into this blank. */
static void publish(uint8_t end) {
    ppuq_buf[end] = 0;
    ppuq_used = end;
    ppuq_cost = PPUQ_BUDGET;
}

static void turn(uint8_t at, uint8_t control) { /* the queue's end has wiped the first one's */
    ppuq_buf[at] = control;
    ++at;
    ppuq_buf[at] ^= OTHER_TABLE;
}

/* Pair `n` of columns is read from a table while the one before it, which the last blank has read, is written to the other. They have the
 * two halves of the queue in turn; behind the last pair it is read once more, in vain. */
static void move_pairs(uint8_t n, uint8_t table) {
    uint8_t column = (uint8_t)(panel_height + HEAD), size, here = 0, there;
    size = (uint8_t)(column << 1);
    there = size;
    if (n & 1) {
        here = size;
        there = 0;
    }
    if (n != 0) {
        turn(there, (uint8_t)(PPUQ_DOWN | panel_height));
        turn((uint8_t)(there + column), (uint8_t)(PPUQ_DOWN | panel_height));
        size <<= 1;
    }
    if (n == PAIRS) {
        --n;
    }
    head(here, (uint8_t)(PPUQ_DOWN | READ | panel_height), table, (uint8_t)(CORNER + n));
    head((uint8_t)(here + column), (uint8_t)(PPUQ_DOWN | READ | panel_height), table, (uint8_t)(CORNER + PANEL_W - 1 - n));
    publish(size);
}

static uint8_t attribute_rows(void) {
    return (uint8_t)((uint8_t)(PANEL_Y + 3 + panel_height) >> 2);
}

static void read_attributes(uint8_t table) {
    uint8_t at = 0, low = ATTRIBUTES_LOW, rows;
    for (rows = attribute_rows(); rows != 0; --rows) {
        head(at, READ | ATTRIBUTES, (uint8_t)(ATTRIBUTES_HIGH | table), low);
        at += HEAD + ATTRIBUTES;
        low += 8;
    }
    publish(at);
}

/* What was read, to the other table. */
static void move_attributes(void) {
    uint8_t at = 0, rows;
    for (rows = attribute_rows(); rows != 0; --rows) {
        turn(at, ATTRIBUTES);
        at += HEAD + ATTRIBUTES;
    }
    publish(at);
}

/* And where it was read from, palette 0 for the panel: a row of attributes is four rows of tiles high, and half of it may stay. */
static void clear_attributes(void) {
    uint8_t at = 0, to, rows = attribute_rows(), y = 0, keep, i;
    to = ppuq_used;
    for (; rows != 0; --rows) {
        keep = y < PANEL_Y ? 0x0F : 0;
        if ((uint8_t)(y + 2) >= (uint8_t)(PANEL_Y + panel_height)) {
            keep |= 0xF0;
        }
        head(to, ATTRIBUTES, TABLE_0 | ATTRIBUTES_HIGH, ppuq_buf[(uint8_t)(at + 2)]);
        at += HEAD;
        to += HEAD;
        for (i = 0; i < ATTRIBUTES; ++i) {
            ppuq_buf[to] = (uint8_t)(ppuq_buf[at] & keep);
            ++at;
            ++to;
        }
        y += 4;
    }
    publish(to);
}

/* ---- the panel -------------------------------------------------------------------------------------------------------------------- */

static void draw_column(uint8_t column) {
    uint8_t tile = FONT_FRAME_T, i, bare = text_language != TEXT_ENGLISH && cjk_area.line > FONT_FRAME_TL - 1,
            *to = ppuq_open(NT_ADDR(0, PANEL_X, PANEL_Y) + column, panel_height);
    ppuq_buf[ppuq_used] |= PPUQ_DOWN;
    for (i = 1; i < panel_height; ++i) {
        to[i] = 0;
    }
    to[panel_height - 1] = FONT_FRAME_B;
    if (column == 0 || column == PANEL_W - 1) {
        tile = column == 0 ? FONT_FRAME_TL : FONT_FRAME_TR;
        for (i = 1; i < panel_height; ++i) {
            to[i] = column == 0 ? FONT_FRAME_L : FONT_FRAME_R;
        }
        to[panel_height - 1] = column == 0 ? FONT_FRAME_BL : FONT_FRAME_BR;
    }
    to[0] = tile;
    if (bare) { /* glyphs have the tiles of the frame */
        for (i = 0; i < panel_height; ++i) {
            to[i] = 0;
        }
    }
    ppuq_publish();
}

static void draw(uint8_t n) {
    uint8_t left = (uint8_t)(PAIRS - 2 - (uint8_t)(n << 1)), right = (uint8_t)(PAIRS + (uint8_t)(n << 1));
    draw_column(left);
    draw_column((uint8_t)(left + 1));
    draw_column(right);
    draw_column((uint8_t)(right + 1));
}

/* The game's colours a step or two darker; a dark backdrop turns black, so that the panel stands out from a sea or a river of that colour. */
static uint8_t dim(void) {
    uint8_t i, colour, *to = ppuq_open(PAL_ADDR, 32);
    if (to == 0) {
        return 0;
    }
    for (i = 0; i < 32; ++i) {
        colour = pal_now[i];
        if ((i >= OWN_COLOURS && i < BACKGROUND_COLOURS) || (i == 0 && colour < 0x10)) {
            colour = colour >= 0x30                     ? (uint8_t)(colour - 0x20)
                     : colour >= 0x10 && colour != 0x1D ? (uint8_t)(colour - 0x10)
                                                        : 0x0F;
        }
        to[i] = colour;
    }
    to[BACKGROUND_COLOURS] = to[0];
    ppuq_publish();
    return 1;
}

uint8_t panel_tick(void) {
    if (panel_step == OPEN || panel_step == SHUT) {
        return 1;
    }
    if (ppuq_used != 0) { /* the second tick of a frame: what the first one asked for is not there yet */
        return 0;
    }
    if (panel_step == DIM) {
        if (!dim()) {
            return 0;
        }
    } else if (panel_step < SAVE_ATTRIBUTES) {
        move_pairs((uint8_t)(panel_step - SAVE), TABLE_0);
    } else if (panel_step == SAVE_ATTRIBUTES) {
        read_attributes(TABLE_0);
    } else if (panel_step == CLEAR_ATTRIBUTES) {
        move_attributes();
        clear_attributes();
    } else if (panel_step < OPEN) {
        draw((uint8_t)(panel_step - DRAW));
    } else if (panel_step == FETCH_ATTRIBUTES) {
        read_attributes(TABLE_0 | OTHER_TABLE);
    } else if (panel_step == BACK_ATTRIBUTES) {
        move_attributes();
    } else if (panel_step < LIGHT) {
        move_pairs((uint8_t)(panel_step - BACK), TABLE_0 | OTHER_TABLE);
    } else {
        pal_load(pal_now, 0, 0);
    }
    ++panel_step;
    return 0;
}
