; The value of a position on the 6502; contract in value.h, C twin in value_ref.c.

.define GAME "AMAZONS"
.define PAGE "AMAZONS_VALUE"
.include "segments.inc"
        .include        "hot.inc"

        .import         _ama_hot_levels, ama_third_reach, ama_ones, ama_wide
        .import         _ama_value_weights, _ama_value_chance_lo, _ama_value_chance_hi
        .export         _ama_value
        .import         _ama_value_n

RED  = 0
BLUE = 8

; in amaz_tmp
sum     = amaz_tmp              ; 2: log-odds
row     = amaz_tmp + 2          ; 2: the weights for this number of arrows
square_lo = amaz_tmp + 4        ; 2: into the table of squares, by a weight
square_hi = amaz_tmp + 6        ; 2
count   = amaz_tmp + 8          ; things in work
other   = amaz_tmp + 9
who     = amaz_tmp + 10
any     = amaz_tmp + 11

        .segment        SEG_WORK
part:   .res    8               ; what the counts are made of

        .segment        SEG_CODE

; ---- queen moves ------------------------------------------------------------------------------------------------------
; A = squares of a mask. Clobbers X. 60 cycles.
.macro  squares mask
        lda     #0
        clc
        .repeat 8, i
        ldx     mask + i
        adc     ama_ones, x
        .endrepeat
.endmacro
; result = squares that two masks share. 8 x 21 cycles.
.macro  common  first, second, result
        lda     #0
        sta     result
        clc
        .repeat 8, i
        lda     first + i
        and     second + i
        tax
        lda     result
        adc     ama_ones, x
        sta     result
        .endrepeat
.endmacro

one_two  = part                 ; reached by red in one and by blue in one or two
two_one  = part + 1
both1    = part + 2
both2    = part + 3
red_one  = part + 4
red_two  = part + 5
blue_one = part + 6
blue_two = part + 7

.proc   count_queens
        common  _ama_hot_one + RED, _ama_hot_two + BLUE, one_two
        common  _ama_hot_two + RED, _ama_hot_one + BLUE, two_one
        common  _ama_hot_one + RED, _ama_hot_one + BLUE, both1
        common  _ama_hot_two + RED, _ama_hot_two + BLUE, both2
        squares _ama_hot_two + RED
        sta     red_two
        squares _ama_hot_two + BLUE
        sta     blue_two
        lda     one_two
        sec
        sbc     two_one
        sta     _ama_value_n + AMA_N_ONE_TWO
        lda     red_one
        sec
        sbc     blue_one
        sta     other
        sec
        sbc     _ama_value_n + AMA_N_ONE_TWO
        sta     _ama_value_n + AMA_N_ONE
        lda     red_two
        sec
        sbc     blue_two
        sec
        sbc     other
        clc
        adc     _ama_value_n + AMA_N_ONE_TWO
        sta     _ama_value_n + AMA_N_TWO
        lda     both1
        sta     _ama_value_n + AMA_N_BOTH_ONE
        clc
        adc     both2
        sec
        sbc     one_two
        sec
        sbc     two_one
        sta     _ama_value_n + AMA_N_BOTH_TWO
        rts
.endproc

; Squares not reached in two moves, and who reaches them in three.
.proc   count_third
        lda     #0
        sta     _ama_value_n + AMA_N_THREE
        sta     any
        .repeat 8, i
        lda     _ama_hot_two + RED + i
        ora     _ama_hot_two + BLUE + i
        eor     _ama_hot_free + i
        sta     open + i
        ora     any
        sta     any
        .endrepeat
        lda     any
        bne     some
        rts
some:   jsr     ama_third_reach
        common  _ama_hot_two + RED, open, count
        common  _ama_hot_two + BLUE, open, other
        lda     count
        sec
        sbc     other
        sta     _ama_value_n + AMA_N_THREE
        rts
.endproc
open    = _ama_work + AMA_AT_OPEN

; ---- the sum ------------------------------------------------------------------------------------------------------------
; sum += weight * n of all counts. A product is a difference of quarters of squares: ((w + n)^2 - (w - n)^2) / 4.
.proc   add_counts
        ldx     #11
next:   lda     _ama_value_n, x
        beq     skip
        txa
        tay
        lda     (row), y
        eor     #$80
        clc
        adc     #<squares_lo
        sta     square_lo
        sta     square_hi
        lda     #>squares_lo
        adc     #0
        sta     square_lo + 1
        adc     #2                      ; squares_hi is 512 bytes further on
        sta     square_hi + 1
        lda     _ama_value_n, x
        eor     #$80
        tay
        clc
        lda     (square_lo), y
        adc     sum
        sta     sum
        lda     (square_hi), y
        adc     sum + 1
        sta     sum + 1
        lda     #$80
        sec
        sbc     _ama_value_n, x
        tay
        sec
        lda     sum
        sbc     (square_lo), y
        sta     sum
        lda     sum + 1
        sbc     (square_hi), y
        sta     sum + 1
skip:   dex
        bpl     next
        rts
.endproc

; Counts the squares of a ray in Y and in `count` whether there are any; X = where it starts.
.macro  see     delta
        .scope
        lda     .loword(_ama_work + AMA_AT_WALL + (delta)), x
        bne     end
        inc     count
        iny
        .repeat 6, j
        lda     .loword(_ama_work + AMA_AT_WALL + (delta) * (j + 2)), x
        bne     end
        iny
        .endrepeat
end:
        .endscope
.endmacro

worth   = amaz_tmp + 4          ; 2
high    = amaz_tmp + 6

; Free neighbours and reach of all amazons.
.proc   add_amazons
        lda     #7
        sta     who
next:   ldx     who
        ldy     _ama_hot_amazon, x
        ldx     map_of, y
        lda     #0
        sta     count
        tay
        see     -17
        see     -16
        see     -15
        see     -1
        see     1
        see     15
        see     16
        see     17
        lda     reach_class, y
        sta     other
        lda     count
        clc
        adc     #AMA_VALUE_LIBERTY_LO
        tay
        lda     (row), y
        sta     worth
        tya
        adc     #AMA_VALUE_LIBERTY_HI - AMA_VALUE_LIBERTY_LO
        tay
        lda     (row), y
        sta     worth + 1
        lda     other
        adc     #AMA_VALUE_REACH_HI
        tay
        lda     (row), y
        sta     high
        tya
        sbc     #AMA_VALUE_REACH_HI - AMA_VALUE_REACH_LO - 1    ; carry is clear
        tay
        clc
        lda     (row), y
        adc     worth
        sta     worth
        lda     high
        adc     worth + 1
        sta     worth + 1
        lda     who
        lsr
        lsr
        eor     _ama_hot_side
        bne     theirs
        clc
        lda     sum
        adc     worth
        sta     sum
        lda     sum + 1
        adc     worth + 1
        jmp     added
theirs: sec
        lda     sum
        sbc     worth
        sta     sum
        lda     sum + 1
        sbc     worth + 1
added:  sta     sum + 1
        dec     who
        bmi     done
        jmp     next
done:   rts
.endproc

; sum = the move's share, row = the weights for the arrows on the board.
.proc   begin_sum
        ldx     _ama_hot_count
        lda     rows_lo, x
        sta     row
        lda     rows_hi, x
        sta     row + 1
        ldy     #AMA_VALUE_TEMPO_LO
        lda     (row), y
        sta     sum
        iny
        lda     (row), y
        sta     sum + 1
        rts
.endproc

; For blue all counts except the "both" ones are negated.
.proc   turn_counts
        ldx     #11
next:   lda     #0
        sec
        sbc     _ama_value_n, x
        sta     _ama_value_n, x
        dex
        cpx     #AMA_N_BOTH_TWO
        bne     skip
        dex
        dex
skip:   txa
        bpl     next
        rts
.endproc

; A/X = chance of the log-odds in sum.
.proc   chance
        ldy     #AMA_VALUE_SHIFT
        lda     (row), y
        beq     shifted
        tax
        bmi     up
down:   lda     sum + 1
        cmp     #$80
        ror     sum + 1
        ror     sum
        dex
        bne     down
        beq     shifted                 ; always
up:     asl     sum
        rol     sum + 1
        inx
        bne     up
shifted:
        lda     sum + 1
        sta     who                     ; its sign
        bpl     positive
        lda     #0
        sec
        sbc     sum
        sta     sum
        lda     #0
        sbc     sum + 1
        sta     sum + 1
positive:
        lda     sum + 1
        lsr
        ror     sum
        cmp     #2
        bcc     inside
        lda     #$FF
        sta     sum
        lda     #1
inside: ldx     sum
        cmp     #0
        bne     upper
        ldy     _ama_value_chance_hi, x
        lda     _ama_value_chance_lo, x
        jmp     found
upper:  ldy     _ama_value_chance_hi + 256, x
        lda     _ama_value_chance_lo + 256, x
found:  bit     who
        bmi     turned
        sty     high
        ldx     high
        rts
turned: sta     sum
        sty     sum + 1
        lda     #<AMA_VALUE_WON
        sec
        sbc     sum
        pha
        lda     #>AMA_VALUE_WON
        sbc     sum + 1
        tax
        pla
        rts
.endproc

; uint16_t ama_value(void)
; In: the position, the counts of ama_value_kings, walls around the board. Out: A/X = value. Clobbers A, X, Y, the sets of hot.h and the arrow map.
; With ama_value_kings: At most 19,000 cycles, 16,500 on average.
.proc   _ama_value
        jsr     _ama_hot_levels
        squares _ama_hot_one + RED
        sta     red_one
        squares _ama_hot_one + BLUE
        sta     blue_one
        bne     blue_moves
        jmp     blue_stuck
blue_moves:
        lda     red_one
        bne     red_moves
        jmp     red_stuck
red_moves:
        jsr     count_queens
        jsr     count_third
        jsr     begin_sum
        lda     _ama_hot_side
        beq     red
        jsr     turn_counts
red:    jsr     add_counts
        build_walls
        jsr     add_amazons
        jmp     chance
; The side to move has lost if it cannot move, even if the other side cannot, either.
blue_stuck:
        lda     _ama_hot_side
        beq     won
        lda     red_one
        beq     won
        bne     lost                    ; always
red_stuck:
        lda     _ama_hot_side
        bne     won
lost:   lda     #AMA_VALUE_LOST
        tax
        rts
won:    lda     #<AMA_VALUE_WON
        ldx     #>AMA_VALUE_WON
        rts
.endproc

; ---- tables --------------------------------------------------------------------------------------------------------------
        .segment        SEG_RO
; Quarters of the squares of -256 .. 255.
squares_lo:
        .repeat 512, i
        .byte   <(((i - 256) * (i - 256)) / 4)
        .endrepeat
squares_hi:
        .repeat 512, i
        .byte   >(((i - 256) * (i - 256)) / 4)
        .endrepeat
; The weights for 56 less this many arrows: by free squares.
rows_lo:
        .repeat 57, i
        .byte   <(_ama_value_weights + (56 - i) * AMA_VALUE_ROW)
        .endrepeat
rows_hi:
        .repeat 57, i
        .byte   >(_ama_value_weights + (56 - i) * AMA_VALUE_ROW)
        .endrepeat
map_of:
        .repeat 64, s
        .byte   AMA_MAP_FIRST + (s & 7) + (s & $38) * 2
        .endrepeat
reach_class:
        .byte   0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6
