#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/screen.h"
#include "cart/ui.h"

#define BLINK 0x10 /* frames of each of the cursor's two pictures */

void ui_box(uint8_t x, uint8_t y, uint8_t size, uint8_t bright) {
    const uint8_t *corner = ui_cursor_frames[UI_CURSOR_CORNER_2];
    uint8_t right = (uint8_t)(x + size), low = (uint8_t)(y + size);
    right -= 8;
    low -= 8;
    if (bright || (frame_count & BLINK)) {
        corner = ui_cursor_frames[UI_CURSOR_CORNER];
    }
    oam_meta(x, y, corner, 0);
    oam_meta(right, y, corner, OAM_FLIP_X);
    oam_meta(x, low, corner, OAM_FLIP_Y);
    oam_meta(right, low, corner, OAM_FLIP_X | OAM_FLIP_Y);
}

void ui_hourglass(uint8_t x, uint8_t y) {
    static const uint8_t turn[4] = {UI_CURSOR_THINK, UI_CURSOR_THINK_2, UI_CURSOR_THINK_3, UI_CURSOR_THINK_2};
    oam_meta(x, y, ui_cursor_frames[turn[(uint8_t)(frame_count >> 4) & 3]], 0);
}

void ui_sprites_load(void) {
    vram_at(0x1000);
    vram_load(&ui_hand_chr_far);
    vram_load(&ui_cursor_chr_far);
    vram_load(&ui_light_chr_far);
    vram_load(&ui_link_chr_far);
}
