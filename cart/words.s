; Texts are in pages of their own: the English ones in "words", the Chinese ones in "zh", the glyphs in "glyphs". An address in
; $8000-$BFFF that is handed to text.h is one of the page of words, whatever page is mapped; the two bytes before it are the address of its
; Chinese twin.

.include "ram.inc"
.importzp ptr1
.import mapper_page, _glyph_letters, glyph_second, words_here, zh_here
.import _text_ground, _cjk_lo, _cjk_hi, _cjk_letter, _cjk_glyphs, _cjk_letters, _cjk_pairs
.importzp WORD_PAIR_FIRST
.import word_first, word_second
.export _words_in, _words_out, _words_length, _words_copy, _cjk_next, _cjk_find, _cjk_bits
.exportzp _far_ptr := far_ptr

NONE = $FF

.segment "CODE"

; const char *words_in(const char *text);   Out: A/X = where to read it in the language that is chosen, its page mapped;
; text_cjk = 1 when it is Chinese | other addresses (RAM, fixed bank) stay as they are | words_out must follow | Clobbers Y ptr1
.proc _words_in
        ldy _page_now
        sty words_back
        ldy #0
        sty _text_cjk
        cpx #$80
        bcc near
        cpx #$C0
        bcs near
        sta ptr1
        stx ptr1+1
        lda #<.bank(words_here)
        jsr mapper_page
        lda _text_language
        bne twin
        lda ptr1
        ldx ptr1+1
near:   rts
twin:   inc _text_cjk
        sec
        lda ptr1
        sbc #2
        sta ptr1
        bcs @same
        dec ptr1+1
@same:  ldy #1
        lda (ptr1),y
        tax
        dey
        lda (ptr1),y
        pha
        lda #<.bank(zh_here)
        jsr mapper_page
        pla
        rts
.endproc

; void words_out(void);   the page before words_in
.proc _words_out
        lda words_back
        jmp mapper_page
.endproc

; uint8_t __fastcall__ words_length(const char *text);   letters of its first line, which is English; cjk_at = text | Clobbers Y
.proc _words_length
        sta _cjk_at
        stx _cjk_at+1
        ldx #0
        ldy #0
@next:  lda (_cjk_at),y
        cmp #' '
        bcc @end
        inx
        cmp #WORD_PAIR_FIRST
        bcc @one
        inx
@one:   iny
        bne @next               ; always: a line is short
@end:   txa
        ldx #0
        rts
.endproc

; void __fastcall__ words_copy(uint8_t *to);   the line at cjk_at as tiles; cjk_at is then where it ends | Clobbers A X Y ptr1
.proc _words_copy
        sta ptr1
        stx ptr1+1
        ldy #0
@next:  lda (_cjk_at),y
        cmp #' '
        bcc @end
        inc _cjk_at
        bne @same
        inc _cjk_at+1
@same:  cmp #WORD_PAIR_FIRST
        bcc @one
        tax
        lda word_first-WORD_PAIR_FIRST,x
        jsr @put
        lda word_second-WORD_PAIR_FIRST,x
@one:   jsr @put
        beq @next               ; always
@put:   sec
        sbc #' '
        sta (ptr1),y
        inc ptr1
        bne @done
        inc ptr1+1
@done:  cpy #0                  ; equal
@end:   rts
.endproc

; uint8_t cjk_next(void);   takes a character from cjk_at into cjk_code | Out: A = its columns, 0 at the end of the line | Clobbers Y
.proc _cjk_next
        ldx #0
        ldy #0
        lda (_cjk_at),y
        cmp #$20
        bcc ended
        cmp #$80
        bcc letter
        ldx _text_cjk           ; in English it is a pair of letters, and no more than a byte
        beq letter
        dex
        beq glyph               ; always
letter: sta _cjk_code
        sty _cjk_code+1
        lda #1
        bne move
glyph:  sta _cjk_code+1
        iny
        lda (_cjk_at),y
        sta _cjk_code
        lda #2
move:   tay                     ; as many bytes as columns
        clc
        adc _cjk_at
        sta _cjk_at
        bcc @same
        inc _cjk_at+1
@same:  tya
        rts
ended:  txa
        rts
.endproc

; uint8_t cjk_find(void);   Out: A = the pair of tiles where cjk_code begins, NONE when it is not loaded
; Glyphs take two pairs each from the bottom of the area, letters one each from its top. | Clobbers X Y | 11 cycles a glyph looked at
.proc _cjk_find
        lda _cjk_code+1
        beq letter
        lda _cjk_code
        ldy _cjk_glyphs
@next:  dey
        bmi none
        cmp _cjk_lo,y
        bne @next
        ldx _cjk_hi,y
        cpx _cjk_code+1
        bne @next
        tya
        asl a
        ldx #0
        rts
letter: lda _cjk_code
        ldy _cjk_letters
@next:  dey
        bmi none
        cmp _cjk_letter,y
        bne @next
        sty _cjk_code+1        ; for a moment; it is 0 for letters
        lda _cjk_pairs
        clc
        sbc _cjk_code+1
        ldx #0
        stx _cjk_code+1
        rts
none:   lda #NONE
        ldx #0
        rts
.endproc

; Glyphs of the second page go by their address plus $4000 (tools/mkglyphs.c).
SECOND_PAGE  = $C0
SECOND_ADDED = $40

; void __fastcall__ cjk_bits(uint8_t *to);   the column at far_ptr as two tiles of colour 3: 32 bytes | Clobbers A X Y ptr1
.proc _cjk_bits
        sta ptr1
        stx ptr1+1
        lda _page_now
        pha
        lda far_ptr+1
        pha
        ldx #<.bank(_glyph_letters)
        cmp #SECOND_PAGE
        bcc @here
        and #<~SECOND_ADDED
        sta far_ptr+1
        ldx #<.bank(glyph_second)
@here:  txa
        jsr mapper_page
        ldx #1
tile:   ldy #0
@row:   lda (far_ptr),y
        ora _text_ground
        sta (ptr1),y
        iny
        cpy #8
        bne @row
        jsr behind              ; the second plane is the first without the ground
        ldy #0
@again: lda (far_ptr),y
        sta (ptr1),y
        iny
        cpy #8
        bne @again
        jsr behind
        lda far_ptr
        clc
        adc #8
        sta far_ptr
        bcc @same
        inc far_ptr+1
@same:  dex
        bpl tile
        pla                     ; a column is 16 bytes and never crosses a half of the page: the high byte may change, its upper bits do not
        and #SECOND_ADDED
        ora far_ptr+1
        sta far_ptr+1
        pla
        jmp mapper_page
.endproc

.proc behind
        lda ptr1
        clc
        adc #8
        sta ptr1
        bcc @same
        inc ptr1+1
@same:  rts
.endproc
