; The Connect 4 search on the 6502: its variables (meaning in hot.h) and tables.
        .include        "hot.inc"
        .exportzp       _c4h_line, _c4h_next, _c4h_cell, _c4h_open, _c4h_ply, _c4h_base, _c4h_attacker, _c4h_limit

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
c4z_ends:           .res 1      ; cells that first does not live to get: how many,
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
