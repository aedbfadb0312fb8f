/* BufferSelector: which of the two memories is shown and which is drawn.
 *
 * Clock: logic. In: reset, scene_done. Out: buffer_select (1: memory 1 is shown, memory 0 is drawn). Power-up
 * and reset: 0. As built it swaps at once, in every clock in which scene_done is high (errata B31, B32).
 * FIX_FLIP: it remembers that a picture is finished and changes over when the screen is between two
 * refreshes; until then `wait` keeps the renderer from starting.
 */
#ifndef LABKIT_BUFFER_SELECTOR_H
#define LABKIT_BUFFER_SELECTOR_H

#include <stdint.h>

typedef struct {
    uint8_t buffer_select_q;
    uint8_t pending_q; /* FIX_FLIP: a finished picture is not yet shown */
    uint8_t seen_q;    /* FIX_FLIP: scene_done of the clock before */
} buffer_selector_t;

typedef struct {
    uint32_t fix;
    uint8_t reset, scene_done;
    uint8_t between; /* FIX_FLIP: no line of the picture is being sent */
} buffer_selector_in_t;

void labkit_buffer_selector_tick(buffer_selector_t *m, const buffer_selector_in_t *in);

#endif
