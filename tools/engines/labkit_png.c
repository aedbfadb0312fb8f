#include "tools/engines/labkit_png.h"

#include "libretro/board/signals.h"
#include "libretro/video.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

static void put32(uint8_t *out, uint32_t value) {
    out[0] = (uint8_t)(value >> 24), out[1] = (uint8_t)(value >> 16), out[2] = (uint8_t)(value >> 8), out[3] = (uint8_t)value;
}

static bool chunk(FILE *file, const char *type, const uint8_t *data, uint32_t size) {
    uint8_t head[8], tail[4];
    uint32_t crc;
    put32(head, size);
    memcpy(head + 4, type, 4);
    crc = (uint32_t)crc32(crc32(0, head + 4, 4), data, size);
    put32(tail, crc);
    return fwrite(head, 1, 8, file) == 8 && fwrite(data, 1, size, file) == size && fwrite(tail, 1, 4, file) == 4;
}

/* Each line with its filter byte (0, none), packed. */
static uint8_t *pack(const uint8_t *screen, uLongf *size) {
    const size_t line = SCREEN_WIDTH + 1, raw_size = line * SCREEN_HEIGHT;
    uint8_t *raw = calloc(1, raw_size), *packed;
    unsigned y;
    *size = compressBound(raw_size);
    packed = malloc(*size);
    if (raw && packed) {
        for (y = 0; y < SCREEN_HEIGHT; ++y) {
            memcpy(raw + line * y + 1, screen + SCREEN_WIDTH * y, SCREEN_WIDTH);
        }
        if (compress2(packed, size, raw, raw_size, 9) != Z_OK) {
            *size = 0;
        }
    }
    free(raw);
    return packed;
}

bool png_write(const char *path, const uint8_t *screen, bool lit) {
    uint8_t header[13] = {0, 0, SCREEN_WIDTH >> 8, 0, 0, 0, SCREEN_HEIGHT >> 8, 0, 8, 3, 0, 0, 0}, palette[768];
    uLongf size = 0;
    uint8_t *packed = pack(screen, &size);
    FILE *file = fopen(path, "wb");
    unsigned n;
    bool good;
    for (n = 0; n < 256; ++n) {
        uint32_t colour = labkit_video_colour((uint8_t)n, lit);
        palette[3 * n] = (uint8_t)(colour >> 16), palette[3 * n + 1] = (uint8_t)(colour >> 8),
                    palette[3 * n + 2] = (uint8_t)colour;
    }
    good = file && packed && size && fwrite("\x89PNG\r\n\x1A\n", 1, 8, file) == 8 && chunk(file, "IHDR", header, 13) &&
           chunk(file, "PLTE", palette, sizeof palette) && chunk(file, "IDAT", packed, (uint32_t)size) &&
           chunk(file, "IEND", header, 0); /* not NULL: crc32 would start anew */
    free(packed);
    return file && fclose(file) == 0 && good;
}
