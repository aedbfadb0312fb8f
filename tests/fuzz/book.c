/* The book of Connect 4 from a file of any bytes: every look-up stays inside it and returns a column or none. */
#include "games/connect4/book.h"
#include "tests/fuzz/fuzz.h"

static const uint8_t *file;
static size_t file_size;

uint8_t c4_book_peek(uint16_t page, uint8_t offset) {
    size_t at = (size_t)page * 256 + offset;
    FUZZ_MUST(at < (size_t)(65 + 256) * 256); /* the largest book there can be: 64 pages of displacements, 255 of slots */
    return at < file_size ? file[at] : 0xFF;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint8_t column;
    if (size < 5) {
        return 0;
    }
    file = data + 5;
    file_size = size - 5;
    column = c4_book_find(data);
    FUZZ_MUST(column < 8 || column == C4_BOOK_NONE);
    return 0;
}
