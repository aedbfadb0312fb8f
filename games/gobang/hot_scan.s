; The inner loops of the Gobang engine that look at the board: lists of cells, fives, the value. Contract in hot.h, the same in C in
; hot_ref.c, cycle ceilings in hot.s.

.include "hot.inc"

.segment SEG_CODE

; Puts a cell on the list. In: A its rank (at least gb_least), X the row's first cell, Y the column. Keeps X.
.proc insert
    sta gb_rank
    sty gb_column
    ldy gb_count
    cpy _gbh_want
    beq @full
    inc gb_count
    bne @shift
@full:
    dey
@shift:
    cpy #0
    beq @place
    lda gb_list_by - 1,y
    cmp gb_rank
    bcs @place
    sta gb_list_by,y
    lda _gbh_list - 1,y
    sta _gbh_list,y
    dey
    bpl @shift
@place:
    lda gb_rank
    sta gb_list_by,y
    txa
    ora gb_column
    sta _gbh_list,y
    ldy gb_count
    cpy _gbh_want
    bne @done
    lda gb_list_by - 1,y        ; the list is full: only a higher rank gets on it now. No rank is 255
    clc
    adc #1
    sta gb_least
@done:
    rts
.endproc

; One pass over first..last for the likeliest moves, with the least rank set.
.macro pass own, its
    .local row, done
    ldx _gbh_first
row:
.repeat 15, k
.scope
    lda own + k,x
    ora its + k,x
    beq none
    ldy own + k,x
    lda gbt_makes,y
    ldy its + k,x
    clc
    adc gbt_prevents,y
    cmp gb_least
    bcc none
    ldy #k
    jsr insert
none:
.endscope
.endrepeat
    txa
    clc
    adc #16
    tax
    cpx gb_stop
    beq done
    jmp row
done:
    rts
.endmacro

; In: gb_least. Out: gb_count, _gbh_list, gb_list_by.
.proc pass_moves
    ldx _gbh_last
    inx
    stx gb_stop
    lda #0
    sta gb_count
    lda _gbh_side
    cmp #GB_WHITE
    bne black
    jmp white
black:
    pass _gbh_sum_b, _gbh_sum_w
white:
    pass _gbh_sum_w, _gbh_sum_b
.endproc

; uint8_t gbh_scan(void) In: _gbh_first, _gbh_last, _gbh_side, _gbh_want. Out: A the number of cells, _gbh_list. Clobbers: A X Y.
; Cycles: 11 a cell without worth, 37 a cell with some, about 160 for each that gets on the list. Neighbouring positions have
; similar ranks, so the first pass asks for a little less than the rank with which the last full list of this size ended. Only if
; the list is then too short, there is a second pass. The list is the same either way.
.proc _gbh_scan
    ldy _gbh_want
    lda gb_hints - 1,y
    sta gb_least
    jsr pass_moves
    ldy gb_count
    cpy _gbh_want
    beq @full
    ldy _gbh_want
    lda gb_hints - 1,y
    beq @short                  ; that was everything
    lda #0
    sta gb_least
    jsr pass_moves
    ldy gb_count
    cpy _gbh_want
    beq @full
@short:
    lda #0
    beq @hint
@full:
    lda gb_list_by - 1,y
    sec
    sbc #4
    bcs @hint
    lda #0
@hint:
    ldy _gbh_want
    sta gb_hints - 1,y
    lda gb_count
    ldx #0
    rts
.endproc

; Prepares a walk over the cells first..last: X = the first.
.macro begin_walk
    lda #0
    sta gb_count
    sta gb_least
    ldx _gbh_last
    inx
    stx gb_stop
    ldx _gbh_first
.endmacro

; Advances to the next cell; after the last one returns the length of the list.
.macro end_walk cell
    inx
    cpx gb_stop
    bne cell
    lda gb_count
    ldx #0
    rts
.endmacro

; uint8_t gbh_scan_answers(void)
; As gbh_scan. Cycles: 27 a cell, about 200 for each that gets on the list.
.proc _gbh_scan_answers
    begin_walk
cell:
    ldy _gbh_sum_b,x
    lda gbt_four,y
    ldy _gbh_sum_w,x
    ora gbt_four,y
    bne answer
next:
    end_walk cell
answer:
    lda _gbh_side
    cmp #GB_WHITE
    beq white
    lda gbt_prevents,y
    ldy _gbh_sum_b,x
    clc
    adc gbt_makes,y
    jsr offer
    jmp next
white:
    lda gbt_makes,y
    ldy _gbh_sum_b,x
    clc
    adc gbt_prevents,y
    jsr offer
    jmp next
.endproc

; In: A the rank, X the cell. Keeps X.
.proc offer
    cmp gb_least
    bcc @out
    ldy #0
    jmp insert
@out:
    rts
.endproc

; uint8_t gbh_scan_fours(void)
; As gbh_scan. Cycles: 20 a cell, about 200 for each that gets on the list.
.proc _gbh_scan_fours
    begin_walk
    lda _gbh_side
    cmp #GB_WHITE
    beq white
black:
    ldy _gbh_sum_b,x
    lda gbt_four,y
    beq next_black
    jsr offer
next_black:
    end_walk black
white:
    ldy _gbh_sum_w,x
    lda gbt_four,y
    beq next_white
    jsr offer
next_white:
    end_walk white
.endproc

; uint8_t gbh_kind(void)
; In: _gbh_at, _gbh_side. Out: A the kind. Clobbers: A X Y.
.proc _gbh_kind
    ldy _gbh_at
    ldx _gbh_sum_b,y
    lda _gbh_side
    cmp #GB_WHITE
    bne @own
    ldx _gbh_sum_w,y
@own:
    lda gbt_kind_of,x
    ldx #0
    rts
.endproc

; ---- fives ----------------------------------------------------------------------------------------------------------

.macro five_on_axis forward, backward, found
    ldy forward,x
    lda gbt_row_lo,y
    sta gb_row_ptr
    lda gbt_row_hi,y
    sta gb_row_ptr + 1
    ldy backward,x
    lda gbt_kind,y
    tay
    lda (gb_row_ptr),y
    and gb_five_mask
    bne found
.endmacro

; void gbh_find_fives(void)
; In: _gbh_at: the first cell of a row; _gbh_side. Out: _gbh_fives, _gbh_five. Clobbers: A X Y. Cycles: at most 3,200.
.proc _gbh_find_fives
    ldx #GBH_FIVE_B
    lda _gbh_side
    cmp #GB_WHITE
    bne @black
    ldx #GBH_FIVE_W
@black:
    stx gb_five_mask
    ldx _gbh_at
@cell:
    lda _gbh_cell,x
    beq @empty
    cmp #GB_EDGE
    bne @next
    rts
@found:
    lda _gbh_fives
    bne @more
    inc _gbh_fives
    stx _gbh_five
    jmp @next
@more:
    cpx _gbh_five
    beq @next
    lda #2
    sta _gbh_fives
@next:
    inx
    bne @cell
@empty:
    five_on_axis half_e, half_w, @found
    five_on_axis half_s, half_n, @found
    five_on_axis half_se, half_nw, @found
    five_on_axis half_sw, half_ne, @found
    jmp @next
.endproc

; ---- the value ------------------------------------------------------------------------------------------------------

fivefold:       .byte 0, 5, 10, 15, 20

; Which double threats a side has: A = 0..4. Under the limits two open threes are none for black.
.macro threats_of kinds, limited
    .local four_three, threes, four, done
    lda kinds + GBH_KIND_FOUR_THREE
    bne four_three
.if limited
    lda _gbh_limits
    bne four
.endif
    lda kinds + GBH_KIND_TWO_THREES
    bne threes
four:
    lda kinds + GBH_KIND_FOUR
    beq done
    lda #1
    bne done
threes:
    lda kinds + GBH_KIND_FOUR
    cmp #1                      ; carry: there is at least one
    lda #2
    adc #0
    bne done
four_three:
    lda #4
done:
.endmacro

; How many fours and open threes: A = 0..15.
.macro wealth_of kinds
    .local few
    lda kinds + GBH_KIND_FOUR
    clc
    adc kinds + GBH_KIND_FOUR_THREE
    cmp #3
    bcc few
    lda #3
few:
    asl
    asl
    ldx kinds + GBH_KIND_THREE
    ora gbt_bucket,x
.endmacro

.macro evaluate own, its, worth, own_limited, its_limited
    .local calm, quiet, add, positive, done
    threats_of its, its_limited
    sta gb_rank
    threats_of own, own_limited
    tax
    lda fivefold,x
    clc
    adc gb_rank
    ldx its + GBH_KIND_WIN
    beq calm
    adc #25
calm:
    tax
    lda gbt_threats_lo,x
    clc
    adc worth
    sta _gbh_value
    lda gbt_threats_hi,x
    adc worth + 1
    sta _gbh_value + 1
    wealth_of its
    sta gb_rank
    wealth_of own
    asl
    asl
    asl
    asl
    ora gb_rank
    tay
    lda its + GBH_KIND_WIN
    beq quiet
    lda gbt_wealth + 256,y
    jmp add
quiet:
    lda gbt_wealth,y
add:
    bpl positive
    dec _gbh_value + 1
positive:
    clc
    adc _gbh_value
    sta _gbh_value
    bcc done
    inc _gbh_value + 1
done:
    rts
.endmacro

; void gbh_evaluate(void)
; In: _gbh_side. Out: _gbh_value. Clobbers: A X Y. Cycles: at most 210.
.proc _gbh_evaluate
    lda _gbh_side
    cmp #GB_WHITE
    bne black
    jmp white
black:
    evaluate _gbh_kinds_b, _gbh_kinds_w, _gbh_worth_b, 1, 0
white:
    evaluate _gbh_kinds_w, _gbh_kinds_b, _gbh_worth_w, 0, 1
.endproc
