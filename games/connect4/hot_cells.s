; The Connect 4 search on the 6502: code for each of the 42 cells, one routine to put a stone, one to take it, one to see
; whether it would make a winning cell. Unrolled: a cell knows its lines, bits and tables as constants; reading them
; from tables costs about twice the cycles.
        .include        "hot.inc"

; ---- putting a stone -------------------------------------------------------------------------------------------------
; In X = side | Out lines and threat maps of ply + 1 updated | Clobbers A X Y bits | Cycles 54..72, more with new threats

; One row or diagonal: the stone joins it; cells that become winning (rare) go to the maps.
.macro put_line l, position
        .local done
        lda LINES + 2 * (l),x
        tay
        ora #1 << position
        sta LINES + 2 * (l),x
        lda c4_new + position * 128,y
        beq done
        ldy #l
        jsr scatter
done:
.endmacro

; Three of a column's stones are on rows 3, 4 or 5 at the top, with a cell above.
.define makes_column(r) ((r) >= 2) .and ((r) < 5)

.macro put_column c, r
        .local done
        lda LINES + 2 * (6 + c),x
        .if makes_column(r)
        tay
        .endif
        ora #1 << r
        sta LINES + 2 * (6 + c),x
        .if makes_column(r)
        lda c4_new + r * 128,y
        and #$3F                ; there is no row 6
        beq done
        ldx _c4h_ply
        ora THREAT + (c) * C4H_PLIES + 2,x
        sta THREAT + (c) * C4H_PLIES + 2,x
        ldx c4z_side
done:
        .endif
.endmacro

        .segment        SEG_CODE
        .repeat 42, cell
        .ident(.sprintf("put%d", cell)):
        put_line (cell / 7), (cell .mod 7)
        put_column (cell .mod 7), (cell / 7)
        .if (cell / 7 + 3 >= cell .mod 7) .and (cell / 7 < cell .mod 7 + 3)
        put_line (cell / 7 - cell .mod 7 + 16), (cell .mod 7)
        .endif
        .if (cell / 7 + cell .mod 7 >= 3) .and (cell / 7 + cell .mod 7 < 9)
        put_line (cell / 7 + cell .mod 7 + 16), (cell .mod 7)
        .endif
        rts
        .endrepeat

; Marks winning cells. In A = cells as bits of columns, not 0, Y = line | Out X = side | Cycles 30..140
.proc scatter
        sta c4z_bits
        tya
        asl
        ora c4z_other
        tax
        lda LINES,x
        and c4z_bits            ; cells that the other side has taken do not count
        eor c4z_bits
        bne @some
        ldx c4z_side
        rts
@some:  ldx _c4h_ply
        .repeat 7, c
        .scope
        lsr
        bcc skip
        sta c4z_bits
        lda rows + c * 25,y
        ora THREAT + c * C4H_PLIES + 2,x
        sta THREAT + c * C4H_PLIES + 2,x
        .if c < 6
        lda c4z_bits
        beq done
        .endif
skip:
        .endscope
        .endrepeat
done:   ldx c4z_side
        rts
.endproc

; ---- taking it back ----------------------------------------------------------------------------------------------------
; In X = side | Clobbers A | Cycles 26..46
.macro take_line l, position
        lda LINES + 2 * (l),x
        eor #1 << position
        sta LINES + 2 * (l),x
.endmacro

        .repeat 42, cell
        .ident(.sprintf("take%d", cell)):
        take_line (cell / 7), (cell .mod 7)
        take_line (6 + cell .mod 7), (cell / 7)
        .if (cell / 7 + 3 >= cell .mod 7) .and (cell / 7 < cell .mod 7 + 3)
        take_line (cell / 7 - cell .mod 7 + 16), (cell .mod 7)
        .endif
        .if (cell / 7 + cell .mod 7 >= 3) .and (cell / 7 + cell .mod 7 < 9)
        take_line (cell / 7 + cell .mod 7 + 16), (cell .mod 7)
        .endif
        rts
        .endrepeat

; ---- would it make a winning cell? ---------------------------------------------------------------------------------------
; In X = side, spare = 0 | Out A, Z and N: 0 no, TWO two winning cells or more, else one; spare is then to be cleared | Clobbers Y bits
; Cycles 24..50, more when lines with three stones are there
.macro test_line l, position, valid
        .local next
        ldy LINES + 2 * (l),x
        lda c4_new + position * 128,y
        beq next
        .if valid <> $7F
        and #valid
        beq next
        .endif
        sta c4z_bits
        ldy c4z_other
        and a:LINES + 2 * (l),y ; all taken by the other side?
        eor c4z_bits
        beq next
        jsr found
next:
.endmacro

        .segment        SEG_HIGH
; A line with winning cells. In A = cells | Out to the next line of the test; or, when these are two or not the first, to its caller
.proc found
        ldy c4z_spare
        bne two
        sta c4z_spare
        tay
        dey
        tya
        and c4z_spare
        bne two
        rts
two:    pla
        pla
        lda #TWO
        rts
.endproc

        .repeat 42, cell
        .ident(.sprintf("test%d", cell)):
        test_line (cell / 7), (cell .mod 7), $7F
        .if (cell / 7 + 3 >= cell .mod 7) .and (cell / 7 < cell .mod 7 + 3)
        diagonal valid_, (cell / 7 - cell .mod 7 + 16), 0
        test_line (cell / 7 - cell .mod 7 + 16), (cell .mod 7), valid_
        .endif
        .if (cell / 7 + cell .mod 7 >= 3) .and (cell / 7 + cell .mod 7 < 9)
        diagonal valid_, (cell / 7 + cell .mod 7 + 16), 0
        test_line (cell / 7 + cell .mod 7 + 16), (cell .mod 7), valid_
        .endif
        .if makes_column((cell / 7))
        test_line (6 + cell .mod 7), (cell / 7), $3F
        .endif
        lda c4z_spare
        rts
        .endrepeat

; ---- tables ----------------------------------------------------------------------------------------------------------------
        .segment        SEG_RO
.macro addresses low, high, name
low:    .repeat 42, cell
        .byte <.ident(.sprintf("%s%d", name, cell))
        .endrepeat
high:   .repeat 42, cell
        .byte >.ident(.sprintf("%s%d", name, cell))
        .endrepeat
.endmacro
        addresses c4h_put_lo, c4h_put_hi, "put"
        addresses c4h_take_lo, c4h_take_hi, "take"
        addresses c4h_test_lo, c4h_test_hi, "test"

; For each column and line, the row (as a bit) of the line's cell in that column; 0 off the board. Columns (6..12) are not asked.
rows:   .repeat 7, c
        .byte 1, 2, 4, 8, 16, 32, 0, 0, 0, 0, 0, 0, 0
        .repeat 6, k
        .if (c + k >= 3) .and (c + k < 9)
        .byte 1 << (c + k - 3)
        .else
        .byte 0
        .endif
        .endrepeat
        .repeat 6, k
        .if (k + 3 >= c) .and (c + 3 > k)
        .byte 1 << (k + 3 - c)
        .else
        .byte 0
        .endif
        .endrepeat
        .endrepeat
