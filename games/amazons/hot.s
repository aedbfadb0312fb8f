; The inner loops of the Amazons engine on the 6502; contract in hot.h, C twin in hot_ref.c.
;
; A mask is eight bytes, one a row, so one instruction works on eight columns. Vertical and diagonal rays of all pieces at
; once are three bytes carried from row to row (straight, shifted left, shifted right); sideways rays are looked up.
; Of two floods only the lead is wanted: squares both sides reach at once cancel, so each row adds ones(red) - ones(blue).

        .include        "hot.inc"

        .import         run_table, ones, zeros, wide, low_run, row_of, bit_of, run_of
        .export         _hot_rays, _hot_mobility, _hot_reach, _hot_value, _hot_flip, _hot_place, _hot_put
        .exportzp       _hot_free, _hot_amazon, _hot_side, _hot_who, _hot_seen

HOT_EVEN = 128
HOT_WON  = 255
HOT_LOST = 1

; ---- zero page -----------------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage

_hot_free:      .res 8          ; empty squares, owned by the caller
_hot_amazon:    .res 8          ; squares, 0..3 red, 4..7 blue, owned by the caller
_hot_side:      .res 1          ; the side that has just moved, owned by the caller
_hot_who:       .res 1          ; the amazon that hot_put moves, owned by the caller
red0:           .res 8          ; red amazons, kept by hot_place and hot_put
blue0:          .res 8          ; blue ones; follows red0

red1:           .res 8          ; squares reached last: the frontier of the flood
blue1:          .res 8
_hot_seen:                      ; the result of hot_rays and hot_reach shares its room with the flood
red2:           .res 8          ; squares reached now
blue2:          .res 8
open:           .res 8          ; free squares that no side has reached yet
straight:       .res 1          ; the three rays on their way from row to row
left:           .res 1
right:          .res 1
lead:           .res 1          ; HOT_EVEN + what red reached first - what blue did
tempo:          .res 1          ; squares in reach of both sides / 4
rest:           .res 1          ; open squares of a row still to look at
run_ptr:        .res 2          ; into run_table; the low byte is always the same

        .assert blue0 = red0 + 8, error, "hot_place and hot_put index from red0 into blue0"

        .segment        SEG_CODE

; ---- the position -----------------------------------------------------------------------------------------------------
; void hot_flip(uint8_t square): an empty square becomes occupied and the other way round.
; In: A = square. Out: _hot_free. Clobbers A, X, Y. Cycles: 24.
.proc   _hot_flip
        tax
        ldy     row_of, x
        lda     bit_of, x
        eor     _hot_free, y
        sta     _hot_free, y
        rts
.endproc

; void hot_place(void): makes the masks of the amazons from _hot_amazon. Clobbers A, X, Y. Cycles: about 330.
.proc   _hot_place
        lda     #0
        .repeat 8, i
        sta     red0 + i
        sta     blue0 + i
        .endrepeat
        .repeat 8, i
        ldx     _hot_amazon + i
        ldy     row_of, x
        lda     bit_of, x
        .if     i < 4
        ora     red0, y
        sta     red0, y
        .else
        ora     blue0, y
        sta     blue0, y
        .endif
        .endrepeat
        rts
.endproc

; void hot_put(uint8_t square): the amazon hot_who goes to this empty square.
; In: A = square, _hot_who. Out: _hot_free, _hot_amazon, red0, blue0. Clobbers A, X, Y. Cycles: 85 (red), 88 (blue).
.proc   _hot_put
        ldy     _hot_who
        ldx     _hot_amazon, y
        sta     _hot_amazon, y
        cpy     #4
        bcs     blue
        ldy     row_of, x
        lda     bit_of, x
        eor     red0, y
        sta     red0, y
        lda     bit_of, x
        eor     _hot_free, y
        sta     _hot_free, y
        ldy     _hot_who
        ldx     _hot_amazon, y
        ldy     row_of, x
        lda     bit_of, x
        eor     red0, y
        sta     red0, y
        lda     bit_of, x
        eor     _hot_free, y
        sta     _hot_free, y
        rts
blue:
        ldy     row_of, x
        lda     bit_of, x
        eor     blue0, y
        sta     blue0, y
        lda     bit_of, x
        eor     _hot_free, y
        sta     _hot_free, y
        ldy     _hot_who
        ldx     _hot_amazon, y
        ldy     row_of, x
        lda     bit_of, x
        eor     blue0, y
        sta     blue0, y
        lda     bit_of, x
        eor     _hot_free, y
        sta     _hot_free, y
        rts
.endproc

; ---- sliding --------------------------------------------------------------------------------------------------------
; One step of the three rays into row `to`: leaves in A what they reach there, Z set when nothing. 46 cycles.
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

; The same where no ray arrives; A = the pieces of the row before. 36 cycles.
.macro  ray_start       to
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
; from the row before, `idle` when none does; then a row without pieces costs 9 cycles instead of 52.
; Cycles: 110 (no piece) .. 760. Clobbers A, X.
.macro  slide   source, target
        lda     #0
        sta     target
        .repeat 7, i
        .ident(.sprintf("down_idle_%d", i + 1)):
        lda     source + i
        bne     .ident(.sprintf("down_start_%d", i + 1))
        sta     target + i + 1
        beq     .ident(.sprintf("down_idle_%d", i + 2))
        .ident(.sprintf("down_start_%d", i + 1)):
        ray_start i + 1
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
        ray_start 6 - i
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
        rts
.endmacro

; Rays but the sideways ones: of the amazons (or the piece in red1, for hot_rays), and of the frontier.
.proc   slide_red0
        slide   red0, red2
.endproc
.proc   slide_blue0
        slide   blue0, blue2
.endproc
.proc   slide_red1
        slide   red1, red2
.endproc
.proc   slide_blue1
        slide   blue1, blue2
.endproc

; Adds the sideways rays of the amazon in `slot` to `target`. 34 cycles. Clobbers A, X, Y.
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
; In: A = square, _hot_free. Out: _hot_seen. Clobbers A, X, Y and the flood. Cycles: about 200 .. 750, typically 440.
.proc   _hot_rays
        sta     rest
        tax
        lda     #<run_table
        sta     run_ptr
        lda     #0
        .repeat 8, i
        sta     red1 + i
        .endrepeat
        ldy     row_of, x
        lda     bit_of, x
        sta     red1, y
        jsr     slide_red1
        sideways rest, red2
        rts
.endproc

; uint8_t hot_mobility(uint8_t square)
; In: A = square, _hot_free. Out: A = number of squares in _hot_seen, X = 0. Cycles: hot_rays + 80.
.proc   _hot_mobility
        jsr     _hot_rays
        lda     #0
        clc
        .repeat 8, i
        ldx     red2 + i
        adc     ones, x
        .endrepeat
        ldx     #0
        rts
.endproc

; red2 = squares in reach of one queen move of red. Clobbers A, X, Y.
.proc   reach_red
        jsr     slide_red0
        .repeat 4, i
        sideways _hot_amazon + i, red2
        .endrepeat
        rts
.endproc
; And blue2 of blue.
.proc   reach_blue
        jsr     slide_blue0
        .repeat 4, i
        sideways _hot_amazon + 4 + i, blue2
        .endrepeat
        rts
.endproc

; void hot_reach(void)
; In: _hot_free, _hot_amazon, _hot_side. Out: _hot_seen. Clobbers A, X, Y and the flood. Cycles: up to 1,000.
.proc   _hot_reach
        lda     #<run_table
        sta     run_ptr
        lda     _hot_side
        beq     blue
        jmp     reach_red               ; red2 is _hot_seen
blue:
        jsr     reach_blue
        .repeat 8, i
        lda     blue2 + i
        sta     _hot_seen + i
        .endrepeat
        rts
.endproc

; ---- the value of a position ---------------------------------------------------------------------------------------------
; A = the OR of a mask; Z set when it is empty.
.macro  any_of          mask
        lda     mask
        .repeat 7, i
        ora     mask + i + 1
        .endrepeat
.endmacro

; From the first reach in red2 and blue2: lead, tempo, open, and the frontier red1, blue1. Clobbers A, X, Y. Cycles: 500.
.proc   first_claim
        .repeat 8, i
        lda     red2 + i
        sta     red1 + i
        and     blue2 + i
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
        sta     tempo
        lda     #HOT_EVEN - 64          ; 64: what the zeros add too much
        clc
        .repeat 8, i
        ldx     red2 + i
        ldy     blue2 + i
        sty     blue1 + i
        adc     ones, x
        adc     zeros, y
        .endrepeat
        sta     lead
        .repeat 8, i
        lda     red2 + i
        ora     blue2 + i
        eor     _hot_free + i
        sta     open + i
        .endrepeat
        rts
.endproc

; The open squares of row i that a second queen move reaches, sideways included: counts them.
; An open square is reached sideways when its run has a square of the frontier.
.macro  second_row      i
        .local  more, not_red, not_blue, done
        lda     open + i
        beq     done
more:   sta     rest
        tax
        lda     low_run, x
        sta     run_ptr + 1
        ldy     _hot_free + i
        lda     (run_ptr), y
        tax                             ; the run of the lowest open square
        and     red1 + i
        beq     not_red
        txa
        ora     red2 + i
        sta     red2 + i
not_red:
        txa
        and     blue1 + i
        beq     not_blue
        txa
        ora     blue2 + i
        sta     blue2 + i
not_blue:
        txa
        eor     #$FF
        and     rest
        bne     more
        lda     open + i
        and     blue2 + i
        tay
        lda     open + i
        and     red2 + i
        tax
        lda     lead
        clc
        adc     ones, x
        sec
        sbc     ones, y
        sta     lead
done:
.endmacro

; Adds what a second queen move reaches first. Farther squares hardly ever decide (48.5 % without them).
.proc   second_reach
        jsr     slide_red1
        jsr     slide_blue1
        .repeat 8, i
        second_row i
        .endrepeat
        rts
.endproc

; One king step of both sides into row i: from rows above, i and below (one of them i itself at the edge of the board).
.macro  king_row        red_from, blue_from, red_to, blue_to, i, above, below
        .local  closed, next
        lda     open + i
        beq     closed
        lda     red_from + above
        ora     red_from + i
        ora     red_from + below
        tax
        lda     wide, x
        and     open + i
        sta     red_to + i
        tay
        lda     blue_from + above
        ora     blue_from + i
        ora     blue_from + below
        tax
        lda     wide, x
        and     open + i
        sta     blue_to + i
        tax
        ora     red_to + i
        beq     next
        eor     open + i
        sta     open + i
        lda     lead
        clc
        adc     ones, y
        sec
        sbc     ones, x
        sta     lead
        jmp     next
closed: sta     red_to + i
        sta     blue_to + i
next:
.endmacro

.macro  king_level      red_from, blue_from, red_to, blue_to
        king_row red_from, blue_from, red_to, blue_to, 0, 0, 1
        .repeat 6, i
        king_row red_from, blue_from, red_to, blue_to, (i + 1), i, (i + 2)
        .endrepeat
        king_row red_from, blue_from, red_to, blue_to, 7, 6, 7
.endmacro

; Adds what up to three king steps reach first. Clobbers A, X, Y. Cycles: about 700 .. 2,000.
.proc   king_flood
        .repeat 8, i
        lda     _hot_free + i
        sta     open + i
        .endrepeat
        king_level red0, blue0, red1, blue1
        king_level red1, blue1, red2, blue2
        king_level red2, blue2, red1, blue1
        rts
.endproc

; uint8_t hot_value(void)
; In: the position. Out: A = value, X = 0. Clobbers A, X, Y and the flood.
.proc   _hot_value
        lda     #<run_table
        sta     run_ptr
        jsr     reach_red
        jsr     reach_blue
        any_of  blue2
        beq     blue_stuck
        any_of  red2
        beq     red_stuck
        jsr     first_claim
        any_of  open
        beq     kings
        jsr     second_reach
kings:  jsr     king_flood
        lda     lead
        ldx     _hot_side
        beq     red
        eor     #$FF                    ; for blue: 256 - lead
        clc
        adc     #1
        ldx     #0
red:    sec
        sbc     tempo
        rts
blue_stuck:
        lda     _hot_side
        beq     won
        any_of  red2
        beq     won
lost:   lda     #HOT_LOST
        ldx     #0
        rts
red_stuck:
        lda     _hot_side
        beq     lost
won:    lda     #HOT_WON
        ldx     #0
        rts
.endproc
