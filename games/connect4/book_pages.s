; The book cut for the pages of the ROM: 31 of its pages of 256 bytes in every half, the rest in the last. games.txt lists the pages;
; book_peek.s reads them.

.export c4_book_bank

HALF = 31 * 256
.define BOOK "games/connect4/book.bin"

.segment "B_CONNECT4_BOOK0"
book0:  .incbin BOOK, 0 * HALF, HALF
.segment "B_CONNECT4_BOOK0_RO"
        .incbin BOOK, 1 * HALF, HALF
.segment "B_CONNECT4_BOOK1"
book1:  .incbin BOOK, 2 * HALF, HALF
.segment "B_CONNECT4_BOOK1_RO"
        .incbin BOOK, 3 * HALF, HALF
.segment "B_CONNECT4_BOOK2"
book2:  .incbin BOOK, 4 * HALF, HALF
.segment "B_CONNECT4_BOOK2_RO"
        .incbin BOOK, 5 * HALF, HALF
.segment "B_CONNECT4_BOOK3"
book3:  .incbin BOOK, 6 * HALF

.segment "RODATA"
c4_book_bank:
        .byte <.bank(book0), <.bank(book1), <.bank(book2), <.bank(book3)
