; The ray caster, see cast.h; cast_ref.c says the same in C.
;
; void lab_cast_begin(void);
; uint8_t lab_cast_step(void);
; In:       _lab_cast_x, _lab_cast_y, _lab_cast_angle, _lab_maze_rows, _lab_maze_cols
; Out:      _lab_cast_ray; lab_cast_step: A = 1 when the view is whole, X = 0
; Clobbers: A, X, Y
; Uses:     50 bytes of the game's zero page, log_*; its own page must be mapped
; Cycles:   ceilings in tests/labyrinth/cycles.t; lab_cast_begin about 2,500; a ray about 240, and 28 for each cell along its
;           main axis, and 21 for each line it changes on the way
;
; The eight octants are eight copies of one macro: directions, maps and tables are then in the code and cost nothing.
; Rays are cast from right to left, so that the angle grows: within a page of the tables only Y changes, and the
; octant ends when a page ends.

.export _lab_cast_begin, _lab_cast_step
.import _lab_cast_x, _lab_cast_y, _lab_cast_angle, _lab_cast_ray, _lab_maze_rows, _lab_maze_cols
.import lab_log_x_lo, lab_log_x_hi, lab_log_y_lo, lab_log_y_hi
.import _lab_cast_slope_lo, _lab_cast_slope_hi, _lab_cast_near, _lab_cast_far_lo, _lab_cast_far_hi
.import _lab_cast_sum_lo, _lab_cast_sum_hi, _lab_cast_dif_lo, _lab_cast_dif_hi
.import _lab_cast_log0_lo, _lab_cast_log0_hi, _lab_cast_logm, _lab_cast_base_lo, _lab_cast_base_hi, _lab_cast_top
.import _lab_cast_delta, _lab_cast_fish, _lab_cast_exp

.include "labyrinth_const.inc"
OTHER = $80                     ; mark of a plane on the other axis
NO_FACE = $FF

; set_pages adds 4 to go from one of these tables to the next
.assert _lab_cast_slope_hi = _lab_cast_slope_lo + $400 && _lab_cast_near = _lab_cast_slope_lo + $800, lderror, "tables of angles apart"
.assert _lab_cast_far_lo = _lab_cast_slope_lo + $C00 && _lab_cast_far_hi = _lab_cast_slope_lo + $1000, lderror, "tables of angles apart"
.assert <_lab_cast_slope_lo = 0 && <_lab_cast_sum_lo = 0 && <_lab_cast_dif_lo = 0 && <_lab_cast_exp = 0, lderror, "tables want pages"
.assert <_lab_maze_rows = 0 && <_lab_maze_cols = 0, lderror, "maps want pages"

.segment "Z_LABYRINTH": zeropage
psi:      .res 1                ; angle within its page of the tables
page:     .res 1                ; 0..15, the page: angle / 256
ray:      .res 1                ; 63..0
stop:     .res 1                ; last ray of this slice
slope_lo: .res 2                ; into the tables of angles, at the page
slope_hi: .res 2
near:     .res 2
far_lo:   .res 2
far_hi:   .res 2
sum_lo:   .res 2                ; into the tables of squares, at the fraction of the main axis
sum_hi:   .res 2
dif_lo:   .res 2
dif_hi:   .res 2
step:     .res 2                ; slope of this ray
product:  .res 2
cell_now = product             ; (is used up when a wall is met)
frac:     .res 1                ; low byte of the position across (the high one is in X)
across:   .res 1                ; high byte at the eye
start:    .res 2                ; the eye's line in the map
along:    .res 1                ; the eye's place in it
line:     .res 2                ; the ray's line in the map
sum:      .res 2                ; of logarithms
plane:    .res 1                ; face of the last ray: plane (with $80: on the other axis), or NO_FACE
cell:     .res 1                ; its cell in the plane
mark:     .res 1                ; LAB_CAST_JOINT or 0, of this ray
again:    .res 2                ; next ray of the same octant
frac_x:   .res 1                ; the eye within its cell, and 255 - that
frac_y:   .res 1
back_x:   .res 1
back_y:   .res 1
line_x:   .res 1                ; the eye's lines, 1..21
line_y:   .res 1
rows:     .res 2                ; start for rays along x, along y
cols:     .res 2

.segment "B_LABYRINTH_VIEW"

; Fills the logarithms of one axis: n = 0, 1, 2 .. cells from the eye's own line, `toward` (inx or dex) its end. The
; fraction moves right one bit whenever n reaches a power of two (its other bits, _lab_cast_top, are then 0).
.macro LOG_HALF own, fraction, toward, log_lo, log_hi
        .local next, same, done
        ldx own
        toward
        ldy fraction
        sty frac
        lda _lab_cast_log0_lo,y
        sta log_lo,x
        lda _lab_cast_log0_hi,y
        sta log_hi,x
        lda _lab_cast_logm,y        ; n = 1
        ldy #1
next:   toward
        .if .xmatch(toward, inx)
        cpx #LAB_MAZE_LINES
        bcs done
        .else
        bmi done
        .endif
        clc
        adc _lab_cast_base_lo,y
        sta log_lo,x
        lda #0
        adc _lab_cast_base_hi,y
        sta log_hi,x
        iny
        sty step
        lda _lab_cast_top,y
        bne same
        lsr frac
same:   ora frac
        tay
        lda _lab_cast_logm,y
        ldy step
        jmp next
done:
.endmacro

.proc log_axes
        LOG_HALF line_x, back_x, inx, lab_log_x_lo, lab_log_x_hi
        LOG_HALF line_x, frac_x, dex, lab_log_x_lo, lab_log_x_hi
        LOG_HALF line_y, back_y, inx, lab_log_y_lo, lab_log_y_hi
        LOG_HALF line_y, frac_y, dex, lab_log_y_lo, lab_log_y_hi
        rts
.endproc

; A = page: points the five tables of angles at it.
.proc set_pages
        and #3
        clc
        adc #>_lab_cast_slope_lo
        sta slope_lo+1
        adc #4
        sta slope_hi+1
        adc #4
        sta near+1
        adc #4
        sta far_lo+1
        adc #4
        sta far_hi+1
        rts
.endproc

; map + 32 * line -> to
.macro LINE_AT line_no, map, to
        lda #0
        sta to
        lda line_no
        lsr a
        ror to
        lsr a
        ror to
        lsr a
        ror to
        clc
        adc #>map
        sta to+1
.endmacro

.proc _lab_cast_begin
        lda _lab_cast_x
        sta frac_x
        eor #$FF
        sta back_x
        ldx _lab_cast_x+1
        inx
        stx line_x
        lda _lab_cast_y
        sta frac_y
        eor #$FF
        sta back_y
        ldx _lab_cast_y+1
        inx
        stx line_y
        jsr log_axes
        LINE_AT line_y, _lab_maze_rows, rows
        LINE_AT line_x, _lab_maze_cols, cols
        lda #0
        sta slope_lo
        sta slope_hi
        sta near
        sta far_lo
        sta far_hi
        lda #>_lab_cast_sum_lo
        sta sum_lo+1
        lda #>_lab_cast_sum_hi
        sta sum_hi+1
        lda #>_lab_cast_dif_lo
        sta dif_lo+1
        lda #>_lab_cast_dif_hi
        sta dif_hi+1
        ldx #LAB_CAST_RAYS-1
        stx ray
        inx
        stx stop
        sec                     ; the first ray, at the right edge
        lda _lab_cast_angle
        sbc #<LAB_CAST_EDGE
        tay
        lda _lab_cast_angle+1
        sbc #>LAB_CAST_EDGE
        sta page
        tya
        clc
        adc _lab_cast_delta + LAB_CAST_RAYS - 1
        sta psi
        lda page
        adc #0
        and #15
        sta page
        jmp set_pages
.endproc

.proc _lab_cast_step
        sec
        lda stop
        sbc #LAB_CAST_SLICE
        sta stop
        jsr go_on
        ldx #0
        lda stop
        beq done
        txa
        rts
done:   lda #1
        rts

go_on:  ldx ray
        cpx #LAB_CAST_RAYS-1
        beq enter_octant
        dex
        stx ray
        clc
        lda psi
        adc _lab_cast_delta,x
        sta psi
        tay
        bcs next_page
        jmp (again)
.endproc

; Begins the octant of the page: what it needs of the eye comes from the tables below.
.proc enter_octant
        lda page
        lsr a
        tax
        ldy eye_line,x
        lda $00,y
        sta start
        lda $01,y
        sta start+1
        ldy eye_place,x
        lda $00,y
        sta along
        ldy eye_border,x
        lda $00,y
        sta sum_lo
        sta sum_hi
        eor #$FF
        sta dif_lo
        sta dif_hi
        ldy eye_across,x
        lda $00,y
        sta across
        lda octant_lo,x
        sta again
        lda octant_hi,x
        sta again+1
        lda #NO_FACE
        sta plane
        ldy psi
        jmp (again)
.endproc

; The angle left its page.
.proc next_page
        ldx page
        inx
        txa
        and #15
        sta page
        jsr set_pages
        ldy psi
        lda page
        lsr a
        bcc enter_octant
        jmp (again)
.endproc

; The ray met another face than the last one. Y = plane, A = cell: a joint if only the cell is new. The face is then
; forgotten, so that two rays side by side are never both joints.
.proc other_face
        cpy plane
        beq joint
        sty plane
        sta cell
        lda #0
        sta mark
        rts
joint:  lda #LAB_CAST_JOINT
        sta mark
        lda #NO_FACE
        sta plane
        rts
.endproc

; By octant: the eye's line in the map, its place in the line, the distance to its first border along the main axis,
; its position across as the ray sees it (all zero page); the code.
eye_line:   .byte rows, cols, cols, rows, rows, cols, cols, rows
eye_place:  .byte line_x, line_y, line_y, line_x, line_x, line_y, line_y, line_x
eye_border: .byte back_x, frac_y, frac_y, frac_x, frac_x, back_y, back_y, back_x
eye_across: .byte back_y, frac_x, back_x, back_y, frac_y, back_x, frac_x, frac_y
octant_lo:  .lobytes octant0, octant1, octant2, octant3, octant4, octant5, octant6, octant7
octant_hi:  .hibytes octant0, octant1, octant2, octant3, octant4, octant5, octant6, octant7

; A, sum = sum of logarithms without the ray's own: the height goes to its place, with the bits of joint and side; then
; the next ray, in the octant that is `again`.
.macro FINISH side
        .local far, full, put, ended, turned
        sta sum+1
        ldx ray
        sec
        lda sum
        sbc _lab_cast_fish,x
        tay
        lda sum+1
        sbc #0
        bne far
        lda _lab_cast_exp,y
put:
.if side
        ora #side
.endif
        ora mark
        sta _lab_cast_ray,x
        cpx stop
        beq ended
        dex
        stx ray
        clc
        lda psi
        adc _lab_cast_delta,x
        sta psi
        tay
        bcs turned
        jmp (again)
far:    bmi full
        lda _lab_cast_exp+256,y
        bne put
full:   lda #LAB_CAST_TOP
        bne put
turned: jmp next_page
ended:  rts
.endmacro

.proc finish_x                  ; a wall on a border of x: it faces east or west
        FINISH ::LAB_CAST_SIDE
.endproc

.proc finish_y
        FINISH 0
.endproc

; One octant. toward: iny or dey; down: 1 if the lines it changes to go up in number; then the logarithms and the end of
; a ray for walls on the main axis and on the other one.
.macro OCTANT name, toward, down, main_lo, main_hi, main_end, other_lo, other_hi, other_end
        .local along_on, line_on, met_main, same_page, no_carry, new_main, old_main, new_other, old_other
        .align 256
name:                           ; Y = psi
        lda (slope_lo),y
        sta step
        lda (slope_hi),y
        sta step+1
        tay
        sec                     ; (f + 1/2) * high byte of the slope
        lda (sum_lo),y
        sbc (dif_lo),y
        sta product
        lda (sum_hi),y
        sbc (dif_hi),y
        sta product+1
        ldy step
        sec                     ; (f + 1/2) * low byte, / 256, from the high bytes alone
        lda (sum_hi),y
        sbc (dif_hi),y
        clc
        adc product
        bcc no_carry
        inc product+1
        clc
no_carry:
        adc #$80
        sta frac
        lda product+1
        adc across
        tax
        lda start
        sta line
        lda start+1
        sta line+1
        ldy along
        bcs line_on
along_on:                       ; carry clear, X = high byte of the position across
        toward
        lda (line),y
        bne met_main
        lda frac
        adc step
        sta frac
        txa
        adc step+1
        tax
        bcc along_on
line_on:                        ; carry set
        lda line
.if down
        adc #31
        sta line
        bcc same_page
        inc line+1
        clc
same_page:
.else
        sbc #32
        sta line
        bcs same_page
        dec line+1
same_page:
        clc
.endif
        lda (line),y
        beq along_on
        tax                     ; the wall tells its line, plus 1
        ora #OTHER
        cmp plane
        bne new_other
        cpy cell
        beq old_other
new_other:
        sty cell_now
        tay
        lda cell_now
        jsr other_face
old_other:
        clc
        ldy psi
        lda (far_lo),y
        adc other_lo-1,x
        sta sum
        lda (far_hi),y
        adc other_hi-1,x
        jmp other_end
met_main:
        lda line
        cpy plane
        bne new_main
        cmp cell
        beq old_main
new_main:
        jsr other_face
old_main:
        clc
        tya
        tax
        ldy psi
        lda (near),y
        adc main_lo,x
        sta sum
        lda main_hi,x
        adc #0
        jmp main_end
        .assert * - name <= 256, error, "an octant wants one page"
.endmacro

        OCTANT octant0, iny, 0, lab_log_x_lo, lab_log_x_hi, finish_x, lab_log_y_lo, lab_log_y_hi, finish_y
        OCTANT octant1, dey, 1, lab_log_y_lo, lab_log_y_hi, finish_y, lab_log_x_lo, lab_log_x_hi, finish_x
        OCTANT octant2, dey, 0, lab_log_y_lo, lab_log_y_hi, finish_y, lab_log_x_lo, lab_log_x_hi, finish_x
        OCTANT octant3, dey, 0, lab_log_x_lo, lab_log_x_hi, finish_x, lab_log_y_lo, lab_log_y_hi, finish_y
        OCTANT octant4, dey, 1, lab_log_x_lo, lab_log_x_hi, finish_x, lab_log_y_lo, lab_log_y_hi, finish_y
        OCTANT octant5, iny, 0, lab_log_y_lo, lab_log_y_hi, finish_y, lab_log_x_lo, lab_log_x_hi, finish_x
        OCTANT octant6, iny, 1, lab_log_y_lo, lab_log_y_hi, finish_y, lab_log_x_lo, lab_log_x_hi, finish_x
        OCTANT octant7, iny, 1, lab_log_x_lo, lab_log_x_hi, finish_x, lab_log_y_lo, lab_log_y_hi, finish_y
