/* Who of the club plays for the person: asked when AUTOPLAY is switched on. */
#include "cart/game.h"
#include "cart/list.h"
#include "cart/oam.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/amazons/ai.h"
#include "games/amazons/play.h"
#include "text_amazons.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define LEFT 11
#define FIRST_ROW TEXT_CHOICE(8, 7)
#define ROW_STEP TEXT_CHOICE(2, 3)
#define HARD 3 /* of the lines */

static list_t list;

void ama_auto_enter(void) {
    uint8_t i;
    uint16_t addr = NT_ADDR(0, LEFT, FIRST_ROW);
    list.x = LEFT;
    list.y = FIRST_ROW;
    list.step = ROW_STEP;
    list.count = AMA_LEVELS;
    list.at = HARD;
    paper_draw(amazons_text[AMAZONS_T_PAUSE_AUTOPLAY]);
    for (i = 0; i < AMA_LEVELS; ++i) {
        text_put(addr, amazons_text[AMAZONS_T_SIDE_PIP + i]);
        addr += ROW_STEP * 32;
    }
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), amazons_text[AMAZONS_T_AUTO_KEYS]);
}

void ama_auto_tick(void) {
    uint8_t line;
    if (screen_changing()) {
        return;
    }
    line = list_tick(&list);
    if (line < AMA_LEVELS) {
        ama_play_autoplay(ama_player_at[line + 1]);
    }
    if (line < AMA_LEVELS || line == LIST_BACK) {
        screen_go(SCREEN_GAME + GAME_PLAY);
    }
    oam_begin();
    list_hand(&list);
    oam_end();
}
