#include "cart/shell/picture.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/ppuq.h"

#define HIDDEN_Y 0xF0 /* of a sprite */

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

uint8_t picture_put(uint8_t index, uint16_t corner, uint8_t tile) {
    const catalogue_t *entry = game_catalogue + index;
    uint8_t i, j, palette, *to = oam_buf; /* no sprite is shown yet, and the C stack is short */
    vram_at(tile * 16u);
    vram_load(entry->picture);
    far_dst = oam_buf;
    far_copy(entry->picture_map);
    for (i = 0; i != PICTURE_SIDE; ++i) {
        for (j = 0; j != PICTURE_SIDE; ++j) {
            to[j] += tile;
        }
        ppuq_row(corner, to, PICTURE_SIDE);
        to += PICTURE_SIDE;
        corner += 32;
    }
    far_dst = oam_buf;
    far_copy(entry->picture_attr);
    palette = oam_buf[0] & 3;
    for (i = 0; i != PICTURE_TILES; ++i) {
        oam_buf[i] = HIDDEN_Y;
    }
    return palette;
}
