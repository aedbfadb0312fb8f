; The Connect 4 search on the 6502: what is called once for each question or move, in the other half of the page; then the
; variables (explained in hot.h) and tables of the whole search.
        .include        "hot.inc"
        .export         _c4h_clear, _c4h_forget, _c4h_look, _c4h_makes, _c4h_ask, _c4h_stop
        .exportzp       _c4h_line, _c4h_next, _c4h_cell, _c4h_open, _c4h_ply, _c4h_base, _c4h_attacker, _c4h_limit
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
        sta c4z_slot            ; permanently: only the high byte changes
        lda #0
        sta c4z_reach + 18
        pla
        pha
        ldx _c4h_ply
        stx _c4h_base
        eor HASH + C4H_PLIES,x      ; so that answers to different questions do not collide
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

; ---- variables and tables -------------------------------------------------------------------------------------------
        .segment        SEG_ZP : zeropage
_c4h_line:      .res 2 * C4H_LINES
_c4h_next:      .res 7
_c4h_cell:      .res 7
_c4h_open:      .res 1
_c4h_ply:       .res 1
_c4h_base:      .res 1
_c4h_attacker:  .res 1
_c4h_limit:     .res 1
_c4h_whole:     .res 1
_c4h_left:      .res 1
_c4h_moves:     .res 1
c4z_near:           .res 7      ; c4h_next and the bit above it
c4z_open_line:      .res 1      ; a line of the attacker that was open last time: the defender's byte of it in LINES
c4z_side:           .res 1      ; c4h_ply & 1: the side to move
c4z_other:          .res 1      ; side ^ 1
c4z_answer:         .res 1      ; on its way up the stack
c4z_column:         .res 1      ; of the stone being put or taken
c4z_cellno:         .res 1      ; its cell
c4z_bits:           .res 1      ; cells of a line
c4z_spare:          .res 1
c4z_strong:         .res 1      ; moves that make two winning cells, as they are found
c4z_weak:           .res 1      ; ... one
c4z_ends:           .res 1      ; cells that first will not get because second wins before: how many,
c4z_ends_row3:      .res 1      ; columns of those on row 3,
c4z_ends_row5:      .res 1      ; and on row 5
c4z_vec:            .res 2      ; code of a cell
c4z_slot:           .res 2      ; entry of the table, byte by byte
c4z_reach:          .res 19     ; proofs: rows, rising, falling diagonals; one byte for all too short ones (column 3 has none: no four)

        .segment        SEG_WORK
_c4h_threat:    .res 7 * C4H_PLIES
_c4h_hash:      .res 5 * C4H_PLIES
_c4h_strong:    .res C4H_PLIES
_c4h_weak:      .res C4H_PLIES
_c4h_safe:      .res C4H_PLIES
_c4h_forced:    .res C4H_PLIES
_c4h_column:    .res C4H_PLIES
_c4h_table:     .res C4H_TABLE
c4h_ended:          .res 14     ; the cells of `ends`

        .segment        SEG_RO
        .include        "c4_tables.inc"
; not 0 when the cells NOT in the index hold four in a row
c4_open:
        .repeat 128, i
        .byte ((~i) & (~i >> 1) & (~i >> 2) & (~i >> 3) & $0F) <> 0
        .endrepeat
; column of the lowest bit of a mask, in the order of trial
c4h_nearest:
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
