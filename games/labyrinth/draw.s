; Columns of the view to tiles, see draw.h; draw_ref.c says the same in C.
;
; void lab_draw_compose(void);
; In:       _lab_view_column
; In/Out:   _lab_draw_picture: if row LAB_DRAW_OUTER of a column is empty, so must be those above it. This is true of all it makes,
;           and for memory that was cleared
; Out:      _lab_draw_shades
; Clobbers: A, X, Y
; Uses:     nothing else; its own page must be mapped
; Cycles:   3,500 to 5,500: rows from LAB_DRAW_OUTER on that are empty, and were before, cost 15 cycles instead of 78
; Bytes:    4,100: a loop would need a third index register, or twice the time
;
; The tables hold LAB_DRAW_BASE for left columns and the half-tile for right ones; looking 4 places further down them is
; looking one row further from the horizon.

.export _lab_draw_compose
.importzp _lab_view_column
.import _lab_draw_picture, _lab_draw_shades, _lab_draw_left, _lab_draw_right

.include "labyrinth_const.inc"
ROWS = LAB_DRAW_ROWS                ; from the horizon to the edge of the picture

.assert <_lab_draw_left = 0 && <_lab_draw_right = 0, lderror, "tables of half-tiles want pages"

.macro TILE column, row
        lda _lab_draw_left + 4 * (ROWS - 1 - (row)),x
        adc _lab_draw_right + 4 * (ROWS - 1 - (row)),y
.endmacro
.macro PUT column, row
        sta _lab_draw_picture + (ROWS - 1 - (row)) * LAB_DRAW_COLUMNS + column
.endmacro

.segment "B_LABYRINTH_DRAW"

.proc _lab_draw_compose
.repeat ::LAB_DRAW_COLUMNS, column
        .scope
        ldx _lab_view_column + 2 * column
        ldy _lab_view_column + 2 * column + 1
        clc                     ; no sum below reaches 256
.repeat ::LAB_DRAW_OUTER, row
        TILE column, row
        PUT column, row
.endrepeat
        TILE column, ::LAB_DRAW_OUTER
        cmp #LAB_DRAW_FIRST_TILE
        bne all
        cmp _lab_draw_picture + (ROWS - 1 - ::LAB_DRAW_OUTER) * LAB_DRAW_COLUMNS + column
        beq next
all:    PUT column, ::LAB_DRAW_OUTER
        clc
.repeat ::LAB_DRAW_ROWS - 1 - ::LAB_DRAW_OUTER, row
        TILE column, row + 1 + ::LAB_DRAW_OUTER
        PUT column, row + 1 + ::LAB_DRAW_OUTER
.endrepeat
next:
        .endscope
.endrepeat
        ; fall through
.endproc

; The attributes of tile rows 8 to 15: a byte is four blocks, and the light of a block is that of one column of the view.
.proc shade
.repeat ::LAB_DRAW_SHADES / 2, k
        lda _lab_view_column + 8 * k + 1
        and #LAB_VIEW_HEIGHT
        tax
        lda _lab_view_column + 8 * k + 5
        and #LAB_VIEW_HEIGHT
        tay
        lda outer_left,x
        ora outer_right,y
        sta _lab_draw_shades + k
        lda inner_left,x
        ora inner_right,y
        sta _lab_draw_shades + 8 + k
.endrepeat
        rts
.endproc

; By the height of the wall: the light of two blocks, one above the other, where the floor has at least `least`.
.macro LIGHTS least, shift
.repeat ::LAB_VIEW_TOP + 1, h
        .byte (.max(least, LAB_DRAW_FAR + (h >= LAB_DRAW_MIDDLE_FROM) + (h >= LAB_DRAW_NEAR_FROM)) * $11) << shift
.endrepeat
.endmacro

.segment "B_LABYRINTH_DRAW_RO"
outer_left:   LIGHTS LAB_DRAW_MIDDLE, 0
outer_right:  LIGHTS LAB_DRAW_MIDDLE, 2
inner_left:   LIGHTS LAB_DRAW_FAR, 0
inner_right:  LIGHTS LAB_DRAW_FAR, 2
