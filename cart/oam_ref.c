/* The C twin of oam_parts.s, for the test. */
#include "cart/oam.h"

extern uint8_t oam_buf_ref[256], oam_at_ref, oam_full_ref;

void oam_parts_ref(const uint8_t *frame) {
    uint8_t count = *frame;
    ++frame;
    for (; count != 0 && !oam_full_ref; --count) {
        oam_buf_ref[oam_at_ref] = (uint8_t)(frame[0] + oam_y - 1);
        oam_buf_ref[(uint8_t)(oam_at_ref + 1)] = frame[1];
        oam_buf_ref[(uint8_t)(oam_at_ref + 2)] = frame[2] | oam_attr;
        oam_buf_ref[(uint8_t)(oam_at_ref + 3)] = (uint8_t)(frame[3] + oam_x);
        frame += 4;
        oam_at_ref += 4;
        if (oam_at_ref == 0) {
            oam_full_ref = 1;
        }
    }
}
