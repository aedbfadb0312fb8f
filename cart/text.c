#include "cart/ppuq.h"
#include "cart/cjk.h"
#include "cart/text.h"

_Pragma("static-locals (off)") /* locals on the C stack: here memory is scarcer than time */

#define NEW_PAGE 0x0C
#define TIGHT 32 /* from line to line: of English */
#define CLOSE 64 /* of Chinese, and of an English page with few lines */
#define ROOMY 96 /* of a Chinese page with few lines */
#define CLOSE_LINES 9
#define ROOMY_LINES 6

const text_area_t text_paper = TEXT_AREA(0x80, 0);

uint8_t cjk_lo[CJK_GLYPHS_MAX], cjk_hi[CJK_GLYPHS_MAX], cjk_letter[CJK_LETTERS_MAX];
uint8_t cjk_glyphs, cjk_letters, cjk_pairs, cjk_window_tile, cjk_blank;
text_area_t cjk_area;
uint8_t text_ground;
const char *cjk_message;

void text_area(const text_area_t *area) {
    uint8_t i;
    cjk_area = *area;
    cjk_pairs = 0;
    for (i = 0; i < TEXT_RANGES; ++i) {
        cjk_pairs += area->pairs[i];
    }
    cjk_glyphs = 0;
    cjk_letters = 0;
    cjk_message = 0;
    cjk_window(0, 0);
}

void cjk_window(uint8_t tile, uint8_t empty) {
    cjk_window_tile = tile;
    cjk_blank = empty;
}

/* ---- English: a letter a tile -------------------------------------------------------------------------------------- */

static uint8_t put(uint16_t addr, const char *text, uint8_t pitch) {
    uint8_t n, *to;
    for (;;) {
        n = words_length(text);
        if (n != 0) {
            to = ppuq_open(addr, n);
            if (to == 0) {
                return 0;
            }
            words_copy(to);
            ppuq_publish();
        }
        text = cjk_at;
        if (*text != '\n') {
            return 1;
        }
        ++text;
        addr += pitch;
    }
}

static uint8_t line(uint16_t addr, uint8_t width, const char *text, uint8_t centred) {
    uint8_t i, *to = ppuq_open(addr, width);
    if (to == 0) {
        return 0;
    }
    for (i = 0; i < width; ++i) {
        to[i] = 0;
    }
    i = words_length(text);
    if (centred) {
        width -= i;
        to += (uint8_t)(width >> 1);
    }
    words_copy(to);
    ppuq_publish();
    return 1;
}

/* ---- either ---------------------------------------------------------------------------------------------------------- */

/* A macro: a function would push its arguments again onto the C stack of 58 bytes. */
#define PUT_ANY(addr, text) (text_cjk ? cjk_put(addr, text, CLOSE) : put(addr, text, TIGHT))

uint8_t text_put(uint16_t addr, const char *text) {
    uint8_t taken;
    text = words_in(text);
    taken = PUT_ANY(addr, text);
    words_out();
    return taken;
}

uint8_t text_centre(uint16_t row_addr, const char *text) {
    uint8_t n, taken;
    text = words_in(text);
    n = text_cjk ? cjk_length(text) : words_length(text);
    n = (uint8_t)(32 - n);
    n = (uint8_t)(n >> 1);
    row_addr += n;
    taken = PUT_ANY(row_addr, text);
    words_out();
    return taken;
}

static uint8_t line_any(uint16_t addr, uint8_t width, const char *text, uint8_t centred) {
    uint8_t taken;
    text = words_in(text);
    taken = text_cjk ? cjk_line(addr, width, text, centred) : line(addr, width, text, centred);
    words_out();
    return taken;
}

uint8_t text_line(uint16_t addr, uint8_t width, const char *text) {
    return line_any(addr, width, text, 1);
}

uint8_t text_line_left(uint16_t addr, uint8_t width, const char *text) {
    return line_any(addr, width, text, 0);
}

void text_load(const char *text) {
    text = words_in(text);
    if (text_cjk) {
        cjk_load(text);
    }
    words_out();
}

uint8_t text_wipe(uint16_t addr, uint8_t width) {
    if (text_language != TEXT_ENGLISH) {
        if (!ppu_blank && !ppuq_room(2, (uint8_t)(width + width + 2))) {
            return 0;
        }
        ppuq_fill(addr + 32, 0, width);
    }
    return ppuq_fill(addr, 0, width);
}

/* ---- pages ------------------------------------------------------------------------------------------------------------- */

/* The text behind the next page mark, or 0. */
static const char *next_page(const char *text) {
    for (;;) {
        cjk_at = text;
        while (cjk_next() != 0) {
        }
        text = cjk_at;
        if (*text == 0) {
            return 0;
        }
        ++text;
        if (text[-1] == NEW_PAGE) {
            return text;
        }
    }
}

/* Of the page that begins here. */
static uint8_t lines(const char *text) {
    uint8_t n = 0;
    do {
        cjk_at = text;
        while (cjk_next() != 0) {
        }
        text = cjk_at;
        ++text;
        ++n;
    } while (text[-1] == '\n');
    return n;
}

uint8_t text_pages(const char *text) {
    uint8_t n = 0;
    for (text = words_in(text); text != 0; text = next_page(text)) {
        ++n;
    }
    words_out();
    return n;
}

uint8_t text_put_page(uint16_t addr, const char *text, uint8_t page) {
    text = words_in(text);
    for (; page != 0; --page) {
        text = next_page(text);
    }
    page = lines(text);
    page = text_cjk ? cjk_put(addr, text, page > ROOMY_LINES ? CLOSE : ROOMY)
                    : put(addr, text, page > CLOSE_LINES ? TIGHT : CLOSE);
    words_out();
    return page;
}

/* ---- numbers ------------------------------------------------------------------------------------------------------------ */

uint8_t text_number(uint16_t addr, uint16_t value, uint8_t width) {
    uint8_t *to = ppuq_open(addr, width);
    if (to == 0) {
        return 0;
    }
    do {
        --width;
        to[width] = (uint8_t)(value % 10);
        to[width] += TEXT_TILE('0');
        value /= 10;
    } while (value != 0 && width != 0);
    while (width != 0) {
        --width;
        to[width] = 0;
    }
    ppuq_publish();
    return 1;
}
