; The inner loops of the Gobang engine that look at the board: lists of cells, judgement, survey. Contract in hot.h, the same in C in
; hot_ref.c, cycle ceilings in hot.s.

.include "hot.inc"

.segment SEG_CODE

; Puts a cell on the list. In: A its sum (at least `least`), X the row's first cell, Y the column. Keeps X.
.proc insert
    sta gb_value
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
    cmp gb_value
    bcs @place
    sta gb_list_by,y
    lda _gbh_list - 1,y
    sta _gbh_list,y
    dey
    bpl @shift
@place:
    lda gb_value
    sta gb_list_by,y
    txa
    ora gb_column
    sta _gbh_list,y
    ldy gb_count
    cpy _gbh_want
    bne @done
    lda gb_list_by - 1,y           ; the list is full: only a greater sum gets on it now
    clc
    adc #1
    sta gb_least
@done:
    rts
.endproc

; The sum of column k of the row at X: of both sides (0), of black (1), of white (2).
.macro load_sum whose, k
.if whose = 2
    lda _gbh_key + k,x
    sec
    sbc _gbh_black + k,x
.elseif whose = 1
    lda _gbh_black + k,x
.else
    lda _gbh_key + k,x
.endif
.endmacro

; The way out for column k of a pass, when its sum is great enough for the list.
.macro reaches k
.ident(.sprintf("gb_reach%d", k)):
    ldy #k
    jsr insert
    jmp .ident(.sprintf("back%d", k))
.endmacro

; One pass over first..last with the least sum set. The cells that reach it are few: their code lies before and behind the row's,
; within reach of a branch.
.macro pass whose
    lda #0
    sta gb_count
    ldx _gbh_first
    jmp row
.repeat 8, k
    reaches k
.endrepeat
row:
.repeat 15, k
    load_sum whose, k
    cmp gb_least
    bcs .ident(.sprintf("gb_reach%d", k))
.ident(.sprintf("back%d", k)):
.endrepeat
    txa
    clc
    adc #16
    tax
    cpx gb_stop
    beq end
    jmp row
end:
    rts
.repeat 7, k
    reaches k + 8
.endrepeat
.endmacro

.proc pass_keys
    pass 0
.endproc

.proc pass_black
    pass 1
.endproc

.proc pass_white
    pass 2
.endproc

; Prepares a scan: where to stop.
.macro begin_scan
    ldx _gbh_last
    inx
    stx gb_stop
.endmacro

; uint8_t gbh_scan(void)
; In: _gbh_first, _gbh_last, _gbh_floor, _gbh_want. Out: A the number of cells, _gbh_list. Clobbers: A X Y.
; Cycles: 150 a row and about 90 for each cell that gets on the list. Neighbouring positions have much the same sums, so the first pass
; asks for what the last full list of this size ended with; only if that leaves the list short there is a second pass from the floor.
; The list is the same either way.
.proc _gbh_scan
    begin_scan
    ldy _gbh_want
    lda gb_hints - 1,y
    cmp _gbh_floor
    bcc @from_floor
    sta gb_least
    jsr pass_keys
    ldy gb_count
    cpy _gbh_want
    beq @full
@from_floor:
    lda _gbh_floor
    sta gb_least
    jsr pass_keys
    ldy gb_count
    cpy _gbh_want
    beq @full
    lda #0
    beq @hint
@full:
    lda gb_list_by - 1,y
    sec
    sbc #1
@hint:
    ldy _gbh_want
    sta gb_hints - 1,y
    lda gb_count
    ldx #0
    rts
.endproc

; uint8_t gbh_scan_side(void): the same by the sums of _gbh_side, in one pass; white's takes 60 cycles a row more.
.proc _gbh_scan_side
    begin_scan
    lda _gbh_floor
    sta gb_least
    lda _gbh_side
    cmp #GB_WHITE
    beq @white
    jsr pass_black
    jmp @done
@white:
    jsr pass_white
@done:
    lda gb_count
    ldx #0
    rts
.endproc

; ---- judge ----------------------------------------------------------------------------------------------------------

.macro judge_row code, row_lo, row_hi, this_half, other_half
    .local done
    ldy this_half,x
    lda row_lo,y
    sta gb_row_ptr
    lda row_hi,y
    sta gb_row_ptr + 1
    ldy other_half,x
    lda code,y
    tay
    lda (gb_row_ptr),y
    cmp #GB_V_OPEN3
    bcc done
    jsr add_class
done:
.endmacro

.macro judge_all code, row_lo, row_hi
    lda #0
    sta gb_answer
    judge_row code, row_lo, row_hi, half_e, half_w
    judge_row code, row_lo, row_hi, half_s, half_n
    judge_row code, row_lo, row_hi, half_se, half_nw
    judge_row code, row_lo, row_hi, half_sw, half_ne
    lda gb_answer
    ldx #0
    rts
.endmacro

; Adds what a row of value A (at least GB_V_OPEN3) makes. A five ends the judging: drops the return address and answers.
.proc add_class
    cmp #GB_V_FIVE
    bcs @five
    ldy #GBH_TWO_FOURS
    cmp #GB_V_OPEN4
    bcs @add
    ldy #GBH_FOUR
    cmp #GB_V_FOUR
    bcs @add
    ldy #1
@add:
    tya
    clc
    adc gb_answer
    sta gb_answer
    rts
@five:
    pla
    pla
    lda #GBH_FIVE
    ldx #0
    rts
.endproc

; uint8_t gbh_judge(void)
; In: _gbh_at, _gbh_side. Out: A fours << 4 | open threes. Clobbers: A X Y. Cycles: 200 to 300.
.proc _gbh_judge
    ldx _gbh_at
    lda _gbh_side
    cmp #GB_WHITE
    beq white
    jmp judge_black
white:
    jmp judge_white
.endproc

; In: X an empty cell. Out: A as gbh_judge, X 0. Keeps nothing.
.proc judge_black
    judge_all gbt_code_b, gbt_row_b_lo, gbt_row_b_hi
.endproc

.proc judge_white
    judge_all gbt_code_w, gbt_row_w_lo, gbt_row_w_hi
.endproc

; Judges a cell for one side if its sum could hold what is looked for. In: X the cell, Y the least sum. Out: A the judgement or 0.
.proc judge_black_from
    sty gb_least
    lda _gbh_black,x
    cmp gb_least
    bcc none
    jmp judge_black
none:
    lda #0
    rts
.endproc

.proc judge_white_from
    sty gb_least
    lda _gbh_key,x
    sec
    sbc _gbh_black,x
    cmp gb_least
    bcc none
    jmp judge_white
none:
    lda #0
    rts
.endproc

; uint8_t gbh_survey(uint8_t count)
; In: A cells to look at, _gbh_side, _gbh_list. Out: A 1, 2 or 0; the four counts. Clobbers: X Y _gbh_at.
; Cycles: about 100 a cell and 200 for each judgement. A sum below two open threes holds no double threat.
.proc _gbh_survey
    sta gb_listed
    lda #0
    sta gb_list_at
    sta gb_found
    sta _gbh_own_43
    sta _gbh_own_33
    sta _gbh_its_43
    sta _gbh_its_33
@cell:
    ldy gb_list_at
    cpy gb_listed
    beq @done
    inc gb_list_at
    lda _gbh_list,y
    sta _gbh_at
    tax
    lda _gbh_key,x
    cmp #2 * GB_V_OPEN3
    bcc @cell
    ldy #2 * GB_V_OPEN3
    lda _gbh_side
    cmp #GB_WHITE
    beq @white
    jsr judge_black_from
    jmp @own
@white:
    jsr judge_white_from
@own:
    cmp #GBH_TWO_FOURS
    bcs @win
    ldx #0
    jsr count_double
    ldx _gbh_at
    ldy #2 * GB_V_OPEN3
    lda _gbh_side
    cmp #GB_WHITE
    beq @black_too
    jsr judge_white_from
    jmp @its
@black_too:
    jsr judge_black_from
@its:
    cmp #GBH_TWO_FOURS
    bcs @danger
    ldx #2
    jsr count_double
    jmp @cell
@danger:
    lda #2
    sta gb_found
    bne @cell
@win:
    lda #1
    ldx #0
    rts
@done:
    lda gb_found
    ldx #0
    rts
.endproc

; Counts a four with a three, or two threes. In: A a judgement below $20, X 0 for the side to move, 2 for the other.
.proc count_double
    cmp #GBH_FOUR + 1
    bcs @four_three
    cmp #GBH_FOUR
    beq @none
    cmp #2
    bcc @none
    inc _gbh_own_33,x
    rts
@four_three:
    inc _gbh_own_43,x
@none:
    rts
.endproc

; uint8_t gbh_keep_fours(uint8_t count)
; In: A cells to look at, _gbh_list. Out: A cells kept. Clobbers: X Y _gbh_at.
.proc _gbh_keep_fours
    sta gb_listed
    lda #0
    sta gb_list_at
    sta gb_kept
@cell:
    ldy gb_list_at
    cpy gb_listed
    beq @done
    inc gb_list_at
    ldx _gbh_list,y
    stx _gbh_at
    ldy #GB_V_FOUR
    jsr judge_black_from
    cmp #GBH_FOUR
    bcs @keep
    ldx _gbh_at
    ldy #GB_V_FOUR
    jsr judge_white_from
    cmp #GBH_FOUR
    bcc @cell
@keep:
    ldy gb_kept
    lda _gbh_at
    sta _gbh_list,y
    inc gb_kept
    bne @cell
@done:
    lda gb_kept
    ldx #0
    rts
.endproc
