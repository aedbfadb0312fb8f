/* rectangle: a filled rectangle over another pixel. Combinational.
 * In: x[10:0], y[9:0], hcount[10:0], vcount[9:0], inpixel[7:0]; parameters WIDTH, HEIGHT, COLOR. Out: pixel[7:0]. */
#ifndef LABKIT_RECTANGLE_H
#define LABKIT_RECTANGLE_H

#include <stdint.h>

typedef struct {
    uint32_t x, y, width, height;
    uint8_t color;
} rectangle_t;

static inline uint8_t rectangle_pixel(const rectangle_t *r, uint16_t hcount, uint16_t vcount, uint8_t inpixel) {
    return hcount >= r->x && hcount < r->x + r->width && vcount >= r->y && vcount < r->y + r->height ? r->color : inpixel;
}

#endif
