/* vram_display: turns words of the buffer that is shown into pixels.
 *
 * Clock: pixel. In: hcount[10:0], vcount[9:0], vram_read_data[35:0]. Out: vram_addr[18:0] and vr_pixel[7:0],
 * both combinational. A pixel comes four clocks after its address. No reset; power-up 0.
 */
#ifndef LABKIT_VRAM_DISPLAY_H
#define LABKIT_VRAM_DISPLAY_H

#include <stdint.h>

typedef struct {
    uint32_t vr_data_latched_q, last_vr_data_q;
} vram_display_t;

static inline uint32_t vram_display_addr(uint16_t hcount, uint16_t vcount) {
    return (uint32_t)vcount << 8 | (hcount >> 2 & 255);
}

static inline uint8_t vram_display_pixel(const vram_display_t *m, uint16_t hcount) {
    return (uint8_t)(m->last_vr_data_q >> 8 * (3 - (hcount & 3)));
}

void labkit_vram_display_tick(vram_display_t *m, uint16_t hcount, uint32_t vram_read_data);

#endif
