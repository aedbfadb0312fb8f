/* Level Perfect on a simulated 6502: positions on standard input as for build/host/connect4, for each the
 * column and the nodes. The book is read from the file: argv[1]. */
#include "games/connect4/ai.h"
#include "games/connect4/book.h"

#include <stdint.h>
#include <stdio.h>
#include <string.h>

static const char *book_name;
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
    book_name = argc > 1 ? argv[1] : "games/connect4/book.bin";
    while (fgets(line, sizeof line, stdin)) {
        c4_init(&game);
        for (p = line; *p >= '1' && *p <= '7'; ++p) {
            c4_play(&game, (uint8_t)(*p - '1'));
        }
        c4_think_begin(&game, C4_PERFECT, 1);
        while (!c4_think_step()) {
        }
        printf("%u %lu\n", c4_think.column + 1, (unsigned long)c4_think.nodes);
    }
    return 0;
}
