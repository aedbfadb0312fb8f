/* The winner screens: the figure of the side that won, large type around it. */
#include "art.h"
#include "cart/game.h"
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

#define FIGURE_X 8
#define FIGURE_Y 10
#define FIGURES 4
#define WHY_ROW 17

static const uint8_t colours[16] = {PAL_AMAZONS, PAL_AMAZONS, PAL_AMAZONS, PAL_AMAZONS};

/* Behind the squares' tiles. */
static const text_area_t words = TEXT_AREA(0xC6, 0);

void ama_result_enter(void) {
    uint8_t winner = ama.side ^ 1, i, row;
    const uint8_t *tiles;
    uint16_t addr;
    text_area(&words);
    paper_draw(amazons_text[AMAZONS_T_RED_WINS + winner]);
    pal_load(colours, 0, sizeof colours);
    vram_at(AMA_BASE * 16);
    vram_load(&ama_chr_far);
    for (i = 0; i < FIGURES; ++i) {
        tiles = ama_cells + (uint8_t)((winner == AMA_RED ? AMA_RED_LIGHT : AMA_BLUE_LIGHT) + (i & 1)) * AMA_CELL_TILES;
        addr = NT_ADDR(0, FIGURE_X, FIGURE_Y) + i * 4u;
        for (row = 0; row < 3; ++row) {
            ppuq_row(addr, tiles, 3);
            tiles += 3;
            addr += 32;
        }
    }
    text_centre(NT_ADDR(0, 0, WHY_ROW), amazons_text[AMAZONS_T_RESULT_WHY]);
    text_centre(NT_ADDR(0, 0, PAPER_KEYS_ROW), amazons_text[AMAZONS_T_RESULT_KEYS]);
}

void ama_result_tick(void) {
    uint8_t presses = pad_new[0] | pad_new[1];
    if (screen_changing()) {
        return;
    }
    if (presses & PAD_A) {
        sound_sfx(SFX_SELECT);
        game_mode = GAME_FRESH;
        screen_go(SCREEN_GAME + GAME_PLAY);
    } else if (presses & PAD_B) {
        sound_sfx(SFX_BACK);
        screen_go(SCREEN_HOME);
    } else if (presses & PAD_SELECT) {
        sound_sfx(SFX_SELECT);
        screen_go(SCREEN_GAME + GAME_PLAY);
    }
}
