; The inner loops of the Amazons engine on the 6502; contract in hot.h, C twin in hot_ref.c.
;
; A mask is eight bytes, one a row, so one instruction works on eight columns. Vertical and diagonal rays of all pieces at
; once are three bytes carried from row to row (straight, shifted left, shifted right); sideways rays are looked up.

        .include        "hot.inc"

        .export         _ama_hot_flip, _ama_hot_place, _ama_hot_put, _ama_hot_rays, _ama_hot_mobility, _ama_hot_moves, _ama_hot_targets, _ama_hot_next
        .exportzp       _ama_hot_free, _ama_hot_amazon, _ama_hot_side, _ama_hot_who, _ama_hot_seen

; ---- zero page -----------------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage

_ama_hot_free:      .res 8          ; empty squares, owned by the caller
_ama_hot_amazon:    .res 8          ; squares, 0..3 red, 4..7 blue, owned by the caller
_ama_hot_side:      .res 1          ; the side that has just moved, owned by the caller
_ama_hot_who:       .res 1          ; the amazon that ama_hot_put moves, owned by the caller
todo:           .res 8          ; squares that ama_hot_next still has to give
todo_row:       .res 1          ; none of them is above this row
amaz_red0:           .res 8     ; red amazons, kept by ama_hot_place and ama_hot_put
amaz_blue0:          .res 8     ; blue ones; follows red0

amaz_red1:           .res 8     ; squares reached last: the frontier of the flood
amaz_blue1:          .res 8
_ama_hot_seen:                      ; the result of ama_hot_rays shares its room with the flood
amaz_red2:           .res 8     ; squares reached now
amaz_blue2:          .res 8
amaz_open:           .res 8     ; free squares that no side has reached yet
left:           .res 1          ; rays on their way from row to row
right:          .res 1
amaz_lead:           .res 1     ; AMA_HOT_EVEN + what red reached first - what blue did
amaz_sum:            .res 2     ; squares in reach of red, and of red plus of blue
amaz_rest:           .res 1     ; open squares of a row still to look at
amaz_run_ptr:        .res 2     ; into run_table; the low byte is always the same

        .assert amaz_blue0 = amaz_red0 + 8, error, "ama_hot_place and ama_hot_put index from amaz_red0 into amaz_blue0"

        .segment        SEG_CODE

; ---- the position -----------------------------------------------------------------------------------------------------
; void ama_hot_flip(uint8_t square): an empty square becomes occupied and the other way round.
; In: A = square. Out: _ama_hot_free. Clobbers A, X, Y. Cycles: 24.
.proc   _ama_hot_flip
        tax
        ldy     ama_row_of, x
        lda     ama_bit_of, x
        eor     _ama_hot_free, y
        sta     _ama_hot_free, y
        rts
.endproc

; void ama_hot_place(void): makes the masks of the amazons from _ama_hot_amazon. Clobbers A, X, Y. Cycles: about 330.
.proc   _ama_hot_place
        lda     #0
        .repeat 8, i
        sta     amaz_red0 + i
        sta     amaz_blue0 + i
        .endrepeat
        .repeat 8, i
        ldx     _ama_hot_amazon + i
        ldy     ama_row_of, x
        lda     ama_bit_of, x
        .if     i < 4
        ora     amaz_red0, y
        sta     amaz_red0, y
        .else
        ora     amaz_blue0, y
        sta     amaz_blue0, y
        .endif
        .endrepeat
        rts
.endproc

; void ama_hot_put(uint8_t square): the amazon ama_hot_who goes to this empty square.
; In: A = square, _ama_hot_who. Out: _ama_hot_free, _ama_hot_amazon, red0, blue0. Clobbers A, X, Y. Cycles: 85 (red), 88 (blue).
.proc   _ama_hot_put
        ldy     _ama_hot_who
        ldx     _ama_hot_amazon, y
        sta     _ama_hot_amazon, y
        cpy     #4
        bcs     blue
        ldy     ama_row_of, x
        lda     ama_bit_of, x
        eor     amaz_red0, y
        sta     amaz_red0, y
        lda     ama_bit_of, x
        eor     _ama_hot_free, y
        sta     _ama_hot_free, y
        ldy     _ama_hot_who
        ldx     _ama_hot_amazon, y
        ldy     ama_row_of, x
        lda     ama_bit_of, x
        eor     amaz_red0, y
        sta     amaz_red0, y
        lda     ama_bit_of, x
        eor     _ama_hot_free, y
        sta     _ama_hot_free, y
        rts
blue:
        ldy     ama_row_of, x
        lda     ama_bit_of, x
        eor     amaz_blue0, y
        sta     amaz_blue0, y
        lda     ama_bit_of, x
        eor     _ama_hot_free, y
        sta     _ama_hot_free, y
        ldy     _ama_hot_who
        ldx     _ama_hot_amazon, y
        ldy     ama_row_of, x
        lda     ama_bit_of, x
        eor     amaz_blue0, y
        sta     amaz_blue0, y
        lda     ama_bit_of, x
        eor     _ama_hot_free, y
        sta     _ama_hot_free, y
        rts
.endproc

; ---- sliding --------------------------------------------------------------------------------------------------------
; One step of the three rays into row `to`; the straight one is in X. Leaves in A what they reach there, Z set when nothing.
; 44 cycles.
.macro  ray_step        from, to
        lda     left
        ora     from
        asl
        and     _ama_hot_free + to
        sta     left
        lda     right
        ora     from
        lsr
        and     _ama_hot_free + to
        sta     right
        txa
        ora     from
        and     _ama_hot_free + to
        tax
        ora     left
        ora     right
.endmacro

; The same where no ray arrives; A = the pieces of row `from`. 33 cycles.
.macro  ray_start       from, to
        asl
        and     _ama_hot_free + to
        sta     left
        lda     from
        lsr
        and     _ama_hot_free + to
        sta     right
        lda     from
        and     _ama_hot_free + to
        tax
        ora     left
        ora     right
.endmacro

; target = squares that queens on `source` reach up, down and diagonally. Each row has two entrances: `go` when rays arrive
; from the row before, `idle` when none does; then a row without pieces costs 9 cycles instead of 50.
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
        rts
.endmacro

; Rays but the sideways ones: of the amazons (or the piece in red1, for ama_hot_rays), and of the frontier.
.proc   slide_red0
        slide   amaz_red0, amaz_red1
.endproc
.proc   slide_blue0
        slide   amaz_blue0, amaz_blue1
.endproc
.proc   ama_slide_red1
        slide   amaz_red1, amaz_red2
.endproc
.proc   ama_slide_blue1
        slide   amaz_blue1, amaz_blue2
.endproc

; Adds the sideways rays of the amazon in `slot` to `target`. 34 cycles. Clobbers A, X, Y.
.macro  sideways        slot, target
        ldx     slot
        lda     ama_run_of, x
        sta     amaz_run_ptr + 1
        lda     ama_row_of, x
        tax
        ldy     _ama_hot_free, x
        lda     (amaz_run_ptr), y
        ora     target, x
        sta     target, x
.endmacro

; ---- rays of one square ------------------------------------------------------------------------------------------------
; void ama_hot_rays(uint8_t square)
; In: A = square, _ama_hot_free. Out: _ama_hot_seen. Clobbers A, X, Y and the flood. Cycles: at most 800.
.proc   _ama_hot_rays
        sta     amaz_rest
        tax
        lda     #<ama_run_table
        sta     amaz_run_ptr
        lda     #0
        .repeat 8, i
        sta     amaz_red1 + i
        .endrepeat
        ldy     ama_row_of, x
        lda     ama_bit_of, x
        sta     amaz_red1, y
        jsr     ama_slide_red1
        sideways amaz_rest, amaz_red2
        rts
.endproc

; uint8_t ama_hot_mobility(uint8_t square)
; In: A = square, _ama_hot_free. Out: A = number of squares in _ama_hot_seen, X = 0. Cycles: ama_hot_rays + 80.
.proc   _ama_hot_mobility
        jsr     _ama_hot_rays
        lda     #0
        clc
        .repeat 8, i
        ldx     amaz_red2 + i
        adc     ama_ones, x
        .endrepeat
        ldx     #0
        rts
.endproc

; red1 = squares in reach of one queen move of red. Clobbers A, X, Y. Cycles: 260 .. 900.
.proc   ama_reach_red
        jsr     slide_red0
        .repeat 4, i
        sideways _ama_hot_amazon + i, amaz_red1
        .endrepeat
        rts
.endproc
; And blue1 of blue.
.proc   ama_reach_blue
        jsr     slide_blue0
        .repeat 4, i
        sideways _ama_hot_amazon + 4 + i, amaz_blue1
        .endrepeat
        rts
.endproc

; ---- squares to try -----------------------------------------------------------------------------------------------------
; void ama_hot_moves(uint8_t square): the squares for ama_hot_next are those seen from this one. Cycles: ama_hot_rays + 70.
.proc   _ama_hot_moves
        jsr     _ama_hot_rays
        .repeat 8, i
        lda     amaz_red2 + i
        sta     todo + i
        .endrepeat
        lda     #0
        sta     todo_row
        rts
.endproc

; void ama_hot_targets(uint8_t square): the same, but only those in reach of the side to move, if there are any.
; Cycles: at most 2,000.
.proc   _ama_hot_targets
        jsr     _ama_hot_moves
        lda     _ama_hot_side
        beq     blue
        jmp     red
blue:
        jsr     ama_reach_blue
        lda     #0
        .repeat 8, i
        tax
        lda     todo + i
        and     amaz_blue1 + i
        sta     amaz_blue1 + i
        stx     amaz_rest
        ora     amaz_rest
        .endrepeat
        beq     all
        .repeat 8, i
        lda     amaz_blue1 + i
        sta     todo + i
        .endrepeat
all:    rts
red:
        jsr     ama_reach_red
        lda     #0
        .repeat 8, i
        tax
        lda     todo + i
        and     amaz_red1 + i
        sta     amaz_red1 + i
        stx     amaz_rest
        ora     amaz_rest
        .endrepeat
        beq     all
        .repeat 8, i
        lda     amaz_red1 + i
        sta     todo + i
        .endrepeat
        rts
.endproc

; uint8_t ama_hot_next(void): takes the next square off the list.
; Out: A = the square, AMA_HOT_NONE when there is none left, X = 0. Clobbers Y. Cycles: 60, and 11 for each row without one.
.proc   _ama_hot_next
        ldx     todo_row
look:   cpx     #8
        beq     none
        ldy     todo, x
        bne     found
        inx
        bne     look                    ; always
found:  stx     todo_row
        lda     ama_low_run, y          ; the high byte of its table gives the column
        sec
        sbc     #>ama_run_table
        sta     amaz_rest
        tya
        sec
        sbc     #1
        sta     todo, x                 ; all below the lowest square ...
        tya
        and     todo, x                 ; ... and that one itself are gone
        sta     todo, x
        txa
        asl
        asl
        asl
        ora     amaz_rest
        ldx     #0
        rts
none:   lda     #AMA_HOT_NONE
        ldx     #0
        rts
.endproc
