#include "art.h"
#include "cart/game.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/shell/picture.h"
#include "cart/text.h"
#include "cart/widgets.h"

static const uint8_t colours[32] = {
    PAL_TEXT, PAL_TEXT, PAL_TEXT, PAL_WOOD,
    PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI
};

void picture_screen_draw(void) {
    pal_load(colours, 0, 32);
    frame_draw(0, 3, 5, 15, 13);
    frame_draw(0, 20, 5, 8, 7);
}

void picture_want(uint8_t item) {
    (void)item;
}

void picture_tick(void) {
}
