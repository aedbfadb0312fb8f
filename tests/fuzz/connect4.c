/* Positions of Connect 4 as the command reads them: a line is refused, or it is a game that can be taken back to its start. */
#include "tests/fuzz/fuzz.h"
#define main connect4_main
#include "tools/engines/connect4.c"
#include "games/connect4/match.h"
#include "tools/lib/c4host.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size);
    static c4_game_t game, again;
    if (parse(text, &game)) {
        uint8_t count = game.count;
        FUZZ_MUST(count <= C4_CELLS && c4_replay(&again, game.moves, count));
        FUZZ_MUST(memcmp(game.cell, again.cell, sizeof game.cell) == 0 && game.over == again.over);
        if (!game.over) {
            option.level = 0;
            print_move(&game);
            FUZZ_MUST(c4_legal(&game, c4_think.column));
        }
        while (game.count) {
            FUZZ_MUST(c4_undo(&game) != C4_NO_CELL);
        }
    }
    free(text);
    return 0;
}
