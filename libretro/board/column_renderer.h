/* columnRenderer: writes a column of 4 x 768 pixels to the buffer, a word of four pixels every second clock.
 *
 * Clock: logic. In: reset, newData (one clock), columnNumber[7:0], for each of the four lines startLine[9:0],
 * endLine[9:0] (inclusive) and color[7:0]. Out: write_address[18:0], write_data[35:0], write_enable, done
 * (one clock). Latency: done is set 1538 clocks after newData is sampled. Reset stops it but leaves
 * write_enable and done as they are. Power-up: all 0.
 */
#ifndef LABKIT_COLUMN_RENDERER_H
#define LABKIT_COLUMN_RENDERER_H

#include "signals.h"

#define EDGE_COLOR 0x41 /* FIX_LIGHT */

typedef struct {
    uint8_t state_q; /* 2 bits: idle, write, count, finish */
    uint8_t done_q, write_enable_q;
    uint16_t hcount_q; /* 11 bits */
    uint16_t vcount_q; /* 10 bits */
    uint16_t intStartLine_q[4], intEndLine_q[4];
    uint16_t intEdge_q[4]; /* FIX_LIGHT: rows of the edge above and below */
    uint8_t columnColor_q[4];
    uint32_t write_address_q, write_data_q;
} column_t;

typedef struct {
    uint8_t reset, newData;
    uint8_t columnNumber;
    uint8_t color[4];
    uint16_t startLine[4], endLine[4], edge[4];
} column_in_t;

void labkit_column_renderer_tick(column_t *m, const column_in_t *in);

/* The word of a row of the column being drawn. */
uint32_t labkit_column_renderer_word(const column_t *m, unsigned row);

#endif
