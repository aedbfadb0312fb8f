#include "background.h"

#include "corrections.h"
#include "light.h"

#define SKY_COLOR 0x00
#define FLOOR_COLOR 0xAD /* {2'b10, 3'b101, 3'b101} */

uint8_t labkit_background_pixel(uint16_t vcount, uint32_t fix) {
    if (fix & FIX_LIGHT) {
        int band = vcount / LIGHT_BAND - SCREEN_HEIGHT / 2 / LIGHT_BAND;
        return (uint8_t)(vcount < BACKGROUND_SKY_ROWS ? LIGHT_CEILING - 1 - band : LIGHT_FLOOR + (band < 0 ? 0 : band));
    }
    return vcount < BACKGROUND_SKY_ROWS ? SKY_COLOR : FLOOR_COLOR;
}
