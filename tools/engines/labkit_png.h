/* A picture of 1024 x 768 pixel codes as a PNG file with palette. */
#ifndef LABKIT_PNG_H
#define LABKIT_PNG_H

#include <stdbool.h>
#include <stdint.h>

bool png_write(const char *path, const uint8_t *screen, bool lit);

#endif
