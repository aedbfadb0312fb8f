; Original's view of one row; original_line.h has the contract, original_line_ref.c the same in C.

.include "segments.inc"

.import _gb_cell
.exportzp _original_at, _original_way, _original_rank_b, _original_rank_w
.export _original_line

BLACK = 1
EDGE = 3

.segment GB_ZP: zeropage
_original_at:     .res 1
_original_way:    .res 1
_original_rank_b: .res 1
_original_rank_w: .res 1
half_b:           .res 1        ; the half being read, ternary, as black sees it: 1 own, 2 other, nearest lowest
half_w:           .res 1        ; as white sees it
first_b:          .res 1        ; the half read first
first_w:          .res 1
row_ptr:          .res 2

.segment GB_ORIG
.include "gobang_original.inc"

; Where the 81 codes of the second half begin for each code of the first.
row_lo:
.repeat 81, i
    .byte <(gbt_original + i * 81)
.endrepeat
row_hi:
.repeat 81, i
    .byte >(gbt_original + i * 81)
.endrepeat
power:  .byte 1, 3, 9, 27
twice:  .byte 2, 6, 18, 54

; Reads four cells along the way (forward) or against it. Out: half_b, half_w. Beyond the edge all is empty.
.macro read_half forward
    .local cell, white, next, done
    lda #0
    sta half_b
    sta half_w
    ldx _original_at
    ldy #0
cell:
    txa
.if forward
    clc
    adc _original_way
.else
    sec
    sbc _original_way
.endif
    tax
    lda _gb_cell,x
    beq next
    cmp #EDGE
    beq done
    cmp #BLACK
    bne white
    lda half_b
    clc
    adc power,y
    sta half_b
    lda half_w
    adc twice,y                 ; carry is clear: no half exceeds 80
    sta half_w
    bcc next
white:
    lda half_b
    clc
    adc twice,y
    sta half_b
    lda half_w
    adc power,y
    sta half_w
next:
    iny
    cpy #4
    bne cell
done:
.endmacro

; void original_line(void)
; In: _original_at, _original_way. Out: _original_rank_b, _original_rank_w. Clobbers: A X Y. Cycles: 250 to 500.
.proc _original_line
    read_half 0
    lda half_b
    sta first_b
    lda half_w
    sta first_w
    read_half 1
    ldy first_b
    lda row_lo,y
    sta row_ptr
    lda row_hi,y
    sta row_ptr + 1
    ldy half_b
    lda (row_ptr),y
    sta _original_rank_b
    ldy first_w
    lda row_lo,y
    sta row_ptr
    lda row_hi,y
    sta row_ptr + 1
    ldy half_w
    lda (row_ptr),y
    sta _original_rank_w
    rts
.endproc
