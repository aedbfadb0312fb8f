/* xvga: sync and counters of a 1024 x 768 picture at 60 Hz: 1344 x 806 clocks of 65 MHz.
 *
 * Clock: pixel. Out: hcount[10:0], vcount[9:0], hsync, vsync (active low), blank. No reset; power-up 0.
 */
#ifndef LABKIT_XVGA_H
#define LABKIT_XVGA_H

#include <stdint.h>

#define XVGA_CLOCKS_PER_LINE 1344
#define XVGA_LINES 806
#define XVGA_CLOCKS_PER_FRAME (XVGA_CLOCKS_PER_LINE * XVGA_LINES)

typedef struct {
    uint16_t hcount_q, vcount_q;
    uint8_t hsync_q, vsync_q, hblank_q, vblank_q, blank_q;
} xvga_t;

void labkit_xvga_tick(xvga_t *m);
void labkit_xvga_advance(xvga_t *m, uint64_t n);

#endif
