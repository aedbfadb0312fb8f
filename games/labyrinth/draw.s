; Rays to tiles, see draw.h; draw_ref.c says the same in C.
;
; void draw_compose(void);
; In:       _cast_ray
; Out:      _draw_picture
; Clobbers: A, X, Y
; Uses:     nothing else; its own page must be mapped
; Cycles:   4,872 always
; Bytes:    3,778: a loop would need a third index register, or twice the time
;
; The tables hold DRAW_BASE for left rays and the half-tile for right ones; looking 4 places further down them is
; looking one row further from the horizon.

.export _draw_compose
.import _cast_ray, _draw_picture, _draw_left, _draw_right

.include "labyrinth_const.inc"
HALF = DRAW_ROWS / 2            ; rows from the horizon to the edge of the picture

.assert <_draw_left = 0 && <_draw_right = 0, lderror, "tables of half-tiles want pages"

.segment "B_LABYRINTH_VIEW"

.proc _draw_compose
        clc                     ; no sum below reaches 256
.repeat ::DRAW_COLUMNS, column
        ldx _cast_ray + 2 * column
        ldy _cast_ray + 2 * column + 1
.repeat ::HALF, row
        lda _draw_left + 4 * (HALF - 1 - row),x
        adc _draw_right + 4 * (HALF - 1 - row),y
        sta _draw_picture + (HALF - 1 - row) * DRAW_COLUMNS + column
        adc #DRAW_LOWER
        sta _draw_picture + (HALF + row) * DRAW_COLUMNS + column
.endrepeat
.endrepeat
        rts
.endproc
