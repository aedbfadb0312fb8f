; The Connect 4 search on the 6502. Contract and reasons: hot.h; C twin: hot_ref.c.
; Cycles a node: see tests/sim65/test_connect4_hot.c, which measures them and fails above its ceiling.
        .include        "hot.inc"
        .export         _c4h_clear, _c4h_forget, _c4h_put, _c4h_take, _c4h_look, _c4h_makes, _c4h_ask, _c4h_run, _c4h_stop
        .import         popa

        .segment        SEG_CODE

; void c4h_clear(void);
.proc _c4h_clear
        lda #0
        ldx #49
@line:  sta LINES,x
        dex
        bpl @line
        .repeat 7, c
        sta THREAT + c * PLIES
        sta THREAT + c * PLIES + 1
        .endrepeat
        .repeat 5, b
        sta HASH + b * PLIES
        .endrepeat
        sta _c4h_ply
        sta _c4h_base
        sta side
        ldx #6
@col:   lda #1
        sta _c4h_next,x
        txa
        sta _c4h_cell,x
        dex
        bpl @col
        lda #1
        sta other
        lda #$7F
        sta _c4h_open
        rts
.endproc

; void __fastcall__ c4h_forget(uint8_t q);   768 bytes from q * 768
.proc _c4h_forget
        tax
        lda #<_c4h_table
        sta slot
        lda forget_page,x
        sta slot+1
        ldx #3
        lda #0
        tay
@byte:  sta (slot),y
        iny
        bne @byte
        inc slot+1
        dex
        bne @byte
        rts
.endproc

; void __fastcall__ c4h_put(uint8_t column);   In A = column | Clobbers A X Y column cellno bits vec | Cycles about 260
_c4h_put:
        tay
put:                            ; In Y = column
        sty column
        ldx _c4h_ply
        tya
        sta _c4h_column,x
        .repeat 7, c            ; the mover's threats as they were two plies ago
        lda THREAT + c * PLIES,x
        sta THREAT + c * PLIES + 2,x
        .endrepeat
        lda _c4h_cell,y
        sta cellno
        asl
        ora side
        tay
        lda HASH,x
        eor c4_zobrist0,y
        sta HASH + 1,x
        lda HASH + PLIES,x
        eor c4_zobrist1,y
        sta HASH + PLIES + 1,x
        lda HASH + 2 * PLIES,x
        eor c4_zobrist2,y
        sta HASH + 2 * PLIES + 1,x
        lda HASH + 3 * PLIES,x
        eor c4_zobrist3,y
        sta HASH + 3 * PLIES + 1,x
        lda HASH + 4 * PLIES,x
        eor c4_zobrist4,y
        sta HASH + 4 * PLIES + 1,x
        ldy cellno
        lda put_lo,y
        sta vec
        lda put_hi,y
        sta vec+1
        ldx side
        jsr go
        ldx column
        lda _c4h_cell,x
        clc
        adc #7
        sta _c4h_cell,x
        asl _c4h_next,x
        cmp #42
        bcc @room
        lda _c4h_open
        eor trial_bit,x
        sta _c4h_open
@room:  inc _c4h_ply
turn:   lda side
        sta other
        eor #1
        sta side
        rts

go:     jmp (vec)

; void c4h_take(void);   Clobbers A X Y column cellno vec | Cycles about 130
.proc _c4h_take
        dec _c4h_ply
        jsr turn
        ldx _c4h_ply
        lda _c4h_column,x
        tax
        lsr _c4h_next,x
        lda _c4h_open
        ora trial_bit,x
        sta _c4h_open
        lda _c4h_cell,x
        sec
        sbc #7
        sta _c4h_cell,x
        tay
        lda take_lo,y
        sta vec
        lda take_hi,y
        sta vec+1
        ldx side
        jmp (vec)
.endproc

; uint8_t c4h_look(void);   Out A = LOOK_*, c4h_moves | Clobbers X Y bits spare | Cycles 100..250
.proc _c4h_look
        jsr look
        ldx #0
        rts
.endproc

.proc look
        ldx _c4h_ply
        ldy #0
        sty bits                ; columns that the other side threatens to win in
        sty spare               ; not 0: two of them
        lda _c4h_open
        sta _c4h_moves
        .repeat 7, i
        .scope
        .if i = 0
        c = 3
        .elseif i = 1
        c = 2
        .elseif i = 2
        c = 4
        .elseif i = 3
        c = 1
        .elseif i = 4
        c = 5
        .elseif i = 5
        c = 0
        .else
        c = 6
        .endif
        lda THREAT + c * PLIES,x
        and _c4h_next + c
        beq theirs
        lda #1 << i
        sta _c4h_moves
        lda #LOOK_WIN
        rts
theirs: lda THREAT + c * PLIES + 1,x
        beq next
        and _c4h_next + c
        beq above
        lda bits
        sta spare
        ora #1 << i
        sta bits
above:  lda _c4h_next + c
        asl
        and THREAT + c * PLIES + 1,x
        beq next
        lda _c4h_moves
        and #(1 << i) ^ $FF
        sta _c4h_moves
next:
        .endscope
        .endrepeat
        lda bits
        bne forced
        lda _c4h_moves
        beq lost
        lda #LOOK_OPEN
        rts
forced: and _c4h_moves
        sta _c4h_moves
        beq lost
        lda spare
        bne lost
        lda #LOOK_FORCED
        rts
lost:   lda #LOOK_LOST
        rts
.endproc

; uint8_t __fastcall__ c4h_makes(uint8_t column);   Out A = not 0: yes
.proc _c4h_makes
        tay
        jsr makes
        beq @no
        lda #1
@no:    ldx #0
        rts
.endproc

; In Y = column | Out Z = 0: yes | Clobbers A X Y vec bits
.proc makes
        ldx _c4h_cell,y
        lda test_lo,x
        sta vec
        lda test_hi,x
        sta vec+1
        ldx side
        jmp (vec)
.endproc

; void __fastcall__ c4h_ask(uint8_t attacker, uint8_t deadline);
.proc _c4h_ask
        pha
        ldx _c4h_ply
        stx _c4h_base
        eor HASH + PLIES,x      ; answers to different questions do not meet
        sta HASH + PLIES,x
        pla
        tax
        dex
        stx _c4h_limit
        jsr popa
        sta _c4h_attacker
        clc
        adc #40                 ; deadline - 1 at the end of the game: 40 for the first side, 41 for the second
        ldx #0
        cmp _c4h_limit
        bne @early
        inx
@early: stx _c4h_whole
        rts
.endproc

; void c4h_stop(void);
.proc _c4h_stop
@take:  lda _c4h_ply
        cmp _c4h_base
        beq @home
        jsr _c4h_take
        jmp @take
@home:  tax
        lda _c4h_limit
        clc
        adc #1
        eor HASH + PLIES,x
        sta HASH + PLIES,x
        rts
.endproc

; uint8_t c4h_run(void);   Out A = NO, YES, RUNNING
.proc _c4h_run
node:   lda _c4h_left
        bne @enter
        lda #RUNNING
        ldx #0
        rts
@enter: dec _c4h_left
        jsr look
        tay
        beq @win
        lda _c4h_ply
        cmp _c4h_limit
        bcc @time
        lda #NO
        beq up
@win:   lda side                ; the mover wins: the attacker does if it is he
        eor _c4h_attacker
        eor #1
        bpl up
@lost:  lda side
        eor _c4h_attacker
        bpl up
@time:  cpy #LOOK_FORCED
        bcc @lost
        tax
        lda _c4h_moves
        sta _c4h_safe,x
        cpy #LOOK_FORCED
        bne @free
        lda #FORCED
        sta _c4h_index,x
        jmp quiet
@free:  lda #0
        sta _c4h_index,x

; the table of answers: way by ply, entry by hash byte 0
        lda table_page,x
        sta slot+1
        lda #<_c4h_table
        sta slot
        ldy HASH,x
        lda (slot),y
        cmp HASH + PLIES,x
        bne @new
        inc slot+1
        lda (slot),y
        cmp HASH + 2 * PLIES,x
        bne @new
        inc slot+1
        lda (slot),y
        cmp HASH + 3 * PLIES,x
        bne @new
        inc slot+1
        lda (slot),y
        eor HASH + 4 * PLIES,x
        and #$7F
        bne @new
        lda (slot),y
        asl
        lda #0
        rol
        bpl up

@new:   jsr blocked
        bne @prove
        lda #NO
        beq up
@prove: lda side
        bne @second
        jsr proof_first
        jmp @proven
@second:
        jsr proof_second
@proven:
        cmp #RUNNING
        beq advance
        ; fall through

; An answer for the position on the board: it goes to the parent.
up:     sta answer
again:  lda _c4h_ply
        cmp _c4h_base
        beq done
        jsr _c4h_take
        ldx _c4h_ply
        lda _c4h_index,x
        cmp #FORCED
        beq again
        lda side
        eor _c4h_attacker
        eor #1
        cmp answer
        bne advance             ; not what the mover hoped for: his next move
        jsr remember
        jmp again

done:   jsr _c4h_stop
        lda answer
        ldx #0
        rts

; The next move of this ply: first those that make a winning cell, then the quiet ones.
advance:
        ldx _c4h_ply
        lda _c4h_index,x
        cmp #7
        bcs quiet
        tay
@test:  lda _c4h_safe,x
        and trial_mask,y
        beq @skip
        sty spare
        lda trial,y
        tay
        jsr makes
        bne found
        ldx _c4h_ply
        ldy spare
@skip:  iny
        cpy #7
        bcc @test
        tya
        sta _c4h_index,x
quiet:  ldy _c4h_safe,x         ; the lowest bit is the column nearest to the centre
        beq none
        dey
        tya
        and _c4h_safe,x
        ldy _c4h_safe,x
        sta _c4h_safe,x
        lda nearest,y
        tay
        jsr put
        jmp node
found: ldx _c4h_ply
        ldy spare
        lda _c4h_safe,x
        eor trial_mask,y
        sta _c4h_safe,x
        lda trial,y
        iny
        sty spare
        tay
        lda spare
        sta _c4h_index,x
        jsr put
        jmp node

none:   lda side                ; no move was good: the other side has it
        eor _c4h_attacker
        sta answer
        jsr remember
        jmp again
.endproc

; Stores `answer` for the position on the board. Clobbers A X Y slot | Cycles 75
.proc remember
        ldx _c4h_ply
        lda table_page,x
        sta slot+1
        lda #<_c4h_table
        sta slot
        ldy HASH,x
        lda HASH + PLIES,x
        sta (slot),y
        inc slot+1
        lda HASH + 2 * PLIES,x
        sta (slot),y
        inc slot+1
        lda HASH + 3 * PLIES,x
        sta (slot),y
        inc slot+1
        lda HASH + 4 * PLIES,x
        and #$7F
        ldx answer              ; the answer becomes bit 7
        beq @no
        ora #$80
@no:    sta (slot),y
        rts
.endproc

        .segment        SEG_RO
trial:          .byte 3, 2, 4, 1, 5, 0, 6       ; columns in the order of trial
trial_mask:     .byte 1, 2, 4, 8, 16, 32, 64
trial_bit:      .byte 32, 8, 2, 1, 4, 16, 64    ; column -> its bit
forget_page:    .byte >_c4h_table, >(_c4h_table + 768), >(_c4h_table + 1536), >(_c4h_table + 2304)
table_page:
        .repeat PLIES, p
        .byte >(_c4h_table + (p .mod 3) * 1024)
        .endrepeat
; column of the lowest bit of a mask
nearest:
        .repeat 128, m
        .if m & 1
        .byte 3
        .elseif m & 2
        .byte 2
        .elseif m & 4
        .byte 4
        .elseif m & 8
        .byte 1
        .elseif m & 16
        .byte 5
        .elseif m & 32
        .byte 0
        .else
        .byte 6
        .endif
        .endrepeat
