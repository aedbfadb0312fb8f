/* Text over the picture: time, maze, goal, and the windows. */
#include "font.h"
#include "machine.h"
#include "words.h"

#include <stdio.h>
#include <string.h>

#define INK 0xFF
#define PAPER 0x00
#define MARK 0xF8 /* yellow, as the player on the minimap */
#define TABLE_LINES 10
#define LINE_ROOM 160

/* ---- points and letters ---- */

static void fill(uint8_t *screen, unsigned x, unsigned y, unsigned width, unsigned height, uint8_t colour) {
    unsigned row;
    for (row = 0; row < height && y + row < SCREEN_HEIGHT && x < SCREEN_WIDTH; ++row) {
        memset(screen + SCREEN_WIDTH * (y + row) + x, colour, x + width > SCREEN_WIDTH ? SCREEN_WIDTH - x : width);
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

/* A Chinese character has twice as many rows of points as a letter, so its points are half as large. */
static unsigned han_scale(unsigned scale) {
    return (scale + 1) / 2;
}

static void han(uint8_t *screen, unsigned x, unsigned y, unsigned scale, const han_t *glyph, uint8_t colour) {
    unsigned row, column, size = han_scale(scale);
    y -= (HAN_SIZE * size - FONT_HEIGHT * scale) / 2; /* centred on the letters */
    for (row = 0; row < HAN_SIZE; ++row) {
        for (column = 0; column < HAN_SIZE; ++column) {
            if (glyph->row[row] >> (HAN_SIZE - 1 - column) & 1) {
                fill(screen, x + column * size, y + row * size, size, size, colour);
            }
        }
    }
}

/* The next character of UTF-8 text; all of ours have one or three bytes. */
static uint32_t next_character(const char **text) {
    const uint8_t *b = (const uint8_t *)*text;
    if (b[0] < 0x80) {
        *text += 1;
        return b[0];
    }
    *text += 3;
    return (uint32_t)(b[0] & 15) << 12 | (uint32_t)(b[1] & 63) << 6 | (b[2] & 63);
}

static unsigned advance(uint32_t code, unsigned scale) {
    return code < 0x80 ? FONT_ADVANCE * scale : HAN_SIZE * han_scale(scale);
}

static unsigned text_width(const char *text, unsigned scale) {
    unsigned width = 0;
    while (*text) {
        width += advance(next_character(&text), scale);
    }
    return width;
}

/* A line of text on a dark background. */
static void line(uint8_t *screen, unsigned x, unsigned y, unsigned scale, const char *text, uint8_t colour) {
    fill(screen, x - 2 * scale, y - 2 * scale, text_width(text, scale) + 3 * scale, (FONT_HEIGHT + 4) * scale, PAPER);
    while (*text) {
        uint32_t code = next_character(&text);
        const han_t *glyph = code < 0x80 ? NULL : labkit_font_han(code);
        if (glyph) {
            han(screen, x, y, scale, glyph, colour);
        } else {
            letter(screen, x, y, scale, (char)code, colour);
        }
        x += advance(code, scale);
    }
}

static void centred(uint8_t *screen, unsigned y, unsigned scale, const char *text, uint8_t colour) {
    line(screen, (SCREEN_WIDTH - text_width(text, scale)) / 2, y, scale, text, colour);
}

void labkit_hud_time(char out[HUD_TIME_ROOM], uint32_t centiseconds) {
    snprintf(out, HUD_TIME_ROOM, "%u:%02u.%02u", (unsigned)(centiseconds / 6000), (unsigned)(centiseconds / 100 % 60),
             (unsigned)(centiseconds % 100));
}

/* ---- what is shown while playing ---- */

static void draw_status(const machine_t *m, const scores_t *scores, uint8_t *screen) {
    char text[LINE_ROOM], now[HUD_TIME_ROOM], best[HUD_TIME_ROOM] = "-:--.--";
    uint32_t seed = m->board.map_generation.q.seed_q;
    uint32_t mode = m->run_fix == AS_MEANT ? MODE_MEANT : MODE_EXTENDED;
    uint32_t time = labkit_scores_best(scores, seed, mode);
    labkit_hud_time(now, labkit_machine_centiseconds(m));
    if (time) {
        labkit_hud_time(best, time);
    }
    snprintf(text, sizeof text, "%s %s   %s %s   %s %08X%s%s", labkit_word(m->language, WORD_TIME), now,
             labkit_word(m->language, WORD_BEST), best, labkit_word(m->language, WORD_MAZE), (unsigned)seed,
             m->cheated ? "   " : "", m->cheated ? labkit_word(m->language, WORD_CHEAT) : "");
    centred(screen, SCREEN_HEIGHT - 24, 2, text, INK);
}

static void draw_goal(const machine_t *m, uint8_t *screen) {
    centred(screen, 600, 3, labkit_word(m->language, WORD_GOAL), INK);
    if (m->board.pins.fix & FIX_LIGHT) {
        centred(screen, 644, 2, labkit_word(m->language, WORD_GOAL_GOLD), MARK);
    }
}

static void draw_won(const machine_t *m, const scores_t *scores, uint8_t *screen) {
    uint32_t seed = m->board.map_generation.q.seed_q, time = labkit_machine_centiseconds(m);
    uint8_t mode = labkit_machine_mode(m);
    char text[LINE_ROOM], now[HUD_TIME_ROOM];
    labkit_hud_time(now, time);
    centred(screen, 520, 5, labkit_word(m->language, WORD_WON), MARK);
    snprintf(text, sizeof text, "%s %08X  %s  %u %s", labkit_word(m->language, WORD_MAZE), (unsigned)seed, now,
             (unsigned)m->board.referee.steps_q, labkit_word(m->language, WORD_STEPS));
    centred(screen, 584, 3, text, INK);
    if (m->cheated || m->mixed || mode == MODE_NONE) {
        centred(screen, 626, 2, labkit_word(m->language, m->cheated ? WORD_CHEATED : WORD_MIXED), INK);
    } else if (labkit_scores_best(scores, seed, mode) == time) {
        centred(screen, 626, 2, labkit_word(m->language, WORD_NEW_BEST), MARK);
    }
    centred(screen, 660, 2, labkit_word(m->language, WORD_GO_ON), INK);
}

/* ---- windows: they hide the maze, because the clock is stopped meanwhile ---- */

static void draw_entry(const machine_t *m, uint8_t *screen) {
    char text[SEED_DIGITS + 1];
    unsigned scale = 8, x = (SCREEN_WIDTH - SEED_DIGITS * FONT_ADVANCE * scale) / 2,
             place = x + m->entry_cursor * FONT_ADVANCE * scale;
    centred(screen, 240, 4, labkit_word(m->language, WORD_WHICH), INK);
    snprintf(text, sizeof text, "%08X", (unsigned)m->entry_seed);
    line(screen, x, 330, scale, text, INK);
    letter(screen, place, 330, scale, text[m->entry_cursor], MARK);
    fill(screen, place, 330 + 8 * scale, FONT_WIDTH * scale, scale / 2, MARK);
    centred(screen, 450, 2, labkit_word(m->language, WORD_DIGITS), INK);
    centred(screen, 490, 3, labkit_word(m->language, WORD_YES_NO), INK);
}

static void draw_table(const machine_t *m, const scores_t *scores, uint8_t *screen) {
    uint32_t mode = m->run_fix == AS_MEANT ? MODE_MEANT : MODE_EXTENDED;
    char text[LINE_ROOM], time[HUD_TIME_ROOM];
    score_t score;
    unsigned n, shown = 0;
    snprintf(text, sizeof text, "%s: %s", labkit_word(m->language, WORD_TABLE), labkit_word(m->language, WORD_NONE + mode));
    centred(screen, 120, 4, text, INK);
    for (n = 0; n < SCORES_ENTRIES && shown < TABLE_LINES && labkit_scores_get(scores, n, &score); ++n) {
        if (score.mode != mode && score.mode != MODE_OLD) {
            continue;
        }
        labkit_hud_time(time, score.centiseconds);
        snprintf(text, sizeof text, "%2u  %9s  %08X  %5u %s%s", ++shown, time, (unsigned)score.seed,
                 (unsigned)score.steps, labkit_word(m->language, WORD_STEPS), score.mode == MODE_OLD ? "  1.0" : "");
        line(screen, 190, 180 + 40 * shown, 3, text,
             score.mode == mode && score.seed == m->board.map_generation.q.seed_q ? MARK : INK);
    }
    if (!shown) {
        centred(screen, 340, 3, labkit_word(m->language, WORD_NO_TIMES), INK);
    }
    centred(screen, 660, 3, labkit_word(m->language, WORD_LEAVE), INK);
}

void labkit_hud_draw(const machine_t *m, const scores_t *scores, uint8_t *screen) {
    if (m->window != WINDOW_NONE) {
        memset(screen, PAPER, SCREEN_WIDTH * SCREEN_HEIGHT);
        if (m->window == WINDOW_SEED) {
            draw_entry(m, screen);
        } else {
            draw_table(m, scores, screen);
        }
    } else if (m->notice && m->board.referee.won_q) {
        draw_won(m, scores, screen);
    } else if (m->notice && (m->board.pins.fix & FIX_WIN)) {
        draw_goal(m, screen);
    }
    draw_status(m, scores, screen);
}
