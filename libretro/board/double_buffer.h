/* DoubleBuffer: two memories; one is shown while the other is drawn.
 *
 * In: read_hcount, read_vcount, buffer_select, and the write port of the renderer. Out: pixel[7:0]. The memory that is shown runs
 * on the pixel clock, the other on the logic clock: tick_shown and tick_drawn are the two halves. The clocks are swapped together
 * with buffer_select (in hardware by a gate that may glitch; not modelled). vram_display is inside and gets hcount - 1; with its
 * four clocks and the register of `pixel` a pixel is six late. After a swap the word in flight belongs to the other memory's last
 * address, which sometimes gives four wrong pixels.
 */
#ifndef LABKIT_DOUBLE_BUFFER_H
#define LABKIT_DOUBLE_BUFFER_H

#include "vram_display.h"
#include "zbt_6111.h"

#define PIXEL_DELAY 6 /* clocks from hcount to its pixel */

typedef struct {
    zbt_t zbt[2];
    vram_display_t vd0;
    uint8_t pixel_q;
} double_buffer_t;

/* One pixel clock of the memory that is shown (zbt[buffer_select]) and of the display. */
void labkit_double_buffer_tick_shown(double_buffer_t *m, uint8_t buffer_select, uint16_t read_hcount, uint16_t read_vcount);

/* One logic clock of the memory that is drawn. */
static inline void double_buffer_tick_drawn(double_buffer_t *m, uint8_t buffer_select, uint8_t write_enable,
                                            uint32_t write_address, uint32_t write_data) {
    labkit_zbt_tick(&m->zbt[!buffer_select], write_enable, write_address, write_data);
}

#endif
