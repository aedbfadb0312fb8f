; void __fastcall__ oam_parts(const uint8_t *frame);  C twin: oam_ref.c
; In: A/X = metasprite (count; dy, tile, attributes, dx of each), _oam_x, _oam_y, _oam_attr | Out: parts added to _oam_buf
; Clobbers A X Y, ptr1 | Uses _oam_at, _oam_full | 30 + 95 cycles a part at most | what would be sprite 65 and on is dropped

.include "ram.inc"
.importzp ptr1, tmp1
.export _oam_parts
.exportzp _oam_at, _oam_full, _oam_x, _oam_y, _oam_attr

.segment "ZEROPAGE": zeropage
_oam_at:        .res 1          ; next free byte of _oam_buf                    oam
_oam_full:      .res 1          ; 64 sprites are used                           oam
_oam_x:         .res 1          ; where oam_parts draws                         oam_meta
_oam_y:         .res 1
_oam_attr:      .res 1

.segment "FIXED"

.proc _oam_parts
        sta ptr1
        stx ptr1+1
        ldy #0
        lda (ptr1),y
        beq done
        sta tmp1
        ldx _oam_at
part:   lda _oam_full
        bne full
        iny
        lda (ptr1),y            ; the PPU shows a sprite a line later: one less
        clc
        adc _oam_y
        sec
        sbc #1
        sta _oam_buf,x
        iny
        lda (ptr1),y
        sta _oam_buf+1,x
        iny
        lda (ptr1),y
        ora _oam_attr
        sta _oam_buf+2,x
        iny
        lda (ptr1),y
        clc
        adc _oam_x
        sta _oam_buf+3,x
        inx
        inx
        inx
        inx
        bne more
        inc _oam_full
more:   dec tmp1
        bne part
full:   stx _oam_at
done:   rts
.endproc
