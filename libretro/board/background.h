/* background: sky and floor. Combinational, no clock. In: vcount[9:0] (hcount[10:0] has no effect). Out:
 * pixel[7:0]. */
#ifndef LABKIT_BACKGROUND_H
#define LABKIT_BACKGROUND_H

#include <stdint.h>

#define BACKGROUND_SKY_ROWS 383 /* rows 0..382 are sky */

/* FIX_LIGHT: shaded, darkest at the horizon (light.h). */
uint8_t labkit_background_pixel(uint16_t vcount, uint32_t fix);

#endif
