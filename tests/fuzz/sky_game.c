/* Plays a puzzle of the player's own: an ID, then actions, a byte each. Givens stay, heights fit, undo goes back to the start,
 * and saving and loading give the same game. */
#include "games/skyscrapers/slot.h"
#include "tests/fuzz/fuzz.h"
#include "tools/lib/sky_id.h"

static void act(const uint8_t *data) {
    uint8_t cell = data[1] % sky_nn, height = (uint8_t)(data[1] >> 4) % (sky_n + 1);
    switch (data[0] % 6) {
    case 0:
        sky_enter(cell, height);
        break;
    case 1:
        sky_toggle_mark(cell, height ? height : 1);
        break;
    case 2:
        sky_mark_all();
        break;
    case 3:
        sky_clean();
        break;
    case 4:
        sky_undo();
        break;
    default:
        sky_redo();
        break;
    }
}

static void check(void) {
    static uint8_t bytes[SKY_SLOT_MAX];
    static sky_game_t before;
    for (uint8_t cell = 0; cell < sky_nn; ++cell) {
        uint8_t given = sky_game.puzzle.given[cell];
        FUZZ_MUST(sky_game.entry[cell] <= sky_n && (given == 0 || given == sky_game.entry[cell]));
    }
    before = sky_game;
    uint16_t length = sky_slot_write(bytes);
    FUZZ_MUST(length <= SKY_SLOT_MAX && sky_slot_read(bytes, length));
    FUZZ_MUST(memcmp(before.entry, sky_game.entry, sizeof before.entry) == 0);
    FUZZ_MUST(memcmp(before.mark, sky_game.mark, sizeof before.mark) == 0);
    FUZZ_MUST(memcmp(&before.puzzle, &sky_game.puzzle, sizeof before.puzzle) == 0);
    FUZZ_MUST(before.past_done == sky_game.past_done && before.past_undone == sky_game.past_undone);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static sky_puzzle_t puzzle;
    const uint8_t *end = memchr(data, '\n', size);
    char *text = fuzz_text(data, end ? (size_t)(end - data) : size);
    memset(&puzzle, 0, sizeof puzzle);
    if (sky_id_parse(text, &puzzle) == SKY_ID_OK) {
        sky_game_begin(&puzzle);
        for (const uint8_t *p = end ? end + 1 : data + size; p + 1 < data + size; p += 2) {
            act(p);
        }
        check();
    }
    free(text);
    return 0;
}
