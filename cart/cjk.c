#include "cart/ppuq.h"
#include "cart/cjk.h"

#define NO_PAIR 0xFF
#define SPRITE_TABLE 0x1000u
#define COLUMN_BYTES 32 /* a pair of tiles */
#define NEW_LINE '\n'

static const char *line_next; /* of the message: the first character that is not loaded yet */
static uint8_t line_tile;     /* where it goes */

/* ---- tiles ------------------------------------------------------------------------------------------------------ */

static uint8_t pair_tile(uint8_t pair) {
    uint8_t i = 0;
    while (pair >= cjk_area.pairs[i]) {
        pair -= cjk_area.pairs[i];
        ++i;
    }
    return (uint8_t)(cjk_area.first[i] + (uint8_t)(pair << 1));
}

/* Sends the next column of the character, at far_ptr, to a pair of tiles; 1 when taken. */
static uint8_t send_column(uint8_t tile) {
    uint8_t *to;
    uint16_t addr = tile;
    addr <<= 4;
    if (cjk_window_tile != 0) {
        addr += SPRITE_TABLE;
    }
    to = ppuq_open(addr, COLUMN_BYTES);
    if (to == 0) {
        return 0;
    }
    cjk_bits(to);
    ppuq_publish();
    return 1;
}

static uint8_t is_space(void) {
    return cjk_code == ' ';
}

static void find_bits(void) {
    uint16_t at = cjk_code;
    if (at < 0x80) {
        at -= ' ';
        at <<= 4;
        at += (uint16_t)glyph_letters;
    }
    far_ptr = (uint8_t *)at;
}

/* Gives the character a place in the area and loads it. Dropped if there is no room; mktext guarantees that there is. */
static void load(uint8_t columns) {
    uint8_t pair, used = (uint8_t)(cjk_glyphs + cjk_glyphs);
    used += cjk_letters;
    used += columns;
    if (used > cjk_pairs) {
        return;
    }
    find_bits();
    if (columns == 1) {
        if (cjk_letters == CJK_LETTERS_MAX) {
            return;
        }
        cjk_letter[cjk_letters] = (uint8_t)cjk_code;
        ++cjk_letters;
        pair = (uint8_t)(cjk_pairs - cjk_letters);
        send_column(pair_tile(pair));
        return;
    }
    if (cjk_glyphs == CJK_GLYPHS_MAX) {
        return;
    }
    cjk_lo[cjk_glyphs] = (uint8_t)cjk_code;
    cjk_hi[cjk_glyphs] = (uint8_t)(cjk_code >> 8);
    pair = (uint8_t)(cjk_glyphs << 1);
    ++cjk_glyphs;
    send_column(pair_tile(pair));
    ++pair;
    send_column(pair_tile(pair));
}

/* All characters of the line at cjk_at that are not there yet. While rendering is off. */
static void load_line(void) {
    uint8_t columns;
    for (columns = cjk_next(); columns != 0; columns = cjk_next()) {
        if (!is_space() && cjk_find() == NO_PAIR) {
            load(columns);
        }
    }
}

/* The same for tiles in order: those of a message, or of the window; 0 when the queue is full. The text continues at cjk_at. */
static uint8_t load_in_order(uint8_t *tile) {
    uint8_t columns;
    const char *from = cjk_at;
    for (columns = cjk_next(); columns != 0; columns = cjk_next()) {
        if (!is_space()) {
            if (!ppu_blank && !ppuq_room(columns, (uint8_t)(columns * COLUMN_BYTES))) {
                cjk_at = from;
                return 0;
            }
            find_bits();
            for (; columns != 0; --columns) {
                send_column(*tile);
                *tile += 2;
            }
        }
        from = cjk_at;
    }
    return 1;
}

/* ---- rows ------------------------------------------------------------------------------------------------------- */

uint8_t cjk_length(const char *text) {
    uint8_t n = 0, columns;
    cjk_at = text;
    for (columns = cjk_next(); columns != 0; columns = cjk_next()) {
        n += columns;
    }
    return n;
}

uint8_t cjk_columns(const char *text) {
    uint8_t n = cjk_length(words_in(text));
    words_out();
    return n;
}

/* Upper tiles of the line at cjk_at: found by code, or in order from `tile`. */
static void upper_tiles(uint8_t *to, uint8_t tile) {
    uint8_t columns, pair;
    for (columns = cjk_next(); columns != 0; columns = cjk_next()) {
        if (is_space()) {
            *to = cjk_blank;
            ++to;
            continue;
        }
        if (tile == 0) {
            pair = cjk_find();
        }
        for (; columns != 0; --columns) {
            if (tile != 0) {
                *to = tile;
                tile += 2;
            } else {
                *to = cjk_blank;
                if (pair != NO_PAIR) {
                    *to = pair_tile(pair);
                    ++pair;
                }
            }
            ++to;
        }
    }
}

/* The line of `n` columns at cjk_at; 1 when taken. */
static uint8_t show(uint16_t addr, uint8_t n, uint8_t tile) {
    uint8_t *upper, *lower, i;
    if (n == 0) {
        return 1;
    }
    if (!ppuq_room(2, (uint8_t)(n + n))) {
        if (!ppu_blank) {
            return 0;
        }
        ppuq_flush(); /* both rows are then in the queue, and the lower one is made from the upper one */
    }
    upper = ppuq_open(addr, n);
    upper_tiles(upper, tile);
    ppuq_publish();
    lower = ppuq_open(addr + 32, n);
    for (i = 0; i < n; ++i) {
        lower[i] = upper[i];
        if (upper[i] != cjk_blank) {
            ++lower[i];
        }
    }
    ppuq_publish();
    return 1;
}

uint8_t cjk_put(uint16_t addr, const char *text, uint8_t step) {
    uint8_t n, tile;
    for (;;) {
        n = cjk_length(text);
        cjk_at = text;
        tile = cjk_window_tile;
        if (cjk_window_tile != 0) {
            load_in_order(&cjk_window_tile);
        } else if (ppu_blank) {
            load_line();
        }
        cjk_at = text;
        if (!show(addr, n, tile)) {
            return 0;
        }
        text = cjk_at;
        if (*text != NEW_LINE) {
            return 1;
        }
        ++text;
        addr += step;
    }
}

void cjk_load(const char *text) {
    cjk_at = text;
    if (cjk_window_tile != 0) {
        load_in_order(&cjk_window_tile);
    } else {
        load_line();
    }
}

uint8_t cjk_line(uint16_t addr, uint8_t width, const char *text, uint8_t centred) {
    uint8_t n;
    if (cjk_message != text) {
        if (!ppu_blank && !ppuq_room(2, (uint8_t)(width + width + 2))) {
            return 0;
        }
        ppuq_fill(addr, cjk_blank, width);
        ppuq_fill(addr + 32, cjk_blank, width);
        cjk_message = text;
        line_next = text;
        line_tile = cjk_area.line;
        if (!ppu_blank) {
            return 0;
        }
    }
    cjk_at = line_next;
    n = load_in_order(&line_tile);
    line_next = cjk_at;
    if (n == 0) {
        return 0;
    }
    n = cjk_length(text);
    if (centred) {
        width -= n;
        addr += (uint8_t)(width >> 1);
    }
    cjk_at = text;
    return show(addr, n, cjk_area.line);
}

uint8_t cjk_told(uint16_t addr, uint8_t width, const char *text) {
    text_cjk = 1;
    return cjk_line(addr, width, text, 1);
}
