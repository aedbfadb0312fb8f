; Rays and reach on the 6502; contract in hot.h, C twin in hot_ref.c.
;
; A mask is eight bytes, one a row, so one instruction works on eight columns. Vertical and diagonal rays of all pieces at once
; are three bytes carried from row to row (straight, shifted left, shifted right). Sideways rays are additions: adding a piece to
; the free squares of its row carries to the end of the run; the other direction works with both bytes mirrored.

.define GAME "AMAZONS"
.define PAGE "AMAZONS_VALUE"
.include "segments.inc"
        .include        "hot.inc"

        .export         _ama_hot_levels, _ama_hot_rays, _ama_hot_mobility, _ama_hot_bit
        .export         ama_third_reach, ama_ones, ama_wide
        .exportzp       _ama_hot_free, _ama_hot_amazon, _ama_hot_stand, _ama_hot_side, _ama_hot_one, _ama_hot_two, _ama_hot_seen, _ama_hot_count

; ---- zero page -----------------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage

_ama_hot_free:      .res 8      ; empty squares
_ama_hot_amazon:    .res 8      ; squares, 0..3 red, 4..7 blue
_ama_hot_stand:     .res 16     ; the same as masks, red's, then blue's
_ama_hot_side:      .res 1      ; the side that has just moved
_ama_hot_count:     .res 1      ; how many squares are empty
_ama_hot_one:       .res 16     ; in reach of one queen move of red, then of blue
_ama_hot_seen:                  ; the result of ama_hot_rays shares its room with
_ama_hot_two:       .res 16     ; in reach of one or two
mirror:             .res 8      ; the free squares, each row mirrored
left:               .res 1      ; rays on their way from row to row
right:              .res 1
amaz_tmp:           .res 16     ; scratch: nothing is kept here from call to call

RED  = 0
BLUE = 8

        .segment        SEG_CODE

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

; Rays but the sideways ones: of the amazons, and of what they reach (or the piece in ama_hot_one, for ama_hot_rays).
.proc   slide_red0
        slide   _ama_hot_stand + RED, _ama_hot_one + RED
.endproc
.proc   slide_blue0
        slide   _ama_hot_stand + BLUE, _ama_hot_one + BLUE
.endproc
.proc   slide_red1
        slide   _ama_hot_one + RED, _ama_hot_two + RED
.endproc
.proc   slide_blue1
        slide   _ama_hot_one + BLUE, _ama_hot_two + BLUE
.endproc

; ---- sideways ---------------------------------------------------------------------------------------------------------
; target = target, the squares in A, which are free squares of row i, and all that are joined to them sideways. 52 cycles. Clobbers A, X.
.macro  spread_row      target, i
        sta     amaz_tmp
        clc
        adc     _ama_hot_free + i
        eor     _ama_hot_free + i
        and     _ama_hot_free + i
        ora     amaz_tmp
        ora     target + i
        sta     target + i
        ldx     amaz_tmp
        lda     mirrored, x
        clc
        adc     mirror + i
        eor     mirror + i
        and     mirror + i
        tax
        lda     mirrored, x
        ora     target + i
        sta     target + i
.endmacro
; Of the amazons of a side.
.macro  sideways_stand  side
        .repeat 8, i
        .scope
        ldx     _ama_hot_stand + side + i
        beq     none
        lda     ama_wide, x
        and     _ama_hot_free + i
        beq     none
        spread_row _ama_hot_one + side, i
none:
        .endscope
        .endrepeat
.endmacro
; Of what a side reaches.
.macro  sideways_one    side
        .repeat 8, i
        .scope
        lda     _ama_hot_one + side + i
        beq     none
        spread_row _ama_hot_two + side, i
none:
        .endscope
        .endrepeat
.endmacro

; ama_hot_two = ama_hot_one and one queen move more. Clobbers A, X. Cycles: at most 3,200.
.proc   second_reach
        jsr     slide_red1
        jsr     slide_blue1
        sideways_one RED
        sideways_one BLUE
        rts
.endproc

; void ama_hot_levels(void)
; In: the position. Out: _ama_hot_one, _ama_hot_two. Clobbers A, X. Cycles: at most 5,500.
.proc   _ama_hot_levels
        lda     #0
        sta     _ama_hot_count
        clc
        .repeat 8, i
        ldx     _ama_hot_free + i
        lda     mirrored, x
        sta     mirror + i
        lda     _ama_hot_count
        adc     ama_ones, x
        sta     _ama_hot_count
        .endrepeat
        jsr     slide_red0
        jsr     slide_blue0
        sideways_stand RED
        sideways_stand BLUE
        jmp     second_reach
.endproc

; One queen move more than _ama_hot_two, in _ama_hot_two; _ama_hot_one is lost. Clobbers A, X.
.proc   ama_third_reach
        .repeat 16, i
        lda     _ama_hot_two + i
        sta     _ama_hot_one + i
        .endrepeat
        jmp     second_reach
.endproc

; ---- rays of one square ------------------------------------------------------------------------------------------------
; void ama_hot_rays(uint8_t square)
; In: A = square, _ama_hot_free. Out: _ama_hot_seen. Clobbers A, X, Y and ama_hot_one. Cycles: at most 900.
.proc   _ama_hot_rays
        pha
        tax
        lda     #0
        .repeat 8, i
        sta     _ama_hot_one + i
        .endrepeat
        lda     row_of, x
        tay
        lda     _ama_hot_bit, x
        sta     _ama_hot_one, y
        jsr     slide_red1
        pla
        tax
        ldy     row_of, x
        lda     _ama_hot_bit, x
        tax
        lda     ama_wide, x
        and     _ama_hot_free, y
        sta     amaz_tmp
        clc
        adc     _ama_hot_free, y
        eor     _ama_hot_free, y
        and     _ama_hot_free, y
        ora     amaz_tmp
        ora     _ama_hot_seen, y
        sta     _ama_hot_seen, y
        ldx     _ama_hot_free, y
        lda     mirrored, x
        sta     mirror
        ldx     amaz_tmp
        lda     mirrored, x
        clc
        adc     mirror
        eor     mirror
        and     mirror
        tax
        lda     mirrored, x
        ora     _ama_hot_seen, y
        sta     _ama_hot_seen, y
        rts
.endproc

; uint8_t ama_hot_mobility(uint8_t square)
; In: A = square, _ama_hot_free. Out: A = number of squares in _ama_hot_seen, X = 0. Cycles: ama_hot_rays + 80.
.proc   _ama_hot_mobility
        jsr     _ama_hot_rays
        lda     #0
        clc
        .repeat 8, i
        ldx     _ama_hot_seen + i
        adc     ama_ones, x
        .endrepeat
        ldx     #0
        rts
.endproc

; ---- tables, made by the assembler --------------------------------------------------------------------------------------
        .segment        SEG_RO

.define ONES(e)         (((e) & 1) + ((e) >> 1 & 1) + ((e) >> 2 & 1) + ((e) >> 3 & 1) + ((e) >> 4 & 1) + ((e) >> 5 & 1) + ((e) >> 6 & 1) + ((e) >> 7 & 1))
.define TURNED(e)       (((e) & 1) << 7 | ((e) & 2) << 5 | ((e) & 4) << 3 | ((e) & 8) << 1 | ((e) & 16) >> 1 | ((e) & 32) >> 3 | ((e) & 64) >> 5 | ((e) & 128) >> 7)
; Number of bits set in a byte.
ama_ones:
        .repeat 256, e
        .byte   ONES {e}
        .endrepeat
; A byte together with its neighbours left and right.
ama_wide:
        .repeat 256, e
        .byte   <(e | (e << 1) | (e >> 1))
        .endrepeat
; A byte mirrored.
mirrored:
        .repeat 256, e
        .byte   TURNED {e}
        .endrepeat
row_of:
        .repeat 64, s
        .byte   s >> 3
        .endrepeat
        .segment        "RODATA"        ; in the fixed bank, because all pages of the engine use it
_ama_hot_bit:
        .repeat 64, s
        .byte   1 << (s & 7)
        .endrepeat
