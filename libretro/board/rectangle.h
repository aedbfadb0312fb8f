/* rectangle: a filled rectangle over another pixel. Combinational, no clock.
 * In: x[10:0], y[9:0], hcount[10:0], vcount[9:0], inpixel[7:0]; parameters WIDTH, HEIGHT, COLOR. Out:
 * pixel[7:0]. */
#ifndef LABKIT_RECTANGLE_H
#define LABKIT_RECTANGLE_H

#include <stdint.h>

/* Place and parameters; 32 bits, as x + WIDTH does not wrap. */
typedef struct {
    uint32_t x, y, width, height;
    uint8_t color;
} rectangle_t;

uint8_t labkit_rectangle_pixel(const rectangle_t *r, uint16_t hcount, uint16_t vcount, uint8_t inpixel);

#endif
