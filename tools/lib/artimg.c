/* PNG reading through libpng's simplified interface. */
#include "tools/lib/artimg.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int unpack(img_t *img, const uint8_t *rgba) {
    size_t n = (size_t)img->width * img->height;
    img->px = malloc(n * sizeof *img->px);
    if (img->px == NULL) {
        return -1;
    }
    for (size_t i = 0; i < n; ++i, rgba += 4) {
        uint32_t rgb = (uint32_t)rgba[0] << 16 | (uint32_t)rgba[1] << 8 | rgba[2];
        img->px[i] = rgba[3] == 0 ? (uint32_t)IMG_CLEAR : rgb;
    }
    return 0;
}

int img_load(img_t *img, const char *path) {
    png_image png;
    uint8_t *rgba;
    int bad = -1;
    memset(&png, 0, sizeof png);
    memset(img, 0, sizeof *img);
    snprintf(img->path, sizeof img->path, "%s", path);
    png.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_file(&png, path)) {
        fprintf(stderr, "%s: %s\n", path, png.message);
        return -1;
    }
    png.format = PNG_FORMAT_RGBA;
    rgba = malloc(PNG_IMAGE_SIZE(png));
    if (rgba != NULL && png_image_finish_read(&png, NULL, rgba, 0, NULL)) {
        img->width = png.width;
        img->height = png.height;
        bad = unpack(img, rgba);
    }
    if (bad) {
        fprintf(stderr, "%s: %s\n", path, png.message);
    }
    png_image_free(&png);
    free(rgba);
    return bad;
}

void img_free(img_t *img) {
    free(img->px);
    img->px = NULL;
}

uint32_t img_at(const img_t *img, unsigned x, unsigned y, uint32_t outside) {
    return x < img->width && y < img->height ? img->px[(size_t)y * img->width + x] : outside;
}
