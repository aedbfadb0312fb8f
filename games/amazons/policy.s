; The policy's maps on the 6502; contract in policy.h, C twin in policy_ref.c. policy_turns.s uses them.

        .include        "policy.inc"

        .export         _ama_policy_maps, _ama_policy_row, _ama_policy_hidden
        .exportzp       _ama_last_to, _ama_last_arrow, _ama_policy_limit, _ama_policy_count, _ama_policy_walked, amaz_table
        .export         amaz_us, amaz_liberties, amaz_reach, amaz_best_arrow, amaz_last_class, amaz_apart_to, amaz_apart_arrow, amaz_map_of

        .segment        SEG_ZP : zeropage
_ama_last_to:       .res 1
_ama_last_arrow:    .res 1
_ama_policy_limit:  .res 1
_ama_policy_count:  .res 1
_ama_policy_walked: .res 1
amaz_table:         .res 2      ; the weights of the phase

; in amaz_tmp
high    = amaz_tmp              ; of the sum in A
free    = amaz_tmp + 1          ; free neighbours
threat  = amaz_tmp + 2          ; neighbours that they reach
theirs  = amaz_tmp + 3          ; three times their class: 0, 3, 6
last    = amaz_tmp + 4          ; class of the distance to their last landing
row_to  = amaz_tmp + 5          ; rows to their last landing, arrow
row_arrow = amaz_tmp + 6
low     = amaz_tmp + 7
seen    = amaz_tmp + 8          ; 2: parts of the table
blocks  = amaz_tmp + 10         ; 2
hinders = amaz_tmp + 12         ; 2
beside  = amaz_tmp + 8          ; 2: before that: what an arrow beside an amazon gets
sum_reach = amaz_tmp + 10       ; of an amazon: squares and rays, rays
sum_rays  = amaz_tmp + 11
who     = amaz_tmp + 14

        .segment        SEG_WORK
_ama_policy_hidden: .res 1      ; what the level overlooks
amaz_us:          .res 1        ; first amazon of the side to move: 0 or 4
amaz_liberties:   .res 8
amaz_reach:       .res 8
amaz_best_arrow:  .res 2
amaz_apart_to:    .res 16       ; columns, rows between each column, row and their last landing; 9: no such turn
amaz_apart_arrow: .res 16
next_row:       .res 1          ; 16 times its number
to_free:        .res 1          ; places in the table, for a landing
to_reach:       .res 1
to_us:          .res 1
to_them:        .res 1
to_last:        .res 1
to_arrow:       .res 1

        .segment        SEG_CODE

; ---- rays ----------------------------------------------------------------------------------------------------------------
; One ray of the amazon at X, from the far end: counts that each square is seen, and how many squares an arrow there would cut
; off, one more than on the square behind it. Keeps X. 26 cycles for each square.
.macro  ray     delta, cut, seen
        .scope
        lda     .loword(wall + (delta)), x
        bne     none
        clc
        ldy     #1
        .repeat 6, j
        lda     .loword(wall + (delta) * (j + 2)), x
        bne     .ident(.sprintf("end_%d", j + 1))
        .endrepeat
        .repeat 7, j
        .ident(.sprintf("end_%d", 7 - j)):
        tya
        adc     .loword(cut + (delta) * (7 - j)), x
        sta     .loword(cut + (delta) * (7 - j)), x
        inc     .loword(seen + (delta) * (7 - j)), x
        iny
        .endrepeat
        tya
        adc     sum_reach
        sta     sum_reach
        inc     sum_rays
none:
        .endscope
.endmacro
.macro  rays    cut, seen
        ray     -17, cut, seen
        ray     -16, cut, seen
        ray     -15, cut, seen
        ray     -1, cut, seen
        ray     1, cut, seen
        ray     15, cut, seen
        ray     16, cut, seen
        ray     17, cut, seen
        rts
.endmacro
.proc   rays_our
        rays    cut_our, seen_our
.endproc
.proc   rays_their
        rays    cut_their, seen_their
.endproc

; The score of an arrow for being next to the amazon at X, from entry Y of the table.
.proc   spread
        lda     (amaz_table), y
        sec
        sbc     #128
        sta     beside
        lda     #0
        sbc     #0
        sta     beside + 1
        .repeat 8, d
        clc
        lda     .loword(arrow_lo + (DELTA {d})), x
        adc     beside
        sta     .loword(arrow_lo + (DELTA {d})), x
        lda     .loword(arrow_hi + (DELTA {d})), x
        adc     beside + 1
        sta     .loword(arrow_hi + (DELTA {d})), x
        .endrepeat
        rts
.endproc

; Rays and neighbours of all amazons.
.proc   walk_amazons
        lda     #7
        sta     who
next:   lda     #0
        sta     sum_reach
        sta     sum_rays
        ldy     who
        ldx     _ama_hot_amazon, y
        lda     amaz_map_of, x
        tax
        tya
        and     #4
        cmp     amaz_us
        bne     their
        jsr     rays_our
        lda     #AMA_P_ARROW_NEAR_US
        bne     both                    ; always
their:  jsr     rays_their
        lda     #AMA_P_ARROW_NEAR_THEM
both:   clc
        adc     sum_rays
        tay
        lda     sum_reach
        sec
        sbc     sum_rays
        pha
        lda     sum_rays
        pha
        jsr     spread
        ldy     who
        pla
        sta     amaz_liberties, y
        pla
        sta     amaz_reach, y
        dec     who
        bpl     next
        ldy     amaz_us
        .repeat 4
        ldx     _ama_hot_amazon, y
        lda     amaz_map_of, x
        tax
        lda     #OWN
        sta     wall, x
        iny
        .endrepeat
        rts
.endproc

; ---- before that ---------------------------------------------------------------------------------------------------------------
; Clears the maps that are sums.
.proc   clear
        lda     #0
        ldx     #15
pairs:  .repeat 8, i
        sta     cut_our + AMA_MAP_FIRST + i * 16, x
        sta     cut_their + AMA_MAP_FIRST + i * 16, x
        .endrepeat
        dex
        bpl     pairs
        ldx     #7
arrows: .repeat 8, i
        sta     arrow_lo + AMA_MAP_FIRST + i * 16, x
        sta     arrow_hi + AMA_MAP_FIRST + i * 16, x
        .endrepeat
        dex
        bpl     arrows
        sta     amaz_best_arrow
        sta     amaz_best_arrow + 1
        rts
.endproc

; Stores the rows of six masks in places of the walls' map that no ray reaches, so that they can be indexed by X.
.proc   lay_rows
        lda     amaz_us
        asl
        sta     who                     ; 0 or 8: our half of a pair of masks
        lda     #0
        .repeat 4, k
        sta     wall + ROW_FREE + k
        sta     wall + ROW_FREE + 9 * 16 + k
        .endrepeat
        .repeat 8, r
        lda     _ama_hot_free + r
        sta     wall + ROW_FREE + (r + 1) * 16
        .endrepeat
        lda     who
        beq     red
        jmp     blue
red:    .repeat 8, r
        lda     _ama_hot_stand + r
        sta     wall + ROW_OUR + (r + 1) * 16
        lda     _ama_hot_two + r
        sta     wall + ROW_OUR_TWO + (r + 1) * 16
        lda     _ama_hot_stand + 8 + r
        sta     wall + ROW_THEIR + (r + 1) * 16
        lda     _ama_hot_one + 8 + r
        sta     wall + ROW_THEIR_ONE + (r + 1) * 16
        lda     _ama_hot_two + 8 + r
        sta     wall + ROW_THEIR_TWO + (r + 1) * 16
        .endrepeat
        rts
blue:   .repeat 8, r
        lda     _ama_hot_stand + 8 + r
        sta     wall + ROW_OUR + (r + 1) * 16
        lda     _ama_hot_two + 8 + r
        sta     wall + ROW_OUR_TWO + (r + 1) * 16
        lda     _ama_hot_stand + r
        sta     wall + ROW_THEIR + (r + 1) * 16
        lda     _ama_hot_one + r
        sta     wall + ROW_THEIR_ONE + (r + 1) * 16
        lda     _ama_hot_two + r
        sta     wall + ROW_THEIR_TWO + (r + 1) * 16
        .endrepeat
        rts
.endproc

; How far every column and row is from the square in A, or 9.
.macro  distances       target
        .scope
        cmp     #AMA_HOT_NONE
        bne     some
        lda     #9
        ldx     #15
none:   sta     target, x
        dex
        bpl     none
        bmi     done                    ; always
some:   tax
        lsr
        lsr
        lsr
        sta     low
        txa
        and     #7
        sta     high
        ldx     #7
next:   txa
        sec
        sbc     high
        bcs     right
        eor     #$FF
        adc     #1
right:  sta     target, x
        txa
        sec
        sbc     low
        bcs     below
        eor     #$FF
        adc     #1
below:  sta     target + 8, x
        dex
        bpl     next
done:
        .endscope
.endmacro

; amaz_table, and three parts of it.
.proc   choose_phase
        ldx     _ama_hot_count
        lda     phase_lo, x
        sta     amaz_table
        lda     phase_hi, x
        sta     amaz_table + 1
        lda     _ama_policy_hidden
        bne     hide
        rts
; A copy of the table with the hidden entries cleared.
hide:   ldy     #AMA_P_ENTRIES - 1
copy:   lda     (amaz_table), y
        sta     _ama_work + AMA_AT_TABLE, y
        dey
        cpy     #$FF
        bne     copy
        ldx     #0
        ldy     _ama_policy_hidden
thing:  lda     hidden, x
        inx
        cmp     #$FF
        bne     thing
        dey
        bne     thing
range:  ldy     hidden, x               ; first and last of a range
        cpy     #$FF
        beq     done
        inx
erase:  lda     #128
        sta     _ama_work + AMA_AT_TABLE, y
        tya
        iny
        cmp     hidden, x
        bne     erase
        inx
        bne     range                   ; always
done:   lda     #<(_ama_work + AMA_AT_TABLE)
        sta     amaz_table
        lda     #>(_ama_work + AMA_AT_TABLE)
        sta     amaz_table + 1
        rts
.endproc
.macro  part    pointer, offset
        lda     amaz_table
        clc
        adc     #offset
        sta     pointer
        lda     amaz_table + 1
        adc     #0
        sta     pointer + 1
.endmacro

; ---- squares ---------------------------------------------------------------------------------------------------------------------
; A += entry Y of a part of the table, `high` its carry. Carry is clear before and after.
.macro  plus    pointer
        .local  same
        adc     (pointer), y
        bcc     same
        inc     high
        clc
same:
.endmacro
; A = number of neighbours of column c in the rows at `mask`, X. Carry must be clear and stays clear.
.macro  around  mask, c
        ldy     wall + mask, x
        lda     three + c * 256, y
        ldy     wall + mask + 16, x
        adc     two + c * 256, y
        ldy     wall + mask + 32, x
        adc     three + c * 256, y
.endmacro
; A = class of a distance, the larger one of column and row.
.macro  nearness        columns, row, c
        .local  larger
        lda     columns + c
        cmp     row
        bcs     larger
        lda     row
larger: tay
        lda     amaz_last_class, y
        clc
.endmacro

; The score of an arrow on the square of column c in row X / 16.
.macro  score_arrow     c
        .scope
        lda     seen_their + AMA_MAP_FIRST + c, x
        bne     their_one
        lda     wall + ROW_THEIR_TWO + 16, x
        and     #1 << c
        bne     their_two
        lda     #6
        bne     their_known             ; always
their_two:
        lda     #3
        bne     their_known             ; always
their_one:
        lda     #0
their_known:
        sta     theirs
        lda     seen_our + AMA_MAP_FIRST + c, x
        bne     our_one
        lda     wall + ROW_OUR_TWO + 16, x
        and     #1 << c
        bne     our_two
        lda     #AMA_P_ARROW_CLASS + 2
        bne     our_known               ; always
our_two:
        lda     #AMA_P_ARROW_CLASS + 1
        bne     our_known               ; always
our_one:
        lda     #AMA_P_ARROW_CLASS
our_known:
        adc     theirs
        sta     low
        lda     free
        adc     #AMA_P_ARROW_FREE
        sta     to_free
        lda     threat
        adc     #AMA_P_ARROW_REACH
        sta     to_reach
        lda     last
        adc     #AMA_P_ARROW_LAST
        sta     to_last
        lda     #0
        sta     high
        ldy     low
        lda     (amaz_table), y
        ldy     to_free
        plus    amaz_table
        ldy     to_reach
        plus    amaz_table
        ldy     to_last
        plus    amaz_table
        ldy     arrow_place + c, x
        plus    amaz_table
        ldy     seen_their + AMA_MAP_FIRST + c, x
        cpy     #4
        bcc     three_at_most
        dey
        clc
three_at_most:
        plus    seen
        ldy     cut_their + AMA_MAP_FIRST + c, x
        cpy     #12
        bcc     their_cut
        ldy     #11
        clc
their_cut:
        plus    blocks
        ldy     cut_our + AMA_MAP_FIRST + c, x
        cpy     #12
        bcc     our_cut
        ldy     #11
        clc
our_cut:
        plus    hinders
        adc     arrow_lo + AMA_MAP_FIRST + c, x
        sta     arrow_lo + AMA_MAP_FIRST + c, x
        sta     low
        lda     high
        adc     arrow_hi + AMA_MAP_FIRST + c, x
        sta     arrow_hi + AMA_MAP_FIRST + c, x
        cmp     amaz_best_arrow + 1
        bcc     done
        bne     best
        ldy     low
        cpy     amaz_best_arrow
        bcc     done
best:   sta     amaz_best_arrow + 1
        lda     low
        sta     amaz_best_arrow
done:
        .endscope
.endmacro

; The score of a landing there; seen_our is not 0.
.macro  score_landing   c
        clc
        lda     free
        sta     free_map + AMA_MAP_FIRST + c, x
        adc     #AMA_P_TO_FREE
        sta     to_free
        lda     threat
        adc     #AMA_P_TO_REACH
        sta     to_reach
        lda     last
        adc     #AMA_P_TO_LAST_TO
        sta     to_last
        around  ROW_OUR, c
        sta     our_map + AMA_MAP_FIRST + c, x
        tay
        lda     us_entry, y
        sta     to_us
        around  ROW_THEIR, c
        tay
        lda     them_entry, y
        sta     to_them
        nearness amaz_apart_arrow, row_arrow, c
        adc     #AMA_P_TO_LAST_ARROW
        sta     to_arrow
        lda     #0
        sta     high
        ldy     seen_our + AMA_MAP_FIRST + c, x
        lda     class_entry, y
        adc     theirs
        tay
        lda     (amaz_table), y
        ldy     to_free
        plus    amaz_table
        ldy     to_reach
        plus    amaz_table
        ldy     landing_place + c, x
        plus    amaz_table
        ldy     to_us
        plus    amaz_table
        ldy     to_them
        plus    amaz_table
        ldy     to_last
        plus    amaz_table
        ldy     to_arrow
        plus    amaz_table
        sta     land_lo + AMA_MAP_FIRST + c, x
        lda     high
        sta     land_hi + AMA_MAP_FIRST + c, x
.endmacro

.macro  column  c
        .scope
        lda     wall + AMA_MAP_FIRST + c, x
        beq     go
        cmp     #OWN
        beq     go
        jmp     next
go:     clc
        around  ROW_FREE, c
        sta     free
        around  ROW_THEIR_ONE, c
        sta     threat
        nearness amaz_apart_to, row_to, c
        sta     last
        score_arrow c
        lda     seen_our + AMA_MAP_FIRST + c, x
        bne     land
        jmp     next
land:   score_landing c
next:
        .endscope
.endmacro

.macro  begin_row
        txa
        lsr
        lsr
        lsr
        lsr
        tay
        lda     amaz_apart_to + 8, y
        sta     row_to
        lda     amaz_apart_arrow + 8, y
        sta     row_arrow
.endmacro

; void ama_policy_maps(void): the maps of rays, and everything that the rows need. Cycles: at most 13,000.
.proc   _ama_policy_maps
        lda     _ama_hot_side
        eor     #1
        asl
        asl
        sta     amaz_us
        jsr     choose_phase
        build_walls
        jsr     clear
        jsr     lay_rows
        jsr     walk_amazons
        lda     _ama_last_to
        distances amaz_apart_to
        lda     _ama_last_arrow
        distances amaz_apart_arrow
        lda     #0
        sta     next_row
        rts
.endproc

; uint8_t ama_policy_row(void): the scores of a row; 1 when it was the last. Cycles: at most 6,500.
.proc   _ama_policy_row
        part    seen, AMA_P_ARROW_SEEN
        part    blocks, AMA_P_ARROW_BLOCKS
        part    hinders, AMA_P_ARROW_HINDERS
        ldx     next_row
        begin_row
        column  0
        column  1
        column  2
        column  3
        jsr     right_half
        txa
        clc
        adc     #16
        sta     next_row
        asl                             ; 128: all rows are done
        lda     #0
        tax
        rol
        rts
.endproc
        .segment        SEG_HIGH
.proc   right_half
        column  4
        column  5
        column  6
        column  7
        rts
.endproc

; ---- tables ------------------------------------------------------------------------------------------------------------------------
        .segment        SEG_RO
.ifndef SIM65
        .align  256                     ; only for speed
.endif
; three + 256 * c: how many of the squares c - 1, c, c + 1 are set in a row; two: the same without c.
three:  .repeat 8, c
        .repeat 256, e
        .byte   (((e << 1) >> c) & 1) + (((e << 1) >> (c + 1)) & 1) + (((e << 1) >> (c + 2)) & 1)
        .endrepeat
        .endrepeat
two:    .repeat 8, c
        .repeat 256, e
        .byte   (((e << 1) >> c) & 1) + (((e << 1) >> (c + 2)) & 1)
        .endrepeat
        .endrepeat

; Classes of squares that are alike by symmetry, as entries of the table, 16 bytes a row.
.macro  place_row       entry, p, q, r, s
        .byte   entry + p, entry + q, entry + r, entry + s, entry + s, entry + r, entry + q, entry + p, 0, 0, 0, 0, 0, 0, 0, 0
.endmacro
.macro  places  entry
        place_row entry, 0, 1, 2, 3
        place_row entry, 1, 4, 5, 6
        place_row entry, 2, 5, 7, 8
        place_row entry, 3, 6, 8, 9
        place_row entry, 3, 6, 8, 9
        place_row entry, 2, 5, 7, 8
        place_row entry, 1, 4, 5, 6
        place_row entry, 0, 1, 2, 3
.endmacro
arrow_place:
        places  AMA_P_ARROW_PLACE
landing_place:
        places  AMA_P_TO_PLACE
amaz_last_class:
        .byte   0, 0, 1, 2, 3, 3, 3, 3, 3, 4
us_entry:
        .byte   AMA_P_TO_NEAR_US, AMA_P_TO_NEAR_US + 1, AMA_P_TO_NEAR_US + 2, AMA_P_TO_NEAR_US + 2, AMA_P_TO_NEAR_US + 2
them_entry:
        .byte   AMA_P_TO_NEAR_THEM, AMA_P_TO_NEAR_THEM + 1, AMA_P_TO_NEAR_THEM + 2, AMA_P_TO_NEAR_THEM + 2, AMA_P_TO_NEAR_THEM + 2
class_entry:                            ; by how many of ours see the square, including the one that would land there
        .byte   0, AMA_P_TO_CLASS, AMA_P_TO_CLASS + 1, AMA_P_TO_CLASS + 2, AMA_P_TO_CLASS + 2
; The table of a phase by empty squares.
.define PHASE(free)     ((56 - (free)) / 8 - ((56 - (free)) / 8 > AMA_PHASES - 1) * ((56 - (free)) / 8 - (AMA_PHASES - 1)))
phase_lo:
        .repeat 57, n
        .byte   <(_ama_policy_weights + PHASE {n} * AMA_P_ENTRIES)
        .endrepeat
phase_hi:
        .repeat 57, n
        .byte   >(_ama_policy_weights + PHASE {n} * AMA_P_ENTRIES)
        .endrepeat
amaz_map_of:
        .repeat 64, s
        .byte   AMA_MAP_FIRST + (s & 7) + (s & $38) * 2
        .endrepeat
; The hidden entries, first and last of each range, by what is hidden.
hidden: .byte   $FF
        .byte   AMA_P_TO_CLASS, AMA_P_TO_NEAR_THEM - 1, AMA_P_TO_REACH, AMA_P_TO_LAST_TO - 1, AMA_P_ARROW_CLASS, AMA_P_ARROW_NEAR_THEM - 1
        .byte   AMA_P_ARROW_REACH, AMA_P_ARROW_HINDERS - 1, $FF
        .byte   AMA_P_ARROW_CLASS, AMA_P_ARROW_LAST - 1, $FF
