; Columns of the view to tiles, see draw.h; draw_ref.c says the same in C.
;
; void lab_draw_compose(void);
; In:       _lab_view_column
; Out:      _lab_draw_picture, _lab_draw_shades
; Clobbers: A, X, Y
; Uses:     nothing else; its own page must be mapped
; Cycles:   5,222 always
; Bytes:    4,050: a loop would need a third index register, or twice the time
;
; The tables hold LAB_DRAW_BASE for left columns and the half-tile for right ones; looking 4 places further down them is
; looking one row further from the horizon.

.export _lab_draw_compose
.importzp _lab_view_column
.import _lab_draw_picture, _lab_draw_shades, _lab_draw_left, _lab_draw_right

.include "labyrinth_const.inc"
HALF = LAB_DRAW_ROWS / 2            ; rows from the horizon to the edge of the picture

.assert <_lab_draw_left = 0 && <_lab_draw_right = 0, lderror, "tables of half-tiles want pages"

.segment "B_LABYRINTH_DRAW"

.proc _lab_draw_compose
        clc                     ; no sum below reaches 256
.repeat ::LAB_DRAW_COLUMNS, column
        ldx _lab_view_column + 2 * column
        ldy _lab_view_column + 2 * column + 1
.repeat ::HALF, row
        lda _lab_draw_left + 4 * (HALF - 1 - row),x
        adc _lab_draw_right + 4 * (HALF - 1 - row),y
        sta _lab_draw_picture + (HALF - 1 - row) * LAB_DRAW_COLUMNS + column
        adc #LAB_DRAW_LOWER
        sta _lab_draw_picture + (HALF + row) * LAB_DRAW_COLUMNS + column
.endrepeat
.endrepeat
        jmp shade
.endproc

; The attributes of tile rows 4 to 15: a byte is four blocks, and one column of the view stands for a block's four.
.proc shade
.repeat ::LAB_DRAW_SHADES / 3, k
        lda _lab_view_column + 8 * k + 1
        and #LAB_VIEW_HEIGHT
        tax
        lda _lab_view_column + 8 * k + 5
        and #LAB_VIEW_HEIGHT
        tay
        lda upper_left,x
        ora upper_right,y
        sta _lab_draw_shades + k
        lda middle_left,x
        ora middle_right,y
        sta _lab_draw_shades + 8 + k
        lda lower_left,x
        ora lower_right,y
        sta _lab_draw_shades + 16 + k
.endrepeat
        rts
.endproc

; By the height of the wall: the light of a block, where the floor has at least `least`, and of the one below it.
.macro LIGHTS least, least_below, shift
.repeat ::LAB_VIEW_TOP + 1, h
        .byte .max(least, LAB_DRAW_FAR + (h >= LAB_DRAW_MIDDLE_FROM) + (h >= LAB_DRAW_NEAR_FROM)) << shift | .max(least_below, LAB_DRAW_FAR + (h >= LAB_DRAW_MIDDLE_FROM) + (h >= LAB_DRAW_NEAR_FROM)) << (shift + 4)
.endrepeat
.endmacro

.segment "B_LABYRINTH_DRAW_RO"
upper_left:   LIGHTS LAB_DRAW_NEAR, LAB_DRAW_MIDDLE, 0
upper_right:  LIGHTS LAB_DRAW_NEAR, LAB_DRAW_MIDDLE, 2
middle_left:  LIGHTS LAB_DRAW_FAR, LAB_DRAW_FAR, 0
middle_right: LIGHTS LAB_DRAW_FAR, LAB_DRAW_FAR, 2
lower_left:   LIGHTS LAB_DRAW_MIDDLE, LAB_DRAW_NEAR, 0
lower_right:  LIGHTS LAB_DRAW_MIDDLE, LAB_DRAW_NEAR, 2
