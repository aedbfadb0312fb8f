#include "zbt_6111.h"

#include <string.h>

static unsigned place(unsigned row, unsigned column) {
    return column * ZBT_STRIDE + row;
}

uint32_t zbt_word(const zbt_t *m, unsigned row, unsigned column) {
    return row < SCREEN_HEIGHT ? m->word[place(row, column)] : 0;
}

uint32_t zbt_read_data(const zbt_t *m) {
    return zbt_word(m, m->ram_address_q >> 8, m->ram_address_q & 255);
}

void zbt_tick(zbt_t *m, uint8_t we, uint32_t addr, uint32_t write_data) {
    const zbt_stage_t *last = &m->stage_q[1];
    if (last->we && last->addr >> 8 < SCREEN_HEIGHT) {
        m->word[place(last->addr >> 8, last->addr & 255)] = last->data;
    }
    m->stage_q[1] = m->stage_q[0];
    m->stage_q[0].we = we;
    m->stage_q[0].addr = we ? addr : 0;
    m->stage_q[0].data = we ? write_data : 0;
    m->ram_address_q = addr;
}

void zbt_fill(zbt_t *m, unsigned column, unsigned first_row, unsigned end_row, uint32_t data) {
    uint32_t *word = &m->word[place(first_row, column)], *end = &m->word[place(end_row, column)];
    while (word < end) {
        *word++ = data;
    }
}

void zbt_rows(const zbt_t *m, unsigned row, unsigned count, uint8_t *pixels) {
    unsigned column, r;
    for (r = count; r-- && row + r >= SCREEN_HEIGHT;) {
        memset(pixels + SCREEN_WIDTH * r, 0, SCREEN_WIDTH);
        --count;
    }
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        const uint32_t *word = &m->word[place(row, column)];
        uint8_t *pixel = pixels + 4 * column;
        for (r = 0; r < count; ++r, pixel += SCREEN_WIDTH) {
            uint32_t data = word[r];
            pixel[0] = (uint8_t)(data >> 24);
            pixel[1] = (uint8_t)(data >> 16);
            pixel[2] = (uint8_t)(data >> 8);
            pixel[3] = (uint8_t)data;
        }
    }
}
