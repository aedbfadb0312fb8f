; The inner loops of the Gobang engine; hot.h has the contract, hot_ref.c the same in C.
;
; Cycle ceilings, means over a middle game of 32 stones; tests/gobang/console.t measures and fails above them:
;   ceiling putandtake     8000
;   ceiling scan           2750
;   ceiling fours          5600     (scan_side for cells with a four, in a position full of them)
;   ceiling judge           220

.include "hot.inc"

.segment SEG_HIGH
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
    ldx #GBH_LIST - 1
@hint:
    sta gb_hints,x
    dex
    bpl @hint
@rows:
    ldx _gbh_at
@cell:
    lda #0
    sta _gbh_black,x
    sta _gbh_key,x
    lda #GB_EDGE
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
    cmp gb_reach
    bcc skip                    ; shut before the stone: nothing changes
    sta gb_was
    ldy other_half,x
    lda row_lo,y
    sta gb_row_ptr
    lda row_hi,y
    sta gb_row_ptr + 1
    lda gb_was
    clc
    adc gb_bit_k
    tay
    lda (gb_row_ptr),y
    cmp #GB_V_FIVE
    bcc no_five
    jsr note_five
no_five:
    sec
    ldy gb_was
    sbc (gb_row_ptr),y
    beq skip
    add_gain is_black, worth
skip:
.endmacro

.macro loss code, row_lo, row_hi, other_half, is_black, worth
    .local skip
    lda code,y
    cmp gb_reach
    bcc skip
    sta gb_was
    ldy other_half,x
    lda row_lo,y
    sta gb_row_ptr
    lda row_hi,y
    sta gb_row_ptr + 1
    ldy gb_now
    lda code,y
    tay
    lda (gb_row_ptr),y             ; now; less than or equal to before
    sec
    ldy gb_was
    sbc (gb_row_ptr),y
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
    sta gb_pattern
    ldx _gbh_at
    lda #0
    sta gb_seen
    lda #1
    sta gb_reach
    sta gb_bit_k
    clc
    bne first
shade:
    sta gb_seen                    ; a stone: it has no sums to keep up
further:
    asl gb_bit_k
    sec
    rol gb_reach                   ; 1, 3, 7, 15
    asl gb_pattern
    asl gb_pattern                 ; carry stays clear until the last
    beq out
first:
    advance step
    lda _gbh_cell,x
    beq empty
    ora gb_seen
    cmp #GB_EDGE                   ; the edge, or stones of both colours between: nothing further can change
    bne shade
out:
    jmp done
empty:
    ldy gb_log_at
    lda _gbh_black,x
    sta (gb_log_ptr),y
    iny
    lda _gbh_key,x
    sta (gb_log_ptr),y
    iny
    sty gb_log_at
    lda this_half,x
    ora other_half,x
    bne crowded
    lda gb_pattern                 ; an empty row in the open: the stone makes a pair for its side, the other side loses nothing
    sta this_half,x
    ldy gb_bit_k
    lda gbt_pair,y
.if side = ::GB_BLACK
    add_gain 1, _gbh_worth_b
.else
    add_gain 0, _gbh_worth_w
.endif
    jmp further
crowded:
    ldy this_half,x
    tya
    eor gb_pattern
    sta this_half,x
    sta gb_now
.if side = ::GB_BLACK
    gain gbt_code_b, gbt_row_b_lo, gbt_row_b_hi, other_half, 1, _gbh_worth_b
    lda gb_now
    eor gb_pattern
    tay
    loss gbt_code_w, gbt_row_w_lo, gbt_row_w_hi, other_half, 0, _gbh_worth_w
.else
    gain gbt_code_w, gbt_row_w_lo, gbt_row_w_hi, other_half, 0, _gbh_worth_w
    lda gb_now
    eor gb_pattern
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
    sta gb_log_at
    jsr point_at_log
    ldx _gbh_at
    lda _gbh_worth_b
    sta gb_saved + 2
    lda _gbh_worth_b + 1
    sta gb_saved + 3
    lda _gbh_worth_w
    sta gb_saved + 4
    lda _gbh_worth_w + 1
    sta gb_saved + 5
    lda _gbh_key,x
    sta gb_saved + 1
    sec
    sbc _gbh_black,x            ; white's worth of this cell
    sta gb_delta
    lda _gbh_worth_w
    sec
    sbc gb_delta
    sta _gbh_worth_w
    bcs :+
    dec _gbh_worth_w + 1
:   lda _gbh_black,x
    sta gb_saved
    lda _gbh_worth_b
    sec
    sbc gb_saved
    sta _gbh_worth_b
    bcs :+
    dec _gbh_worth_b + 1
:   lda #0
    sta _gbh_black,x
    sta _gbh_key,x
    lda _gbh_side
    sta _gbh_cell,x
    cmp #GB_WHITE
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
    sta gb_log_ptr
    lda _gbh_top + 1
    adc #>_gbh_log
    sta gb_log_ptr + 1
    rts
.endproc

.proc put_black
    put_all ::GB_BLACK
    jmp end_put
.endproc

.proc put_white
    put_all ::GB_WHITE
    .assert * = end_put, error, "put_white falls into end_put"
.endproc

; Writes the put's own nine bytes behind its cells and moves the top of the log.
.proc end_put
    ldy gb_log_at
    ldx #0
@own:
    lda gb_saved,x
    sta (gb_log_ptr),y
    iny
    inx
    cpx #6
    bne @own
    lda _gbh_side
    sta (gb_log_ptr),y
    iny
    lda _gbh_at
    sta (gb_log_ptr),y
    iny
    tya
    clc
    adc #1
    sta (gb_log_ptr),y
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
    sta gb_seen
    lda _gbh_side
    sta gb_pattern
    ldx _gbh_at
    clc
next:
    advance step
    lda _gbh_cell,x
    beq empty
    ora gb_seen
    cmp #GB_EDGE
    beq done
    sta gb_seen
    bne further
empty:
    ldy gb_log_at
    lda (gb_log_ptr),y
    sta _gbh_black,x
    iny
    lda (gb_log_ptr),y
    sta _gbh_key,x
    iny
    sty gb_log_at
    lda this_half,x
    eor gb_pattern
    sta this_half,x
further:
    asl gb_pattern
    asl gb_pattern
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
    lda (gb_log_ptr),y
    tay
    dey
    sty gb_log_at                  ; offset of that byte within the part
    lda _gbh_top
    sec
    sbc gb_log_at
    sta _gbh_top
    bcs :+
    dec _gbh_top + 1
:   jsr point_at_log
    ldy gb_log_at
    dey
    lda (gb_log_ptr),y
    sta _gbh_at
    dey
    lda (gb_log_ptr),y
    sta _gbh_side
    dey
    ldx #5
@own:
    lda (gb_log_ptr),y
    sta gb_saved,x
    dey
    dex
    bpl @own
    lda gb_saved + 2
    sta _gbh_worth_b
    lda gb_saved + 3
    sta _gbh_worth_b + 1
    lda gb_saved + 4
    sta _gbh_worth_w
    lda gb_saved + 5
    sta _gbh_worth_w + 1
    ldx _gbh_at
    lda gb_saved
    sta _gbh_black,x
    lda gb_saved + 1
    sta _gbh_key,x
    lda #0
    sta _gbh_cell,x
    sta gb_log_at
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
