; uint8_t __fastcall__ c4_book_peek(uint16_t page, uint8_t offset);   on the host: tools/lib/c4bookfile.c
; The book in the ROM: 31 of its pages of 256 bytes in each half of a 16 KB page (a half ends with the reset stub, so the 32nd does
; not fit), and the last three behind the words and pictures of the page "link".
; In: A = offset, page (below 256) on the C stack | Out: A = byte, X = 0 | Clobbers Y, ptr1, tmp1 | 200 to 300 cycles

.include "ram.inc"
.import popax, mapper_page
.importzp ptr1, tmp1
.export _c4_book_peek

HALF_PAGES = 31
.segment "FIXED"

.proc _c4_book_peek
        sta tmp1
        jsr popax
        ldx #0                  ; which part
        stx ptr1
@next:  cmp #HALF_PAGES
        bcc @found
        sbc #HALF_PAGES
        inx
        bne @next
@found: adc book_high,x         ; carry is clear
        sta ptr1+1
        cpx #6
        bne @whole
        lda #<book3
        sta ptr1
@whole: lda _page_now
        pha
        lda book_bank,x
        jsr mapper_page
        ldy tmp1
        lda (ptr1),y
        tax
        pla
        jsr mapper_page
        txa
        ldx #0
        rts
.endproc

; ---- the book cut for the pages: 31 entries in every half, the rest in "link". games.txt lists the pages ------------------
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
.segment "B_CONNECT4_LINK_RO"
book3:  .incbin BOOK, 6 * HALF

.segment "RODATA"
book_bank:
        .byte <.bank(book0), <.bank(book0), <.bank(book1), <.bank(book1), <.bank(book2), <.bank(book2), <.bank(book3)
book_high:
        .byte $80, $A0, $80, $A0, $80, $A0, >book3
