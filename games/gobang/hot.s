; The inner loops of the Gobang engine that change the board; hot.h has the contract, hot_ref.c the same in C.
;
; Cycle ceilings, means over a middle game of 32 stones; tests/gobang/console.t measures and fails above them:
;   ceiling putandtake     7700
;   ceiling scan           6400
;   ceiling answers        8000
;   ceiling evaluate        230

.include "hot.inc"

.segment SEG_RO
.include "gobang_tables.inc"
.segment SEG_CODE

; ---- the empty board ------------------------------------------------------------------------------------------------

; A half that meets the edge after 0, 1, 2, 3 cells; further away it is empty.
edge_after:     .byte $FF, $FC, $F0, $C0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
edge_before:    .byte 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, $C0, $F0, $FC, $FF

; void gbh_clear_rows(void)
; In: _gbh_at: a multiple of 64. Out: the four rows from there are empty, sums 0; at 0 also what is kept for the whole board.
; Clobbers: A X Y. Cycles: 6,800. The halves of a diagonal are the OR of those of row and column: whichever ends first.
.proc _gbh_clear_rows
    lda _gbh_at
    bne @rows
    sta _gbh_ply
    sta _gbh_log
    sta _gbh_worth_b
    sta _gbh_worth_b + 1
    sta _gbh_worth_w
    sta _gbh_worth_w + 1
    ldx #GBH_KINDS - 1
@kind:
    sta _gbh_kinds_b,x
    sta _gbh_kinds_w,x
    dex
    bpl @kind
    ldx #GBH_LIST - 1
@hint:
    sta gb_hints,x
    dex
    bpl @hint
    lda #GB_EDGE
    ldx #16
@edge:
    sta gb_edge,x
    dex
    bpl @edge
@rows:
    ldx _gbh_at
@cell:
    lda #GB_EDGE
    sta _gbh_cell,x
    cpx #GBH_CELLS
    bcs @next                   ; the row below the board
    lda #0
    sta _gbh_sum_b,x
    sta _gbh_sum_w,x
    txa
    and #$0F
    cmp #15
    beq @next                   ; the column beside it
    tay
    lda #GB_EMPTY
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

; Adds the table's entry at X to a 16-bit sum, or subtracts it.
.macro plus sum, table
    .local done
    lda sum
    clc
    adc table,x
    sta sum
    bcc done
    inc sum + 1
done:
.endmacro
.macro minus sum, table
    .local done
    lda sum
    sec
    sbc table,x
    sta sum
    bcs done
    dec sum + 1
done:
.endmacro

; One cell of a ray. Y: the stone's cell. this_half sees the stone, other_half looks the other way; k: distance - 1.
; (The assembler takes no negative addend to a label of another file; 68 is the longest way.)
.macro put_cell step, this_half, other_half, k, ray_end
    .local empty, on, same, next
    lda _gbh_cell - 68 + (68 + (step)),y
    beq empty
    ora gb_seen
    cmp #GB_EDGE                ; the edge, or stones of both colours in between: nothing beyond can change
    bne on
    jmp ray_end
on:
    sta gb_seen
    jmp next
empty:
    ldx this_half - 68 + (68 + (step)),y
    lda gbt_kind,x
    sta gb_was
    txa
    eor gb_mask + k
    sta this_half - 68 + (68 + (step)),y
    tax
    lda gbt_kind,x
    sta gb_now
    ldx other_half - 68 + (68 + (step)),y
    lda gbt_row_lo,x
    sta gb_row_ptr
    lda gbt_row_hi,x
    sta gb_row_ptr + 1
    ldy gb_was
    lda (gb_row_ptr),y
    ldy gb_now
    cmp (gb_row_ptr),y
    beq same
    sta gb_old
    lda (gb_row_ptr),y
    sta gb_new
    lda #<(step)
    jsr changed
same:
    ldy _gbh_at
next:
.endmacro

.macro put_ray step, this_half, other_half
    .local ray_end
    lda #0
    sta gb_seen
    put_cell step, this_half, other_half, 0, ray_end
    put_cell 2 * (step), this_half, other_half, 1, ray_end
    put_cell 3 * (step), this_half, other_half, 2, ray_end
    put_cell 4 * (step), this_half, other_half, 3, ray_end
ray_end:
.endmacro

; The sum of cell Y for one colour changes with the class of a row, and with it the values.
.macro change_sum sum, weights, own, its
    lda sum,y
    sta gb_old_sum
    ldx gb_old
    sec
    sbc weights,x
    ldx gb_new
    clc
    adc weights,x
    sta sum,y
    tax
    plus own, gbt_on_move
    minus its, gbt_off_move
    ldx gb_old_sum
    minus own, gbt_on_move
    plus its, gbt_off_move
.endmacro

; If the kind of cell Y has changed since its entry in the log, two counts change.
.macro change_kind sum, logged, kinds
    .local same
    ldx gb_entry
    lda logged,x
    cmp sum,y
    beq same
    tax
    lda gbt_kind_of,x
    sta gb_old_sum
    ldx sum,y
    lda gbt_kind_of,x
    cmp gb_old_sum
    beq same
    tax
    inc kinds,x
    ldx gb_old_sum
    dec kinds,x
same:
.endmacro

; The class of a row changes. In: A = direction from the stone to the cell, gb_old, gb_new. Clobbers: A X Y.
.proc changed
    clc
    adc _gbh_at
    tay
    lda gb_new
    and gb_five_mask
    beq no_five
    lda _gbh_fives
    bne more
    inc _gbh_fives
    sty _gbh_five
    bne no_five                ; always
more:
    cpy _gbh_five
    beq no_five
    lda #2
    sta _gbh_fives
no_five:
    ldx _gbh_log
    tya
    sta gb_log_cell,x
    lda _gbh_sum_w,y
    sta gb_log_w,x
    lda _gbh_sum_b,y
    sta gb_log_b,x
    stx gb_entry
    cpx #GBH_LOG_SIZE - 1
    beq no_log
    inc _gbh_log
no_log:
    lda gb_old
    eor gb_new
    and #$07
    beq white
    change_sum _gbh_sum_b, gbt_weight_b, _gbh_worth_b, _gbh_worth_w
white:
    lda gb_old
    eor gb_new
    and #$38
    beq kinds
    change_sum _gbh_sum_w, gbt_weight_w, _gbh_worth_w, _gbh_worth_b
kinds:
    lda gb_old
    ora gb_new
    and #$24                    ; an open three or more appears or disappears
    bne heavy
    rts
heavy:
    change_kind _gbh_sum_b, gb_log_b, _gbh_kinds_b
    change_kind _gbh_sum_w, gb_log_w, _gbh_kinds_w
    rts
.endproc

; The eight rays from Y = _gbh_at, or six: halves, classes, sums. In: gb_mask, gb_five_mask. Clobbers: A X Y.
.proc rays
    put_ray 1, half_w, half_e
    put_ray -1, half_e, half_w
    put_ray 16, half_n, half_s
    put_ray -16, half_s, half_n
    lda _gbh_blind
    lsr                         ; GBH_BLIND_FALLING
    bcc falling
    jmp fallen
falling:
    put_ray 17, half_nw, half_se
    put_ray -17, half_se, half_nw
fallen:
    lda _gbh_blind
    and #GBH_BLIND_RISING
    beq rising
    rts
rising:
    put_ray 15, half_ne, half_sw
    put_ray -15, half_sw, half_ne
    rts
.endproc

; The stone's bits at each distance. In: A its colour. Out: gb_mask. Clobbers: A.
.proc set_masks
    sta gb_mask
    asl
    asl
    sta gb_mask + 1
    asl
    asl
    sta gb_mask + 2
    asl
    asl
    sta gb_mask + 3
    rts
.endproc

; The stone at Y appears or disappears. In: gb_mask. Clobbers: A.
.macro hash_byte n, at
    lda _gbh_hash + n
    eor gbt_random + at,y
    sta _gbh_hash + n
.endmacro
.proc change_hash
    lda gb_mask
    cmp #GB_WHITE
    beq @white
    hash_byte 0, GBT_RANDOM_B0
    hash_byte 1, GBT_RANDOM_B1
    hash_byte 2, GBT_RANDOM_B2
    rts
@white:
    hash_byte 0, GBT_RANDOM_W0
    hash_byte 1, GBT_RANDOM_W1
    hash_byte 2, GBT_RANDOM_W2
    rts
.endproc

; Removes the value of the stone's own cell Y.
.macro leave_cell sum, own, its, kinds
    .local none
    ldx sum,y
    minus own, gbt_on_move
    plus its, gbt_off_move
    lda gbt_kind_of,x
    beq none
    tax
    dec kinds,x
none:
.endmacro

; void gbh_put(void)
; In: _gbh_at, _gbh_side. Out: board, sums, worths, kinds, hash; _gbh_fives, _gbh_five. Clobbers: A X Y. Cycles: 1,500 to 9,000; mean 5,900.
.proc _gbh_put
    lda _gbh_side
    jsr set_masks
    ldx #GBH_FIVE_B
    lda _gbh_side
    cmp #GB_WHITE
    bne @black
    ldx #GBH_FIVE_W
@black:
    stx gb_five_mask
    lda #0
    sta _gbh_fives
    ldx _gbh_ply
    inc _gbh_ply
    ldy _gbh_at
    tya
    sta gb_f_at,x
    lda _gbh_log
    sta gb_f_log,x
    cmp #GBH_NO_LOG
    bcc @room
    lda #GBH_LOG_SIZE - 1
    sta _gbh_log
@room:
    lda _gbh_sum_b,y
    sta gb_f_sum_b,x
    lda _gbh_sum_w,y
    sta gb_f_sum_w,x
.repeat 2, i
    lda _gbh_worth_b + i
    sta gb_f_worth + i * GBH_PLIES,x
    lda _gbh_worth_w + i
    sta gb_f_worth + (2 + i) * GBH_PLIES,x
.endrepeat
.repeat 5, i
    lda _gbh_kinds_b + 1 + i
    sta gb_f_kinds + i * GBH_PLIES,x
    lda _gbh_kinds_w + 1 + i
    sta gb_f_kinds + (5 + i) * GBH_PLIES,x
.endrepeat
    leave_cell _gbh_sum_b, _gbh_worth_b, _gbh_worth_w, _gbh_kinds_b
    leave_cell _gbh_sum_w, _gbh_worth_w, _gbh_worth_b, _gbh_kinds_w
    lda #0
    sta _gbh_sum_b,y
    sta _gbh_sum_w,y
    lda gb_mask
    sta _gbh_cell,y
    jsr change_hash
    jsr rays
    ldx _gbh_ply
    lda gb_f_log - 1,x
    cmp #GBH_NO_LOG
    bcc @logged
    sta _gbh_log                ; no log was kept: gbh_take will walk the rays again
@logged:
    rts
.endproc

; void gbh_forget(void)
; In: _gbh_at, _gbh_side. Out: sum, worths, kinds. Clobbers: A X Y.
.proc _gbh_forget
    ldy _gbh_at
    lda _gbh_side
    cmp #GB_WHITE
    beq white
    leave_cell _gbh_sum_b, _gbh_worth_b, _gbh_worth_w, _gbh_kinds_b
    lda #0
    sta _gbh_sum_b,y
    rts
white:
    leave_cell _gbh_sum_w, _gbh_worth_w, _gbh_worth_b, _gbh_kinds_w
    lda #0
    sta _gbh_sum_w,y
    rts
.endproc

; ---- take -----------------------------------------------------------------------------------------------------------

.macro take_cell step, this_half, k, ray_end
    .local empty, on, next
    lda _gbh_cell - 68 + (68 + (step)),y
    beq empty
    ora gb_seen
    cmp #GB_EDGE
    bne on
    jmp ray_end
on:
    sta gb_seen
    jmp next
empty:
    lda this_half - 68 + (68 + (step)),y
    eor gb_mask + k
    sta this_half - 68 + (68 + (step)),y
next:
.endmacro

.macro take_ray step, this_half
    .local ray_end
    lda #0
    sta gb_seen
    take_cell step, this_half, 0, ray_end
    take_cell 2 * (step), this_half, 1, ray_end
    take_cell 3 * (step), this_half, 2, ray_end
    take_cell 4 * (step), this_half, 3, ray_end
ray_end:
.endmacro

; Sums from the log, halves by walking the rays. In: Y = _gbh_at, gb_mask, A where this put's log begins. Clobbers: A X Y.
.proc take_logged
    sta gb_was
    ldx _gbh_log
    cpx gb_was
    beq halves
entry:
    dex
    ldy gb_log_cell,x
    lda gb_log_b,x
    sta _gbh_sum_b,y
    lda gb_log_w,x
    sta _gbh_sum_w,y
    cpx gb_was
    bne entry
    stx _gbh_log
halves:
    ldy _gbh_at
    take_ray 1, half_w
    take_ray -1, half_e
    take_ray 16, half_n
    take_ray -16, half_s
    lda _gbh_blind
    lsr                         ; GBH_BLIND_FALLING
    bcc falling
    jmp fallen
falling:
    take_ray 17, half_nw
    take_ray -17, half_se
fallen:
    lda _gbh_blind
    and #GBH_BLIND_RISING
    beq rising
    rts
rising:
    take_ray 15, half_ne
    take_ray -15, half_sw
    rts
.endproc

; void gbh_take(void)
; Out: everything as before the last put, except for fives and five; _gbh_at is its cell. Clobbers: A X Y. Cycles: mean 1,800.
.proc _gbh_take
    dec _gbh_ply
    ldx _gbh_ply
    ldy gb_f_at,x
    sty _gbh_at
    lda _gbh_cell,y
    jsr set_masks
    jsr change_hash
    lda gb_f_log,x
    cmp #GBH_NO_LOG
    bcs @unlogged
    jsr take_logged
    jmp @restore
@unlogged:
    lda #GBH_LOG_SIZE - 1
    sta _gbh_log
    jsr rays                    ; walking the same rays restores halves and sums; values and kinds come from the frame
    ldx _gbh_ply
    lda gb_f_log,x
    sta _gbh_log
@restore:
    ldx _gbh_ply
    ldy _gbh_at
.repeat 2, i
    lda gb_f_worth + i * GBH_PLIES,x
    sta _gbh_worth_b + i
    lda gb_f_worth + (2 + i) * GBH_PLIES,x
    sta _gbh_worth_w + i
.endrepeat
.repeat 5, i
    lda gb_f_kinds + i * GBH_PLIES,x
    sta _gbh_kinds_b + 1 + i
    lda gb_f_kinds + (5 + i) * GBH_PLIES,x
    sta _gbh_kinds_w + 1 + i
.endrepeat
    lda gb_f_sum_b,x
    sta _gbh_sum_b,y
    lda gb_f_sum_w,x
    sta _gbh_sum_w,y
    lda #GB_EMPTY
    sta _gbh_cell,y
    rts
.endproc
