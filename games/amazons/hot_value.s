; The value of a position of Amazons on the 6502; contract in hot.h, C twin in hot_ref.c.
;
; Two floods from both sides at once, in queen moves and in king steps. What one side reaches first is its own, also all that
; lies behind, so a flood only goes on into open squares. Squares that both reach at once cancel: each row adds
; ones(red) - ones(blue) to the lead.

        .include        "hot.inc"

        .export         _hot_value

        .segment        SEG_CODE

; A = carry-free sum of the squares of a mask, added to A. 56 cycles. Clobbers X.
.macro  add_ones        mask
        .repeat 8, i
        ldx     mask + i
        adc     ones, x
        .endrepeat
.endmacro

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

; The last step: only counted, nobody goes on from there.
.macro  king_last_row   red_from, blue_from, i, above, below
        .local  next
        lda     open + i
        beq     next
        lda     red_from + above
        ora     red_from + i
        ora     red_from + below
        tax
        lda     wide, x
        and     open + i
        tay
        lda     blue_from + above
        ora     blue_from + i
        ora     blue_from + below
        tax
        lda     wide, x
        and     open + i
        tax
        lda     lead
        clc
        adc     ones, y
        sec
        sbc     ones, x
        sta     lead
next:
.endmacro

; Adds what up to three king steps reach first. Clobbers A, X, Y. Cycles: about 700 .. 2,000.
.proc   king_flood
        .repeat 8, i
        lda     _hot_free + i
        sta     open + i
        .endrepeat
        king_level red0, blue0, red1, blue1
        king_level red1, blue1, red2, blue2
        king_last_row red2, blue2, 0, 0, 1
        .repeat 6, i
        king_last_row red2, blue2, (i + 1), i, (i + 2)
        .endrepeat
        king_last_row red2, blue2, 7, 6, 7
        rts
.endproc

; uint8_t hot_value(void)
; In: the position. Out: A = value, X = 0. Clobbers A, X, Y and the flood. At most 6,000 cycles, 4,900 on average.
.proc   _hot_value
        lda     #<run_table
        sta     run_ptr
        jsr     reach_red
        jsr     reach_blue
        lda     #0
        clc
        add_ones red1
        bne     red_moves
        jmp     red_stuck
red_moves:
        sta     sum
        add_ones blue1
        cmp     sum
        bne     blue_moves
        jmp     blue_stuck
blue_moves:
        sta     sum + 1
        .repeat 8, i
        lda     red1 + i
        ora     blue1 + i
        eor     _hot_free + i
        sta     open + i
        .endrepeat
        lda     sum
        asl                             ; red - blue = 2 * red - (red + blue)
        clc
        adc     #HOT_EVEN
        sec
        sbc     sum + 1
        sta     lead
        lda     #0
        clc
        add_ones open
        pha
        beq     kings
        jsr     second_reach
kings:  jsr     king_flood
        pla                             ; in reach of both = red + blue - (free - open)
        clc
        adc     sum + 1
        sec
        .repeat 8, i
        ldx     _hot_free + i
        sbc     ones, x
        .endrepeat
        lsr
        lsr
        sta     sum
        lda     lead
        ldx     _hot_side
        beq     red
        eor     #$FF                    ; for blue: 256 - lead
        clc
        adc     #1
        ldx     #0
red:    sec
        sbc     sum
        rts
; Whoever has to move and cannot has lost, also when the other side cannot either.
red_stuck:
        lda     _hot_side
        bne     won
        clc
        add_ones blue1                  ; A is 0
        beq     won
        bne     lost
blue_stuck:
        lda     _hot_side
        beq     won
lost:   lda     #HOT_LOST
        ldx     #0
        rts
won:    lda     #HOT_WON
        ldx     #0
        rts
.endproc
