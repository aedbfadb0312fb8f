/* Songs and effects: a kit and a piece, split at a form feed; the first byte says what kind the piece is. */
#include "tests/fuzz/fuzz.h"
#include "tools/mml/mml.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static FILE *nowhere;
    const uint8_t *split;
    mml_t m;
    FILE *in;
    if (size < 2) {
        return 0;
    }
    if (!nowhere) {
        nowhere = fopen("/dev/null", "w");
    }
    mml_new(&m, nowhere);
    split = memchr(data + 1, '\f', size - 1);
    if (split) {
        mml_read(&m, "kit.mml", in = fuzz_file(data + 1, (size_t)(split - data) - 1), MML_KIT);
        fclose(in);
        size -= (size_t)(split - data);
    } else {
        split = data;
    }
    mml_read(&m, data[0] & 1 ? "piece.mml" : "piece.sfx", in = fuzz_file(split + 1, size - 1), data[0] & 1 ? MML_SONG : MML_EFFECT);
    fclose(in);
    if (mml_finish(&m)) {
        mml_write_data(&m, nowhere);
        mml_write_ids(&m, nowhere, data[0] & 2);
        mml_list(&m, "PIECE", nowhere);
    }
    mml_free(&m);
    return 0;
}
