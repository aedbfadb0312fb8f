/* Pixel codes to colours. A code is {R[1:0], G[2:0], B[2:0]}, each part stretched to its full range; a lit
 * picture (FIX_LIGHT) has the shades of board/light.h among them. */
#ifndef LABKIT_VIDEO_H
#define LABKIT_VIDEO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* 0x00RRGGBB */
uint32_t labkit_video_colour(uint8_t code, bool lit);

/* A picture of 1024 x 768 codes; `pitch` is in bytes. `before`, if not NULL, holds the codes that `out` already shows, in the
 * same colours; only differences are written, and `before` is updated. */
void labkit_video_xrgb8888(const uint8_t *screen, bool lit, void *out, size_t pitch, uint8_t *before);
void labkit_video_rgb565(const uint8_t *screen, bool lit, void *out, size_t pitch, uint8_t *before);

#endif
