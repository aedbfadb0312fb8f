/* Looking up the book. See book.h. */
#include "games/connect4/book.h"

uint8_t c4_book_find(const uint8_t *hash) {
    uint8_t d = c4_book_peek((uint16_t)((hash[1] & 63) + 1), hash[0]);
    uint8_t pages = c4_book_peek(0, 3);
    uint8_t entry;
    uint8_t high = hash[4] + d;
    uint16_t at;
    uint16_t part;
    high ^= hash[3];
    at = high;
    at *= pages;
    part = hash[1];
    part *= pages;
    part >>= 8;
    at += part;
    at >>= 8;
    d += hash[2];
    entry = c4_book_peek((uint16_t)(at + 65), d);
    if (entry == 0xFF || (entry >> 3) != (hash[4] >> 3)) {
        return C4_BOOK_NONE;
    }
    return entry & 7;
}

uint8_t c4_book_late(const uint8_t *hash) {
    uint8_t left = c4_book_peek(0, C4_BOOK_LATE);
    uint8_t at = C4_BOOK_LATE + 1;
    uint8_t i;
    for (; left; --left) {
        i = 0;
        while (i < 5 && c4_book_peek(0, at + i) == hash[i]) {
            ++i;
        }
        if (i == 5) {
            return 1;
        }
        at += 5;
    }
    return 0;
}
