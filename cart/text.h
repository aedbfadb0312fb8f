/* Words and numbers. The font stands at tiles 0..94 of the background in the order of ASCII, on every screen. */
#ifndef TEXT_H
#define TEXT_H

#include <stdint.h>

#define TEXT_TILE(c) ((uint8_t)((c) - 0x20))

/* One line of text (or a block: each newline goes on a row below). 1 when all of it was taken; a block only while
 * rendering is off. */
uint8_t text_put(uint16_t addr, const char *text);

/* A number, right-aligned in `width` tiles, blanks before it. Too large for the width: its last digits. */
uint8_t text_number(uint16_t addr, uint16_t value, uint8_t width);

uint8_t text_length(const char *text); /* letters up to a newline or the end */

/* The line in the middle of a row 32 tiles wide. */
uint8_t text_centre(uint16_t row_addr, const char *text);

/* A message line: the text in the middle of `width` tiles, what was there wiped away. One packet. */
uint8_t text_line(uint16_t addr, uint8_t width, const char *text);

#endif
