; The value of a position of Amazons on the 6502; contract in hot.h, C twin in hot_ref.c.
;
; Two floods from both sides at once, in queen moves and in king steps. What one side reaches first is its own, also all that
; lies behind, so a flood only goes on into open squares. Squares that both reach at once cancel: each row adds
; ones(red) - ones(blue) to the lead.

        .include        "hot.inc"

        .export         _ama_hot_value

        .segment        SEG_CODE

; A = carry-free sum of the squares of a mask, added to A. 56 cycles. Clobbers X.
.macro  add_ones        mask
        .repeat 8, i
        ldx     mask + i
        adc     ama_ones, x
        .endrepeat
.endmacro

; The open squares of row i that a second queen move reaches, sideways included: counts them.
; An open square is reached sideways when its run has a square of the frontier.
.macro  second_row      i
        .local  more, not_red, not_blue, done
        lda     amaz_open + i
        beq     done
more:   sta     amaz_rest
        tax
        lda     ama_low_run, x
        sta     amaz_run_ptr + 1
        ldy     _ama_hot_free + i
        lda     (amaz_run_ptr), y
        tax                             ; the run of the lowest open square
        and     amaz_red1 + i
        beq     not_red
        txa
        ora     amaz_red2 + i
        sta     amaz_red2 + i
not_red:
        txa
        and     amaz_blue1 + i
        beq     not_blue
        txa
        ora     amaz_blue2 + i
        sta     amaz_blue2 + i
not_blue:
        txa
        eor     #$FF
        and     amaz_rest
        bne     more
        lda     amaz_open + i
        and     amaz_blue2 + i
        tay
        lda     amaz_open + i
        and     amaz_red2 + i
        tax
        lda     amaz_lead
        clc
        adc     ama_ones, x
        sec
        sbc     ama_ones, y
        sta     amaz_lead
done:
.endmacro

; Adds what a second queen move reaches first. Farther squares hardly ever decide (48.5 % without them).
.proc   second_reach
        jsr     ama_slide_red1
        jsr     ama_slide_blue1
        .repeat 8, i
        second_row i
        .endrepeat
        rts
.endproc

; One king step of both sides into row i: from rows above, i and below (one of them i itself at the edge of the board).
.macro  king_row        red_from, blue_from, red_to, blue_to, i, above, below
        .local  closed, next
        lda     amaz_open + i
        beq     closed
        lda     red_from + above
        ora     red_from + i
        ora     red_from + below
        tax
        lda     ama_wide, x
        and     amaz_open + i
        sta     red_to + i
        tay
        lda     blue_from + above
        ora     blue_from + i
        ora     blue_from + below
        tax
        lda     ama_wide, x
        and     amaz_open + i
        sta     blue_to + i
        tax
        ora     red_to + i
        beq     next
        eor     amaz_open + i
        sta     amaz_open + i
        lda     amaz_lead
        clc
        adc     ama_ones, y
        sec
        sbc     ama_ones, x
        sta     amaz_lead
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
        lda     amaz_open + i
        beq     next
        lda     red_from + above
        ora     red_from + i
        ora     red_from + below
        tax
        lda     ama_wide, x
        and     amaz_open + i
        tay
        lda     blue_from + above
        ora     blue_from + i
        ora     blue_from + below
        tax
        lda     ama_wide, x
        and     amaz_open + i
        tax
        lda     amaz_lead
        clc
        adc     ama_ones, y
        sec
        sbc     ama_ones, x
        sta     amaz_lead
next:
.endmacro

; Adds what up to three king steps reach first. Clobbers A, X, Y. Cycles: about 700 .. 2,000.
.proc   king_flood
        .repeat 8, i
        lda     _ama_hot_free + i
        sta     amaz_open + i
        .endrepeat
        king_level amaz_red0, amaz_blue0, amaz_red1, amaz_blue1
        king_level amaz_red1, amaz_blue1, amaz_red2, amaz_blue2
        king_last_row amaz_red2, amaz_blue2, 0, 0, 1
        .repeat 6, i
        king_last_row amaz_red2, amaz_blue2, (i + 1), i, (i + 2)
        .endrepeat
        king_last_row amaz_red2, amaz_blue2, 7, 6, 7
        rts
.endproc

; uint8_t ama_hot_value(void)
; In: the position. Out: A = value, X = 0. Clobbers A, X, Y and the flood. At most 6,000 cycles, 4,900 on average.
.proc   _ama_hot_value
        lda     #<ama_run_table
        sta     amaz_run_ptr
        jsr     ama_reach_red
        jsr     ama_reach_blue
        lda     #0
        clc
        add_ones amaz_red1
        bne     red_moves
        jmp     red_stuck
red_moves:
        sta     amaz_sum
        add_ones amaz_blue1
        cmp     amaz_sum
        bne     blue_moves
        jmp     blue_stuck
blue_moves:
        sta     amaz_sum + 1
        .repeat 8, i
        lda     amaz_red1 + i
        ora     amaz_blue1 + i
        eor     _ama_hot_free + i
        sta     amaz_open + i
        .endrepeat
        lda     amaz_sum
        asl                             ; red - blue = 2 * red - (red + blue)
        clc
        adc     #AMA_HOT_EVEN
        sec
        sbc     amaz_sum + 1
        sta     amaz_lead
        lda     #0
        clc
        add_ones amaz_open
        pha
        beq     kings
        jsr     second_reach
kings:  jsr     king_flood
        pla                             ; in reach of both = red + blue - (free - open)
        clc
        adc     amaz_sum + 1
        sec
        .repeat 8, i
        ldx     _ama_hot_free + i
        sbc     ama_ones, x
        .endrepeat
        lsr
        lsr
        sta     amaz_sum
        lda     amaz_lead
        ldx     _ama_hot_side
        beq     red
        eor     #$FF                    ; for blue: 256 - lead
        clc
        adc     #1
        ldx     #0
red:    sec
        sbc     amaz_sum
        rts
; Whoever has to move and cannot has lost, also when the other side cannot either.
red_stuck:
        lda     _ama_hot_side
        bne     won
        clc
        add_ones amaz_blue1             ; A is 0
        beq     won
        bne     lost
blue_stuck:
        lda     _ama_hot_side
        beq     won
lost:   lda     #AMA_HOT_LOST
        ldx     #0
        rts
won:    lda     #AMA_HOT_WON
        ldx     #0
        rts
.endproc
