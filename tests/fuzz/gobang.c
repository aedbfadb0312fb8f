/* The Gomocup protocol: any lines, answered by the fast level; the board always follows from its list of moves. */
#include "tests/fuzz/fuzz.h"
static FILE *lines;
#undef stdin
#define stdin lines
#include "tools/engines/gobang_pbrain.c"
#define line position_line
#define main gobang_main
#include "tools/engines/gobang.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t moves[GB_CELLS];
    char *argv[] = {"pbrain", "--level", "original", NULL};
    uint8_t count;
    lines = fuzz_file(data, size);
    started = 0;
    renju = 0;
    gb_new(0);
    gobang_pbrain(3, argv);
    fclose(lines);
    count = gb_count;
    memcpy(moves, gb_moves, sizeof moves);
    FUZZ_MUST(gb_load(0, moves, count) == count);
    return 0;
}
