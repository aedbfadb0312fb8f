/* The Connect 4 book on the host: the file itself, included by the assembler. */
#include "games/connect4/book.h"

__asm__(".section .rodata\n"
        "c4_book_begin: .incbin \"games/connect4/book.bin\"\n"
        "c4_book_end: .byte 0\n"
        ".text\n");
extern const uint8_t c4_book_begin[], c4_book_end[];

uint8_t c4_book_peek(uint16_t page, uint8_t offset) {
    const uint8_t *p = c4_book_begin + (uint32_t)page * 256 + offset;
    return p < c4_book_end ? *p : 0xFF;
}
