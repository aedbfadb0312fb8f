/* The book of Connect 4: moves for the positions that level Perfect can meet but its search cannot settle.
 * Made by tools/mkbook, kept as games/connect4/book.bin, read byte by byte, since on the console it is in
 * other pages.
 *
 * A position is named by the 40-bit hash of hot.h, of itself or of its mirror image, whichever is smaller
 * (byte 0 first). The file is a row of pages of 256 bytes:
 *   page 0          "C4", 2, slot pages P, entries (3 bytes, low first), how many of them are late, then their
 *                   hashes; the rest 0
 *   pages 1..64     a displacement d for each of 16,384 buckets: page 1 + (h1 & 63), offset h0
 *   pages 65..64+P  slots: offset h2 + d, page ((h3 ^ (h4 + d)) * 256 + h1) * P / 65,536
 * A slot holds check << 3 | column, check = h4 >> 3; $FF is empty. No two positions of the book share a slot.
 */
#ifndef C4_BOOK_H
#define C4_BOOK_H

#include <stdint.h>
#include "gates.h"

#define C4_BOOK_ALL 10 /* up to this many stones every position is in the book, and it is asked before searching */
#define C4_BOOK_NONE 0xFF
#define C4_BOOK_LATE 7 /* offset in page 0 of the number of late positions */

/* Byte of the book file: page * 256 + offset. On the host tools/lib/c4bookfile.c, on the console book.s.
 */
uint8_t c4_book_peek(uint16_t page, uint8_t offset);

/* The column for the position with this hash (already the smaller one), or C4_BOOK_NONE. A position that is not in the book is
 * mistaken for one that is in about one of 32 cases. */
FAR(B_CONNECT4_LINK, uint8_t, c4_book_find, (const uint8_t *hash));

/* Whether the position with this hash is one of the few late ones (C4_LATE stones and more) in the book. For these the whole hash
 * is compared. */
FAR(B_CONNECT4_LINK, uint8_t, c4_book_late, (const uint8_t *hash));

#endif
