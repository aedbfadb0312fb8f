#include "vram_display.h"

void labkit_vram_display_tick(vram_display_t *m, uint16_t hcount, uint32_t vram_read_data) {
    switch (hcount & 3) {
    case 3:
        m->last_vr_data_q = m->vr_data_latched_q;
        break;
    case 1:
        m->vr_data_latched_q = vram_read_data;
        break;
    default:
        break;
    }
}
