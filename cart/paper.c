#include "art.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/paper.h"
#include "cart/text.h"

#define RULE_X 3
#define RULE_WIDTH 26

static const uint8_t colours[32] = {PAL_TEXT,   PAL_WOOD,   PAL_TEXT,   PAL_TEXT,
                                    PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI, PAL_SPR_UI};

void paper_draw(const char *title) {
    uint16_t rule = NT_ADDR(0, RULE_X, PAPER_RULE_ROW);
    pal_load(colours, 0, sizeof colours);
    paper_room();
    text_centre(NT_ADDR(0, 0, PAPER_TITLE_ROW), title);
    ppuq_byte(rule - 1, FONT_TEE_L);
    ppuq_fill(rule, FONT_RULE, RULE_WIDTH);
    ppuq_byte(rule + RULE_WIDTH, FONT_TEE_R);
}
