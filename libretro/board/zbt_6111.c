#include "zbt_6111.h"

#include <string.h>

static unsigned place(unsigned row, unsigned column) {
    return column * ZBT_STRIDE + row;
}

uint32_t labkit_zbt_word(const zbt_t *m, unsigned row, unsigned column) {
    return row < SCREEN_HEIGHT ? m->word[place(row, column)] : 0;
}

uint32_t labkit_zbt_read_data(const zbt_t *m) {
    return labkit_zbt_word(m, m->ram_address_q >> 8, m->ram_address_q & 255);
}

void labkit_zbt_tick(zbt_t *m, uint8_t we, uint32_t addr, uint32_t write_data) {
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

void labkit_zbt_fill(zbt_t *m, unsigned column, unsigned first_row, unsigned end_row, uint32_t data) {
    uint32_t *word = &m->word[place(first_row, column)], *end = &m->word[place(end_row, column)];
    while (word < end) {
        *word++ = data;
    }
}

/* With a constant count compilers turn it into vector code. */
static inline unsigned find_varying(const zbt_t *m, unsigned row, unsigned count, uint32_t *first,
                                    uint8_t *varying) {
    unsigned column, r, found = 0;
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        const uint32_t *word = &m->word[place(row, column)];
        uint32_t differs = 0;
        first[column] = word[0];
        for (r = 0; r < count; ++r) {
            differs |= word[r] ^ word[0];
        }
        varying[found] = (uint8_t)column;
        found += differs != 0;
    }
    return found;
}

unsigned labkit_zbt_block(const zbt_t *m, unsigned row, unsigned count, uint32_t first[ZBT_COLUMNS],
                          uint8_t varying[ZBT_COLUMNS]) {
    return count == ZBT_BLOCK       ? find_varying(m, row, ZBT_BLOCK, first, varying)
           : count == ZBT_BLOCK / 2 ? find_varying(m, row, ZBT_BLOCK / 2, first, varying)
                                    : find_varying(m, row, count, first, varying);
}

void labkit_zbt_row(const zbt_t *m, unsigned row, uint8_t *pixels) {
    unsigned column;
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        zbt_put_pixels(pixels + 4 * column, labkit_zbt_word(m, row, column));
    }
}
