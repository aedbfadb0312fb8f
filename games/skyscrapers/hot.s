; The inner loops of the Skyscrapers solver that work on the board; the listing of lines is in hot_list.s. Contracts in
; hot.h, C twins in hot_ref.c; compared in tests/skyscrapers/sim65/test_skyscrapers_hot.c, ceilings in tests/skyscrapers/cycles.t.

        .export         _sky_load, _sky_see, _sky_note_cut, _sky_place, _sky_next_dirty, _sky_only
        .export         sky_note_cut_x, sky_line_start_x
        .exportzp       _sky_left, _sky_queued, _sky_bad, _sky_ln, _sky_lt, _sky_h, _sky_seq, _sky_fit, _sky_fit_t
        .exportzp       _sky_some, _sky_tops, _sky_keep, _sky_keep_t, _sky_from, _sky_upto, _sky_full, _sky_alone
        .exportzp       _sky_ask, _sky_ask0, _sky_far, _sky_most

        .import         _sky_n, _sky_parks, _sky_n2, _sky_row, _sky_col, _sky_start, _sky_step, _sky_front
        .import         _sky_lo, _sky_top, _sky_val, _sky_queue, _sky_dirty, _sky_ones, _sky_high
        .import         _sky_step_cells, _sky_step_cell

.include "hot.inc"


; ---- zero page -------------------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage

_sky_left:      .res 1
_sky_queued:    .res 1
_sky_bad:       .res 1
_sky_ln:        .res SKY_MAX_N
_sky_lt:        .res SKY_MAX_N
_sky_h:         .res SKY_MAX_N
_sky_seq:       .res SKY_MAX_N
_sky_fit:       .res SKY_MAX_N
_sky_fit_t:     .res SKY_MAX_N
_sky_some:      .res 1
_sky_tops:      .res 1
_sky_keep:      .res 1
_sky_keep_t:    .res 1
_sky_from:      .res 1
_sky_upto:      .res 1
_sky_full:      .res 1
_sky_alone:     .res 1
_sky_ask:       .res 2
_sky_ask0:      .res 2
_sky_far:       .res 1
_sky_most:      .res 1

skz_left:           .res 1          ; heights of the set that the cell may have, still to do
skz_counts:         .res 1          ; result for the set; ends: counts, back: heights found
skz_hits:           .res 1          ; back: counts of the set that some line needs
skz_height:         .res 1
skz_place:          .res 1
skz_cell:           .res 1
skz_step:           .res 1
skz_todo:           .res 1
skz_line:           .res 1
skz_first:          .res 1
skz_last:           .res 1
skz_entry:          .res 2

        .assert _sky_far - _sky_left < 100, error, "zero page of the solver"

        .segment        SEG_CODE

; void sky_load(uint8_t k)
; In: A = clue.  Out: sky_ln, sky_lt; A = 0.  Clobbers: A X Y.  Uses: cell, step.  Cycles: 38 + 33 N.
.proc _sky_load
        tay
        lda     _sky_start,y
        sta     skz_cell
        lda     _sky_step,y
        sta     skz_step
        ldy     #0
@next:  ldx     skz_cell
        lda     _sky_lo,x
        sta     _sky_ln,y
        lda     _sky_top,x
        sta     _sky_lt,y
        txa
        clc
        adc     skz_step
        sta     skz_cell
        iny
        cpy     _sky_n
        bne     @next
        rts
.endproc

; uint8_t sky_see(uint8_t end)
; In: A = cells.  Out: A = towers seen, X = 0.  Clobbers: Y.  Uses: todo.  Cycles: about 25 + 17 per cell.
.proc _sky_see
        sta     skz_todo
        ldy     #0              ; seen
        ldx     #0
        lda     _sky_parks      ; the tallest so far
@next:  cmp     _sky_h,x
        bcs     @hidden
        lda     _sky_h,x
        iny
@hidden:
        inx
        cpx     skz_todo
        bne     @next
        tya
        ldx     #0
        rts
.endproc

; Keeps only the candidates of sky_keep (heights below N) and sky_keep_t in a cell; 1 if that removed something: then its lines are dirty, a
; cell with one candidate left is queued, one with none sets sky_bad.
; In: X = cell.  Out: A = 0 or 1 and flags of it; X kept.  Clobbers: Y.  Uses: counts, ones.  Cycles: 25 if nothing changes, 75..90 otherwise.
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
        sta     skz_counts
        tya
        sta     _sky_top,x
        ldy     skz_counts
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
; As cut, and notes the cell.
.proc _sky_note_cut
        tax
        jsr     sky_note_cut_x
        ldx     #0
        rts
.endproc

; In: X = cell.  Out: A = 0 or 1; X kept.  Clobbers: Y.
.proc sky_note_cut_x
        jsr     cut
        beq     @done
        ldy     _sky_step_cells
        cpy     #SKY_STEP_MAX
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
        sta     skz_place
        tax
        lda     _sky_top,x
        sta     skz_height             ; the candidate: upper plane
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
        sta     skz_left            ; and the lower one
        eor     #$FF
        sta     _sky_keep
        lda     skz_height
        eor     #1
        sta     _sky_keep_t
        lda     skz_place           ; the row
        sec
        sbc     _sky_col,x
        ldy     #1
        jsr     cut_line
        ldx     skz_place           ; the column
        lda     _sky_col,x
        ldy     _sky_n
        ; falls through
.endproc
        .assert * = cut_line, error, "sky_place falls through"

; Takes the candidate (left, height) from the cells of a line but `place`. In: A = first cell, Y = step.
.proc cut_line
        sty     skz_step
        tax
        lda     _sky_n
        sta     skz_todo
@next:  lda     _sky_lo,x
        and     skz_left
        bne     @has
        lda     _sky_top,x
        and     skz_height
        beq     @clean
@has:   cpx     skz_place
        beq     @clean
        jsr     cut
@clean: txa
        clc
        adc     skz_step
        tax
        dec     skz_todo
        bne     @next
        rts
.endproc

; uint8_t sky_next_dirty(uint8_t bit)
; In: A = bit.  Out: A = line or 255, X = 0.  Uses: height.  Cycles: 25 + 14 per line looked at.
.proc _sky_next_dirty
        sta     skz_height
        ldx     #0
@next:  lda     _sky_dirty,x
        and     skz_height
        bne     @found
        inx
        cpx     _sky_n2
        bne     @next
        lda     #255
        ldx     #0
        rts
@found: lda     skz_height
        eor     #$FF
        and     _sky_dirty,x
        sta     _sky_dirty,x
        txa
        ldx     #0
        rts
.endproc

; void sky_only(uint8_t line)
; In: A = line.  Clobbers: A X Y.  Uses: what sky_note_cut_x uses, cell, step, todo, line, left, height, place.
; Cycles: about 110 + 52 N when there is nothing to find, 45 N more otherwise.
.proc _sky_only
        sta     skz_line
        jsr     sky_line_start_x
        ldy     #0
        sty     _sky_some
        sty     skz_height          ; heights that more than one cell can have
        sty     skz_left            ; heights already placed
        sty     _sky_tops
        ldx     _sky_n
        stx     skz_todo
        ldx     skz_cell
@look:  lda     _sky_lo,x
        ldy     _sky_val,x
        beq     @open
        ora     skz_left
        sta     skz_left
        lda     _sky_lo,x
@open:  and     _sky_some
        ora     skz_height
        sta     skz_height
        lda     _sky_lo,x
        ora     _sky_some
        sta     _sky_some
        lda     _sky_top,x
        beq     @low
        inc     _sky_tops
        stx     skz_place           ; the last cell that can have the tallest
@low:   txa
        clc
        adc     skz_step
        tax
        dec     skz_todo
        bne     @look
        lda     _sky_some
        cmp     _sky_full
        bne     @bad
        ldx     _sky_tops
        beq     @bad
        ora     skz_left
        eor     skz_left
        ora     skz_height
        eor     skz_height
        sta     skz_left            ; heights to set now
        dex
        bne     @heights
        ldx     skz_place
        lda     #0
        sta     _sky_keep
        lda     #1
        sta     _sky_keep_t
        jsr     sky_note_cut_x
@heights:
        lda     skz_left
        bne     @set
        rts
@bad:   lda     #1
        sta     _sky_bad
        rts
@set:   lda     #0
        sta     _sky_keep_t
        lda     _sky_n
        sta     skz_todo
        ldx     skz_cell
@next:  lda     _sky_lo,x
        and     skz_left
        beq     @on
        sta     _sky_keep
        jsr     sky_note_cut_x
@on:    txa
        clc
        adc     skz_step
        tax
        dec     skz_todo
        bne     @next
        rts
.endproc

; Sets cell and step to walk along `line` from its front clue. Clobbers: A X Y.
.proc sky_line_start_x
        ldx     skz_line
        ldy     _sky_front,x
        lda     _sky_start,y
        sta     skz_cell
        lda     _sky_step,y
        sta     skz_step
        rts
.endproc

