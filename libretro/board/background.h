/* background: sky and floor. Combinational. In: vcount[9:0] (hcount has no effect). Out: pixel[7:0]. */
#ifndef LABKIT_BACKGROUND_H
#define LABKIT_BACKGROUND_H

#include <stdint.h>

static inline uint8_t background_pixel(uint16_t vcount) {
    return vcount < 383 ? 0x00 : 0xAD;
}

#endif
