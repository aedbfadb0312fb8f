/* All turns in notation, two columns; up and down go through the game. */
#include "cart/pad.h"
#include "cart/paper.h"
#include "cart/ppuq.h"
#include "cart/game.h"
#include "cart/sound/sound.h"
#include "cart/text.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "sound_ids.h"
#include "text_amazons.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define FIRST_ROW 6
#define ROWS 18
#define COLUMN_W 14
#define LEFT 3
#define PAGE_TURNS (ROWS * 2)

uint8_t ama_list_from;

void ama_list_enter(void) {
    static char text[AMA_TEXT_SIZE];
    const uint8_t *move = ama.moves;
    uint8_t turn, row = 0, column = LEFT, last;
    uint16_t addr;
    paper_draw(amazons_text[AMAZONS_T_LIST_TITLE]);
    if (ama_list_from == AMA_LIST_NEWEST) {
        ama_list_from = ama.turns > PAGE_TURNS ? (uint8_t)(ama.turns - PAGE_TURNS) : 0;
    }
    move += ama_list_from * 3u;
    last = (uint8_t)(ama_list_from + PAGE_TURNS);
    if (last > ama.turns) {
        last = ama.turns;
    }
    if (ama.turns == 0) {
        text_centre(NT_ADDR(0, 0, FIRST_ROW), amazons_text[AMAZONS_T_LIST_EMPTY]);
    }
    for (turn = ama_list_from; turn < last; ++turn) {
        addr = NT_ADDR(0, 0, FIRST_ROW) + row * 32u + column;
        text_number(addr, turn + 1u, 2);
        ama_text(move[0], move[1], move[2], text);
        text_put(addr + 3, text);
        move += 3;
        ++row;
        if (row == ROWS) {
            row = 0;
            column += COLUMN_W;
        }
    }
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), amazons_text[AMAZONS_T_LIST_KEYS]);
}

/* Scrolls by one column of turns. */
static void scroll_to(uint8_t from) {
    ama_list_from = from;
    sound_sfx(SFX_TICK);
    screen_go(SCREEN_GAME + AMA_SCREEN_LIST);
}

void ama_list_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & (PAD_A | PAD_B)) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if ((presses & PAD_UP) && ama_list_from != 0) {
        scroll_to(ama_list_from > ROWS ? (uint8_t)(ama_list_from - ROWS) : 0);
    } else if ((presses & PAD_DOWN) && (uint8_t)(ama_list_from + PAGE_TURNS) < ama.turns) {
        scroll_to((uint8_t)(ama_list_from + ROWS));
    }
}
