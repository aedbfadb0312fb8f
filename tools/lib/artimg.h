/* A PNG in memory as 0xRRGGBB pixels; fully transparent pixels are IMG_CLEAR. */
#ifndef ARTIMG_H
#define ARTIMG_H

#include <stdint.h>

enum { IMG_CLEAR = 0x1000000, TILE_PX = 8, TILE_AREA = TILE_PX * TILE_PX };

typedef struct {
    char path[256];
    unsigned width, height; /* pixels */
    uint32_t *px;           /* row by row; owned, freed by img_free */
} img_t;

/* Reads any PNG libpng can. Returns 0, or -1 after a message on stderr. */
int img_load(img_t *img, const char *path);
void img_free(img_t *img);

/* The pixel at (x, y), or 'outside' beyond the edges: partial 16x16 blocks end there. */
uint32_t img_at(const img_t *img, unsigned x, unsigned y, uint32_t outside);

#endif
