/* zbt_6111: a memory of the labkit behind its driver, 512K words of 36 bits; the pictures use 32 of them.
 *
 * Clock: that of whoever uses the memory (double_buffer.h). In: we, addr[18:0], write_data[35:0]. Out: read_data[35:0]. Read
 * latency: the driver clocks the chip on the falling edge, so the word of an address shown in one cycle can be taken at the end
 * of the next one. Writes reach the array two clocks after they are presented. Power-up: all 0; no reset. An address is {0,
 * row[9:0], column[7:0]}; bits 31:24 of a word are its leftmost pixel. Only rows 0..767 are stored: nothing can write the others,
 * which read as 0. Write data is stored only for writes, since nothing else can see it.
 */
#ifndef LABKIT_ZBT_6111_H
#define LABKIT_ZBT_6111_H

#include "signals.h"

#define ZBT_COLUMNS 256
#define ZBT_STRIDE 784 /* words from column to column: rows, and a pad that keeps columns in different cache sets */
#define ZBT_BLOCK 32   /* rows that are looked at together */

typedef struct {
    uint8_t we;
    uint32_t addr, data;
} zbt_stage_t;

typedef struct {
    uint32_t ram_address_q;      /* 19 bits */
    zbt_stage_t stage_q[2];      /* writes in the pipeline; all 0 if none */
    uint8_t light[SCREEN_WIDTH]; /* FIX_LIGHT: the strip beside it, light.h */
    /* Column by column, because the renderer writes columns; video_advance.c transposes them. */
    uint32_t word[ZBT_COLUMNS * ZBT_STRIDE];
    /* Follows from the words: bit r says that the word of row r of the block is not that of the row above (of
     * row 0: that it is not 0). Few are set: walls are flat runs. */
    uint32_t border[SCREEN_HEIGHT / ZBT_BLOCK][ZBT_COLUMNS];
} zbt_t;

void labkit_zbt_tick(zbt_t *m, uint8_t we, uint32_t addr, uint32_t write_data);

/* read_data in this cycle. */
uint32_t labkit_zbt_read_data(const zbt_t *m);

/* The array itself, for the fast paths and the state. */
uint32_t labkit_zbt_word(const zbt_t *m, unsigned row, unsigned column);
void labkit_zbt_fill(zbt_t *m, unsigned column, unsigned first_row, unsigned end_row, uint32_t data);

/* The four pixels of a word, in the order of the screen. */
static inline void zbt_put_pixels(uint8_t *pixels, uint32_t word) {
    pixels[0] = (uint8_t)(word >> 24);
    pixels[1] = (uint8_t)(word >> 16);
    pixels[2] = (uint8_t)(word >> 8);
    pixels[3] = (uint8_t)word;
}

/* The 1024 pixels of a row; 0 beyond row 767. */
void labkit_zbt_row(const zbt_t *m, unsigned row, uint8_t *pixels);

/* Finds the borders of all words again, after the array was filled from outside. */
void labkit_zbt_find_borders(zbt_t *m);

/* Where the words of a block of rows differ from those of the row above: for each row a list of columns. */
typedef struct {
    uint16_t count[ZBT_BLOCK];
    uint8_t column[ZBT_BLOCK][ZBT_COLUMNS];
} zbt_changes_t;

void labkit_zbt_changes(const zbt_t *m, unsigned block, zbt_changes_t *changes);

#endif
