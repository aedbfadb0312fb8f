#include "art.h"
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/pad.h"
#include "cart/screen.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "sound_ids.h"

#define HAND_BLINK 0x10 /* frames of each of the hand's two pictures */
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
    for (line = list->top; line < list->at; ++line) {
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
