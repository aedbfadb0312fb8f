; Texts lie in pages of their own: the English ones in "words", the Chinese ones in "art", the glyphs in "glyphs". An address in
; $8000-$BFFF that is handed to text.h is one of the page of words, whatever page is in; two bytes before it stands the address of its
; Chinese twin.

.include "ram.inc"
.importzp ptr1
.import mapper_page, _glyph_letters, glyph_second, words_here, zh_here
.import _tall_lo, _tall_hi, _tall_letter, _tall_glyphs, _tall_letters, _tall_pairs
.export _words_in, _words_out, _tall_next, _tall_find, _tall_bits
.exportzp _far_ptr := far_ptr

NONE = $FF

.segment "FIXED"

; const char *words_in(const char *text);   Out: A/X = where to read it in the language that is chosen, its page mapped;
; text_tall = 1 when it is Chinese | other addresses (RAM, fixed bank) stay as they are | words_out must follow | Clobbers Y ptr1
.proc _words_in
        ldy _page_now
        sty words_back
        ldy #0
        sty _text_tall
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
twin:   inc _text_tall
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

; uint8_t tall_next(void);   takes a character from tall_at into tall_code | Out: A = its columns, 0 at the end of the line | Clobbers Y
.proc _tall_next
        ldx #0
        ldy #0
        lda (_tall_at),y
        cmp #$20
        bcc ended
        cmp #$80
        bcs glyph
        sta _tall_code
        sty _tall_code+1
        lda #1
        bne move
glyph:  sta _tall_code+1
        iny
        lda (_tall_at),y
        sta _tall_code
        lda #2
move:   tay                     ; as many bytes as columns
        clc
        adc _tall_at
        sta _tall_at
        bcc @same
        inc _tall_at+1
@same:  tya
        rts
ended:  txa
        rts
.endproc

; uint8_t tall_find(void);   Out: A = the pair of tiles where tall_code begins, NONE when it is not loaded
; Glyphs take two pairs each from the bottom of the area, letters one each from its top. | Clobbers X Y | 11 cycles a glyph looked at
.proc _tall_find
        lda _tall_code+1
        beq letter
        lda _tall_code
        ldy _tall_glyphs
@next:  dey
        bmi none
        cmp _tall_lo,y
        bne @next
        ldx _tall_hi,y
        cpx _tall_code+1
        bne @next
        tya
        asl a
        ldx #0
        rts
letter: lda _tall_code
        ldy _tall_letters
@next:  dey
        bmi none
        cmp _tall_letter,y
        bne @next
        sty _tall_code+1        ; for a moment; it is 0 for letters
        lda _tall_pairs
        clc
        sbc _tall_code+1
        ldx #0
        stx _tall_code+1
        rts
none:   lda #NONE
        ldx #0
        rts
.endproc

; Glyphs of the second page go by their address plus $4000 (tools/mkglyphs.c).
SECOND_PAGE  = $C0
SECOND_ADDED = $40

; void __fastcall__ tall_bits(uint8_t *to);   the column at far_ptr as two tiles of colour 3: 32 bytes | Clobbers A X Y ptr1
.proc _tall_bits
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
        sta (ptr1),y
        iny
        cpy #8
        bne @row
        jsr behind              ; the second plane is the first
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
