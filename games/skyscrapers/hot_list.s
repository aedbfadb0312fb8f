; The rule LIST of the Skyscrapers solver: sets of heights below N are bytes, so every set is an index into a table. Contracts in
; hot.h, C twins in hot_ref.c.

        .export         _sky_list_open, _sky_list_fresh, _sky_list_face, _sky_list_ends, _sky_list_join, _sky_list_back
        .export         _sky_list_apply, _sky_list_ahead, _sky_list_home

        .import         _sky_n, _sky_front, _sky_back, _sky_clue, _sky_tab, _sky_ones, _sky_high, _sky_lines, _sky_lines_of
        .import         _sky_load, sky_note_cut_x, sky_line_start_x

.include "hot.inc"

NEAR     = _sky_tab                ; SKY_NEAR .. of hot.h
FAR      = _sky_tab + 256
JOIN     = _sky_tab + 512
JOIN_FAR = _sky_tab + 768

; ---- tables ------------------------------------------------------------------------------------------------------------
        .segment        SEG_RO

bit_of:         .byte $01, $02, $04, $08, $10, $20, $40, $80
; How many towers a clue c requires before the tallest: c - 1; no clue: anything. Bits without parks, with parks.
ask_of:         .byte $FF, $FF, $00, $01, $01, $02, $02, $04, $04, $08, $08, $10, $10, $20, $20, $40, $40, $80, $80
ask0_of:        .byte 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0

        .segment        SEG_CODE

; void sky_list_open(uint8_t line)
; In: A = line.  Clobbers: A X Y.  Uses: line.  Cycles: about 140 + 50 N.
.proc _sky_list_open
        sta     skz_line
        tax
        ldy     _sky_front,x
        lda     _sky_clue,y
        asl     a
        adc     _sky_alone
        tay
        lda     ask_of-1,y
        sta     _sky_ask
        lda     ask0_of-1,y
        sta     _sky_ask0
        ldy     _sky_back,x
        lda     _sky_clue,y
        asl     a
        adc     _sky_alone
        tay
        lda     ask_of-1,y
        sta     _sky_ask+1
        lda     ask0_of-1,y
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
        sta     skz_left            ; front
        ldy     _sky_back,x
        lda     _sky_clue,y
        sta     skz_height          ; back
        ldx     skz_left            ; entry = front * (N + 1) + back ...
        beq     @row
@rows:  sec
        adc     _sky_n
        dex
        bne     @rows
@row:   sta     skz_counts
        lda     _sky_n          ; ... times N, from where the size starts
        sec
        sbc     #4
        asl     a
        tay
        lda     _sky_lines_of,y
        clc
        adc     #<_sky_lines
        sta     skz_entry
        lda     _sky_lines_of+1,y
        adc     #>_sky_lines
        sta     skz_entry+1
        ldx     _sky_n
@times: lda     skz_counts
        clc
        adc     skz_entry
        sta     skz_entry
        bcc     @same
        inc     skz_entry+1
@same:  dex
        bne     @times
        ; The tallest is somewhere from `first` to `last`.
        ldx     #0
        lda     skz_left
        beq     @any
        tax
        dex
@any:   stx     skz_first
        ldx     _sky_n
        dex
        lda     skz_height
        beq     @any_last
        lda     _sky_n
        sec
        sbc     skz_height
        tax
@any_last:
        stx     skz_last
        lda     skz_left
        cmp     #1
        bne     @not_front
        lda     #0
        sta     skz_last
@not_front:
        lda     skz_height
        cmp     #1
        bne     @not_back
        ldx     _sky_n
        dex
        stx     skz_first
@not_back:
        ldy     #0
@next:  lda     (skz_entry),y
        sta     _sky_fit,y
        lda     #0
        cpy     skz_first
        bcc     @no
        cpy     skz_last
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
        lda     _sky_seq
        and     #1
        sta     NEAR+1
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
        lda     _sky_seq
        and     #1
        sta     FAR+1
        rts
.endproc

; One of the lower heights of the set X: if it is among `left`, adds what the set without it allows.
.macro ends_bit table, n
        lsr     skz_left
        bcc     :+
        txa
        eor     #1 << n
        tay
        lda     table,y
        ora     skz_counts
        sta     skz_counts
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
        lda     _sky_alone
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
        sta     skz_left
        txa                     ; the highest of the set is among them if the others come below
        eor     skz_left
        cmp     skz_left
        lda     #0
        bcs     lower
        ldy     _sky_high,x
        lda     bit_of-1,y
        sta     skz_height
        eor     skz_left
        sta     skz_left
        txa
        eor     skz_height
        tay
        lda     table,y
        asl     a               ; it is seen, too
lower:  sta     skz_counts
        ends_bit table, 0
        ends_bit table, 1
        ends_bit table, 2
        lda     skz_left
        beq     keep
        ends_bit table, 3
        ends_bit table, 4
        ends_bit table, 5
        ends_bit table, 6
keep:   lda     skz_counts
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
@mine:  sta     skz_counts
        sty     skz_place
        txa
        eor     _sky_full
        tay                     ; the rest
        beq     @rest_empty
        lda     FAR,y
        and     _sky_ask+1
        beq     @no_rest
@rest:  sta     JOIN_FAR,y
        lda     skz_counts
        sta     JOIN,x
        ldy     skz_place
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
        lsr     skz_left
        bcc     :+
        txa
        eor     #1 << n
        tay
        lda     skz_hits
        and     table,y
        beq     :+
        ora     join,y
        sta     join,y
        lda     skz_counts
        ora     #1 << n
        sta     skz_counts
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
        sta     skz_counts
        jmp     found
needed: sta     skz_hits
        ldy     _sky_ones,x
        dey
        sty     skz_place
        beq     single
        txa
        and     _sky_seq,y
        beq     on
        sta     skz_left
        lda     #0
        sta     skz_counts
        txa
        eor     skz_left
        cmp     skz_left
        bcs     lower
        ldy     _sky_high,x
        lda     bit_of-1,y
        sta     skz_height
        eor     skz_left
        sta     skz_left
        txa
        eor     skz_height
        tay
        lda     skz_hits
        lsr     a               ; the highest itself is one of those counted
        and     table,y
        beq     lower
        ora     join,y
        sta     join,y
        lda     skz_height
        sta     skz_counts
lower:  back_bit table, join, 0
        back_bit table, join, 1
        back_bit table, join, 2
        lda     skz_left
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
found:  ldy     skz_place
        lda     _sky_fit,y
        ora     skz_counts
        sta     _sky_fit,y
        jmp     on
.endproc

.proc back_far
        back_of FAR, JOIN_FAR, found
found:  lda     skz_place
        eor     #$FF            ; N - 1 - place
        clc
        adc     _sky_n
        tay
        lda     _sky_fit,y
        ora     skz_counts
        sta     _sky_fit,y
        jmp     on
.endproc

; void sky_list_apply(uint8_t line)
; In: A = line; sky_fit, sky_fit_t.  Clobbers: A X Y.  Uses: line, cell, step, todo.  Cycles: about 60 + 85 N.
.proc _sky_list_apply
        sta     skz_line
        jsr     sky_line_start_x
        ldy     #0
@next:  sty     skz_todo
        lda     _sky_fit,y
        sta     _sky_keep
        lda     _sky_fit_t,y
        sta     _sky_keep_t
        ldx     skz_cell
        jsr     sky_note_cut_x
        txa
        clc
        adc     skz_step
        sta     skz_cell
        ldy     skz_todo
        iny
        cpy     _sky_n
        bne     @next
        rts
.endproc

; void sky_list_ahead(uint8_t line)
; In: A = line.  Clobbers: A X Y.  Cycles: what its parts take.
.proc _sky_list_ahead
        jsr     _sky_list_open
        lda     #2
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
