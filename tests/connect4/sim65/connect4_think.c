/* The player on a simulated 6502: positions on standard input as for build/host/connect4, for each the
 * column and the nodes. argv[1] is the level, a digit. */
#include "games/connect4/ai.h"
#include "games/connect4/book.h"

#include <stdint.h>
#include <stdio.h>

static const char *const book_name = "games/connect4/book.bin";
static uint8_t page_bytes[256];

uint8_t c4_book_peek(uint16_t page, uint8_t offset) {
    FILE *f = fopen(book_name, "rb");
    uint16_t i;
    for (i = 0; i <= page; ++i) {
        fread(page_bytes, 1, 256, f);
    }
    fclose(f);
    return page_bytes[offset];
}

int main(int argc, char **argv) {
    static char line[64];
    static c4_game_t game;
    char *p;
    uint8_t level = argc > 1 ? (uint8_t)(argv[1][0] - '0') : C4_PERFECT;
    while (fgets(line, sizeof line, stdin)) {
        c4_init(&game);
        for (p = line; *p >= '1' && *p <= '7'; ++p) {
            c4_play(&game, (uint8_t)(*p - '1'));
        }
        c4_think_begin(&game, level, 1);
        while (!c4_think_step()) {
        }
        printf("%u %lu\n", c4_think.column + 1, (unsigned long)c4_think.nodes);
    }
    return 0;
}
