; Rays to tiles, see draw.h; draw_ref.c says the same in C.
;
; void lab_draw_compose(void);
; In:       _lab_cast_ray
; Out:      _lab_draw_picture
; Clobbers: A, X, Y
; Uses:     nothing else; its own page must be mapped
; Cycles:   4,872 always
; Bytes:    3,778: a loop would need a third index register, or twice the time
;
; The tables hold LAB_DRAW_BASE for left rays and the half-tile for right ones; looking 4 places further down them is
; looking one row further from the horizon.

.export _lab_draw_compose
.import _lab_cast_ray, _lab_draw_picture, _lab_draw_left, _lab_draw_right

.include "labyrinth_const.inc"
HALF = LAB_DRAW_ROWS / 2            ; rows from the horizon to the edge of the picture

.assert <_lab_draw_left = 0 && <_lab_draw_right = 0, lderror, "tables of half-tiles want pages"

.segment "B_LABYRINTH_VIEW"

.proc _lab_draw_compose
        clc                     ; no sum below reaches 256
.repeat ::LAB_DRAW_COLUMNS, column
        ldx _lab_cast_ray + 2 * column
        ldy _lab_cast_ray + 2 * column + 1
.repeat ::HALF, row
        lda _lab_draw_left + 4 * (HALF - 1 - row),x
        adc _lab_draw_right + 4 * (HALF - 1 - row),y
        sta _lab_draw_picture + (HALF - 1 - row) * LAB_DRAW_COLUMNS + column
        adc #LAB_DRAW_LOWER
        sta _lab_draw_picture + (HALF + row) * LAB_DRAW_COLUMNS + column
.endrepeat
.endrepeat
        rts
.endproc
