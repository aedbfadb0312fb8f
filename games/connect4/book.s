; uint8_t __fastcall__ c4_book_peek(uint16_t page, uint8_t offset);   on the host: tools/lib/c4bookfile.c
; The book in the ROM: 62 of its pages of 256 bytes in each 16 KB page, 31 from $8000 and 31 from $A000 (a half ends with the
; reset stub, so the 32nd does not fit).
; In: A = offset, page on the C stack | Out: A = byte, X = 0 | Clobbers Y, ptr1, tmp1 | 200 to 600 cycles

.include "ram.inc"
.import popax, mapper_page
.importzp ptr1, tmp1
.export _c4_book_peek

HALF_PAGES = 31
.segment "FIXED"

.proc _c4_book_peek
        sta tmp1
        jsr popax               ; the book's page, 0 .. 65,535
        sta ptr1
        stx ptr1+1
        ldx #0                  ; which 16 KB page
@next:  lda ptr1+1
        bne @less
        lda ptr1
        cmp #2 * HALF_PAGES
        bcc @found
@less:  lda ptr1
        sec
        sbc #2 * HALF_PAGES
        sta ptr1
        bcs @same
        dec ptr1+1
@same:  inx
        bne @next
@found: cmp #HALF_PAGES         ; A = ptr1 = page within it
        bcc @low
        adc #$20 - HALF_PAGES - 1
@low:   clc
        adc #$80
        sta ptr1+1
        lda #0
        sta ptr1
        lda _page_now
        pha
        lda c4_book_bank,x
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

; ---- the book cut for the pages: 31 of its own in every half, the rest in the last. games.txt lists the pages --------------
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
