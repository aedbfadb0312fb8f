/* What the labkit command and core read: maps, lines of JSON, best times. Bad ones end the command with a message. */
#include "libretro/scores.h"
#include "tests/fuzz/fuzz.h"
#include <setjmp.h>

static const uint8_t *bytes;
static size_t length;
static FILE *opened;
static jmp_buf ended;

static FILE *open_bytes(void) {
    return opened = fuzz_file(bytes, length);
}

static int close_bytes(void) {
    FILE *f = opened;
    opened = NULL;
    return fclose(f);
}

/* The file that the reader opens is the input, and exit comes back. */
#define fopen(path, mode) ((void)(path), open_bytes())
#define fclose(file) ((void)(file), close_bytes())
#define exit(status) longjmp(ended, 1)
#include "tools/engines/labkit_input.c"
#undef fclose
#undef exit

static void read_maps(void) {
    maps_read("maps.txt");
}

static void read_json(void) {
    static input_t in;
    static char text[32];
    input_open(&in, "file.jsonl");
    while (input_next(&in)) {
        if (json_has(&in, "a")) {
            json_int(&in, "a", 0, 100);
        }
        json_bool(&in, "b");
        json_text(&in, "c", text, sizeof text);
        json_find(&in, "d");
    }
}

static void best_times(void) {
    scores_t scores, again;
    score_t score = {1, 2, 3, 4};
    memset(&scores, 0, sizeof scores);
    memcpy(&scores, bytes, length < sizeof scores ? length : sizeof scores);
    labkit_scores_check(&scores);
    again = scores;
    labkit_scores_check(&again);
    FUZZ_MUST(memcmp(&scores, &again, sizeof scores) == 0);
    labkit_scores_boot(&scores);
    labkit_scores_add(&scores, &score);
    for (unsigned i = 0; i < SCORES_ENTRIES; ++i) {
        labkit_scores_get(&scores, i, &score);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static void (*const readers[])(void) = {read_maps, read_json, best_times};
    if (size == 0) {
        return 0;
    }
    bytes = data + 1;
    length = size - 1;
    if (setjmp(ended) == 0) {
        readers[data[0] % 3]();
    }
    if (opened) {
        close_bytes();
    }
    return 0;
}
