#include "column_renderer.h"

#include <string.h>

uint32_t labkit_column_renderer_word(const column_t *m, unsigned row) {
    uint32_t word = 0;
    unsigned line;
    for (line = 0; line < 4; ++line) {
        word <<= 8;
        unsigned start = m->intStartLine_q[line], end = m->intEndLine_q[line], edge = m->intEdge_q[line];
        if (row >= start && row <= end) {
            word |= row < start + edge || row + edge > end ? EDGE_COLOR : m->columnColor_q[line];
        }
    }
    return word;
}

static void idle(column_t *m, const column_in_t *in) {
    m->write_enable_q = 0;
    m->done_q = 0;
    if (in->newData) {
        m->state_q = 1;
        m->hcount_q = (uint16_t)(in->columnNumber << 2);
        memcpy(m->intStartLine_q, in->startLine, sizeof m->intStartLine_q);
        memcpy(m->intEndLine_q, in->endLine, sizeof m->intEndLine_q);
        memcpy(m->intEdge_q, in->edge, sizeof m->intEdge_q);
        memcpy(m->columnColor_q, in->color, sizeof m->columnColor_q);
        m->vcount_q = 0;
    }
}

void labkit_column_renderer_tick(column_t *m, const column_in_t *in) {
    if (in->reset) {
        m->state_q = 0;
        return;
    }
    switch (m->state_q) {
    case 0:
        idle(m, in);
        break;
    case 1:
        m->done_q = 0;
        m->write_address_q = (uint32_t)m->vcount_q << 8 | (m->hcount_q >> 2 & 255);
        m->write_enable_q = 1;
        m->write_data_q = labkit_column_renderer_word(m, m->vcount_q);
        m->vcount_q = (m->vcount_q + 1) & 1023;
        m->state_q = 2;
        break;
    case 2:
        m->state_q = m->vcount_q >= SCREEN_HEIGHT ? 3 : 1;
        m->write_enable_q = 0;
        break;
    default:
        m->write_enable_q = 0;
        m->write_data_q = 0;
        m->write_address_q = 0;
        m->done_q = 1;
        m->state_q = 0;
        break;
    }
}
