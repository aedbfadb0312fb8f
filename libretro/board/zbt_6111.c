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

/* Whether any of the words differs from this one. With a constant count compilers make vector code of it. */
static inline uint32_t any_other(const uint32_t *word, unsigned count, uint32_t than) {
    uint32_t differs = 0;
    unsigned r;
    for (r = 0; r < count; ++r) {
        differs |= word[r] ^ than;
    }
    return differs;
}

void labkit_zbt_changes(const zbt_t *m, unsigned row, unsigned count, const uint32_t above[ZBT_COLUMNS], zbt_changes_t *changes) {
    unsigned column, r;
    memset(changes->count, 0, sizeof changes->count);
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        const uint32_t *word = &m->word[place(row, column)];
        uint32_t last = above[column];
        if (!(count == ZBT_BLOCK ? any_other(word, ZBT_BLOCK, last) : any_other(word, count, last))) {
            continue;
        }
        for (r = 0; r < count; ++r) {
            changes->column[r][changes->count[r]] = (uint8_t)column;
            changes->count[r] = (uint16_t)(changes->count[r] + (word[r] != last));
            last = word[r];
        }
    }
}

void labkit_zbt_row(const zbt_t *m, unsigned row, uint8_t *pixels) {
    unsigned column;
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        zbt_put_pixels(pixels + 4 * column, labkit_zbt_word(m, row, column));
    }
}
