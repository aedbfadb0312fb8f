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

static void find_border(zbt_t *m, unsigned row, unsigned column) {
    uint32_t *border = &m->border[row / ZBT_BLOCK][column], bit = 1u << row % ZBT_BLOCK;
    const uint32_t *word = &m->word[place(row, column)];
    *border = *word != (row ? word[-1] : 0) ? *border | bit : *border & ~bit;
}

/* Those of rows first..end, which frame the rows that have been written. */
static void find_borders_around(zbt_t *m, unsigned column, unsigned first, unsigned end) {
    find_border(m, first, column);
    if (end < SCREEN_HEIGHT) {
        find_border(m, end, column);
    }
}

void labkit_zbt_tick(zbt_t *m, uint8_t we, uint32_t addr, uint32_t write_data) {
    const zbt_stage_t *last = &m->stage_q[1];
    if (last->we && last->addr >> 8 < SCREEN_HEIGHT) {
        m->word[place(last->addr >> 8, last->addr & 255)] = last->data;
        find_borders_around(m, last->addr & 255, last->addr >> 8, (last->addr >> 8) + 1);
    }
    m->stage_q[1] = m->stage_q[0];
    m->stage_q[0].we = we;
    m->stage_q[0].addr = we ? addr : 0;
    m->stage_q[0].data = we ? write_data : 0;
    m->ram_address_q = addr;
}

/* A block that already has only these words is left alone: most of a picture does not change. */
void labkit_zbt_fill(zbt_t *m, unsigned column, unsigned first_row, unsigned end_row, uint32_t data) {
    unsigned row, end, r;
    for (row = first_row; row < end_row; row = end) {
        uint32_t *word = &m->word[place(row, column)], *border = &m->border[row / ZBT_BLOCK][column], inside;
        end = (row / ZBT_BLOCK + 1) * ZBT_BLOCK;
        end = end < end_row ? end : end_row;
        inside = UINT32_MAX >> (ZBT_BLOCK - (end - row)) << row % ZBT_BLOCK;
        if (*word != data || (*border & (inside & (inside - 1)))) {
            for (r = 0; r < end - row; ++r) {
                word[r] = data;
            }
        }
        *border &= ~inside;
    }
    if (first_row < end_row) {
        find_borders_around(m, column, first_row, end_row);
    }
}

void labkit_zbt_find_borders(zbt_t *m) {
    unsigned column, row, r;
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        for (row = 0; row < SCREEN_HEIGHT; row += ZBT_BLOCK) {
            const uint32_t *word = &m->word[place(row, column)];
            uint32_t above = row ? word[-1] : 0, border = 0, differs = 0;
            for (r = 0; r < ZBT_BLOCK; ++r) {
                differs |= word[r] ^ above;
            }
            for (r = 0; differs && r < ZBT_BLOCK; ++r) {
                border |= (uint32_t)(word[r] != above) << r;
                above = word[r];
            }
            m->border[row / ZBT_BLOCK][column] = border;
        }
    }
}

void labkit_zbt_changes(const zbt_t *m, unsigned block, zbt_changes_t *changes) {
    unsigned column;
    memset(changes->count, 0, sizeof changes->count);
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        uint32_t border = m->border[block][column];
        for (; border; border &= border - 1) {
            unsigned r = (unsigned)__builtin_ctz(border);
            changes->column[r][changes->count[r]++] = (uint8_t)column;
        }
    }
}

void labkit_zbt_row(const zbt_t *m, unsigned row, uint8_t *pixels) {
    unsigned column;
    for (column = 0; column < ZBT_COLUMNS; ++column) {
        zbt_put_pixels(pixels + 4 * column, labkit_zbt_word(m, row, column));
    }
}
