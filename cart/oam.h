/* Sprites. Every tick draws all of them from scratch: oam_begin, any number of puts, oam_end (hides what is left over). What is between the two is not
 * shown half done. */
#ifndef OAM_H
#define OAM_H

#include <stdint.h>
#include "cart/twin.h"

#define OAM_BEHIND 0x20 /* behind the background's opaque pixels */
#define OAM_FLIP_X 0x40
#define OAM_FLIP_Y 0x80

void oam_begin(void);
void oam_end(void);

/* One 8x8 sprite with its top left corner at (x, y) of the screen. The 65th and later are dropped. */
void oam_put(uint8_t x, uint8_t y, uint8_t tile, uint8_t attr);

/* A metasprite as png2chr makes it: count, then dy, tile, attributes, dx of each, at (oam_x, oam_y), with the bits of
 * oam_attr set in the attributes. 95 cycles a part. C twin: oam_ref.c. */
ZP(uint8_t, oam_x);
ZP(uint8_t, oam_y);
ZP(uint8_t, oam_attr);
extern uint8_t oam_buf[256]; /* the sprites, as the PPU takes them */
ZP(uint8_t, oam_at);         /* next free byte of it; 1: all 64 are used */
ZP(uint8_t, oam_full);
ZP(uint8_t, oam_open); /* 1: sprites are being drawn */

TWINS(void, oam_parts, (const uint8_t *frame));
void oam_meta(uint8_t x, uint8_t y, const uint8_t *frame, uint8_t attr);

#endif
