; The inner loops of the Amazons engine on the 6502; contract in hot.h, C twin in hot_ref.c.
;
; A mask is eight bytes, one a row, so one instruction works on eight columns. Vertical and diagonal rays of all pieces at
; once are three bytes carried from row to row (straight, shifted left, shifted right); sideways rays are looked up.
; Of two floods only the lead is wanted: squares both sides reach at once cancel, so each row adds ones(mine) - ones(theirs).

        .export         _hot_rays, _hot_mobility, _hot_reach, _hot_value, _hot_flip, _hot_bit
        .exportzp       _hot_free, _hot_amazon, _hot_side, _hot_seen

.ifdef SIM65
.define SEG_ZP   "ZEROPAGE"
.define SEG_CODE "CODE"
.define SEG_RO   "RODATA"
.else
.define SEG_ZP   "Z_AMAZONS"
.define SEG_CODE "B_AMAZONS_AI"
.define SEG_RO   "B_AMAZONS_AI_RO"
.endif

HOT_EVEN = 128
HOT_WON  = 255
HOT_LOST = 1

; ---- zero page -----------------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage

_hot_free:      .res 8          ; empty squares, owned by the caller
_hot_amazon:    .res 8          ; squares, 0..3 red, 4..7 blue, owned by the caller
_hot_side:      .res 1          ; the side that has just moved, owned by the caller

mine0:          .res 8          ; amazons of the side that has moved
theirs0:        .res 8          ; and of the other
mine1:          .res 8          ; squares reached last: the frontier of the flood
theirs1:        .res 8
_hot_seen:                      ; the result of hot_rays shares its room with the flood
mine2:          .res 8          ; squares reached now
theirs2:        .res 8
open:           .res 8          ; free squares that no side has reached yet
straight:       .res 1          ; the three rays on their way from row to row
left:           .res 1
right:          .res 1
value:          .res 1          ; of the position, around HOT_EVEN
news:           .res 1          ; not zero when a flood reached something
rest:           .res 1          ; open squares of a row still to look at
run_ptr:        .res 2          ; into run_table; the low byte is always the same

; ---- tables --------------------------------------------------------------------------------------------------------
        .segment        SEG_RO

.define BELOW(c)        ((1 << (c)) - 1)
.define BLOCKERS(c, e)  ((~(e)) & BELOW {c})
.define SMEAR(b)        ((b) | ((b) >> 1) | ((b) >> 2) | ((b) >> 3) | ((b) >> 4) | ((b) >> 5) | ((b) >> 6))
.define ABOVE(c, e)     ((e) >> ((c) + 1))
.define ONES(e)         (((e) & 1) + ((e) >> 1 & 1) + ((e) >> 2 & 1) + ((e) >> 3 & 1) + ((e) >> 4 & 1) + ((e) >> 5 & 1) + ((e) >> 6 & 1) + ((e) >> 7 & 1))

; run_table + 256 * column, indexed by the free squares of a row: the free squares joined to that column, the column itself
; included when it is free. For an amazon: what it reaches sideways. For a free square: its run.
run_table:
        .repeat 8, c
        .repeat 256, e
        .byte   <((BELOW {c} & ~SMEAR {BLOCKERS {c}, {e}}) | (e & (1 << c)) | (((ABOVE {c}, {e} ^ (ABOVE {c}, {e} + 1)) >> 1) << (c + 1)))
        .endrepeat
        .endrepeat
; How many squares a byte has.
ones:
        .repeat 256, e
        .byte   ONES {e}
        .endrepeat
; 8 - ones: sums of it need no borrow.
zeros:
        .repeat 256, e
        .byte   8 - ONES {e}
        .endrepeat
; A byte and its neighbours sideways.
wide:
        .repeat 256, e
        .byte   <(e | (e << 1) | (e >> 1))
        .endrepeat
; High byte of the part of run_table for the lowest square of a byte.
low_run:
        .repeat 256, e
        .byte   >run_table + ((e & 15) = 0) * 4 + ((e & 3) = 0 && (e & 15) <> 0 || (e & 15) = 0 && (e & 63) = 0) * 2 + ((e & 1) = 0 && (e & 3) <> 0 || (e & 3) = 0 && (e & 7) = 0 && (e & 15) <> 0 || (e & 15) = 0 && (e & 31) = 0 && (e & 63) <> 0 || (e & 63) = 0 && (e & 127) = 0)
        .endrepeat
; Of a square: its row, its bit, the high byte of its part of run_table.
row_of:
        .repeat 64, s
        .byte   s >> 3
        .endrepeat
bit_of:
        .repeat 64, s
        .byte   1 << (s & 7)
        .endrepeat
run_of:
        .repeat 64, s
        .byte   >run_table + (s & 7)
        .endrepeat

_hot_bit = bit_of

        .segment        SEG_CODE

; ---- sliding --------------------------------------------------------------------------------------------------------
; One step of the three rays into row `to`: leaves in A what they reach there, Z set when nothing.
.macro  ray_step        from, to
        lda     straight
        ora     from
        and     _hot_free + to
        sta     straight
        lda     left
        ora     from
        asl
        and     _hot_free + to
        sta     left
        lda     right
        ora     from
        lsr
        and     _hot_free + to
        sta     right
        ora     left
        ora     straight
.endmacro

; The same where no ray arrives from above; A = the pieces of row `from`.
.macro  ray_start       from, to
        tax
        and     _hot_free + to
        sta     straight
        txa
        asl
        and     _hot_free + to
        sta     left
        txa
        lsr
        and     _hot_free + to
        sta     right
        ora     left
        ora     straight
.endmacro

; target = squares that queens on `source` reach up, down and diagonally. Each row has two entrances: `go` when rays arrive
; from the row before, `idle` when none does; then a row without pieces costs 9 cycles instead of 51.
; Cycles: 120 (no piece) .. about 760. Clobbers A, X.
.macro  slide   source, target
        .local  down_done
        lda     #0
        sta     target
        .repeat 7, i
        .ident(.sprintf("down_idle_%d", i + 1)):
        lda     source + i
        bne     .ident(.sprintf("down_start_%d", i + 1))
        sta     target + i + 1
        beq     .ident(.sprintf("down_idle_%d", i + 2))
        .ident(.sprintf("down_start_%d", i + 1)):
        ray_start source + i, i + 1
        sta     target + i + 1
        bne     .ident(.sprintf("down_go_%d", i + 2))
        beq     .ident(.sprintf("down_idle_%d", i + 2))
        .ident(.sprintf("down_go_%d", i + 1)):
        ray_step source + i, i + 1
        sta     target + i + 1
        bne     .ident(.sprintf("down_go_%d", i + 2))
        .endrepeat
down_idle_8:
down_go_8:
        .repeat 7, i
        .ident(.sprintf("up_idle_%d", i + 1)):
        lda     source + 7 - i
        beq     .ident(.sprintf("up_idle_%d", i + 2))
        ray_start source + 7 - i, 6 - i
        beq     .ident(.sprintf("up_idle_%d", i + 2))
        ora     target + 6 - i
        sta     target + 6 - i
        bne     .ident(.sprintf("up_go_%d", i + 2))
        .ident(.sprintf("up_go_%d", i + 1)):
        ray_step source + 7 - i, 6 - i
        beq     .ident(.sprintf("up_idle_%d", i + 2))
        ora     target + 6 - i
        sta     target + 6 - i
        bne     .ident(.sprintf("up_go_%d", i + 2))
        .endrepeat
up_idle_8:
up_go_8:
.endmacro

; In: mine0. Out: mine2, without sideways rays. Clobbers A, X.
.proc   slide_mine0
        slide   mine0, mine2
        rts
.endproc
.proc   slide_theirs0
        slide   theirs0, theirs2
        rts
.endproc
.proc   slide_mine1
        slide   mine1, mine2
        rts
.endproc
.proc   slide_theirs1
        slide   theirs1, theirs2
        rts
.endproc

; Adds the sideways rays of the amazon in `slot` to `target`. 33 cycles. Clobbers A, X, Y.
.macro  sideways        slot, target
        ldx     slot
        lda     run_of, x
        sta     run_ptr + 1
        lda     row_of, x
        tax
        ldy     _hot_free, x
        lda     (run_ptr), y
        ora     target, x
        sta     target, x
.endmacro

; ---- rays of one square ------------------------------------------------------------------------------------------------
; void hot_rays(uint8_t square)
; In: A = square, _hot_free. Out: _hot_seen. Clobbers A, X, Y, mine0. Cycles: about 250 .. 700.
.proc   _hot_rays
        sta     rest
        tax
        lda     #<run_table
        sta     run_ptr
        lda     #0
        .repeat 8, i
        sta     mine0 + i
        .endrepeat
        ldy     row_of, x
        lda     bit_of, x
        sta     mine0, y
        jsr     slide_mine0
        sideways rest, mine2
        rts
.endproc

; uint8_t hot_mobility(uint8_t square)
; In: A = square, _hot_free. Out: A = number of squares in _hot_seen, X = 0.
.proc   _hot_mobility
        jsr     _hot_rays
        lda     #0
        clc
        .repeat 8, i
        ldx     mine2 + i
        adc     ones, x
        .endrepeat
        ldx     #0
        rts
.endproc

; void hot_flip(uint8_t square): an empty square becomes occupied and the other way round. 24 cycles. Clobbers A, X, Y.
.proc   _hot_flip
        tax
        ldy     row_of, x
        lda     bit_of, x
        eor     _hot_free, y
        sta     _hot_free, y
        rts
.endproc

; ---- the value of a position ---------------------------------------------------------------------------------------------
; mine0 and theirs0 = masks of the amazons of hot_side and of the other side. Clobbers A, X, Y. About 330 cycles.
.proc   place_amazons
        lda     #0
        .repeat 8, i
        sta     mine0 + i
        sta     theirs0 + i
        .endrepeat
        ldx     _hot_side
        bne     blue
        .repeat 4, i
        ldx     _hot_amazon + i
        ldy     row_of, x
        lda     bit_of, x
        ora     mine0, y
        sta     mine0, y
        .endrepeat
        .repeat 4, i
        ldx     _hot_amazon + 4 + i
        ldy     row_of, x
        lda     bit_of, x
        ora     theirs0, y
        sta     theirs0, y
        .endrepeat
        rts
blue:
        .repeat 4, i
        ldx     _hot_amazon + 4 + i
        ldy     row_of, x
        lda     bit_of, x
        ora     mine0, y
        sta     mine0, y
        .endrepeat
        .repeat 4, i
        ldx     _hot_amazon + i
        ldy     row_of, x
        lda     bit_of, x
        ora     theirs0, y
        sta     theirs0, y
        .endrepeat
        rts
.endproc

; mine2 and theirs2 = squares in reach of one queen move of each side.
.proc   first_reach
        jsr     slide_mine0
        jsr     slide_theirs0
        lda     _hot_side
        beq     red
        jmp     blue
red:
        .repeat 4, i
        sideways _hot_amazon + i, mine2
        sideways _hot_amazon + 4 + i, theirs2
        .endrepeat
        rts
blue:
        .repeat 4, i
        sideways _hot_amazon + 4 + i, mine2
        sideways _hot_amazon + i, theirs2
        .endrepeat
        rts
.endproc

; value = HOT_EVEN + lead in reach - squares in reach of both / 4; open, and news = not zero when there are open squares.
; Z set when the other side cannot move.
.proc   first_claim
        .repeat 8, i
        lda     mine2 + i
        sta     mine1 + i
        and     theirs2 + i
        sta     open + i
        .endrepeat
        lda     #0
        clc
        .repeat 8, i
        ldx     open + i
        adc     ones, x
        .endrepeat
        lsr
        lsr
        eor     #$FF
        clc
        adc     #HOT_EVEN - 64 + 1      ; 64: what the zeros below add too much
        clc
        .repeat 8, i
        ldx     mine2 + i
        ldy     theirs2 + i
        sty     theirs1 + i
        adc     ones, x
        adc     zeros, y
        .endrepeat
        sta     value
        .repeat 8, i
        lda     mine2 + i
        ora     theirs2 + i
        eor     _hot_free + i
        sta     open + i
        .endrepeat
        ora     open
        ora     open + 1
        ora     open + 2
        ora     open + 3
        ora     open + 4
        ora     open + 5
        ora     open + 6
        sta     news
        lda     theirs2
        ora     theirs2 + 1
        ora     theirs2 + 2
        ora     theirs2 + 3
        ora     theirs2 + 4
        ora     theirs2 + 5
        ora     theirs2 + 6
        ora     theirs2 + 7
        rts
.endproc

; Adds the sideways reach of the frontier: an open square is reached when its run has a square of the frontier.
.macro  run_row         i
        .local  next, more, not_mine, not_theirs
        lda     open + i
        beq     next
more:   sta     rest
        tax
        lda     low_run, x
        sta     run_ptr + 1
        ldy     _hot_free + i
        lda     (run_ptr), y
        tax                             ; the run
        and     mine1 + i
        beq     not_mine
        txa
        ora     mine2 + i
        sta     mine2 + i
not_mine:
        txa
        and     theirs1 + i
        beq     not_theirs
        txa
        ora     theirs2 + i
        sta     theirs2 + i
not_theirs:
        txa
        eor     #$FF
        and     rest
        bne     more
next:
.endmacro

; The open squares among those reached become the new frontier and are counted; news = 0 when there were none.
; Also leaves in news whether ... squares are open.
.macro  claim_row       i
        .local  closed, next
        lda     open + i
        beq     closed
        and     mine2 + i
        sta     mine1 + i
        tax
        lda     open + i
        and     theirs2 + i
        sta     theirs1 + i
        tay
        ora     mine1 + i
        beq     next
        sta     news
        eor     open + i
        sta     open + i
        lda     value
        clc
        adc     ones, x
        sec
        sbc     ones, y
        sta     value
        jmp     next
closed: sta     mine1 + i
        sta     theirs1 + i
next:
.endmacro

; Queen moves two and on.
.proc   queen_flood
level:
        jsr     slide_mine1
        jsr     slide_theirs1
        .repeat 8, i
        run_row i
        .endrepeat
        lda     #0
        sta     news
        .repeat 8, i
        claim_row i
        .endrepeat
        lda     news
        beq     done
        lda     open
        ora     open + 1
        ora     open + 2
        ora     open + 3
        ora     open + 4
        ora     open + 5
        ora     open + 6
        ora     open + 7
        beq     done
        jmp     level
done:
        rts
.endproc

; One king step of both sides in one row: source rows above, here and below (above = here in the first row and below = here
; in the last) to target.
.macro  king_row        mine_from, theirs_from, mine_to, theirs_to, i, above, below
        .local  closed, next
        lda     open + i
        beq     closed
        lda     mine_from + above
        ora     mine_from + i
        ora     mine_from + below
        tax
        lda     wide, x
        and     open + i
        sta     mine_to + i
        tay
        lda     theirs_from + above
        ora     theirs_from + i
        ora     theirs_from + below
        tax
        lda     wide, x
        and     open + i
        sta     theirs_to + i
        tax
        ora     mine_to + i
        beq     next
        sta     news
        eor     open + i
        sta     open + i
        lda     value
        clc
        adc     ones, y
        sec
        sbc     ones, x
        sta     value
        jmp     next
closed: sta     mine_to + i
        sta     theirs_to + i
next:
.endmacro

.macro  king_level      mine_from, theirs_from, mine_to, theirs_to
        lda     #0
        sta     news
        king_row mine_from, theirs_from, mine_to, theirs_to, 0, 0, 1
        .repeat 6, i
        king_row mine_from, theirs_from, mine_to, theirs_to, (i + 1), i, (i + 2)
        .endrepeat
        king_row mine_from, theirs_from, mine_to, theirs_to, 7, 6, 7
        lda     news
.endmacro

.proc   king_flood
        .repeat 8, i
        lda     _hot_free + i
        sta     open + i
        .endrepeat
        king_level mine0, theirs0, mine1, theirs1
        bne     even
        rts
even:
        king_level mine1, theirs1, mine2, theirs2
        bne     odd
        rts
odd:
        king_level mine2, theirs2, mine1, theirs1
        beq     done
        jmp     even
done:
        rts
.endproc

; void hot_reach(void)
; In: _hot_free, _hot_amazon, _hot_side. Out: _hot_seen. Clobbers A, X, Y and all of the zero page above. Only once a
; landing square, so it takes the way of hot_value and does both sides.
.proc   _hot_reach
        lda     #<run_table
        sta     run_ptr
        jsr     place_amazons
        jsr     first_reach
        .repeat 8, i
        lda     theirs2 + i
        sta     _hot_seen + i
        .endrepeat
        rts
.endproc

; uint8_t hot_value(void)
; In: _hot_free, _hot_amazon, _hot_side. Out: A = value, X = 0. Clobbers A, X, Y and all of the zero page above.
.proc   _hot_value
        lda     #<run_table
        sta     run_ptr
        jsr     place_amazons
        jsr     first_reach
        jsr     first_claim
        beq     won
        lda     mine2
        ora     mine2 + 1
        ora     mine2 + 2
        ora     mine2 + 3
        ora     mine2 + 4
        ora     mine2 + 5
        ora     mine2 + 6
        ora     mine2 + 7
        beq     lost
        lda     news
        beq     kings
        jsr     queen_flood
kings:  jsr     king_flood
        lda     value
        ldx     #0
        rts
won:    lda     #HOT_WON
        ldx     #0
        rts
lost:   lda     #HOT_LOST
        ldx     #0
        rts
.endproc
