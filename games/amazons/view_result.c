/* The winner's screen of the Basys 3: a chess queen. */
#include "art.h"
#include "cart/game.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/text.h"
#include "games/amazons/play.h"
#include "games/amazons/rules.h"
#include "games/amazons/view.h"
#include "text_amazons.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define QUEEN_X 11
#define QUEEN_Y 6
#define QUEEN_X_PX 88
#define QUEEN_Y_PX 48
#define WORDS_ROW 18
#define WHY_ROW 21
#define GLINTS 5

static const uint8_t colours[32] = {PAL_BASYS_WORDS, PAL_BASYS_RED, PAL_BASYS_BLUE, PAL_BASYS_GREEN,
                                    PAL_SPR_UI,      PAL_SPR_DISC,  PAL_SPR_GREEN,  PAL_SPR_RED};
static const text_area_t words = TEXT_AREA(0xE4, 0);

/* Puts the whole picture in one palette. */
static void paint(uint8_t first, uint8_t rows, uint8_t palette) {
    uint8_t i;
    for (i = first; i < (uint8_t)(first + rows); ++i) {
        ppuq_fill(NT_ATTR(0) + i * 8u, (uint8_t)(palette * 0x55), 8);
    }
}

void ama_view_result(void) {
    uint8_t winner = ama_view_mover();
    pal_load(colours, 0, sizeof colours);
    text_area(&words);
    vram_at(AMA_BASYS_QUEEN_BASE * 16);
    vram_load(&ama_basys_queen_chr_far);
    vram_at(0x2000);
    vram_unpack(&ama_basys_queen_map_far);
    vram_at(0x1000 + AMA_GLINT_BASE * 16);
    vram_load(&ama_glint_chr_far);
    paint(1, 4, (uint8_t)(1 + winner));
    text_centre(NT_ADDR(0, 0, WORDS_ROW), game_text(amazons_text, (uint8_t)(AMAZONS_T_RED_WINS + winner)));
    text_centre(NT_ADDR(0, 0, WHY_ROW), game_text(amazons_text, (uint8_t)(AMAZONS_T_BLUE_STUCK - winner)));
}

/* White glints run over the tips of the crown, one after another. */
void ama_view_result_tick(void) {
    static const uint8_t x[GLINTS] = {1, 17, 33, 49, 65}, y[GLINTS] = {11, 3, 1, 3, 11};
    uint8_t at = (uint8_t)(frame_count >> 4) % GLINTS;
    oam_begin();
    oam_meta((uint8_t)(QUEEN_X_PX + x[at]), (uint8_t)(QUEEN_Y_PX + y[at]),
             ama_glint_frames[(uint8_t)(frame_count >> 3) & 1], 0);
    oam_end();
}
