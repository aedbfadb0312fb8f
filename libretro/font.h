/* Letters for the text over the picture: 5 x 7 points, capitals, digits and a few signs. */
#ifndef LABKIT_FONT_H
#define LABKIT_FONT_H

#include <stdint.h>

#define FONT_WIDTH 5
#define FONT_HEIGHT 7
#define FONT_ADVANCE 6 /* from letter to letter */

/* Seven rows, bit 4 is the leftmost point; small letters look like capitals, unknown ones are empty. */
const uint8_t *labkit_font_glyph(char letter);

#endif
