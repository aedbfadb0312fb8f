; Rows of tiles into the VRAM queue, all of a block at once: a call of ppuq_row for each is four times as slow. C: city.h

.define GAME "SKYSCRAPERS"
.define PAGE "SKYSCRAPERS_ART"
.include "segments.inc"
.include "ram.inc"
.include "cart_const.inc"
.export _sky_rows
.exportzp _sky_rows_from, _sky_rows_to, _sky_rows_w, _sky_rows_h, _sky_rows_shift

        .segment SEG_ZP : zeropage
_sky_rows_from:  .res 2         ; the tiles, row by row
_sky_rows_to:    .res 2         ; address of the first row
_sky_rows_w:     .res 1         ; tiles of a row, and rows
_sky_rows_h:     .res 1
_sky_rows_shift: .res 1         ; added to each tile

        .segment SEG_CODE

; void sky_rows(void);   there is room in the queue. Clobbers all that is handed over
; Cycles: 40 + for each row 90 + 26 a tile
.proc _sky_rows
        ldx _ppuq_used
row:    lda _sky_rows_w
        sta _ppuq_buf,x
        clc
        adc #::PPUQ_PACKET
        adc _ppuq_cost
        sta _ppuq_cost
        lda _sky_rows_to+1
        sta _ppuq_buf+1,x
        lda _sky_rows_to
        sta _ppuq_buf+2,x
        clc
        adc #32                 ; the next row
        sta _sky_rows_to
        bcc @same
        inc _sky_rows_to+1
@same:  inx
        inx
        inx
        ldy #0
tile:   lda (_sky_rows_from),y
        clc
        adc _sky_rows_shift
        sta _ppuq_buf,x
        inx
        iny
        cpy _sky_rows_w
        bne tile
        tya
        clc
        adc _sky_rows_from
        sta _sky_rows_from
        bcc @near
        inc _sky_rows_from+1
@near:  dec _sky_rows_h
        bne row
        lda #0
        sta _ppuq_buf,x
        stx _ppuq_used
        rts
.endproc
