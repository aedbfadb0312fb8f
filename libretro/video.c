#include "video.h"

#include "board/signals.h"

#include <string.h>

uint32_t labkit_video_colour(uint8_t code) {
    uint32_t red = (code >> 6) * 255u / 3, green = (code >> 3 & 7) * 255u / 7, blue = (code & 7) * 255u / 7;
    return red << 16 | green << 8 | blue;
}

void labkit_video_xrgb8888(const uint8_t *screen, void *out, size_t pitch) {
    static uint32_t table[256];
    unsigned x, y;
    if (!table[255]) {
        for (x = 0; x < 256; ++x) {
            table[x] = labkit_video_colour((uint8_t)x);
        }
    }
    for (y = 0; y < SCREEN_HEIGHT; ++y, screen += SCREEN_WIDTH) {
        uint32_t *line = (uint32_t *)((uint8_t *)out + y * pitch);
        if (y &&
            !memcmp(screen, screen - SCREEN_WIDTH, SCREEN_WIDTH)) { /* many lines are like the one above */
            memcpy(line, (uint8_t *)line - pitch, SCREEN_WIDTH * sizeof *line);
            continue;
        }
        for (x = 0; x < SCREEN_WIDTH; ++x) {
            line[x] = table[screen[x]];
        }
    }
}

void labkit_video_rgb565(const uint8_t *screen, void *out, size_t pitch) {
    unsigned x, y;
    for (y = 0; y < SCREEN_HEIGHT; ++y, screen += SCREEN_WIDTH) {
        uint16_t *line = (uint16_t *)((uint8_t *)out + y * pitch);
        for (x = 0; x < SCREEN_WIDTH; ++x) {
            uint32_t c = labkit_video_colour(screen[x]);
            line[x] = (uint16_t)((c >> 8 & 0xF800) | (c >> 5 & 0x07E0) | (c >> 3 & 0x001F));
        }
    }
}
