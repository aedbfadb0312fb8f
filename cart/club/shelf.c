/* The shelf below the title: a head for each of the ladder, and three pegs before it that turn to brass. Opponents who were never beaten are shadows. */
#include "art.h"
#include "cart/club/boards.h"
#include "cart/club/cast.h"
#include "cart/club/letters.h"
#include "cart/club/screens.h"
#include "cart/ppuq.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define HEAD_TILES CLUB_CAMEO_CELL_TILES
#define HEAD_X 5
#define HEAD_STEP 5
#define HEAD_ROW 20
#define SHELF_ROW 23
#define SHELF_X 3
#define SHELF_W 26
enum { SHELF_PLAIN = TITLE_SHELF_BASE, SHELF_PEG, SHELF_WON, SHELF_LEFT, SHELF_RIGHT };

/* A tile as it is, or all of it in the darkest colour. */
static void send(uint16_t to, const uint8_t *from, uint8_t shadow) {
    uint8_t i, low, high, *tile = ppuq_open(to, 16);
    for (i = 0; i != 8; ++i) {
        low = from[i];
        high = from[(uint8_t)(i + 8)];
        if (shadow) {
            low |= high;
            high = 0;
        }
        tile[i] = low;
        tile[(uint8_t)(i + 8)] = high;
    }
    ppuq_publish();
}

/* They take the places of letters of the font that the title does not need. */
static uint8_t tile_of(uint8_t who) {
    return who == CAST_TOCK ? 0x02 : (uint8_t)(0x3B + who * HEAD_TILES);
}

static void put_head(uint8_t who, uint8_t shadow) {
    const uint8_t *from = club_cameo_chr + who * (16u * HEAD_TILES);
    uint8_t i, tile = tile_of(who);
    uint16_t at = NT_ADDR(0, HEAD_X, HEAD_ROW) + (uint8_t)(who * HEAD_STEP);
    for (i = 0; i != HEAD_TILES; ++i) {
        send((tile + i) * 16u, from, shadow);
        if (who == CAST_PIP) {
            send(0x1000 + (SHELF_PIP + i) * 16u, from, 0);
        }
        from += 16;
    }
    for (i = 0; i != 3; ++i) {
        letters_three(at, tile);
        tile += 3;
        at += 32;
    }
}

void club_shelf(void) {
    uint8_t won[BOARDS], who, board, bit = 1;
    uint16_t at = NT_ADDR(0, HEAD_X, SHELF_ROW);
    vram_at(TITLE_SHELF_BASE * 16);
    vram_load(&title_shelf_chr_far);
    ppuq_fill(NT_ADDR(0, SHELF_X, SHELF_ROW), SHELF_PLAIN, SHELF_W);
    ppuq_byte(NT_ADDR(0, SHELF_X, SHELF_ROW + 1), SHELF_RIGHT);
    ppuq_byte(NT_ADDR(0, SHELF_X + SHELF_W - 1, SHELF_ROW + 1), SHELF_LEFT);
    for (board = 0; board != BOARDS; ++board) {
        won[board] = board_tokens(board);
    }
    for (who = 0; who != CAST_BITSY; ++who) {
        put_head(who, ((won[0] | won[1] | won[2]) & bit) == 0);
        for (board = 0; board != BOARDS; ++board) {
            ppuq_byte(at + board, won[board] & bit ? SHELF_WON : SHELF_PEG);
        }
        at += HEAD_STEP;
        bit = (uint8_t)(bit << 1);
    }
}
