/* The C twin of oam_parts.s, for the test. */
#include "cart/oam.h"

void TWIN(oam_parts)(const uint8_t *frame) {
    uint8_t count = *frame;
    ++frame;
    for (; count != 0 && !oam_full; --count) {
        oam_buf[oam_at] = (uint8_t)(frame[0] + oam_y - 1);
        oam_buf[(uint8_t)(oam_at + 1)] = frame[1];
        oam_buf[(uint8_t)(oam_at + 2)] = frame[2] | oam_attr;
        oam_buf[(uint8_t)(oam_at + 3)] = (uint8_t)(frame[3] + oam_x);
        frame += 4;
        oam_at += 4;
        if (oam_at == 0) {
            oam_full = 1;
        }
    }
}
