#include "referee.h"

#include "corrections.h"

void labkit_referee_tick(referee_t *m, const referee_in_t *in) {
    if (in->new_maze) {
        m->clocks_q = 0;
        m->steps_q = m->bumps_q = m->touches_q = 0;
        m->won_q = 0;
        ++m->mazes_q;
        return;
    }
    m->clocks_q += in->running && !m->won_q;
    m->steps_q += in->walked && !m->won_q;
    m->bumps_q += in->bumped;
    if (in->touched) {
        ++m->touches_q;
        m->touched_q = in->touched;
    }
    if ((in->fix & FIX_WIN) && in->running && in->at_centre) {
        m->won_q = 1;
    }
}
