; The Connect 4 search on the 6502: positions that need no search (hot.h, steps 5 to 7).
;
; `reach` holds, line by line, the cells one side has or may get: rows at 0..5, rising diagonals at 6..11, falling at 12..17.
; Columns need no such byte. A four in a column needs two stones in it and two free cells one above the other, both reached; that
; happens only above a column of height three that belongs to a pair, and is looked at there.
        .include        "hot.inc"

        .segment        SEG_HIGH

; Whether every line of the attacker is blocked. Out Z = 1: yes | Clobbers A X Y | Cycles 14 (an open top row) .. 330
.proc blocked
        lda _c4h_attacker
        eor #1
        tax
        .repeat 6, i
        ldy LINES + 2 * (5 - i),x
        lda c4_open,y
        bne open
        .endrepeat
        .repeat 5, i
        diagonal on_, (13 + i), 0
        lda LINES + 2 * (13 + i),x
        ora #on_ ^ $7F
        tay
        lda c4_open,y
        bne open
        .endrepeat
        jmp more
open:   rts
more:   .repeat 7, i
        diagonal on_, (18 + i), 0
        lda LINES + 2 * (18 + i),x
        ora #on_ ^ $7F
        tay
        lda c4_open,y
        bne open
        .endrepeat
        .repeat 7, i
        lda LINES + 2 * (6 + i),x
        ora #$40
        tay
        lda c4_open,y
        .if i < 6
        bne open2
        .endif
        .endrepeat
open2:  cmp #0
        rts
.endproc

; Fills `reach` with the stones of one side (0 or 1) and the cells on rows of the parity given that the other side has not.
; what: 1 rows 1, 3, 5; 2 rows 2, 4, 6
.macro fill who, what
        .repeat 6, r
        .if (r & 1) = (what - 1)
        lda LINES + 2 * r + (1 - who)
        eor #$7F
        .else
        lda LINES + 2 * r + who
        .endif
        sta reach + r
        .endrepeat
        .repeat 12, i
        diagonal cells_, (13 + i), what
        lda LINES + 2 * (13 + i) + (1 - who)
        and #cells_
        eor #cells_
        ora LINES + 2 * (13 + i) + who
        sta reach + 6 + i
        .endrepeat
.endmacro

; The three reaches that the proofs ask for. Clobbers A | Cycles 234
.proc first_odd
        fill 0, 1
        rts
.endproc
.proc second_odd
        fill 1, 1
        rts
.endproc
.proc second_even
        fill 1, 2
        rts
.endproc

; Whether `reach` holds a four. Out A, Z = 0: yes | Clobbers Y | Cycles 9..170
.proc has_four
        .repeat 18, i
        ldy reach + 17 - i
        lda c4_four,y
        .if i < 17
        bne done
        .endif
        .endrepeat
done:   cmp #0
        rts
.endproc

; The odd rows are looked at alone first: early in the game they are open, and nothing more is worth doing.
; In the first side to move | Out A = NO, YES, or RUNNING when nothing is proven | Cycles 14 .. 1,100
.proc proof_first
        .repeat 3, i            ; second must have blocked the rows that are first's: the top one is open longest
        ldy LINES + 2 * (4 - 2 * i) + 1
        lda c4_open,y
        bne nothing
        .endrepeat
        jmp filled
nothing:
        lda #RUNNING
        rts
filled: jsr first_odd
        jsr has_four
        bne nothing
        lda #7
        sta column              ; no column is left out
        ldx #0
        jsr add_pairs
        beq nothing             ; a four in a column
        bmi alone               ; no pairs: nothing was added
        jsr has_four
        bne nothing
alone:  lda _c4h_attacker
        beq no
        lda _c4h_whole
        beq nothing2
        jsr second_even
        jsr drop_pairs
        jsr has_four
        beq nothing2
        lda #YES
        rts
nothing2:
        lda #RUNNING
no:     rts                     ; NO is 0
.endproc

; In the second side to move | Out A = NO, YES or RUNNING | Cycles 90 .. 1,200 a column
.proc proof_second
        lda _c4h_attacker
        ora _c4h_whole
        beq nothing             ; a win in time is asked for, and this proof tells no time
        lda #6
        sta column
@next:  ldx column
        lda _c4h_next,x
        and #$0A                ; the next cell is on row 2 or 4
        beq @skip
        sta spare
        ldy threat_at,x         ; column * PLIES: two of them are beyond 255
        lda threat_high,x
        bne @far
        tya
        clc
        adc _c4h_ply
        tay
        lda THREAT + 1,y
        bcc @have
        lda THREAT + 257,y
        bcs @have
@far:   tya
        clc
        adc _c4h_ply
        tay
        lda THREAT + 257,y
@have:  and #$14                ; a winning cell of first on row 3 or 5 ...
        cmp spare
        bcc @skip               ; ... above it
        sta bits
        lda LINES + 2 * 4       ; second must not have row 5 to itself but for this column
        ora column_bit,x
        tay
        lda c4_open,y
        bne @skip
        jsr odd_threat
        beq proven
@skip:  dec column
        bpl @next
nothing:
        lda #RUNNING
        rts
proven: lda _c4h_attacker
        eor #1
        rts
.endproc

; Proof O for one column. In X = column, spare = next cell ($02 or $08), bits = winning cells among $04, $10 | Out Z = 1: proven
.proc odd_threat
        jsr second_odd
        ldx column
        lda spare
        cmp #$08
        beq @high
        ldy _c4h_cell,x         ; row 2: second gets it; rows 3 and 5 are first's
        jsr add_cell
        lda _c4h_cell,x
        clc
        adc #7
        tay
        jsr drop_cell
        lda bits
        and #$04
        bne @five               ; first wins on row 3
        lda _c4h_cell,x         ; on row 5: second gets row 4 too
        clc
        adc #14
        tay
        jsr add_cell
@five:  lda _c4h_cell,x
        clc
        adc #21
        tay
        jsr drop_cell
        jmp @pairs
@high:  ldy _c4h_cell,x
        jsr add_cell
        lda _c4h_cell,x
        clc
        adc #7
        tay
        jsr drop_cell
@pairs: ldx #1
        jsr add_pairs
        beq @no
        jmp has_four
@no:    lda #1                  ; Z = 0
        rts
.endproc

; Adds the lowest cells of the columns of odd height, all but `column`, to the reach of side X.
; Out A: 0 a four in a column, $80 no such column, 1 added; flags as A | Clobbers X Y other
.proc add_pairs
        stx vec                 ; vec is free here: the side
        lda #$80
        sta slot                ; and so is slot: the result
        ldx #6
@next:  lda _c4h_next,x
        and #$2A
        beq @skip
        cpx column
        beq @skip
        cmp #$08
        bne @add
        txa                     ; height three: stones on rows 2 and 3, cells on rows 4 and 5
        asl
        ora vec
        tay
        lda LINES + 2 * 6,y
        and #$06
        cmp #$06
        beq @four
@add:   lda #1
        sta slot
        ldy _c4h_cell,x
        jsr add_cell
@skip:  dex
        bpl @next
        lda slot
        rts
@four:  lda #0
        rts
.endproc

; Removes the lowest cells of the columns of odd height. Clobbers A X Y
.proc drop_pairs
        ldx #6
@next:  lda _c4h_next,x
        and #$2A
        beq @skip
        ldy _c4h_cell,x
        jsr drop_cell
@skip:  dex
        bpl @next
        rts
.endproc

; Adds a cell to `reach`, or removes it, by its three lines. In Y = cell, rows 2..6 | Keeps X | Clobbers A Y | Cycles 70
.proc add_cell
        sty cellno
        lda cell_bit - 7,y
        sta answer              ; free while a node is looked at
        lda of_row - 7,y
        tay
        lda reach,y
        ora answer
        sta a:reach,y
        ldy cellno
        lda of_rising - 7,y
        tay
        lda reach,y
        ora answer
        sta a:reach,y
        ldy cellno
        lda of_falling - 7,y
        tay
        lda reach,y
        ora answer
        sta a:reach,y
        rts
.endproc

.proc drop_cell
        sty cellno
        lda cell_bit - 7,y
        eor #$7F
        sta answer
        lda of_row - 7,y
        tay
        lda reach,y
        and answer
        sta a:reach,y
        ldy cellno
        lda of_rising - 7,y
        tay
        lda reach,y
        and answer
        sta a:reach,y
        ldy cellno
        lda of_falling - 7,y
        tay
        lda reach,y
        and answer
        sta a:reach,y
        rts
.endproc

        .segment        SEG_RO
column_bit:
        .byte 1, 2, 4, 8, 16, 32, 64
threat_at:
        .byte 0, 44, 88, 132, 176, 220, 8 ; 264 - 256
threat_high:
        .byte 0, 0, 0, 0, 0, 0, 1
; For the cells of rows 2..6: where their lines lie in `reach`. A diagonal shorter than four is 18, a byte nobody reads.
of_row: .repeat 35, i
        .byte i / 7 + 1
        .endrepeat
of_rising:
        .repeat 35, i
        .if (i / 7 + 4 >= i .mod 7) .and (i / 7 + 1 < i .mod 7 + 3)
        .byte i / 7 + 1 - (i .mod 7) + 3 + 6
        .else
        .byte 18
        .endif
        .endrepeat
of_falling:
        .repeat 35, i
        .if (i / 7 + 1 + i .mod 7 >= 3) .and (i / 7 + 1 + i .mod 7 < 9)
        .byte i / 7 + 1 + (i .mod 7) - 3 + 12
        .else
        .byte 18
        .endif
        .endrepeat
cell_bit:
        .repeat 35, i
        .byte 1 << (i .mod 7)
        .endrepeat
