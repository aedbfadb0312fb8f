; The Connect 4 search on the 6502: positions that need no search (hot.h, steps 5 to 7).
;
; `reach` holds, line by line, the cells one side has or may get: rows at 0..5, rising diagonals at 6..11, falling at 12..17.
; Columns need no such byte. A four in a column needs two stones in it and two free cells one above the other, both reached; that
; happens only above a column of height three that belongs to a pair, and is looked at there.
        .include        "hot.inc"

        .segment        SEG_HIGH

; Whether every line of the attacker is blocked. Out Z = 1: yes; else open_line is one that is not | Clobbers A X Y | Cycles up to 700
.proc c4h_blocked
        lda _c4h_attacker
        eor #1
        tax
@next:  lda LINES,x
        ora c4h_off_board,x
        tay
        lda c4_open,y
        bne found
        inx
        inx
        cpx #50
        bcc @next
        lda #0
        rts
found:  stx c4z_open_line
        rts                     ; A, and so Z, as c4_open gave it: stx changes no flag
.endproc

; One line of `reach`: the stones of one side and, of the cells given, those that the other side has not; a four there ends the
; proof. keep: 1 leaves out the free cells of the column whose complement is in `bits`.
.macro reach_line at, line, who, cells, keep, four
        lda LINES + 2 * (line) + (1 - who)
        .if cells = $7F
        eor #$7F
        .else
        and #cells
        eor #cells
        .endif
        .if keep
        and c4z_bits
        .endif
        ora LINES + 2 * (line) + who
        sta c4z_reach + at
        tay
        lda c4_four,y
        bne four
.endmacro

; All diagonals, the long ones first; parity: 1 rows 1, 3, 5, 2 rows 2, 4, 6. Branches need the exit near: two halves.
.macro reach_half from, who, parity, keep, four
        diagonal cells_, (from + 2), parity
        reach_line (from - 13 + 6 + 2), (from + 2), who, cells_, keep, four
        diagonal cells_, (from + 3), parity
        reach_line (from - 13 + 6 + 3), (from + 3), who, cells_, keep, four
        diagonal cells_, (from + 1), parity
        reach_line (from - 13 + 6 + 1), (from + 1), who, cells_, keep, four
        diagonal cells_, (from + 4), parity
        reach_line (from - 13 + 6 + 4), (from + 4), who, cells_, keep, four
        diagonal cells_, (from + 0), parity
        reach_line (from - 13 + 6 + 0), (from + 0), who, cells_, keep, four
        diagonal cells_, (from + 5), parity
        reach_line (from - 13 + 6 + 5), (from + 5), who, cells_, keep, four
.endmacro

.macro reach_stones first, who
        lda LINES + 2 * (first) + who
        sta c4z_reach + first
        lda LINES + 2 * (first + 2) + who
        sta c4z_reach + first + 2
        lda LINES + 2 * (first + 4) + who
        sta c4z_reach + first + 4
.endmacro

; In the first side to move | Out A = NO, YES, or RUNNING when nothing is proven | Cycles 110 .. 1,300
; The odd rows are looked at first: early in the game they are open, and nothing more is worth doing.
.proc c4h_proof_first
        lda #0
        sta c4z_ends            ; how many cells first does not live to get
        sta c4z_ends_row3
        sta c4z_ends_row5
        ldx _c4h_ply
        .repeat 7, c
        .scope
        lda THREAT + c * C4H_PLIES + 1,x
        and #$0A                ; second's winning cells on row 2 or 4 ...
        cmp _c4h_next + c
        bcc next                ; ... if free: the next cell is none of them
        ldx #c
        jsr ended_in
        ldx _c4h_ply
next:
        .endscope
        .endrepeat
        lda LINES + 2 * 4 + 1   ; the top one is open longest
        ora c4z_ends_row5
        tay
        lda c4_open,y
        bne nothing
        lda LINES + 2 * 2 + 1
        ora c4z_ends_row3
        tay
        lda c4_open,y
        bne nothing
        ldy LINES + 2 * 0 + 1
        lda c4_open,y
        bne nothing
        lda c4z_ends
        bne some
        jsr first_reaches
        bne nothing
stopped:
        lda _c4h_attacker
        beq no
        lda _c4h_whole
        beq nothing
        jsr second_even
        beq nothing
        lda #C4H_YES
        rts
nothing:
        lda #C4H_RUNNING
no:     rts                     ; NO is 0
some:   jsr turn_ended
        jsr first_reaches
        pha
        jsr turn_ended
        pla
        beq stopped
        bne nothing
.endproc

; The odd cells above an even free cell that wins for second. In X = column, A = second's winning cells, $02 and $08, the higher one free
; Out into ends, ends_row3, ends_row5, ended | Clobbers A Y
.proc ended_in
        ldy _c4h_next,x
        cpy #1
        bne row5
        and #$02                ; the lower one is free only in an empty column
        beq row5
        lda c4z_ends_row3
        ora column_bit,x
        sta c4z_ends_row3
        ldy c4z_ends
        lda cell_row3,x
        sta c4h_ended,y
        inc c4z_ends
row5:   lda c4z_ends_row5
        ora column_bit,x
        sta c4z_ends_row5
        ldy c4z_ends
        lda cell_row5,x
        sta c4h_ended,y
        inc c4z_ends
        rts
.endproc

; Puts stones of second on those cells, in their diagonals, or takes them away again. Clobbers A X Y answer bits
.macro turn_in lines
        ldx lines - 7,y
        lda line_of,x
        tax
        lda LINES,x
        eor c4z_answer
        sta LINES,x
.endmacro
.proc turn_ended
        ldx c4z_ends
@next:  dex
        stx c4z_bits
        ldy c4h_ended,x
        lda cell_bit - 7,y
        sta c4z_answer
        turn_in of_rising
        turn_in of_falling
        ldx c4z_bits
        bne @next
        rts
.endproc

; Proof F, the odd rows being blocked: whether first's stones, the odd free cells and the pairs hold a four. Out Z = 0: yes
.proc first_reaches
        reach_half 13, 0, 1, 0, four
        jmp falling
four:   rts
falling:
        reach_half 19, 0, 1, 0, four
        reach_stones 1, 0       ; the even rows: stones only, before the pairs
        lda #7
        sta c4z_column          ; no column is left out
        lda #0
        sta c4z_vec
        jmp add_pairs
.endproc

; Proof E: whether second's stones and the even free cells, less the pairs, hold a four. Out Z = 0: yes | Cycles 400 .. 700
.proc second_even
        .repeat 3, i
        lda LINES + 2 * (2 * i + 1)
        eor #$7F
        sta c4z_reach + 2 * i + 1
        .endrepeat
        .repeat 12, i
        diagonal cells_, (13 + i), 2
        lda LINES + 2 * (13 + i)
        and #cells_
        eor #cells_
        ora LINES + 2 * (13 + i) + 1
        sta c4z_reach + 6 + i
        .endrepeat
        jsr drop_pairs
        .repeat 12, i
        ldy c4z_reach + 17 - i
        lda c4_four,y
        bne done
        .endrepeat
        ldy c4z_reach + 1
        lda c4_four,y
        bne done
        ldy c4z_reach + 3
        lda c4_four,y
        bne done
        ldy c4z_reach + 5
        lda c4_four,y
done:   cmp #0
        rts
.endproc

; In the second side to move | Out A = NO, YES or RUNNING | Cycles 60 .. 150, and up to 1,100 a column that has such a cell
.proc c4h_proof_second
        lda _c4h_attacker
        ora _c4h_whole
        bne columns
        lda #C4H_RUNNING            ; the question is a win in time, and this proof says nothing about time
        rts
proven: lda _c4h_attacker
        eor #1
        rts
columns:
        ldx _c4h_ply
        .repeat 7, c
        .scope
        lda _c4h_next + c
        and #$0A                ; the next cell is on row 2 or 4
        beq next
        sta c4z_spare
        lda THREAT + c * C4H_PLIES + 1,x
        and #$14                ; a winning cell of first on row 3 or 5 ...
        cmp c4z_spare
        bcc next                ; ... above it
        ldx #c
        jsr odd_threat
        bne no
        jmp proven
no:     ldx _c4h_ply
next:
        .endscope
        .endrepeat
        lda #C4H_RUNNING
        rts
.endproc

; Proof O for one column. In X = column, spare = next cell ($02 or $08), A = winning cells among $04, $10 | Out Z = 1: proven
.proc odd_threat
        sta c4z_answer          ; free while a node is looked at
        stx c4z_column
        lda LINES + 2 * 4       ; second must not have row 5 to itself except for this column
        ora column_bit,x
        tay
        lda c4_open,y
        bne no
        lda column_bit,x
        eor #$7F
        sta c4z_bits            ; second gets no odd cell of this column
        reach_line 4, 4, 1, $7F, 1, no
        reach_line 2, 2, 1, $7F, 1, no
        reach_line 0, 0, 1, $7F, 1, no
        jmp rising
no:     lda #1                  ; Z = 0
        rts
rising: reach_half 13, 1, 1, 1, no
        jmp falling
no2:    lda #1
        rts
falling:
        reach_half 19, 1, 1, 1, no2
        reach_stones 1, 1
        lda #1
        sta c4z_vec             ; the side, for add_pairs
        ldx c4z_column
        ldy _c4h_cell,x         ; the even cells below the winning one are second's: the next one ...
        lda c4z_answer
        sta c4z_bits
        jsr add_cell
        bne @four
        lda c4z_spare
        cmp #$08
        beq @pairs
        lda c4z_bits
        and #$04
        bne @pairs
        lda _c4h_cell,x         ; ... and row 4, when first wins on row 5
        clc
        adc #14
        tay
        jsr add_cell
        bne @four
@pairs: jmp add_pairs
@four:  rts
.endproc

; Adds the lowest cells of the columns of odd height, all but `column`, to the reach of side `vec`.
; Out Z = 0: there is a four now | Clobbers A X Y answer
.proc add_pairs
        ldx #6
@next:  lda _c4h_next,x
        and #$2A
        beq @skip
        cpx c4z_column
        beq @skip
        cmp #$08
        bne @add
        txa                     ; height three: stones on rows 2 and 3, cells on rows 4 and 5
        asl
        ora c4z_vec
        tay
        lda LINES + 2 * 6,y
        and #$06
        cmp #$06
        beq @four
@add:   ldy _c4h_cell,x
        jsr add_cell
        bne @done
@skip:  dex
        bpl @next
        lda #0
@done:  rts
@four:  lda #1
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

; Adds a cell to `reach` by its three lines. In Y = cell, rows 2..6 | Out Z = 0: one of them holds a four now
; Keeps X | Clobbers A Y cellno answer | Cycles 50..110
.macro add_to lines, four
        ldy c4z_cellno
        lda lines - 7,y
        tay
        lda c4z_reach,y
        ora c4z_answer
        sta a:c4z_reach,y
        tay
        lda c4_four,y
        bne four
.endmacro
.proc add_cell
        sty c4z_cellno
        lda cell_bit - 7,y
        sta c4z_answer
        add_to of_row, done
        add_to of_rising, done
        add_to of_falling, done
done:   rts
.endproc

; Removes a cell from `reach`. In Y = cell, rows 2..6 | Keeps X | Clobbers A Y cellno answer
.proc drop_cell
        sty c4z_cellno
        lda cell_bit - 7,y
        eor #$7F
        sta c4z_answer
        lda of_row - 7,y
        tay
        lda c4z_reach,y
        and c4z_answer
        sta a:c4z_reach,y
        ldy c4z_cellno
        lda of_rising - 7,y
        tay
        lda c4z_reach,y
        and c4z_answer
        sta a:c4z_reach,y
        ldy c4z_cellno
        lda of_falling - 7,y
        tay
        lda c4z_reach,y
        and c4z_answer
        sta a:c4z_reach,y
        rts
.endproc

        .segment        SEG_RO
; bits of a line that are not on the board, for both sides of each line
c4h_off_board:
        .res 12, 0
        .res 14, $40
        .repeat 12, i
        diagonal on_, (13 + i), 0
        .byte on_ ^ $7F, on_ ^ $7F
        .endrepeat
column_bit:
        .byte 1, 2, 4, 8, 16, 32, 64
; For the cells of rows 2..6: where their lines are in `reach`. A diagonal shorter than four is 18, a byte nobody reads.
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
cell_row3:
        .byte 14, 15, 16, 17, 18, 19, 20
cell_row5:
        .byte 28, 29, 30, 31, 32, 33, 34
; For the places of diagonals in `reach`: second's byte of that line in LINES, and for the last one that place itself.
line_of = * - 6
        .repeat 12, i
        .byte 2 * (13 + i) + 1
        .endrepeat
        .byte <(c4z_reach + 18 - LINES)
