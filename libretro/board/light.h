/* light: how the walls look with FIX_LIGHT. Not in the original.
 *
 * With each memory goes a strip of 1024 bytes, one for each column of the screen, written together with the
 * column: bits 4:0 how bright its wall is, bit 5 gold (a wall around the centre). The memory keeps the two
 * wall colours and a third one for the upper and lower edge; the display puts both together to a code of a
 * palette that has room for shades. Codes below 0x40 and from 0xF0 on are those of the original.
 */
#ifndef LABKIT_LIGHT_H
#define LABKIT_LIGHT_H

#include "signals.h"

#define LIGHT_LEVELS 32
#define LIGHT_GOLD 32
#define LIGHT_BITS 6

/* codes of the palette */
#define LIGHT_HORIZONTAL 0x40 /* 32 shades each */
#define LIGHT_VERTICAL 0x60
#define LIGHT_CEILING 0x80 /* 48, from the horizon on */
#define LIGHT_FLOOR 0xB0
#define LIGHT_GOLDEN 0xE0 /* 16 */
#define LIGHT_BAND 8      /* rows of one shade of ceiling or floor */

/* The byte for a ray: distance with 4 fraction bits of 1/64 cell, the screen column, where on the face it hit
 * (0..255), the cell. */
uint8_t labkit_light(uint32_t distance, unsigned column, uint8_t along, uint8_t xindex, uint8_t yindex, uint32_t fix);

/* Rows of the edge above and below a wall of this half height. */
uint16_t labkit_light_edge(uint32_t half);

/* The code on the screen for a wall pixel of the memory. */
uint8_t labkit_light_code(uint8_t wall, uint8_t light);

#endif
