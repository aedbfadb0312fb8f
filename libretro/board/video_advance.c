/* Many pixel clocks of the display at once: whole lines straight from the memory. Every register of the display forgets
 * its past within SETTLE clocks, so the first clocks are done one by one (they show what is in the pipeline), then the
 * lines are written as the closed form has them, and the last clocks one by one again, to fill the registers. */
#include "background.h"
#include "board.h"

#include <string.h>

#define SETTLE 16
#define BLOCK 16 /* rows taken from the memory at a time */

/* Rows of wall pixels; row[0] is the one before the first. */
typedef struct {
    uint8_t row[BLOCK + 1][SCREEN_WIDTH];
} block_t;

/* Wall over background for a whole row. */
static void mix_row(uint8_t *out, const uint8_t *wall, unsigned count, uint8_t background) {
    unsigned x;
    for (x = 0; x < count; ++x) {
        out[x] = wall[x] ? wall[x] : background;
    }
}

/* Pixels xa..xb-1 of line y. Not aligned, the wall is six late: the first six are the end of the line before, which
 * goes on to column 1343 and, in the memory, from column 1024 at 0 again. */
static void emit_walls(const board_t *b, uint8_t *line, const uint8_t *before, const uint8_t *row, unsigned y, unsigned xa,
                       unsigned xb) {
    uint8_t background = background_pixel((uint16_t)y), wall[SCREEN_WIDTH];
    if (b->pins.fix & FIX_ALIGN) {
        mix_row(line + xa, row + xa, xb - xa, background);
        return;
    }
    memcpy(wall, before + XVGA_CLOCKS_PER_LINE - SCREEN_WIDTH - PIXEL_DELAY, PIXEL_DELAY);
    memcpy(wall + PIXEL_DELAY, row, SCREEN_WIDTH - PIXEL_DELAY);
    mix_row(line + xa, wall + xa, xb - xa, background);
}

static void emit_minimap(const board_t *b, uint8_t *line, unsigned y, unsigned xa, unsigned xb) {
    unsigned delay = b->pins.fix & FIX_ALIGN ? 0 : 1;
    unsigned first = minimap_x(b->pins.fix & FIX_MINIMAP_PLACE), end = first + MINIMAP_BORDER + 8 * 32 + 8, x;
    minimap_in_t in;
    if (!b->pins.switch0 || y >= MINIMAP_ROWS) {
        return;
    }
    board_minimap_inputs(b, &in);
    in.vcount = (uint16_t)y;
    first = first > xa ? first : xa;
    for (x = first < delay ? delay : first; x < end && x < xb; ++x) {
        uint8_t pixel;
        in.hcount = (uint16_t)(x - delay);
        pixel = minimap_pixel(&in, &b->map_generation.map_q);
        if (pixel) {
            line[x] = pixel;
        }
    }
}

/* Cycles from..end-1, counted from the start of a picture, both on the screen the monitor sees. */
static void emit_span(const board_t *b, uint8_t *screen, uint32_t from, uint32_t end) {
    const zbt_t *shown = &b->double_buffer.zbt[b->buffer_selector.buffer_select_q];
    uint32_t y = from / XVGA_CLOCKS_PER_LINE;
    block_t block;
    while (y < SCREEN_HEIGHT && y * XVGA_CLOCKS_PER_LINE < end) {
        unsigned count = SCREEN_HEIGHT - y < BLOCK ? SCREEN_HEIGHT - y : BLOCK, n;
        if (y) {
            zbt_rows(shown, y - 1, 1, block.row[0]);
        } else {
            memset(block.row[0], 0, SCREEN_WIDTH); /* line 805 of the memory, which is never written */
        }
        zbt_rows(shown, y, count, block.row[1]);
        for (n = 0; n < count; ++n, ++y) {
            uint32_t first = y * XVGA_CLOCKS_PER_LINE;
            uint32_t xa = from > first ? from - first : 0, xb = end > first ? end - first : 0;
            uint8_t *line = screen + SCREEN_WIDTH * y;
            xb = xb < SCREEN_WIDTH ? xb : SCREEN_WIDTH;
            if (xa < xb) {
                emit_walls(b, line, block.row[n], block.row[n + 1], y, xa, xb);
                emit_minimap(b, line, y, xa, xb);
            }
        }
    }
}

void video_advance(board_t *b, uint8_t *screen, uint64_t n) {
    uint64_t n_first = n < 3 * SETTLE ? n : SETTLE, from;
    uint32_t delay = b->pins.fix & FIX_ALIGN ? PIXEL_DELAY : 0;
    for (; n_first; --n_first, --n) {
        board_tick_video(b, screen);
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
    xvga_advance(&b->xvga, n - SETTLE);
    for (n = SETTLE; n; --n) {
        board_tick_video(b, NULL);
    }
}
