/* The look of the original on its SWORD board: bright wood, flat discs, the title down the left side, a hand that points at
 * whoever is to move, and its author's lines at the foot. view_board.c draws the board as usual, with other tiles. */
#include "art.h"
#include "cart/far.h"
#include "cart/oam.h"
#include "cart/ppuq.h"
#include "cart/screen.h"
#include "cart/text.h"
#include "games/gobang/play.h"
#include "games/gobang/rules.h"

_Pragma("static-locals (off)") /* not hot, and the console's own RAM is short */

#define DISC_X 29
#define DISC_ROW 8 /* black; below it PLAYER or AI, white eight rows below */
#define DISC_ROWS 8
#define DISC_COLOURS 0x55 /* attributes of the four columns: as the board */
#define NAME_X 28
#define PLAYER_TILES 3
#define AUTHOR_X 10
#define AUTHOR_ROW TEXT_CHOICE(27, 28)
#define AUTHOR_TILES 20
#define DISC_TILES 4
#define LETTER_X 1 /* the last row of the letter A, which does not fit into the other tiles */
#define LETTER_ROW 15
#define LETTER_TILES 3
#define HAND_PAL 3 /* of white stones: an outline on the wood */
#define HAND_X_PX 214
#define HAND_Y_PX (DISC_ROW * 8 - screen_scroll)

/* Draws tiles one after the other along a row; returns the next tile. */
static uint8_t draw_run(uint16_t addr, uint8_t tile, uint8_t count) {
    uint8_t i, *to = ppuq_open(addr, count);
    for (i = 0; i < count; ++i) {
        to[i] = tile;
        ++tile;
    }
    ppuq_publish();
    return tile;
}

void gb_sword_enter(uint8_t tile) {
    uint8_t side;
    uint16_t addr = NT_ADDR(0, DISC_X, DISC_ROW);
    vram_at(tile * 16u);
    vram_load(&gob_sword_more_chr_far);
    tile = draw_run(NT_ADDR(0, AUTHOR_X, 0) + AUTHOR_ROW * 32u, tile, AUTHOR_TILES);
    for (side = 0; side < 2; ++side) {
        tile = draw_run(addr, tile, DISC_TILES / 2);
        tile = draw_run(addr + 32, tile, DISC_TILES / 2);
        addr += DISC_ROWS * 32u;
    }
    tile = draw_run(NT_ADDR(0, LETTER_X, LETTER_ROW), tile, LETTER_TILES);
    addr = NT_ADDR(0, NAME_X, DISC_ROW + 2);
    for (side = 0; side < 2; ++side) {
        if (gb_state.player[side] == GB_PERSON) {
            draw_run(addr, tile, PLAYER_TILES);
        } else {
            ppuq_byte(addr + 2, (uint8_t)(tile + PLAYER_TILES)); /* AI */
        }
        addr += DISC_ROWS * 32u;
    }
    ppuq_byte(NT_ATTR(0) + DISC_ROW / 4 * 8 + 7, DISC_COLOURS);
    ppuq_byte(NT_ATTR(0) + (DISC_ROW + DISC_ROWS) / 4 * 8 + 7, DISC_COLOURS);
}

void gb_sword_hand(void) {
    uint8_t y = HAND_Y_PX;
    if (gb_result != GB_PLAYING) {
        return;
    }
    if (gb_count & 1) {
        y += DISC_ROWS * 8;
        gb_marks_count(9, GB_MARKS_UPPER(2) + GB_MARKS_LOWER(2)); /* the rows of the board beside it */
        gb_marks_count(10, GB_MARKS_UPPER(2));
    } else {
        gb_marks_count(3, GB_MARKS_LOWER(2));
        gb_marks_count(4, GB_MARKS_UPPER(2) + GB_MARKS_LOWER(2));
    }
    oam_meta(HAND_X_PX, y, ui_hand_frames[0], HAND_PAL);
}
