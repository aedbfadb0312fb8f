; The inner loops of the Amazons engine on the 6502; contract in hot.h, C twin in hot_ref.c.
;
; A mask is eight bytes, one a row, so one instruction works on eight columns. Vertical and diagonal rays of all pieces at
; once are three bytes carried from row to row (straight, shifted left, shifted right); sideways rays are looked up.

        .include        "hot.inc"

        .export         _hot_flip, _hot_place, _hot_put, _hot_rays, _hot_mobility, _hot_moves, _hot_targets, _hot_next
        .exportzp       _hot_free, _hot_amazon, _hot_side, _hot_who, _hot_seen

; ---- zero page -----------------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage

_hot_free:      .res 8          ; empty squares, owned by the caller
_hot_amazon:    .res 8          ; squares, 0..3 red, 4..7 blue, owned by the caller
_hot_side:      .res 1          ; the side that has just moved, owned by the caller
_hot_who:       .res 1          ; the amazon that hot_put moves, owned by the caller
todo:           .res 8          ; squares that hot_next still has to give
todo_row:       .res 1          ; none of them is above this row
red0:           .res 8          ; red amazons, kept by hot_place and hot_put
blue0:          .res 8          ; blue ones; follows red0

red1:           .res 8          ; squares reached last: the frontier of the flood
blue1:          .res 8
_hot_seen:                      ; the result of hot_rays shares its room with the flood
red2:           .res 8          ; squares reached now
blue2:          .res 8
open:           .res 8          ; free squares that no side has reached yet
left:           .res 1          ; rays on their way from row to row
right:          .res 1
lead:           .res 1          ; HOT_EVEN + what red reached first - what blue did
sum:            .res 2          ; squares in reach of red, and of red plus of blue
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
; One step of the three rays into row `to`; the straight one is in X. Leaves in A what they reach there, Z set when nothing.
; 44 cycles.
.macro  ray_step        from, to
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
        txa
        ora     from
        and     _hot_free + to
        tax
        ora     left
        ora     right
.endmacro

; The same where no ray arrives; A = the pieces of row `from`. 33 cycles.
.macro  ray_start       from, to
        asl
        and     _hot_free + to
        sta     left
        lda     from
        lsr
        and     _hot_free + to
        sta     right
        lda     from
        and     _hot_free + to
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

; Rays but the sideways ones: of the amazons (or the piece in red1, for hot_rays), and of the frontier.
.proc   slide_red0
        slide   red0, red1
.endproc
.proc   slide_blue0
        slide   blue0, blue1
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
; In: A = square, _hot_free. Out: _hot_seen. Clobbers A, X, Y and the flood. Cycles: at most 800.
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

; red1 = squares in reach of one queen move of red. Clobbers A, X, Y. Cycles: 260 .. 900.
.proc   reach_red
        jsr     slide_red0
        .repeat 4, i
        sideways _hot_amazon + i, red1
        .endrepeat
        rts
.endproc
; And blue1 of blue.
.proc   reach_blue
        jsr     slide_blue0
        .repeat 4, i
        sideways _hot_amazon + 4 + i, blue1
        .endrepeat
        rts
.endproc

; ---- squares to try -----------------------------------------------------------------------------------------------------
; void hot_moves(uint8_t square): the squares for hot_next are those seen from this one. Cycles: hot_rays + 70.
.proc   _hot_moves
        jsr     _hot_rays
        .repeat 8, i
        lda     red2 + i
        sta     todo + i
        .endrepeat
        lda     #0
        sta     todo_row
        rts
.endproc

; void hot_targets(uint8_t square): the same, but only those in reach of the side to move, if there are any.
; Cycles: at most 2,000.
.proc   _hot_targets
        jsr     _hot_moves
        lda     _hot_side
        beq     blue
        jmp     red
blue:
        jsr     reach_blue
        lda     #0
        .repeat 8, i
        tax
        lda     todo + i
        and     blue1 + i
        sta     blue1 + i
        stx     rest
        ora     rest
        .endrepeat
        beq     all
        .repeat 8, i
        lda     blue1 + i
        sta     todo + i
        .endrepeat
all:    rts
red:
        jsr     reach_red
        lda     #0
        .repeat 8, i
        tax
        lda     todo + i
        and     red1 + i
        sta     red1 + i
        stx     rest
        ora     rest
        .endrepeat
        beq     all
        .repeat 8, i
        lda     red1 + i
        sta     todo + i
        .endrepeat
        rts
.endproc

; uint8_t hot_next(void): takes the next square off the list.
; Out: A = the square, HOT_NONE when there is none left, X = 0. Clobbers Y. Cycles: 60, and 11 for each row without one.
.proc   _hot_next
        ldx     todo_row
look:   cpx     #8
        beq     none
        ldy     todo, x
        bne     found
        inx
        bne     look                    ; always
found:  stx     todo_row
        lda     low_run, y              ; the high byte of its table gives the column
        sec
        sbc     #>run_table
        sta     rest
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
        ora     rest
        ldx     #0
        rts
none:   lda     #HOT_NONE
        ldx     #0
        rts
.endproc
