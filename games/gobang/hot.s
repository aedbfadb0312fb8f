; The inner loops of the Gobang engine; hot.h has the contract, hot_ref.c the same in C.
;
; Cycle ceilings, means over a middle game of 32 stones; tests/gobang/console.t measures and fails above them:
;   ceiling putandtake     8000
;   ceiling scan           2750
;   ceiling fours          5600     (scan_side for cells with a four, in a position full of them)
;   ceiling judge           220

.include "segments.inc"

.export _gbh_cell, _gbh_half, _gbh_black, _gbh_key, _gbh_log, _gbh_list
.exportzp _gbh_at, _gbh_side, _gbh_fives, _gbh_five, _gbh_top, _gbh_worth_b, _gbh_worth_w
.exportzp _gbh_own_43, _gbh_own_33, _gbh_its_43, _gbh_its_33
.exportzp _gbh_first, _gbh_last, _gbh_floor, _gbh_want
.export _gbh_clear_rows, _gbh_put, _gbh_take, _gbh_scan, _gbh_scan_side, _gbh_judge
.export _gbh_survey, _gbh_keep_fours

BLACK = 1
WHITE = 2
EDGE = 3
LIST = 16
LOG_SIZE = 1024

.segment GB_WORK
_gbh_half:      .res 8 * 256
_gbh_black:     .res 256
_gbh_key:       .res 256
_gbh_cell:      .res 256
_gbh_log:       .res LOG_SIZE
_gbh_list:      .res LIST
list_by:        .res LIST       ; the sum of each listed cell
hints:          .res LIST       ; by length of list: a sum that the next full list will likely reach

half_e  = _gbh_half + 0 * 256
half_w  = _gbh_half + 1 * 256
half_s  = _gbh_half + 2 * 256
half_n  = _gbh_half + 3 * 256
half_se = _gbh_half + 4 * 256
half_nw = _gbh_half + 5 * 256
half_sw = _gbh_half + 6 * 256
half_ne = _gbh_half + 7 * 256

.segment GB_ZP: zeropage
_gbh_at:        .res 1
_gbh_side:      .res 1
_gbh_fives:     .res 1
_gbh_five:      .res 1
_gbh_top:       .res 2
_gbh_worth_b:   .res 2
_gbh_worth_w:   .res 2
_gbh_first:     .res 1
_gbh_last:      .res 1
_gbh_floor:     .res 1
_gbh_want:      .res 1
_gbh_own_43:    .res 1          ; the four counts of a survey, in this order
_gbh_own_33:    .res 1
_gbh_its_43:    .res 1
_gbh_its_33:    .res 1
log_ptr:        .res 2          ; start of this put's log
log_at:         .res 1          ; bytes of it written or read
row_ptr:        .res 2          ; row of gbt_value for the half that stays
pattern:        .res 1          ; the stone's two bits at the distance being looked at
reach:          .res 1          ; least code of a half that is open as far as that distance
seen:           .res 1          ; colours of the stones passed on the way out, or-ed
bit_k:          .res 1          ; what an own stone there adds to a code
was:            .res 1          ; code before
now:            .res 1          ; half after
delta:          .res 1
saved:          .res 6          ; own black sum, own key, worths before the put
count:          .res 1
least:          .res 1          ; least sum that still gets on the list
value:          .res 1
column:         .res 1
stop:           .res 1
answer:         .res 1
listed:         .res 1          ; cells of the list to look at
list_at:        .res 1
kept:           .res 1
found:          .res 1

.segment GB_HOT
.include "gobang_tables.inc"

; ---- the empty board ------------------------------------------------------------------------------------------------

; A half that meets the edge after 0, 1, 2, 3 cells; further away it is empty.
edge_after:     .byte $FF, $FC, $F0, $C0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
edge_before:    .byte 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $C0, $F0, $FC, $FF

; void gbh_clear_rows(void)
; In: _gbh_at: a multiple of 64. Out: the four rows from there are empty, sums 0; at 0 also log and worths.
; Clobbers: A X Y. Cycles: 6,600. The halves of a diagonal are those of its row and its column, whichever ends first: one OR.
.proc _gbh_clear_rows
    lda _gbh_at
    bne @rows
    sta _gbh_top
    sta _gbh_top + 1
    sta _gbh_worth_b
    sta _gbh_worth_b + 1
    sta _gbh_worth_w
    sta _gbh_worth_w + 1
    ldx #LIST - 1
@hint:
    sta hints,x
    dex
    bpl @hint
@rows:
    ldx _gbh_at
@cell:
    lda #0
    sta _gbh_black,x
    sta _gbh_key,x
    lda #EDGE
    sta _gbh_cell,x
    cpx #$F0
    bcs @next                   ; the row below the board
    txa
    and #$0F
    cmp #15
    beq @next                   ; the column beside it
    tay
    lda #0
    sta _gbh_cell,x
    lda edge_before,y           ; east: the edge comes after 14 - x cells
    sta half_e,x
    lda edge_after,y            ; west: after x
    sta half_w,x
    txa
    lsr
    lsr
    lsr
    lsr
    tay
    lda edge_before,y
    sta half_s,x
    ora half_e,x
    sta half_se,x
    lda half_s,x
    ora half_w,x
    sta half_sw,x
    lda edge_after,y
    sta half_n,x
    ora half_w,x
    sta half_nw,x
    lda half_n,x
    ora half_e,x
    sta half_ne,x
@next:
    inx
    txa
    and #$3F
    bne @cell
    rts
.endproc

; ---- put ------------------------------------------------------------------------------------------------------------

; Adds A to the cell's sums and to its side's worth.
.macro add_gain is_black, worth
    .local done
    tay
    clc
    adc _gbh_key,x
    sta _gbh_key,x
.if is_black
    tya
    clc
    adc _gbh_black,x
    sta _gbh_black,x
.endif
    tya
    clc
    adc worth
    sta worth
    bcc done
    inc worth + 1
done:
.endmacro

; The part of one row and one side: `code`, the side's codes by half; Y: the half before. The stone is the side's own (gain) or the
; other side's (loss); in both cases the code changes only if the half was open that far.
.macro gain code, row_lo, row_hi, other_half, is_black, worth
    .local skip, no_five
    lda code,y
    cmp reach
    bcc skip                    ; shut before the stone: nothing changes
    sta was
    ldy other_half,x
    lda row_lo,y
    sta row_ptr
    lda row_hi,y
    sta row_ptr + 1
    lda was
    clc
    adc bit_k
    tay
    lda (row_ptr),y
    cmp #V_FIVE
    bcc no_five
    jsr note_five
no_five:
    sec
    ldy was
    sbc (row_ptr),y
    beq skip
    add_gain is_black, worth
skip:
.endmacro

.macro loss code, row_lo, row_hi, other_half, is_black, worth
    .local skip
    lda code,y
    cmp reach
    bcc skip
    sta was
    ldy other_half,x
    lda row_lo,y
    sta row_ptr
    lda row_hi,y
    sta row_ptr + 1
    ldy now
    lda code,y
    tay
    lda (row_ptr),y             ; now; less than or equal to before
    sec
    ldy was
    sbc (row_ptr),y
    beq skip
    tay
    clc
    adc _gbh_key,x
    sta _gbh_key,x
.if is_black
    tya
    clc
    adc _gbh_black,x
    sta _gbh_black,x
.endif
    tya
    clc
    adc worth
    sta worth
    bcs skip
    dec worth + 1
skip:
.endmacro

; X to the next cell of the row. In: carry clear.
.macro advance step
.if step = 1
    inx
.elseif step = 255
    dex
.else
    txa
    adc #step
    tax
.endif
.endmacro

; One direction: the up to four cells in it each see the new stone in their half of the opposite direction.
.macro put_direction side, step, this_half, other_half
    .local first, shade, further, out, empty, crowded, done
    lda #side
    sta pattern
    ldx _gbh_at
    lda #0
    sta seen
    lda #1
    sta reach
    sta bit_k
    clc
    bne first
shade:
    sta seen                    ; a stone: it has no sums to keep up
further:
    asl bit_k
    sec
    rol reach                   ; 1, 3, 7, 15
    asl pattern
    asl pattern                 ; carry stays clear until the last
    beq out
first:
    advance step
    lda _gbh_cell,x
    beq empty
    ora seen
    cmp #EDGE                   ; the edge, or stones of both colours between: nothing further can change
    bne shade
out:
    jmp done
empty:
    ldy log_at
    lda _gbh_black,x
    sta (log_ptr),y
    iny
    lda _gbh_key,x
    sta (log_ptr),y
    iny
    sty log_at
    lda this_half,x
    ora other_half,x
    bne crowded
    lda pattern                 ; an empty row in the open: the stone makes a pair for its side, the other side loses nothing
    sta this_half,x
    ldy bit_k
    lda gbt_pair,y
.if side = ::BLACK
    add_gain 1, _gbh_worth_b
.else
    add_gain 0, _gbh_worth_w
.endif
    jmp further
crowded:
    ldy this_half,x
    tya
    eor pattern
    sta this_half,x
    sta now
.if side = ::BLACK
    gain gbt_code_b, gbt_row_b_lo, gbt_row_b_hi, other_half, 1, _gbh_worth_b
    lda now
    eor pattern
    tay
    loss gbt_code_w, gbt_row_w_lo, gbt_row_w_hi, other_half, 0, _gbh_worth_w
.else
    gain gbt_code_w, gbt_row_w_lo, gbt_row_w_hi, other_half, 0, _gbh_worth_w
    lda now
    eor pattern
    tay
    loss gbt_code_b, gbt_row_b_lo, gbt_row_b_hi, other_half, 1, _gbh_worth_b
.endif
    jmp further
done:
.endmacro

.macro put_all side
    put_direction side, 1, half_w, half_e
    put_direction side, 255, half_e, half_w
    put_direction side, 16, half_n, half_s
    put_direction side, 240, half_s, half_n
    put_direction side, 17, half_nw, half_se
    put_direction side, 239, half_se, half_nw
    put_direction side, 15, half_ne, half_sw
    put_direction side, 241, half_sw, half_ne
.endmacro

; Counts a cell where the mover makes five. In: X the cell. Keeps A and X.
.proc note_five
    ldy _gbh_fives
    bne @more
    inc _gbh_fives
    stx _gbh_five
    rts
@more:
    cpx _gbh_five
    beq @same
    ldy #2
    sty _gbh_fives
@same:
    rts
.endproc

; void gbh_put(void)
; In: _gbh_at, _gbh_side. Out: board, sums, worths, log; _gbh_fives, _gbh_five. Clobbers: A X Y. Cycles: 1,500 to 9,000; mean 6,000.
.proc _gbh_put
    lda #0
    sta _gbh_fives
    sta log_at
    jsr point_at_log
    ldx _gbh_at
    lda _gbh_worth_b
    sta saved + 2
    lda _gbh_worth_b + 1
    sta saved + 3
    lda _gbh_worth_w
    sta saved + 4
    lda _gbh_worth_w + 1
    sta saved + 5
    lda _gbh_key,x
    sta saved + 1
    sec
    sbc _gbh_black,x            ; white's worth of this cell
    sta delta
    lda _gbh_worth_w
    sec
    sbc delta
    sta _gbh_worth_w
    bcs :+
    dec _gbh_worth_w + 1
:   lda _gbh_black,x
    sta saved
    lda _gbh_worth_b
    sec
    sbc saved
    sta _gbh_worth_b
    bcs :+
    dec _gbh_worth_b + 1
:   lda #0
    sta _gbh_black,x
    sta _gbh_key,x
    lda _gbh_side
    sta _gbh_cell,x
    cmp #WHITE
    beq @white
    jmp put_black
@white:
    jmp put_white
.endproc

; In: _gbh_top. Out: log_ptr = _gbh_log + top. Clobbers: A.
.proc point_at_log
    lda _gbh_top
    clc
    adc #<_gbh_log
    sta log_ptr
    lda _gbh_top + 1
    adc #>_gbh_log
    sta log_ptr + 1
    rts
.endproc

.proc put_black
    put_all ::BLACK
    jmp end_put
.endproc

.proc put_white
    put_all ::WHITE
    .assert * = end_put, error, "put_white falls into end_put"
.endproc

; Writes the put's own nine bytes behind its cells and moves the top of the log.
.proc end_put
    ldy log_at
    ldx #0
@own:
    lda saved,x
    sta (log_ptr),y
    iny
    inx
    cpx #6
    bne @own
    lda _gbh_side
    sta (log_ptr),y
    iny
    lda _gbh_at
    sta (log_ptr),y
    iny
    tya
    clc
    adc #1
    sta (log_ptr),y
    clc
    adc _gbh_top
    sta _gbh_top
    bcc :+
    inc _gbh_top + 1
:   rts
.endproc

; ---- take -----------------------------------------------------------------------------------------------------------

.macro take_direction step, this_half
    .local next, empty, further, done
    lda #0
    sta seen
    lda _gbh_side
    sta pattern
    ldx _gbh_at
    clc
next:
    advance step
    lda _gbh_cell,x
    beq empty
    ora seen
    cmp #EDGE
    beq done
    sta seen
    bne further
empty:
    ldy log_at
    lda (log_ptr),y
    sta _gbh_black,x
    iny
    lda (log_ptr),y
    sta _gbh_key,x
    iny
    sty log_at
    lda this_half,x
    eor pattern
    sta this_half,x
further:
    asl pattern
    asl pattern
    bne next
done:
.endmacro

; void gbh_take(void)
; Out: everything as before the last put; _gbh_at and _gbh_side are its. Clobbers: A X Y. Cycles: 600 to 2,800; mean 2,100.
.proc _gbh_take
    lda _gbh_top                ; the last byte of the log is the length of the last put's part
    sec
    sbc #1
    sta _gbh_top
    bcs :+
    dec _gbh_top + 1
:   jsr point_at_log
    ldy #0
    lda (log_ptr),y
    tay
    dey
    sty log_at                  ; offset of that byte within the part
    lda _gbh_top
    sec
    sbc log_at
    sta _gbh_top
    bcs :+
    dec _gbh_top + 1
:   jsr point_at_log
    ldy log_at
    dey
    lda (log_ptr),y
    sta _gbh_at
    dey
    lda (log_ptr),y
    sta _gbh_side
    dey
    ldx #5
@own:
    lda (log_ptr),y
    sta saved,x
    dey
    dex
    bpl @own
    lda saved + 2
    sta _gbh_worth_b
    lda saved + 3
    sta _gbh_worth_b + 1
    lda saved + 4
    sta _gbh_worth_w
    lda saved + 5
    sta _gbh_worth_w + 1
    ldx _gbh_at
    lda saved
    sta _gbh_black,x
    lda saved + 1
    sta _gbh_key,x
    lda #0
    sta _gbh_cell,x
    sta log_at
    take_direction 1, half_w
    take_direction 255, half_e
    take_direction 16, half_n
    take_direction 240, half_s
    take_direction 17, half_nw
    take_direction 239, half_se
    take_direction 15, half_ne
    take_direction 241, half_sw
    rts
.endproc

; ---- scans ----------------------------------------------------------------------------------------------------------

.segment GB_HOT_LOW

; Puts a cell on the list. In: A its sum (at least `least`), X the row's first cell, Y the column. Keeps X.
.proc insert
    sta value
    sty column
    ldy count
    cpy _gbh_want
    beq @full
    inc count
    bne @shift
@full:
    dey
@shift:
    cpy #0
    beq @place
    lda list_by - 1,y
    cmp value
    bcs @place
    sta list_by,y
    lda _gbh_list - 1,y
    sta _gbh_list,y
    dey
    bpl @shift
@place:
    lda value
    sta list_by,y
    txa
    ora column
    sta _gbh_list,y
    ldy count
    cpy _gbh_want
    bne @done
    lda list_by - 1,y           ; the list is full: only a greater sum gets on it now
    clc
    adc #1
    sta least
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
.ident(.sprintf("reach%d", k)):
    ldy #k
    jsr insert
    jmp .ident(.sprintf("back%d", k))
.endmacro

; One pass over first..last with the least sum set. The cells that reach it are few: their code lies before and behind the row's,
; within reach of a branch.
.macro pass whose
    lda #0
    sta count
    ldx _gbh_first
    jmp row
.repeat 8, k
    reaches k
.endrepeat
row:
.repeat 15, k
    load_sum whose, k
    cmp least
    bcs .ident(.sprintf("reach%d", k))
.ident(.sprintf("back%d", k)):
.endrepeat
    txa
    clc
    adc #16
    tax
    cpx stop
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
    stx stop
.endmacro

; uint8_t gbh_scan(void)
; In: _gbh_first, _gbh_last, _gbh_floor, _gbh_want. Out: A the number of cells, _gbh_list. Clobbers: A X Y.
; Cycles: 150 a row and about 90 for each cell that gets on the list. Neighbouring positions have much the same sums, so the first pass
; asks for what the last full list of this size ended with; only if that leaves the list short there is a second pass from the floor.
; The list is the same either way.
.proc _gbh_scan
    begin_scan
    ldy _gbh_want
    lda hints - 1,y
    cmp _gbh_floor
    bcc @from_floor
    sta least
    jsr pass_keys
    ldy count
    cpy _gbh_want
    beq @full
@from_floor:
    lda _gbh_floor
    sta least
    jsr pass_keys
    ldy count
    cpy _gbh_want
    beq @full
    lda #0
    beq @hint
@full:
    lda list_by - 1,y
    sec
    sbc #1
@hint:
    ldy _gbh_want
    sta hints - 1,y
    lda count
    ldx #0
    rts
.endproc

; uint8_t gbh_scan_side(void): the same by the sums of _gbh_side, in one pass; white's takes 60 cycles a row more.
.proc _gbh_scan_side
    begin_scan
    lda _gbh_floor
    sta least
    lda _gbh_side
    cmp #WHITE
    beq @white
    jsr pass_black
    jmp @done
@white:
    jsr pass_white
@done:
    lda count
    ldx #0
    rts
.endproc

; ---- judge ----------------------------------------------------------------------------------------------------------

.macro judge_row code, row_lo, row_hi, this_half, other_half
    .local done
    ldy this_half,x
    lda row_lo,y
    sta row_ptr
    lda row_hi,y
    sta row_ptr + 1
    ldy other_half,x
    lda code,y
    tay
    lda (row_ptr),y
    cmp #V_OPEN3
    bcc done
    jsr add_class
done:
.endmacro

.macro judge_all code, row_lo, row_hi
    lda #0
    sta answer
    judge_row code, row_lo, row_hi, half_e, half_w
    judge_row code, row_lo, row_hi, half_s, half_n
    judge_row code, row_lo, row_hi, half_se, half_nw
    judge_row code, row_lo, row_hi, half_sw, half_ne
    lda answer
    ldx #0
    rts
.endmacro

; Adds what a row of value A (at least V_OPEN3) makes. A five ends the judging: drops the return address and answers.
.proc add_class
    cmp #V_FIVE
    bcs @five
    ldy #$20
    cmp #V_OPEN4
    bcs @add
    ldy #$10
    cmp #V_FOUR
    bcs @add
    ldy #1
@add:
    tya
    clc
    adc answer
    sta answer
    rts
@five:
    pla
    pla
    lda #$F0
    ldx #0
    rts
.endproc

; uint8_t gbh_judge(void)
; In: _gbh_at, _gbh_side. Out: A fours << 4 | open threes. Clobbers: A X Y. Cycles: 200 to 300.
.proc _gbh_judge
    ldx _gbh_at
    lda _gbh_side
    cmp #WHITE
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
    sty least
    lda _gbh_black,x
    cmp least
    bcc none
    jmp judge_black
none:
    lda #0
    rts
.endproc

.proc judge_white_from
    sty least
    lda _gbh_key,x
    sec
    sbc _gbh_black,x
    cmp least
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
    sta listed
    lda #0
    sta list_at
    sta found
    sta _gbh_own_43
    sta _gbh_own_33
    sta _gbh_its_43
    sta _gbh_its_33
@cell:
    ldy list_at
    cpy listed
    beq @done
    inc list_at
    lda _gbh_list,y
    sta _gbh_at
    tax
    lda _gbh_key,x
    cmp #2 * V_OPEN3
    bcc @cell
    ldy #2 * V_OPEN3
    lda _gbh_side
    cmp #WHITE
    beq @white
    jsr judge_black_from
    jmp @own
@white:
    jsr judge_white_from
@own:
    cmp #$20
    bcs @win
    ldx #0
    jsr count_double
    ldx _gbh_at
    ldy #2 * V_OPEN3
    lda _gbh_side
    cmp #WHITE
    beq @black_too
    jsr judge_white_from
    jmp @its
@black_too:
    jsr judge_black_from
@its:
    cmp #$20
    bcs @danger
    ldx #2
    jsr count_double
    jmp @cell
@danger:
    lda #2
    sta found
    bne @cell
@win:
    lda #1
    ldx #0
    rts
@done:
    lda found
    ldx #0
    rts
.endproc

; Counts a four with a three, or two threes. In: A a judgement below $20, X 0 for the side to move, 2 for the other.
.proc count_double
    cmp #$11
    bcs @four_three
    cmp #$10
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
    sta listed
    lda #0
    sta list_at
    sta kept
@cell:
    ldy list_at
    cpy listed
    beq @done
    inc list_at
    ldx _gbh_list,y
    stx _gbh_at
    ldy #V_FOUR
    jsr judge_black_from
    cmp #$10
    bcs @keep
    ldx _gbh_at
    ldy #V_FOUR
    jsr judge_white_from
    cmp #$10
    bcc @cell
@keep:
    ldy kept
    lda _gbh_at
    sta _gbh_list,y
    inc kept
    bne @cell
@done:
    lda kept
    ldx #0
    rts
.endproc
