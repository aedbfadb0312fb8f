/* Towers game IDs: an accepted ID is written back as Towers would write it, with the same meaning; the solver terminates. */
#include "games/skyscrapers/maker.h"
#include "tests/fuzz/fuzz.h"
#include "tools/lib/sky_all.h"
#include "tools/lib/sky_id.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    char *text = fuzz_text(data, size), id[SKY_ID_SIZE];
    sky_puzzle_t puzzle, again;
    memset(&puzzle, 0, sizeof puzzle);
    memset(&again, 0, sizeof again);
    uint8_t code = sky_id_parse(text, &puzzle);
    FUZZ_MUST(sky_id_error(code) != NULL);
    if (code == SKY_ID_OK) {
        sky_id_format(&puzzle, id);
        FUZZ_MUST(strlen(id) < SKY_ID_SIZE);
        FUZZ_MUST(sky_id_parse(id, &again) == SKY_ID_OK);
        FUZZ_MUST(memcmp(&puzzle, &again, sizeof puzzle) == 0);
        if (puzzle.n <= 5) { /* larger ones may take minutes when they have few clues */
            sky_solve_all(&puzzle, SKY_FAST_ALL);
        }
    }
    free(text);
    return 0;
}
