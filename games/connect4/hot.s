; The Connect 4 search on the 6502. Contract and reasons: hot.h; C twin: hot_ref.c.
; Cycles a node: see tests/connect4/sim65/test_connect4_hot.c, which measures them and fails above its ceiling.
        .include        "hot.inc"
        .export         _c4h_put, _c4h_take, _c4h_run

        .segment        SEG_CODE

; Puts a stone. In Y = column | Clobbers A X Y column cellno bits vec | Cycles about 250
.macro put_stone
        .local room
        sty c4z_column
        ldx _c4h_ply
        tya
        sta _c4h_column,x
        .repeat 7, c            ; the mover's threats as they were two plies ago
        lda THREAT + c * C4H_PLIES,x
        sta THREAT + c * C4H_PLIES + 2,x
        .endrepeat
        lda _c4h_cell,y
        sta c4z_cellno
        asl
        ora c4z_side
        tay
        lda HASH,x
        eor c4_zobrist0,y
        sta HASH + 1,x
        lda HASH + C4H_PLIES,x
        eor c4_zobrist1,y
        sta HASH + C4H_PLIES + 1,x
        lda HASH + 2 * C4H_PLIES,x
        eor c4_zobrist2,y
        sta HASH + 2 * C4H_PLIES + 1,x
        lda HASH + 3 * C4H_PLIES,x
        eor c4_zobrist3,y
        sta HASH + 3 * C4H_PLIES + 1,x
        lda HASH + 4 * C4H_PLIES,x
        eor c4_zobrist4,y
        sta HASH + 4 * C4H_PLIES + 1,x
        ldy c4z_cellno
        lda c4h_put_lo,y
        sta c4z_vec
        lda c4h_put_hi,y
        sta c4z_vec+1
        ldx c4z_side
        jsr go
        ldx c4z_column
        lda _c4h_cell,x
        clc
        adc #7
        sta _c4h_cell,x
        asl _c4h_next,x
        asl c4z_near,x
        cmp #42
        bcc room
        lda _c4h_open
        eor trial_bit,x
        sta _c4h_open
room:   inc _c4h_ply
        lda c4z_side
        sta c4z_other
        eor #1
        sta c4z_side
.endmacro

; void __fastcall__ c4h_put(uint8_t column);
.proc _c4h_put
        tay
        put_stone
        rts
.endproc

go:     jmp (c4z_vec)

; void c4h_take(void);   Clobbers A X Y column cellno vec | Cycles about 130
.proc _c4h_take
        lda c4z_side
        sta c4z_other
        eor #1
        sta c4z_side
        dec _c4h_ply
        ldx _c4h_ply
        lda _c4h_column,x
        tax
        lsr _c4h_next,x
        lsr c4z_near,x
        lda _c4h_open
        ora trial_bit,x
        sta _c4h_open
        lda _c4h_cell,x
        sec
        sbc #7
        sta _c4h_cell,x
        tay
        lda c4h_take_lo,y
        sta c4z_vec
        lda c4h_take_hi,y
        sta c4z_vec+1
        ldx c4z_side
        jmp (c4z_vec)
.endproc

; What the other side threatens. Only where a question begins can the mover win at once (own_win): below, the move before was a safe
; one. Columns whose next two cells are no winning cells of the other side, which are most, take 10 cycles.
; Out c4h_moves = columns not below a winning cell of the other side, bits = columns that side wins in, spare = not 0: two of them
; Clobbers A X
.macro look_column c, i
        .local above, next
        lda THREAT + c * C4H_PLIES + 1,x
        and c4z_near + c
        beq next
        and _c4h_next + c
        beq above
        lda c4z_bits
        sta c4z_spare
        ora #1 << i
        sta c4z_bits
above:  lda _c4h_next + c
        asl
        and THREAT + c * C4H_PLIES + 1,x
        beq next
        lda _c4h_moves
        and #(1 << i) ^ $FF
        sta _c4h_moves
next:
.endmacro

.proc c4h_look
        ldx _c4h_ply
        lda #0
        sta c4z_bits
        sta c4z_spare
        lda _c4h_open
        sta _c4h_moves
        look_column 3, 0
        look_column 2, 1
        look_column 4, 2
        look_column 1, 3
        look_column 5, 4
        look_column 0, 5
        look_column 6, 6
        rts
.endproc

; In Y = column | Out A, Z and N: 0 no winning cell, TWO two or more, else one | Clobbers A X Y vec bits spare
.proc c4h_makes
        lda #0
        sta c4z_spare
        ldx _c4h_cell,y
        lda c4h_test_lo,x
        sta c4z_vec
        lda c4h_test_hi,x
        sta c4z_vec+1
        ldx c4z_side
        jmp (c4z_vec)
.endproc

rest:   lda #C4H_RUNNING
        ldx #0
        rts

; uint8_t c4h_run(void);   Out A = NO, YES, RUNNING
.proc _c4h_run
        lda _c4h_ply
        cmp _c4h_base
        bne into                ; entered again
        jsr c4h_own_win
        bcc into
        lda _c4h_left
        beq rest
        dec _c4h_left
        lda c4z_side            ; the mover wins: YES if that is the attacker
        eor _c4h_attacker
        eor #1
        jmp up
into:   jmp node

only:   lda c4h_nearest,y       ; In Y = moves: the lowest bit is the column nearest to the centre
        tay
        put_stone
node:   lda _c4h_left
        beq pause
.ifndef SIM65
        lda _ppuq_ready         ; 0: the frame is over, and the shell wants its tick
        beq pause
.endif
        dec _c4h_left
        jsr c4h_look
        ldx _c4h_ply
        cpx _c4h_limit
        bcs late
        lda c4z_bits
        bne threat
        lda _c4h_moves
        beq lost
        lda #0
        sta _c4h_forced,x

; the table of answers: way by ply, entry by hash byte 0
        lda table_page,x
        sta c4z_slot+1
        ldy HASH,x
        lda (c4z_slot),y
        cmp HASH + C4H_PLIES,x
        bne fresh
        inc c4z_slot+1
        lda (c4z_slot),y
        cmp HASH + 2 * C4H_PLIES,x
        bne fresh
        inc c4z_slot+1
        lda (c4z_slot),y
        cmp HASH + 3 * C4H_PLIES,x
        bne fresh
        inc c4z_slot+1
        lda (c4z_slot),y
        eor HASH + 4 * C4H_PLIES,x
        and #$7F
        bne fresh
        lda (c4z_slot),y
        asl
        lda #0
        rol
        bpl up2
pause:  jmp rest

fresh:  ldx c4z_open_line       ; a line of the attacker that was open last time mostly still is
        lda LINES,x
        ora c4h_off_board,x
        tay
        lda c4_open,y
        bne prove
        jsr c4h_blocked
        bne prove
late:   lda #C4H_NO
up2:    jmp up
threat: and _c4h_moves          ; one cell to stop it, and safe: the only move
        beq lost
        ldy c4z_spare
        bne lost
        sta _c4h_forced,x
        tay
        jmp only
lost:   lda c4z_side
        eor _c4h_attacker
        bpl up2
prove:  lda c4z_side
        bne second
        jsr c4h_proof_first
        jmp proven
second:
        jsr c4h_proof_second
proven:
        cmp #C4H_RUNNING
        bne up
        jmp lay_out

; An answer for the position on the board: it goes to the parent.
up:     sta c4z_answer
again:  lda _c4h_ply
        cmp _c4h_base
        beq done
        jsr _c4h_take
        ldx _c4h_ply
        lda _c4h_forced,x
        bne again
        lda c4z_side
        eor _c4h_attacker
        eor #1
        cmp c4z_answer
        bne advance2            ; not what the mover hoped for: his next move
        jsr remember
        jmp again
advance2:
        jmp advance

done:   jsr _c4h_stop
        lda c4z_answer
        ldx #0
        rts

; The moves in groups: those that make two winning cells, those that make one, the others. A single move is not tested.
.macro sort_column c, i
        .local next, two
        lda _c4h_moves
        and #1 << i
        beq next
        ldy _c4h_cell + c
        lda c4h_test_lo,y
        sta c4z_vec
        lda c4h_test_hi,y
        sta c4z_vec+1
        ldx c4z_side
        jsr go
        beq next
        bmi two
        lda #0
        sta c4z_spare
        lda c4z_weak
        ora #1 << i
        sta c4z_weak
        bne next
two:    lda #0
        sta c4z_spare
        lda c4z_strong
        ora #1 << i
        sta c4z_strong
next:
.endmacro
lay_out:
        lda #0
        sta c4z_spare
        sta c4z_strong
        sta c4z_weak
        ldy _c4h_moves
        dey
        tya
        and _c4h_moves
        bne many
        jmp laid
many:
        sort_column 3, 0
        sort_column 2, 1
        sort_column 4, 2
        sort_column 1, 3
        sort_column 5, 4
        sort_column 0, 5
        sort_column 6, 6
laid:   ldx _c4h_ply
        lda c4z_strong
        sta _c4h_strong,x
        lda c4z_weak
        sta _c4h_weak,x
        ora c4z_strong
        eor _c4h_moves
        sta _c4h_safe,x

; The next move of this ply, if there is one in this group.
.macro take_from group
        .local next
        ldy group,x
        beq next
        dey
        tya
        and group,x
        ldy group,x
        sta group,x
        jmp only
next:
.endmacro
advance:
        ldx _c4h_ply
        take_from _c4h_strong
        take_from _c4h_weak
        take_from _c4h_safe

none:   lda c4z_side            ; no move was good: the other side has it
        eor _c4h_attacker
        sta c4z_answer
        jsr remember
        jmp again
.endproc

; Stores `answer` for the position on the board. Clobbers A X Y slot | Cycles 75
.proc remember
        ldx _c4h_ply
        lda table_page,x
        sta c4z_slot+1
        ldy HASH,x
        lda HASH + C4H_PLIES,x
        sta (c4z_slot),y
        inc c4z_slot+1
        lda HASH + 2 * C4H_PLIES,x
        sta (c4z_slot),y
        inc c4z_slot+1
        lda HASH + 3 * C4H_PLIES,x
        sta (c4z_slot),y
        inc c4z_slot+1
        lda HASH + 4 * C4H_PLIES,x
        and #$7F
        ldx c4z_answer          ; the answer becomes bit 7
        beq @no
        ora #$80
@no:    sta (c4z_slot),y
        rts
.endproc

        .segment        SEG_RO
trial_bit:      .byte 32, 8, 2, 1, 4, 16, 64    ; column -> its bit
table_page:
        .repeat C4H_PLIES, p
        .byte >(_c4h_table + (p .mod 3) * 1024)
        .endrepeat
