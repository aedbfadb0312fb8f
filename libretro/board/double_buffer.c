#include "double_buffer.h"

void labkit_double_buffer_tick_shown(double_buffer_t *m, uint8_t buffer_select, uint16_t read_hcount, uint16_t read_vcount) {
    uint16_t hcount = (read_hcount - 1) & 2047;
    zbt_t *shown = &m->zbt[buffer_select];
    uint32_t vram_read_data = labkit_zbt_read_data(shown);
    m->pixel_q = vram_display_pixel(&m->vd0, hcount);
    labkit_vram_display_tick(&m->vd0, hcount, vram_read_data);
    labkit_zbt_tick(shown, 0, vram_display_addr(hcount, read_vcount), 0);
}
