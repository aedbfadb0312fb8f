/* Text over the picture: time, seed, and what there is to say. */
#include "font.h"
#include "machine.h"

#include <stdio.h>
#include <string.h>

#define INK 0xFF
#define PAPER 0x00
#define MARK 0xF8 /* yellow, as the player on the minimap */

static void fill(uint8_t *screen, unsigned x, unsigned y, unsigned width, unsigned height, uint8_t colour) {
    unsigned row;
    for (row = 0; row < height && y + row < SCREEN_HEIGHT; ++row) {
        memset(screen + SCREEN_WIDTH * (y + row) + x, colour,
               x + width > SCREEN_WIDTH ? SCREEN_WIDTH - x : width);
    }
}

static void letter(uint8_t *screen, unsigned x, unsigned y, unsigned scale, char c, uint8_t colour) {
    const uint8_t *glyph = labkit_font_glyph(c);
    unsigned row, column;
    for (row = 0; row < FONT_HEIGHT; ++row) {
        for (column = 0; column < FONT_WIDTH; ++column) {
            if (glyph[row] >> (FONT_WIDTH - 1 - column) & 1) {
                fill(screen, x + column * scale, y + row * scale, scale, scale, colour);
            }
        }
    }
}

static unsigned text_width(const char *text, unsigned scale) {
    return (unsigned)strlen(text) * FONT_ADVANCE * scale;
}

/* A line on a dark plate. */
static void line(uint8_t *screen, unsigned x, unsigned y, unsigned scale, const char *text, uint8_t colour) {
    fill(screen, x - 2 * scale, y - 2 * scale, text_width(text, scale) + 3 * scale, (FONT_HEIGHT + 4) * scale,
         PAPER);
    for (; *text; ++text, x += FONT_ADVANCE * scale) {
        letter(screen, x, y, scale, *text, colour);
    }
}

static void centred(uint8_t *screen, unsigned y, unsigned scale, const char *text, uint8_t colour) {
    line(screen, (SCREEN_WIDTH - text_width(text, scale)) / 2, y, scale, text, colour);
}

/* m:ss.cc */
static void format_time(char *out, size_t room, uint32_t centiseconds) {
    snprintf(out, room, "%u:%02u.%02u", (unsigned)(centiseconds / 6000), (unsigned)(centiseconds / 100 % 60),
             (unsigned)(centiseconds % 100));
}

static void draw_status(const machine_t *m, uint8_t *screen) {
    char text[80], now[24], best[24] = "-:--.--";
    format_time(now, sizeof now, labkit_machine_centiseconds(m));
    if (m->best) {
        format_time(best, sizeof best, m->best);
    }
    snprintf(text, sizeof text, "TIME %s   BEST %s   MAZE %08X", now, best,
             (unsigned)m->board.map_generation.q.seed_q);
    centred(screen, SCREEN_HEIGHT - 24, 2, text, INK);
}

static void draw_entry(const machine_t *m, uint8_t *screen) {
    char text[SEED_DIGITS + 1];
    unsigned scale = 6, x = (SCREEN_WIDTH - SEED_DIGITS * FONT_ADVANCE * scale) / 2;
    centred(screen, 280, 3, "WHICH MAZE?", INK);
    snprintf(text, sizeof text, "%08X", (unsigned)m->entry_seed);
    centred(screen, 340, scale, text, INK);
    letter(screen, x + m->entry_cursor * FONT_ADVANCE * scale, 340, scale, text[m->entry_cursor], MARK);
    fill(screen, x + m->entry_cursor * FONT_ADVANCE * scale, 340 + 8 * scale, FONT_WIDTH * scale, scale,
         MARK);
    centred(screen, 430, 2, "UP DOWN: DIGIT   LEFT RIGHT: PLACE   START: GO", INK);
}

static void draw_won(const machine_t *m, uint8_t *screen) {
    char text[64], now[24];
    format_time(now, sizeof now, labkit_machine_centiseconds(m));
    centred(screen, 230, 5, "THE CENTRE!", MARK);
    snprintf(text, sizeof text, "%s, %u STEPS%s", now, (unsigned)m->board.referee.steps_q,
             m->cheated ? ", CHEATING" : "");
    centred(screen, 290, 3, text, INK);
    if (!m->cheated && (!m->best || labkit_machine_centiseconds(m) < m->best)) {
        centred(screen, 330, 3, "BEST TIME", MARK);
    }
    centred(screen, 470, 2, "GO ON EXPLORING, OR START FOR A NEW MAZE", INK);
}

void labkit_hud_draw(const machine_t *m, uint8_t *screen) {
    draw_status(m, screen);
    if (m->reset_held && m->reset_held < RESET_HOLD_FRAMES) {
        centred(screen, 200, 3, "HOLD TO RESET", INK);
    }
    if (m->entry_open) {
        draw_entry(m, screen);
    } else if (m->board.referee.won_q) {
        draw_won(m, screen);
    }
}
