/* The line protocol of Amazons: any lines; the board always has eight amazons on eight different squares. */
#include "tests/fuzz/fuzz.h"
static FILE *lines;
#undef stdin
#define stdin lines
#define getchar() fgetc(lines)
#include "tools/lib/output.h"
#define output_watch(command) (void)0 /* standard output is the fuzzer's */
#define main amazons_main
#include "tools/engines/amazons.c"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *argv[] = {"amazons", "--level", "original", NULL};
    char *text = fuzz_text(data, size);
    uint64_t seen = 0;
    for (char *p = text; (p = memmem(p, (size_t)(text + size - p), "perft", 5)) != NULL; ++p) { /* behind a NUL, too */
        p[0] = 'P'; /* could take any amount of time */
    }
    lines = fuzz_file((const uint8_t *)text, size);
    amazons_main(3, argv);
    fclose(lines);
    free(text);
    for (int i = 0; i < AMA_AMAZONS; ++i) {
        FUZZ_MUST(ama.amazon[i] < AMA_SQUARES && !(seen >> ama.amazon[i] & 1));
        seen |= (uint64_t)1 << ama.amazon[i];
    }
    FUZZ_MUST(ama.turns <= AMA_TURNS_MAX);
    return 0;
}
