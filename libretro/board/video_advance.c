/* Many pixel clocks of the display at once: whole lines straight from the memory. No register of the display depends on anything
 * older than SETTLE clocks. So the first clocks are done one by one (they show what is in the pipeline), then whole lines are
 * written by the closed form, and the last clocks are done one by one again, to fill the registers. */
#include "background.h"
#include "board.h"
#include "light.h"

#include <string.h>

#define SETTLE 16

/* The line being sent: wall over background. Not aligned, the wall is six late: the first six pixels are the
 * end of the line before, which continues to column 1343 and, in the memory, from column 1024 at 0 again. */
typedef struct {
    uint8_t pixel[SCREEN_WIDTH + PIXEL_DELAY];
    uint8_t open[SCREEN_WIDTH + PIXEL_DELAY]; /* 255 where the background is seen, else 0 */
    const uint8_t *light;                     /* of the memory that is shown; NULL without FIX_LIGHT */
    unsigned shift;
    uint8_t background;
} line_t;

/* 255 in each byte that is not 0. */
static uint32_t full_bytes(uint32_t word) {
    uint32_t low = 0x7F7F7F7Fu, full = ((word & low) + low) | word; /* bit 7 of each of them */
    return (full >> 7 & 0x01010101u) * 255;
}

/* Where a byte of the word is 0, that of the background (the same in all four bytes). */
static uint32_t mix_word(uint32_t word, uint32_t background) {
    return word | (background & ~full_bytes(word));
}

/* Every code of labkit_light_code, so that a line costs look-ups only. */
static uint8_t light_codes[256][1 << LIGHT_BITS];

static void fill_light_codes(void) {
    unsigned wall, light;
    for (wall = 255; wall && !light_codes[wall][0]; --wall) {
        for (light = 0; light < 1 << LIGHT_BITS; ++light) {
            light_codes[wall][light] = labkit_light_code((uint8_t)wall, (uint8_t)light);
        }
    }
}

/* The four pixels of a word of the memory. */
static void mix_pixels(const line_t *line, unsigned column, uint32_t word, uint8_t *restrict out) {
    unsigned n;
    if (!line->light) {
        zbt_put_pixels(out, mix_word(word, line->background * 0x01010101u));
        return;
    }
    for (n = 0; n < 4; ++n) {
        uint8_t wall = (uint8_t)(word >> (24 - 8 * n));
        out[n] = wall ? light_codes[wall][line->light[4 * column + n]] : line->background;
    }
}

static void put_word(line_t *line, unsigned column, uint32_t word) {
    unsigned at = line->shift + 4 * column;
    mix_pixels(line, column, word, line->pixel + at);
    zbt_put_pixels(line->open + at, ~full_bytes(word));
}

static void change_background(line_t *line, uint8_t background) {
    uint8_t *restrict pixel = line->pixel + line->shift;
    const uint8_t *restrict open = line->open + line->shift;
    unsigned x;
    line->background = background;
    for (x = 0; x < SCREEN_WIDTH; ++x) {
        pixel[x] = (uint8_t)((pixel[x] & ~open[x]) | (background & open[x]));
    }
}

/* The pixels that are left of the first word of row y. */
static void put_late_pixels(line_t *line, const zbt_t *shown, unsigned y) {
    const unsigned column = (XVGA_CLOCKS_PER_LINE - SCREEN_WIDTH) / 4 - 2;
    uint8_t end[8];
    if (line->shift) {
        mix_pixels(line, column, y ? labkit_zbt_word(shown, y - 1, column) : 0, end);
        mix_pixels(line, column + 1, y ? labkit_zbt_word(shown, y - 1, column + 1) : 0, end + 4);
        memcpy(line->pixel, end + 8 - PIXEL_DELAY, PIXEL_DELAY);
    }
}

/* Puts the minimap over line y. Not aligned, it is one pixel late. */
static void put_minimap(const board_t *b, uint8_t *line, unsigned y) {
    unsigned delay = b->pins.fix & FIX_ALIGN ? 0 : 1;
    minimap_in_t in;
    labkit_board_minimap_inputs(b, &in);
    in.vcount = (uint16_t)y;
    labkit_minimap_row(&in, &b->map_generation.map_q, line + delay);
}

/* The visible part of line y: cycles from..end-1, counted from the start of the picture. */
static void send_line(const board_t *b, const line_t *line, uint8_t *screen, unsigned y, uint32_t from, uint32_t end) {
    uint32_t first = y * XVGA_CLOCKS_PER_LINE, xa = from > first ? from - first : 0, xb = end > first ? end - first : 0;
    uint8_t *out = screen + SCREEN_WIDTH * y;
    xb = xb < SCREEN_WIDTH ? xb : SCREEN_WIDTH;
    if (xa < xb) {
        const uint8_t *pixel = line->pixel;
        uint8_t covered[SCREEN_WIDTH + 1]; /* by the minimap */
        if (b->pins.switch0 && y < MINIMAP_ROWS) {
            memcpy(covered + xa, pixel + xa, xb - xa);
            put_minimap(b, covered, y);
            pixel = covered;
        }
        memcpy(out + xa, pixel + xa, xb - xa);
    }
}

/* The line that begins a span, whole. */
static void start_line(const board_t *b, const zbt_t *shown, unsigned y, line_t *line) {
    unsigned column;
    fill_light_codes();
    line->shift = b->pins.fix & FIX_ALIGN ? 0 : PIXEL_DELAY;
    line->light = b->pins.fix & FIX_LIGHT ? shown->light : NULL;
    line->background = labkit_background_pixel((uint16_t)y, b->pins.fix);
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        put_word(line, column, labkit_zbt_word(shown, y, column));
    }
}

/* Updates only what changes from line to line. */
static void emit_span(const board_t *b, uint8_t *screen, uint32_t from, uint32_t end) {
    const zbt_t *shown = &b->double_buffer.zbt[b->buffer_selector.buffer_select_q];
    uint32_t y = from / XVGA_CLOCKS_PER_LINE, n, v;
    line_t line;
    if (y >= SCREEN_HEIGHT) {
        return;
    }
    start_line(b, shown, y, &line);
    while (y < SCREEN_HEIGHT && y * XVGA_CLOCKS_PER_LINE < end) {
        zbt_changes_t changes;
        labkit_zbt_changes(shown, y / ZBT_BLOCK, &changes);
        for (n = y % ZBT_BLOCK; n < ZBT_BLOCK; ++n, ++y) {
            uint8_t background = labkit_background_pixel((uint16_t)y, b->pins.fix);
            if (background != line.background) {
                change_background(&line, background);
            }
            for (v = 0; v < changes.count[n]; ++v) {
                put_word(&line, changes.column[n][v], labkit_zbt_word(shown, y, changes.column[n][v]));
            }
            put_late_pixels(&line, shown, y);
            send_line(b, &line, screen, y, from, end);
        }
    }
}

void labkit_video_advance(board_t *b, uint8_t *screen, uint64_t n) {
    uint64_t n_first = n < 3 * SETTLE ? n : SETTLE, from;
    uint32_t delay = b->pins.fix & FIX_ALIGN ? PIXEL_DELAY : 0;
    for (; n_first; --n_first, --n) {
        labkit_board_tick_video(b, screen);
    }
    if (!n) {
        return;
    }
    from = (uint64_t)b->xvga.vcount_q * XVGA_CLOCKS_PER_LINE + b->xvga.hcount_q + XVGA_CLOCKS_PER_FRAME - delay;
    if (screen) {
        uint64_t position = from % XVGA_CLOCKS_PER_FRAME, left = n;
        while (left) {
            uint64_t span = XVGA_CLOCKS_PER_FRAME - position < left ? XVGA_CLOCKS_PER_FRAME - position : left;
            emit_span(b, screen, (uint32_t)position, (uint32_t)(position + span));
            left -= span;
            position = 0;
        }
    }
    labkit_xvga_advance(&b->xvga, n - SETTLE);
    for (n = SETTLE; n; --n) {
        labkit_board_tick_video(b, NULL);
    }
}
