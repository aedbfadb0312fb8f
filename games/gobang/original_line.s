; Original's view of a cell; original.h has the contract, original_line_ref.c the same in C.

.define GAME "GOBANG"
.define PAGE "GOBANG_AI"
.include "segments.inc"

.import _gb_cell
.exportzp _gb_original_at, _gb_original_black, _gb_original_white
.export _gb_original_cell

.include "gobang_const.inc"

.segment SEG_ZP: zeropage
_gb_original_at:     .res 1
_gb_original_black:  .res 2
_gb_original_white:  .res 2
axis:             .res 1
way:              .res 1        ; the row's step
half_b:           .res 1        ; the half being read, ternary, as black sees it: 1 own, 2 other, nearest lowest
half_w:           .res 1        ; as white sees it
first_b:          .res 1        ; the half read first
first_w:          .res 1
row_ptr:          .res 2

.segment SEG_HIGH
.include "gobang_original.inc"

; Where the kinds of the second half begin for each kind of the first.
row_lo:
.repeat GBT_ORIGINAL_KINDS, i
    .byte <(gbt_original + i * GBT_ORIGINAL_KINDS)
.endrepeat
row_hi:
.repeat GBT_ORIGINAL_KINDS, i
    .byte >(gbt_original + i * GBT_ORIGINAL_KINDS)
.endrepeat
power:  .byte 1, 3, 9, 27
twice:  .byte 2, 6, 18, 54
ways:   .byte 1, 16, 17, 15

; Scores by rank: five, open four, four, open three, half-open three, open two, shut three, half-open two, shut two, none.
score_lo: .byte <2000, <300, 70, 40, 15, 8, 5, 4, 2, 1
score_hi: .byte >2000, >300, 0, 0, 0, 0, 0, 0, 0, 0

; Reads four cells along the way (forward) or against it. Out: half_b, half_w. Everything beyond the edge counts as empty.
.macro read_half forward
    .local cell, white, next, done
    lda #0
    sta half_b
    sta half_w
    ldx _gb_original_at
    ldy #0
cell:
    txa
.if forward
    clc
    adc way
.else
    sec
    sbc way
.endif
    tax
    lda _gb_cell,x
    beq next
    cmp #GB_EDGE
    beq done
    cmp #GB_BLACK
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

; Adds the score of the shape that one side sees in the two halves.
.macro add_score first, second, sum
    ldy first
    ldx gbt_original_kind,y
    lda row_lo,x
    sta row_ptr
    lda row_hi,x
    sta row_ptr + 1
    ldy second
    lda gbt_original_kind,y
    tay
    lda (row_ptr),y
    tay
    lda score_lo,y
    clc
    adc sum
    sta sum
    lda score_hi,y
    adc sum + 1
    sta sum + 1
.endmacro

; void gb_original_cell(void)
; In: _gb_original_at. Out: _gb_original_black, _gb_original_white. Clobbers: A X Y. Cycles: 1,300 to 2,400.
.proc _gb_original_cell
    lda #0
    sta _gb_original_black
    sta _gb_original_black + 1
    sta _gb_original_white
    sta _gb_original_white + 1
    lda #3
    sta axis
row:
    ldx axis
    lda ways,x
    sta way
    read_half 0
    lda half_b
    sta first_b
    lda half_w
    sta first_w
    read_half 1
    lda first_b
    ora half_b
    bne shapes
    inc _gb_original_black         ; an empty row scores 1
    bne :+
    inc _gb_original_black + 1
:   inc _gb_original_white
    bne next
    inc _gb_original_white + 1
    jmp next
shapes:
    add_score first_b, half_b, _gb_original_black
    add_score first_w, half_w, _gb_original_white
next:
    dec axis
    bmi done
    jmp row
done:
    rts
.endproc
