#include "rectangle.h"

uint8_t labkit_rectangle_pixel(const rectangle_t *r, uint16_t hcount, uint16_t vcount, uint8_t inpixel) {
    int inside = hcount >= r->x && hcount < r->x + r->width && vcount >= r->y && vcount < r->y + r->height;
    return inside ? r->color : inpixel;
}
