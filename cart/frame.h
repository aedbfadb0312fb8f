/* Window frames, and the palettes of areas. While rendering is off. */
#ifndef FRAME_H
#define FRAME_H

#include <stdint.h>

/* A brass frame around w x h tiles inside. */
void frame_draw(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h);

/* Palette number 0..3 for an area given in units of 16 pixels; once for each area. Areas of one call must not share a 32-pixel
 * block with another call's. */
void attr_fill(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t palette);

#endif
