#include "divider_wrapper.h"

#include "corrections.h"

#include <string.h>

uint32_t labkit_piped_divider(uint32_t dividend, uint32_t divisor) {
    return divisor ? dividend / divisor : 0x7FFFF;
}

void labkit_divider_wrapper_init(divider_t *m) {
    memset(m, 0, sizeof *m);
    m->done_q = 1;
}

void labkit_divider_wrapper_tick(divider_t *m, const divider_in_t *in) {
    if (in->reset) {
        m->done_q = 0;
        if (in->fix & FIX_RESET) {
            m->state_q = 0;
        }
    } else if (m->state_q == 0) {
        m->done_q = 0;
        if (in->newData) {
            m->saved_divisor_q = in->divisor;
            m->saved_dividend_q = in->dividend;
            m->state_q = 1;
            m->delay_q = 0;
        }
    } else if (m->delay_q == DIVIDER_LATENCY) {
        m->done_q = 1;
        m->state_q = 0;
        m->quotient_q = labkit_piped_divider(m->saved_dividend_q, m->saved_divisor_q);
    } else {
        m->delay_q = (uint8_t)((m->delay_q + 1) & 31);
    }
}
