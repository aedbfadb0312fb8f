#include <string.h>
#include "art.h"
#include "cart/club/letters.h"
#include "cart/far.h"
#include "cart/ppuq.h"

_Pragma("static-locals (off)") /* locals on the C stack: not hot, and the console's own RAM is nearly full */

#define LETTERS "YOUWINLSEDRAGBCKHT" /* in the order of the sheet, behind the wood */
#define LETTER_TILES 6
#define LETTER_W 3
#define SPACE_W 2
#define SIDE_ZH 5
#define ROW 32

void letters_three(uint16_t at, uint8_t tile) {
    uint8_t *to = ppuq_open(at, LETTER_W);
    to[0] = tile;
    to[1] = ++tile;
    to[2] = ++tile;
    ppuq_publish();
}

static void load(uint8_t cell, uint8_t tile) {
    const uint8_t *from = club_letter_chr + cell * (16u * LETTER_TILES);
    uint8_t i;
    for (i = 0; i != LETTER_TILES; ++i) {
        ppuq_row(tile * 16u, from, 16);
        ++tile;
        from += 16;
    }
}

static uint8_t width(const char *word) {
    uint8_t w = 0;
    for (; *word != 0; ++word) {
        w += *word == ' ' ? SPACE_W : LETTER_W;
    }
    return w;
}

void letters_put(uint16_t row, const char *word, uint8_t tile) {
    static const char letters[] = LETTERS;
    uint8_t wood = tile;
    load(0, wood);
    row += (uint8_t)((uint8_t)(32 - width(word)) >> 1);
    for (; *word != 0; ++word) {
        if (*word == ' ') {
            row += SPACE_W;
            continue;
        }
        tile += LETTER_TILES;
        load((uint8_t)(strchr(letters, *word) - letters + 1), tile);
        letters_three(row, wood);
        letters_three(row + ROW, tile);
        letters_three(row + 2 * ROW, (uint8_t)(tile + 3));
        letters_three(row + 3 * ROW, (uint8_t)(wood + 3));
        row += LETTER_W;
    }
}

typedef struct {
    const far_data_t *chr;
    const uint8_t *cells;
    uint8_t count;
} word_zh_t;
static const word_zh_t words_zh[] = {
    {&club_zh_lose_chr_far, club_zh_lose_cells, 3},
    {&club_zh_win_chr_far, club_zh_win_cells, 3},
    {&club_zh_draw_chr_far, club_zh_draw_cells, 2},
    {&club_zh_wins_chr_far, club_zh_wins_cells, 1},
};

void letters_put_zh(uint16_t row, uint8_t what) {
    const word_zh_t *word = words_zh + what;
    const uint8_t *cells = word->cells;
    uint8_t n, i;
    vram_at(CLUB_ZH_WIN_BASE * 16);
    vram_load(word->chr);
    row += (uint8_t)(16 - word->count * 3);
    for (n = word->count; n != 0; --n) {
        for (i = 0; i != SIDE_ZH; ++i) {
            ppuq_row(row + i * (unsigned)ROW, cells, SIDE_ZH);
            cells += SIDE_ZH;
        }
        row += SIDE_ZH + 1;
    }
}
