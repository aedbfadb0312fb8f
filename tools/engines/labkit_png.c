#include "tools/engines/labkit_png.h"

#include "libretro/board/signals.h"
#include "libretro/video.h"

#include <png.h>

/* Not png_image_write_to_file: that function deletes what it could not write, even /dev/full. */
bool png_write(const char *path, const uint8_t *screen, bool lit) {
    png_image image = {.version = PNG_IMAGE_VERSION,
                       .width = SCREEN_WIDTH,
                       .height = SCREEN_HEIGHT,
                       .format = PNG_FORMAT_RGB_COLORMAP,
                       .colormap_entries = 256};
    uint8_t palette[3 * 256];
    FILE *file = fopen(path, "wb");
    unsigned n;
    int good;
    for (n = 0; n < 256; ++n) {
        uint32_t colour = labkit_video_colour((uint8_t)n, lit);
        palette[3 * n] = (uint8_t)(colour >> 16), palette[3 * n + 1] = (uint8_t)(colour >> 8),
                    palette[3 * n + 2] = (uint8_t)colour;
    }
    good = file && png_image_write_to_stdio(&image, file, 0, screen, 0, palette);
    return file && fclose(file) == 0 && good;
}
