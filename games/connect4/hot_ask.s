; The Connect 4 search on the 6502: what is called once a question or a move, in the other half of the page. Contract: hot.h.
        .include        "hot.inc"
        .export         _c4h_clear, _c4h_forget, _c4h_look, _c4h_makes, _c4h_ask, _c4h_stop
        .import         popa

        .segment        SEG_HIGH

; void c4h_clear(void);
.proc _c4h_clear
        lda #0
        ldx #49
@line:  sta LINES,x
        dex
        bpl @line
        .repeat 7, c
        sta THREAT + c * C4H_PLIES
        sta THREAT + c * C4H_PLIES + 1
        .endrepeat
        .repeat 5, b
        sta HASH + b * C4H_PLIES
        .endrepeat
        sta _c4h_ply
        sta _c4h_base
        sta c4z_side
        ldx #6
@col:   lda #1
        sta _c4h_next,x
        lda #3
        sta c4z_near,x
        txa
        sta _c4h_cell,x
        dex
        bpl @col
        lda #1
        sta c4z_other
        lda #$7F
        sta _c4h_open
        rts
.endproc

; void __fastcall__ c4h_forget(uint8_t q);   768 bytes from q * 768
.proc _c4h_forget
        tax
        lda #<_c4h_table
        sta c4z_slot
        lda forget_page,x
        sta c4z_slot+1
        ldx #3
        lda #0
        tay
@byte:  sta (c4z_slot),y
        iny
        bne @byte
        inc c4z_slot+1
        dex
        bne @byte
        rts
.endproc

; uint8_t c4h_look(void);   Out A = LOOK_*, c4h_moves | Clobbers X Y bits spare
.proc _c4h_look
        jsr c4h_own_win
        bcs won
        jsr c4h_look
        ldx #0
        lda c4z_bits
        bne forced
        lda _c4h_moves
        beq lost
        lda #C4H_LOOK_OPEN
        rts
forced: and _c4h_moves
        sta _c4h_moves
        beq lost
        lda c4z_spare
        bne lost
        lda #C4H_LOOK_FORCED
        rts
lost:   lda #C4H_LOOK_LOST
        rts
won:    sta _c4h_moves
        lda #C4H_LOOK_WIN
        tax
        rts
.endproc

; Out C = 1: the mover wins at once, A = the bit of the first such column in the order of trial | Clobbers A X | Cycles about 90
.macro own_column c, i
        .local next
        lda THREAT + c * C4H_PLIES,x
        and _c4h_next + c
        beq next
        lda #1 << i
        sec
        rts
next:
.endmacro
.proc c4h_own_win
        ldx _c4h_ply
        own_column 3, 0
        own_column 2, 1
        own_column 4, 2
        own_column 1, 3
        own_column 5, 4
        own_column 0, 5
        own_column 6, 6
        clc
        rts
.endproc

; uint8_t __fastcall__ c4h_makes(uint8_t column);   Out A = 0, 1 or 2
.proc _c4h_makes
        tay
        jsr c4h_makes
        beq @made
        asl                     ; TWO goes to the carry
        lda #1
        adc #0
@made:  ldx #0
        rts
.endproc

; void __fastcall__ c4h_ask(uint8_t attacker, uint8_t deadline);
.proc _c4h_ask
        pha
        lda #<_c4h_table
        sta c4z_slot            ; for good: only the high byte changes
        lda #0
        sta c4z_reach + 18
        pla
        pha
        ldx _c4h_ply
        stx _c4h_base
        eor HASH + C4H_PLIES,x      ; answers to different questions do not meet
        sta HASH + C4H_PLIES,x
        pla
        tax
        dex
        stx _c4h_limit
        jsr popa
        sta _c4h_attacker
        eor #1
        sta c4z_open_line       ; the first one, as good as any
        eor #1
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
        eor HASH + C4H_PLIES,x
        sta HASH + C4H_PLIES,x
        rts
.endproc

        .segment        SEG_RO
forget_page:    .byte >_c4h_table, >(_c4h_table + 768), >(_c4h_table + 1536), >(_c4h_table + 2304)
