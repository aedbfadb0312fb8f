#include "video.h"

#include "board/light.h"
#include "board/signals.h"

#include <string.h>

#define GROUP 8 /* pixels that are compared at once */
#define STRIP 32

/* ---- colours ---- */

static uint32_t rgb(uint32_t red, uint32_t green, uint32_t blue) {
    return red << 16 | green << 8 | blue;
}

/* A mixture of two colours: at / of of the way from the first to the second. */
static uint32_t blend(uint32_t from, uint32_t to, unsigned at, unsigned of) {
    uint32_t colour = 0;
    unsigned shift;
    for (shift = 0; shift < 24; shift += 8) {
        uint32_t a = from >> shift & 255, b = to >> shift & 255;
        colour |= (a * (of - at) + b * at) / of << shift;
    }
    return colour;
}

/* The shades of light.h: the blue and the violet of the original's walls, gold, a dark ceiling, its grey
 * floor. */
static const struct {
    uint8_t first, count;
    uint32_t dark, bright;
} shades[] = {
    {LIGHT_HORIZONTAL, LIGHT_LEVELS, 0x01060F, 0x30B4FF},
    {LIGHT_VERTICAL, LIGHT_LEVELS, 0x07020F, 0xA05AE6},
    {LIGHT_GOLDEN, 16, 0x1A1003, 0xFFD24A},
    {LIGHT_CEILING, 48, 0x04060C, 0x232B45},
    {LIGHT_FLOOR, 48, 0x0A0C0E, 0x9AA6A6},
};

uint32_t labkit_video_colour(uint8_t code, bool lit) {
    unsigned n;
    for (n = 0; lit && n < sizeof shades / sizeof *shades; ++n) {
        unsigned at = (unsigned)code - shades[n].first;
        if (at < shades[n].count) {
            return blend(shades[n].dark, shades[n].bright, at, shades[n].count - 1u);
        }
    }
    return rgb((code >> 6) * 255u / 3, (code >> 3 & 7) * 255u / 7, (code & 7) * 255u / 7);
}

/* ---- whole pictures ---- */

static const uint32_t *table_32(bool lit) {
    static uint32_t table[2][256];
    unsigned code;
    if (!table[lit][255]) {
        for (code = 0; code < 256; ++code) {
            table[lit][code] = labkit_video_colour((uint8_t)code, lit);
        }
    }
    return table[lit];
}

static const uint16_t *table_16(bool lit) {
    static uint16_t table[2][256];
    unsigned code;
    if (!table[lit][255]) {
        for (code = 0; code < 256; ++code) {
            uint32_t c = labkit_video_colour((uint8_t)code, lit);
            table[lit][code] = (uint16_t)((c >> 8 & 0xF800) | (c >> 5 & 0x07E0) | (c >> 3 & 0x001F));
        }
    }
    return table[lit];
}

/* Whether two runs of codes are equal. Inline, because compilers make vector code of a constant length. */
static inline bool same(const uint8_t *a, const uint8_t *b, size_t length) {
    return !memcmp(a, b, length);
}

/* A strip that `before` already has is left alone. Otherwise most of it is the same as in the line above: equal parts are copied
 * from there, the rest is looked up. */
#define CONVERT(type, table)                                                                    \
    for (y = 0; y < SCREEN_HEIGHT; ++y, screen += SCREEN_WIDTH, out = (uint8_t *)out + pitch) { \
        type *line = out;                                                                       \
        const type *above = (const type *)((const uint8_t *)out - pitch);                       \
        for (x = 0; x < SCREEN_WIDTH; x += STRIP) {                                             \
            if (before) {                                                                       \
                if (same(screen + x, before + SCREEN_WIDTH * y + x, STRIP)) {                   \
                    continue;                                                                   \
                }                                                                               \
                memcpy(before + SCREEN_WIDTH * y + x, screen + x, STRIP);                       \
            }                                                                                   \
            if (y && same(screen + x, screen + x - SCREEN_WIDTH, STRIP)) {                      \
                memcpy(line + x, above + x, STRIP * sizeof *line);                              \
                continue;                                                                       \
            }                                                                                   \
            for (g = x; g < x + STRIP; g += GROUP) {                                            \
                if (y && same(screen + g, screen + g - SCREEN_WIDTH, GROUP)) {                  \
                    memcpy(line + g, above + g, GROUP * sizeof *line);                          \
                    continue;                                                                   \
                }                                                                               \
                for (n = g; n < g + GROUP; ++n) {                                               \
                    line[n] = (table)[screen[n]];                                               \
                }                                                                               \
            }                                                                                   \
        }                                                                                       \
    }

void labkit_video_xrgb8888(const uint8_t *screen, bool lit, void *out, size_t pitch, uint8_t *before) {
    const uint32_t *colours = table_32(lit);
    unsigned x, y, g, n;
    CONVERT(uint32_t, colours)
}

void labkit_video_rgb565(const uint8_t *screen, bool lit, void *out, size_t pitch, uint8_t *before) {
    const uint16_t *colours = table_16(lit);
    unsigned x, y, g, n;
    CONVERT(uint16_t, colours)
}
