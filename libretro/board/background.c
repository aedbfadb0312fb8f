#include "background.h"

#define SKY_COLOR 0x00
#define FLOOR_COLOR 0xAD /* {2'b10, 3'b101, 3'b101} */

uint8_t labkit_background_pixel(uint16_t vcount) {
    return vcount < BACKGROUND_SKY_ROWS ? SKY_COLOR : FLOOR_COLOR;
}
