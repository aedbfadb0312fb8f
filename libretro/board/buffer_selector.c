#include "buffer_selector.h"

#include "corrections.h"

void labkit_buffer_selector_tick(buffer_selector_t *m, const buffer_selector_in_t *in) {
    uint8_t rise = in->scene_done && !m->seen_q;
    m->seen_q = in->fix & ANY_FLIP ? in->scene_done : 0;
    if (in->reset) {
        m->buffer_select_q = m->pending_q = m->seen_q = 0;
    } else if (!(in->fix & ANY_FLIP)) {
        m->pending_q = 0;
        m->buffer_select_q ^= in->scene_done;
    } else if (m->pending_q && in->between) {
        m->buffer_select_q ^= 1;
        m->pending_q = 0;
    } else if (rise) {
        m->pending_q = 1;
    }
}
