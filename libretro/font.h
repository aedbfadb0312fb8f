/* Letters for the text over the picture: 5 x 7 points for capitals, digits and a few signs (font.c), 16 x 16
 * for Chinese (han.c). */
#ifndef LABKIT_FONT_H
#define LABKIT_FONT_H

#include <stdint.h>

#define FONT_WIDTH 5
#define FONT_HEIGHT 7
#define FONT_ADVANCE 6 /* distance from letter to letter */
#define HAN_SIZE 16

/* Seven rows, bit 4 is the leftmost point; lower case looks like upper case, unknown characters are empty. */
const uint8_t *labkit_font_glyph(char letter);

/* A Chinese character: 16 rows, bit 15 is the leftmost point. */
typedef struct {
    uint16_t code;
    uint16_t row[HAN_SIZE];
} han_t;

/* By code, up to one with the code 0. */
extern const han_t labkit_han[];

/* NULL if there is none. */
const han_t *labkit_font_han(uint32_t code);

#endif
