#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "cart/widgets.h"
#include "sound_ids.h"

#define HAND_BLINK 0x10  /* frames of each of the hand's two pictures */
#define HAND_WIDTH 18

uint8_t list_tick(list_t *list) {
    uint8_t moves = pad_repeat[0] | pad_repeat[1];
    uint8_t presses = pad_new[0] | pad_new[1];
    if (presses & (PAD_A | PAD_START)) {
        sound_sfx(SFX_SELECT);
        return list->at;
    }
    if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        return LIST_BACK;
    }
    if (moves & PAD_UP) {
        list->at = list->at == 0 ? (uint8_t)(list->count - 1) : (uint8_t)(list->at - 1);
    } else if (moves & PAD_DOWN) {
        ++list->at;
        if (list->at == list->count) {
            list->at = 0;
        }
    } else if (moves & PAD_LEFT) {
        return LIST_LEFT;
    } else if (moves & PAD_RIGHT) {
        return LIST_RIGHT;
    } else {
        return LIST_NOTHING;
    }
    sound_sfx(SFX_MOVE);
    return LIST_MOVED;
}

void list_hand(const list_t *list) {
    uint8_t x, y, line, picture = 0;
    x = (uint8_t)(list->x << 3);
    x -= HAND_WIDTH;
    y = list->y;
    for (line = 0; line < list->at; ++line) {
        y += list->step;
    }
    y = (uint8_t)(y << 3);
    if (text_language == TEXT_ENGLISH) {
        y -= 4; /* the hand is two rows high, like a line of Chinese */
    }
    if (frame_count & HAND_BLINK) {
        picture = 1;
    }
    oam_meta(x, y, ui_hand_frames[picture], 0);
}

void ui_box(uint8_t x, uint8_t y, uint8_t size, uint8_t bright) {
    const uint8_t *corner = ui_cursor_frames[UI_CURSOR_CORNER_2];
    uint8_t right = (uint8_t)(x + size), low = (uint8_t)(y + size);
    right -= 8;
    low -= 8;
    if (bright || (frame_count & HAND_BLINK)) {
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

static void frame_row(uint16_t addr, uint8_t left, uint8_t middle, uint8_t right, uint8_t w) {
    ppuq_byte(addr, left);
    ++addr;
    ppuq_fill(addr, middle, w);
    addr += w;
    ppuq_byte(addr, right);
}

void frame_draw(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h) {
    uint16_t addr = NT_ADDR(nt, x, y) - 33;
    frame_row(addr, FONT_FRAME_TL, FONT_FRAME_T, FONT_FRAME_TR, w);
    for (; h; --h) {
        addr += 32;
        frame_row(addr, FONT_FRAME_L, 0, FONT_FRAME_R, w);
    }
    addr += 32;
    frame_row(addr, FONT_FRAME_BL, FONT_FRAME_B, FONT_FRAME_BR, w);
}

/* Each attribute byte covers 2x2 areas: bits 0-1 top left, 2-3 top right, 4-5 bottom left, 6-7 bottom right. */
static uint8_t attr_bits(uint8_t x, uint8_t y, uint8_t palette) {
    uint8_t shift = 0;
    if (x & 1) {
        shift = 2;
    }
    if (y & 1) {
        shift += 4;
    }
    return (uint8_t)(palette << shift);
}

void attr_fill(uint8_t nt, uint8_t x, uint8_t y, uint8_t w, uint8_t h, uint8_t palette) {
    uint8_t bx, by, bits, dx, dy, ax, ay;
    for (by = (uint8_t)(y >> 1); (uint8_t)(by << 1) < (uint8_t)(y + h); ++by) {
        for (bx = (uint8_t)(x >> 1); (uint8_t)(bx << 1) < (uint8_t)(x + w); ++bx) {
            bits = 0;
            for (dy = 0; dy < 2; ++dy) {
                for (dx = 0; dx < 2; ++dx) {
                    ax = (uint8_t)(bx << 1);
                    ax += dx;
                    ay = (uint8_t)(by << 1);
                    ay += dy;
                    if (ax >= x && ax < (uint8_t)(x + w) && ay >= y && ay < (uint8_t)(y + h)) {
                        bits |= attr_bits(ax, ay, palette);
                    }
                }
            }
            ppuq_byte(NT_ATTR(nt) + by * 8u + bx, bits);
        }
    }
}

void ui_sprites_load(void) {
    vram_at(0x1000);
    vram_load(&ui_hand_chr_far);
    vram_load(&ui_cursor_chr_far);
    vram_load(&ui_light_chr_far);
    vram_load(&ui_link_chr_far);
}
