#include "art.h"
#include "cart/far.h"
#include "cart/frame.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/skyscrapers/scene.h"

#define ROWS 30
#define ROW_TILES 32
#define KEYS_PALETTE 2 /* wood: what the buttons do stands back behind what is said */

/* A plank is a row of pictures of 2x2 tiles; every other one is shifted by a tile. */
static void draw_planks(uint8_t row) {
    uint8_t x, first = SKY_TABLE_PLANK, shift = (uint8_t)(row >> 1) & 1, *to;
    to = ppuq_open(NT_ADDR(0, 0, 0) + row * 32u, ROW_TILES);
    if (to == 0) {
        return;
    }
    if (row & 1) {
        first += 2;
    }
    for (x = 0; x < ROW_TILES; ++x) {
        to[x] = (uint8_t)(first + shift);
        shift ^= 1;
    }
    ppuq_publish();
}

void sky_scene_draw(void) {
    uint8_t row;
    vram_at(SKY_TABLE_BASE * 16);
    vram_load(&sky_table_chr_far);
    for (row = 0; row < ROWS; ++row) {
        if (row != SKY_MESSAGE_ROW && row != SKY_KEYS_ROW) {
            draw_planks(row);
        }
    }
    if (text_language == TEXT_ENGLISH) { /* Chinese is as high as both rows */
        attr_fill(0, 0, SKY_KEYS_ROW / 2, ROW_TILES / 2, 1, KEYS_PALETTE);
    }
}
