; The inner loops of the Skyscrapers solver; contracts in hot.h, C twins in hot_ref.c. The heights below N of a cell are
; one byte, so every set of them is an index. Compared in tests/sim65/test_skyscrapers_hot.c; ceilings in tests/skyscrapers/cycles.t.

        .export         _sky_load, _sky_scan, _sky_see, _sky_cut, _sky_note_cut, _sky_place, _sky_next_dirty, _sky_only
        .export         _sky_list_open, _sky_list_fresh, _sky_list_face, _sky_list_ends, _sky_list_join, _sky_list_back, _sky_list_apply
        .export         _sky_list_ahead, _sky_list_home
        .exportzp       _sky_left, _sky_queued, _sky_bad, _sky_ln, _sky_lt, _sky_h, _sky_seq, _sky_fit, _sky_fit_t
        .exportzp       _sky_once, _sky_some, _sky_tops, _sky_keep, _sky_keep_t, _sky_from, _sky_upto, _sky_full
        .exportzp       _sky_ask, _sky_ask0, _sky_far, _sky_most

        .import         _sky_n, _sky_n2, _sky_row, _sky_col, _sky_start, _sky_step, _sky_front, _sky_back
        .import         _sky_lo, _sky_top, _sky_val, _sky_queue, _sky_dirty, _sky_clue, _sky_tab, _sky_ones, _sky_high
        .import         _sky_lines, _sky_lines_of
        .import         _sky_step_cells, _sky_step_cell

.ifdef SIM65
.define SEG_ZP   "ZEROPAGE"
.define SEG_CODE "CODE"
.define SEG_RO   "RODATA"
.else
.define SEG_ZP   "Z_SKYSCRAPERS"
.define SEG_CODE "B_SKYSCRAPERS_AI"
.define SEG_RO   "B_SKYSCRAPERS_AI_RO"
.endif

MAX_N    = 9
STEP_MAX = 20                           ; SKY_STEP_MAX of solver.h
NEAR     = _sky_tab                ; SKY_NEAR .. of hot.h
FAR      = _sky_tab + 256
JOIN     = _sky_tab + 512
JOIN_FAR = _sky_tab + 768

; ---- zero page -------------------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage

_sky_left:      .res 1
_sky_queued:    .res 1
_sky_bad:       .res 1
_sky_ln:        .res MAX_N
_sky_lt:        .res MAX_N
_sky_h:         .res MAX_N
_sky_seq:       .res MAX_N
_sky_fit:       .res MAX_N
_sky_fit_t:     .res MAX_N
_sky_once:      .res 1
_sky_some:      .res 1
_sky_tops:      .res 1
_sky_keep:      .res 1
_sky_keep_t:    .res 1
_sky_from:      .res 1
_sky_upto:      .res 1
_sky_full:      .res 1
_sky_ask:       .res 2
_sky_ask0:      .res 2
_sky_far:       .res 1
_sky_most:      .res 1

left:           .res 1          ; heights of the set that may stand in the cell, still to do
counts:         .res 1          ; result for the set; ends: counts, back: heights found
hits:           .res 1          ; back: counts of the set that some line needs
height:         .res 1
place:          .res 1
cell:           .res 1
step:           .res 1
todo:           .res 1
line:           .res 1
first:          .res 1
last:           .res 1
entry:          .res 2

        .assert _sky_far - _sky_left < 100, error, "zero page of the solver"

; ---- tables ------------------------------------------------------------------------------------------------------------
        .segment        SEG_RO

bit_of:         .byte $01, $02, $04, $08, $10, $20, $40, $80
; What a clue asks of the towers before the tallest: bit c-2; clue 1: none at all; no clue: anything.
ask_of:         .byte $FF, $00, $01, $02, $04, $08, $10, $20, $40, $80
ask0_of:        .byte 1, 1, 0, 0, 0, 0, 0, 0, 0, 0

        .segment        SEG_CODE

; void sky_load(uint8_t k)
; In: A = clue.  Out: sky_ln, sky_lt; A = 0.  Clobbers: A X Y.  Uses: cell, step.  Cycles: 38 + 33 N.
.proc _sky_load
        tay
        lda     _sky_start,y
        sta     cell
        lda     _sky_step,y
        sta     step
        ldy     #0
@next:  ldx     cell
        lda     _sky_lo,x
        sta     _sky_ln,y
        lda     _sky_top,x
        sta     _sky_lt,y
        txa
        clc
        adc     step
        sta     cell
        iny
        cpy     _sky_n
        bne     @next
        rts
.endproc

; void sky_scan(void)
; Out: sky_some, sky_once, sky_tops.  Clobbers: A X Y.  Uses: height.  Cycles: about 30 + 35 N.
.proc _sky_scan
        lda     #0
        sta     _sky_some
        sta     height             ; heights seen twice
        tay                     ; cells that can have the tallest
        ldx     _sky_n
@next:  dex
        bmi     @done
        lda     _sky_ln,x
        and     _sky_some
        ora     height
        sta     height
        lda     _sky_ln,x
        ora     _sky_some
        sta     _sky_some
        lda     _sky_lt,x
        beq     @next
        iny
        bne     @next           ; always: N is not 256
@done:  cpy     #2
        bcc     @few
        ldy     #2
@few:   sty     _sky_tops
        lda     height
        eor     #$FF
        and     _sky_some
        sta     _sky_once
        rts
.endproc

; uint8_t sky_see(uint8_t end)
; In: A = cells.  Out: A = towers seen, X = 0.  Clobbers: Y.  Uses: todo.  Cycles: about 25 + 17 per cell.
.proc _sky_see
        sta     todo
        ldy     #0              ; seen
        ldx     #0
        tya                     ; the tallest so far
@next:  cmp     _sky_h,x
        bcs     @hidden
        lda     _sky_h,x
        iny
@hidden:
        inx
        cpx     todo
        bne     @next
        tya
        ldx     #0
        rts
.endproc

; uint8_t sky_cut(uint8_t cell)
; In: A = cell; sky_keep, sky_keep_t.  Out: A = 1 if something was removed, else 0; X = 0.  Clobbers: Y.
; Uses: counts, ones.  Cycles: 35 if nothing changes, 85..100 otherwise.
.proc _sky_cut
        tax
        jsr     cut
        ldx     #0
        rts
.endproc

; In: X = cell.  Out: A = 0 or 1 and flags of it; X kept.  Clobbers: Y.
.proc cut
        lda     _sky_top,x
        and     _sky_keep_t
        tay                     ; the new upper plane
        lda     _sky_lo,x
        and     _sky_keep
        cmp     _sky_lo,x
        bne     @change
        tya
        cmp     _sky_top,x
        bne     @top
        lda     #0
        rts
@top:   lda     _sky_lo,x
@change:
        sta     _sky_lo,x
        sta     counts
        tya
        sta     _sky_top,x
        ldy     counts
        clc
        adc     _sky_ones,y
        beq     @empty
        cmp     #1
        bne     @mark
        ldy     _sky_queued
        txa
        sta     _sky_queue,y
        inc     _sky_queued
@mark:  lda     #$FF
        ldy     _sky_row,x
        sta     _sky_dirty,y
        lda     _sky_col,x
        clc
        adc     _sky_n
        tay
        lda     #$FF
        sta     _sky_dirty,y
        lda     #1
        rts
@empty: inc     _sky_bad
        bne     @mark           ; always
.endproc

; uint8_t sky_note_cut(uint8_t cell)
; As sky_cut, and notes the cell.
.proc _sky_note_cut
        tax
        jsr     note_cut
        ldx     #0
        rts
.endproc

; In: X = cell.  Out: A = 0 or 1; X kept.  Clobbers: Y.
.proc note_cut
        jsr     cut
        beq     @done
        ldy     _sky_step_cells
        cpy     #STEP_MAX
        bcs     @full
        txa
        sta     _sky_step_cell,y
        inc     _sky_step_cells
@full:  lda     #1
@done:  rts
.endproc

; void sky_place(uint8_t cell)
; In: A = cell with one candidate.  Clobbers: A X Y.  Uses: place, cell, left, height, todo, step.
; Cycles: about 130 + 45 (2N) + 70 per candidate removed.
.proc _sky_place
        sta     place
        tax
        lda     _sky_top,x
        sta     height             ; the candidate: upper plane
        bne     @tallest
        ldy     _sky_lo,x
        lda     _sky_high,y
        jmp     @height
@tallest:
        lda     _sky_n
@height:
        sta     _sky_val,x
        dec     _sky_left
        lda     _sky_lo,x
        sta     left            ; and the lower one
        eor     #$FF
        sta     _sky_keep
        lda     height
        eor     #1
        sta     _sky_keep_t
        lda     place           ; the row
        sec
        sbc     _sky_col,x
        ldy     #1
        jsr     cut_line
        ldx     place           ; the column
        lda     _sky_col,x
        ldy     _sky_n
        ; falls through
.endproc
        .assert * = cut_line, error, "sky_place falls through"

; Takes the candidate (left, height) from the cells of a line but `place`. In: A = first cell, Y = step.
.proc cut_line
        sty     step
        tax
        lda     _sky_n
        sta     todo
@next:  lda     _sky_lo,x
        and     left
        bne     @has
        lda     _sky_top,x
        and     height
        beq     @clean
@has:   cpx     place
        beq     @clean
        jsr     cut
@clean: txa
        clc
        adc     step
        tax
        dec     todo
        bne     @next
        rts
.endproc

; uint8_t sky_next_dirty(uint8_t bit)
; In: A = bit.  Out: A = line or 255, X = 0.  Uses: height.  Cycles: 25 + 14 per line looked at.
.proc _sky_next_dirty
        sta     height
        ldx     #0
@next:  lda     _sky_dirty,x
        and     height
        bne     @found
        inx
        cpx     _sky_n2
        bne     @next
        lda     #255
        ldx     #0
        rts
@found: lda     height
        eor     #$FF
        and     _sky_dirty,x
        sta     _sky_dirty,x
        txa
        ldx     #0
        rts
.endproc

; void sky_only(uint8_t line)
; In: A = line.  Clobbers: A X Y.  Uses: what note_cut uses, cell, step, todo, line, left, height, place.
; Cycles: about 110 + 52 N when there is nothing to find, 45 N more otherwise.
.proc _sky_only
        sta     line
        jsr     line_start
        ldy     #0
        sty     _sky_some
        sty     height          ; heights that more than one cell can have
        sty     left            ; heights that stand
        sty     _sky_tops
        ldx     _sky_n
        stx     todo
        ldx     cell
@look:  lda     _sky_lo,x
        ldy     _sky_val,x
        beq     @open
        ora     left
        sta     left
        lda     _sky_lo,x
@open:  and     _sky_some
        ora     height
        sta     height
        lda     _sky_lo,x
        ora     _sky_some
        sta     _sky_some
        lda     _sky_top,x
        beq     @low
        inc     _sky_tops
        stx     place           ; the last cell that can have the tallest
@low:   txa
        clc
        adc     step
        tax
        dec     todo
        bne     @look
        lda     _sky_some
        cmp     _sky_full
        bne     @bad
        ldx     _sky_tops
        beq     @bad
        ora     left
        eor     left
        ora     height
        eor     height
        sta     left            ; heights to set now
        dex
        bne     @heights
        ldx     place
        lda     #0
        sta     _sky_keep
        lda     #1
        sta     _sky_keep_t
        jsr     note_cut
@heights:
        lda     left
        bne     @set
        rts
@bad:   lda     #1
        sta     _sky_bad
        rts
@set:   lda     #0
        sta     _sky_keep_t
        lda     _sky_n
        sta     todo
        ldx     cell
@next:  lda     _sky_lo,x
        and     left
        beq     @on
        sta     _sky_keep
        jsr     note_cut
@on:    txa
        clc
        adc     step
        tax
        dec     todo
        bne     @next
        rts
.endproc

; Sets cell and step to walk along `line` from its front clue. Clobbers: A X Y.
.proc line_start
        ldx     line
        ldy     _sky_front,x
        lda     _sky_start,y
        sta     cell
        lda     _sky_step,y
        sta     step
        rts
.endproc

; void sky_list_open(uint8_t line)
; In: A = line.  Clobbers: A X Y.  Uses: line.  Cycles: about 130 + 50 N.
.proc _sky_list_open
        sta     line
        tax
        ldy     _sky_front,x
        lda     _sky_clue,y
        tay
        lda     ask_of,y
        sta     _sky_ask
        lda     ask0_of,y
        sta     _sky_ask0
        ldy     _sky_back,x
        lda     _sky_clue,y
        tay
        lda     ask_of,y
        sta     _sky_ask+1
        lda     ask0_of,y
        sta     _sky_ask0+1
        lda     #0
        ldy     _sky_n
@clear: sta     _sky_fit-1,y
        sta     _sky_fit_t-1,y
        dey
        bne     @clear
        lda     _sky_front,x
        jmp     _sky_load
.endproc

; void sky_list_fresh(uint8_t line)
; In: A = line.  Out: sky_fit, sky_fit_t.  Clobbers: A X Y.  Uses: left, height, first, last, entry.
; Cycles: about 140 + 14 per unit of the front clue + 55 N.
.proc _sky_list_fresh
        tax
        ldy     _sky_front,x
        lda     _sky_clue,y
        sta     left            ; front
        ldy     _sky_back,x
        lda     _sky_clue,y
        sta     height          ; back
        ldx     left            ; entry = front * (N + 1) + back ...
        beq     @row
@rows:  sec
        adc     _sky_n
        dex
        bne     @rows
@row:   sta     counts
        lda     _sky_n          ; ... times N, from where the size starts
        sec
        sbc     #4
        asl     a
        tay
        lda     _sky_lines_of,y
        clc
        adc     #<_sky_lines
        sta     entry
        lda     _sky_lines_of+1,y
        adc     #>_sky_lines
        sta     entry+1
        ldx     _sky_n
@times: lda     counts
        clc
        adc     entry
        sta     entry
        bcc     @same
        inc     entry+1
@same:  dex
        bne     @times
        ; The tallest stands from `first` to `last`.
        ldx     #0
        lda     left
        beq     @any
        tax
        dex
@any:   stx     first
        ldx     _sky_n
        dex
        lda     height
        beq     @any_last
        lda     _sky_n
        sec
        sbc     height
        tax
@any_last:
        stx     last
        lda     left
        cmp     #1
        bne     @not_front
        lda     #0
        sta     last
@not_front:
        lda     height
        cmp     #1
        bne     @not_back
        ldx     _sky_n
        dex
        stx     first
@not_back:
        ldy     #0
@next:  lda     (entry),y
        sta     _sky_fit,y
        lda     #0
        cpy     first
        bcc     @no
        cpy     last
        beq     @yes
        bcs     @no
@yes:   lda     #1
@no:    sta     _sky_fit_t,y
        iny
        cpy     _sky_n
        bne     @next
        rts
.endproc

; void sky_list_face(uint8_t end)
; In: A = 0 near, 1 far.  Clobbers: A X Y.  Cycles: about 80 + 25 N.
.proc _sky_list_face
        sta     _sky_far
        lda     #0
        sta     _sky_most
        ldy     _sky_n
        lda     _sky_far
        bne     @far
        ldx     #0
@near:  lda     _sky_ln,x
        sta     _sky_seq,x
        lda     _sky_lt,x
        beq     @low
        stx     _sky_most
@low:   inx
        dey
        bne     @near
        rts
@far:   ldx     #0
@turn:  lda     _sky_ln-1,y
        sta     _sky_seq,x
        lda     _sky_lt-1,y
        beq     @lower
        stx     _sky_most
@lower: inx
        dey
        bne     @turn
        rts
.endproc

; One of the lower heights of the set X: if it is among `left`, adds what the set without it allows.
.macro ends_bit table, n
        lsr     left
        bcc     :+
        txa
        eor     #1 << n
        tay
        lda     table,y
        ora     counts
        sta     counts
:
.endmacro

; The sets of one end. Two copies with fixed tables save a sixth against one with pointers.
.macro ends_of table
        .local single, store, keep, skip, more, next, small, lower
        ldx     _sky_from
        bne     next            ; always: the empty set is not listed
single: txa
        and     _sky_seq
        beq     store
        lda     #1
store:  sta     table,x
skip:   cpx     _sky_upto
        bne     more
        rts
more:   inx
next:   ldy     _sky_ones,x
        cpy     _sky_most
        beq     small
        bcs     skip
small:  dey
        beq     single
        txa
        and     _sky_seq,y
        beq     store
        sta     left
        txa                     ; the highest of the set is among them if the others come below
        eor     left
        cmp     left
        lda     #0
        bcs     lower
        ldy     _sky_high,x
        lda     bit_of-1,y
        sta     height
        eor     left
        sta     left
        txa
        eor     height
        tay
        lda     table,y
        asl     a               ; it is seen as well
lower:  sta     counts
        ends_bit table, 0
        ends_bit table, 1
        ends_bit table, 2
        lda     left
        beq     keep
        ends_bit table, 3
        ends_bit table, 4
        ends_bit table, 5
        ends_bit table, 6
keep:   lda     counts
        jmp     store
.endmacro

; void sky_list_ends(void)
; In: sky_far, sky_seq, sky_most, sky_from .. sky_upto.  Clobbers: A X Y.  Uses: left, counts, height.
; Cycles: 25 per set passed over, 40 per set that the cell cannot complete, else about 85 + 24 per height of it; 240 at most.
.proc _sky_list_ends
        lda     _sky_far
        beq     @near
        jmp     ends_far
@near:  ends_of NEAR
.endproc

.proc ends_far
        ends_of FAR
.endproc

; void sky_list_join(void)
; In: sky_ask .., sky_lt, sky_from .. sky_upto.  Clobbers: A X Y.  Uses: counts, hits, place.  Cycles: 50..105 per set.
.proc _sky_list_join
        ldx     _sky_from
@next:  ldy     _sky_ones,x     ; towers before the tallest = its place
        lda     _sky_lt,y
        beq     @none
        txa
        beq     @empty
        lda     NEAR,x
        and     _sky_ask
        beq     @none
@mine:  sta     counts
        sty     place
        txa
        eor     _sky_full
        tay                     ; the rest
        beq     @rest_empty
        lda     FAR,y
        and     _sky_ask+1
        beq     @no_rest
@rest:  sta     JOIN_FAR,y
        lda     counts
        sta     JOIN,x
        ldy     place
        lda     #1
        sta     _sky_fit_t,y
@on:    cpx     _sky_upto
        beq     @end
        inx
        jmp     @next
@end:   rts
@empty: lda     _sky_ask0
        bne     @mine
@none:  txa
        eor     _sky_full
        tay
        lda     #0
@no_rest:                       ; A = 0
        sta     JOIN,x
        sta     JOIN_FAR,y
        jmp     @on
@rest_empty:
        lda     _sky_ask0+1
        bne     @rest
        beq     @no_rest
.endproc

; One of the lower heights of the set X: if some line has it here, the set without it is needed, too.
.macro back_bit table, join, n
        lsr     left
        bcc     :+
        txa
        eor     #1 << n
        tay
        lda     hits
        and     table,y
        beq     :+
        ora     join,y
        sta     join,y
        lda     counts
        ora     #1 << n
        sta     counts
:
.endmacro

.macro back_of table, join, found
        .local next, needed, lower, single, more
        ldx     _sky_upto
next:   lda     join,x
        bne     needed
on:     cpx     _sky_from
        bne     more
        rts
more:   dex
        jmp     next
single: txa
        and     _sky_seq
        sta     counts
        jmp     found
needed: sta     hits
        ldy     _sky_ones,x
        dey
        sty     place
        beq     single
        txa
        and     _sky_seq,y
        beq     on
        sta     left
        lda     #0
        sta     counts
        txa
        eor     left
        cmp     left
        bcs     lower
        ldy     _sky_high,x
        lda     bit_of-1,y
        sta     height
        eor     left
        sta     left
        txa
        eor     height
        tay
        lda     hits
        lsr     a               ; the highest itself is one of those counted
        and     table,y
        beq     lower
        ora     join,y
        sta     join,y
        lda     height
        sta     counts
lower:  back_bit table, join, 0
        back_bit table, join, 1
        back_bit table, join, 2
        lda     left
        beq     found
        back_bit table, join, 3
        back_bit table, join, 4
        back_bit table, join, 5
        back_bit table, join, 6
.endmacro

; void sky_list_back(void)
; In: sky_far, sky_seq, the joined table, sky_upto .. sky_from.  Clobbers: A X Y.  Uses: left, counts, hits, height, place.
; Cycles: 20 per set that no line needs, else about 120 + 40 per height of it; 420 at most.
.proc _sky_list_back
        lda     _sky_far
        beq     @near
        jmp     back_far
@near:  back_of NEAR, JOIN, found
found:  ldy     place
        lda     _sky_fit,y
        ora     counts
        sta     _sky_fit,y
        jmp     on
.endproc

.proc back_far
        back_of FAR, JOIN_FAR, found
found:  lda     place
        eor     #$FF            ; N - 1 - place
        clc
        adc     _sky_n
        tay
        lda     _sky_fit,y
        ora     counts
        sta     _sky_fit,y
        jmp     on
.endproc

; void sky_list_apply(uint8_t line)
; In: A = line; sky_fit, sky_fit_t.  Clobbers: A X Y.  Uses: line, cell, step, todo.  Cycles: about 60 + 85 N.
.proc _sky_list_apply
        sta     line
        jsr     line_start
        ldy     #0
@next:  sty     todo
        lda     _sky_fit,y
        sta     _sky_keep
        lda     _sky_fit_t,y
        sta     _sky_keep_t
        ldx     cell
        jsr     note_cut
        txa
        clc
        adc     step
        sta     cell
        ldy     todo
        iny
        cpy     _sky_n
        bne     @next
        rts
.endproc

; void sky_list_ahead(uint8_t line)
; In: A = line.  Clobbers: A X Y.  Cycles: what its parts take.
.proc _sky_list_ahead
        jsr     _sky_list_open
        lda     #1
        sta     _sky_from
        lda     _sky_full
        sta     _sky_upto
        lda     #0
        jsr     _sky_list_face
        jsr     _sky_list_ends
        lda     #1
        jsr     _sky_list_face
        jsr     _sky_list_ends
        lda     #0
        sta     _sky_from
        jsr     _sky_list_join
        inc     _sky_from
        rts
.endproc

; void sky_list_home(uint8_t line)
; In: A = line.  Clobbers: A X Y.  Cycles: what its parts take.
.proc _sky_list_home
        pha
        jsr     _sky_list_back
        lda     #0
        jsr     _sky_list_face
        jsr     _sky_list_back
        pla
        jmp     _sky_list_apply
.endproc
