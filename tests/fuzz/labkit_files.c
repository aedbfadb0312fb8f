/* What the labkit command and core read: maps, lines of JSON, best times. Bad ones end the command with a message. */
#include "libretro/scores.h"
#include "tests/fuzz/fuzz_tool.h"
#include "tools/engines/labkit_input.c"

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

static int read_it(int argc, char **argv) {
    (void)argv;
    (argc ? read_maps : read_json)();
    return 0;
}

static void best_times(const uint8_t *data, size_t size) {
    scores_t scores, again;
    score_t score = {1, 2, 3, 4};
    memset(&scores, 0, sizeof scores);
    memcpy(&scores, data, size < sizeof scores ? size : sizeof scores);
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
    if (size == 0) {
        return 0;
    }
    if (data[0] % 3 == 2) {
        best_times(data + 1, size - 1);
    } else {
        fuzz_tool(read_it, data[0] % 3, NULL, data + 1, size - 1);
    }
    return 0;
}
