/* Packing the Connect 4 book; the format is in games/connect4/book.h. */
#ifndef C4BOOK_H
#define C4BOOK_H

#include "tools/lib/c4bits.h"
#include "tools/lib/c4keys.h"

/* Writes the book of all decided positions (canonical key -> column | value << 3), each page of 256 bytes;
 * prints entries, size and checksum. Returns 0 on success, like main. */
int c4_book_pack(const c4_keys_t *decided, const char *file);

/* The five hash bytes that identify a position in the book; *flip is set when they are those of the mirror image.
 */
void c4_book_name(const c4_board_t *b, uint8_t hash[5], int *flip);

#endif
