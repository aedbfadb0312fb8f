/* The ground of a screen of words: the font on a colour instead of on the backdrop, and a woven pattern for the bands around the words. */
#include "art.h"
#include "cart/paper.h"
#include "cart/ppuq.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define PLANE 8
#define TILE (2 * PLANE)

/* By PAPER_...: its black pixels. */
static const uint8_t weave[PAPER_GROUNDS][PLANE] = {
    {0x00, 0x00, 0x70, 0x00, 0x00, 0x00, 0x07, 0x00}, /* the grain of wood */
    {0x00, 0x00, 0x18, 0x24, 0x24, 0x18, 0x00, 0x00}, /* holes of the Connect 4 board */
    {0x00, 0x20, 0x20, 0x50, 0x00, 0x02, 0x02, 0x05}, /* tufts of grass */
    {0x00, 0x00, 0x66, 0x66, 0x00, 0x00, 0x00, 0x00}, /* windows */
    {0x00, 0x00, 0x10, 0x10, 0x7C, 0x10, 0x10, 0x00}, /* points of the Gobang board */
    {0x00, 0x00, 0x00, 0x3C, 0x00, 0x00, 0x00, 0xC3}, /* joints of bricks */
};

void paper_ground(uint8_t ground) {
    uint8_t tile, i, *bits;
    const uint8_t *from = font_chr;
    for (tile = 0; tile != FONT_TILES; ++tile) {
        bits = ppuq_open((uint16_t)(from - font_chr), TILE);
        for (i = 0; i != PLANE; ++i) {
            bits[i] = from[i] | (uint8_t)~from[i + PLANE]; /* colour 0 becomes 1, the others stay */
            bits[i + PLANE] = from[i + PLANE];
        }
        if (tile == PAPER_WEAVE) {
            for (i = 0; i != PLANE; ++i) {
                bits[i] = (uint8_t)~weave[ground][i];
                bits[i + PLANE] = 0;
            }
        }
        ppuq_publish();
        from += TILE;
    }
}
