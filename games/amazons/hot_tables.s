; Tables of the inner loops of Amazons, all made by the assembler.

        .include        "hot.inc"

        .export         _ama_hot_bit = ama_bit_of

        .segment        SEG_RO

.define BELOW(c)        ((1 << (c)) - 1)
.define BLOCKERS(c, e)  ((~(e)) & BELOW {c})
.define SMEAR(b)        ((b) | ((b) >> 1) | ((b) >> 2) | ((b) >> 3) | ((b) >> 4) | ((b) >> 5) | ((b) >> 6))
.define ABOVE(c, e)     ((e) >> ((c) + 1))
.define ONES(e)         (((e) & 1) + ((e) >> 1 & 1) + ((e) >> 2 & 1) + ((e) >> 3 & 1) + ((e) >> 4 & 1) + ((e) >> 5 & 1) + ((e) >> 6 & 1) + ((e) >> 7 & 1))

; run_table + 256 * column, indexed by the free squares of a row: the free squares joined to that column, the column itself
; included when it is free. For an amazon: what it reaches sideways. For a free square: its run.
ama_run_table:
        .repeat 8, c
        .repeat 256, e
        .byte   <((BELOW {c} & ~SMEAR {BLOCKERS {c}, {e}}) | (e & (1 << c)) | (((ABOVE {c}, {e} ^ (ABOVE {c}, {e} + 1)) >> 1) << (c + 1)))
        .endrepeat
        .endrepeat
; How many squares a byte has.
ama_ones:
        .repeat 256, e
        .byte   ONES {e}
        .endrepeat
; A byte and its neighbours sideways.
ama_wide:
        .repeat 256, e
        .byte   <(e | (e << 1) | (e >> 1))
        .endrepeat
; High byte of the part of run_table for the lowest square of a byte.
ama_low_run:
        .repeat 256, e
        .byte   >ama_run_table + ((e & 15) = 0) * 4 + ((e & 3) = 0 && (e & 15) <> 0 || (e & 15) = 0 && (e & 63) = 0) * 2 + ((e & 1) = 0 && (e & 3) <> 0 || (e & 3) = 0 && (e & 7) = 0 && (e & 15) <> 0 || (e & 15) = 0 && (e & 31) = 0 && (e & 63) <> 0 || (e & 63) = 0 && (e & 127) = 0)
        .endrepeat
; Of a square: its row, its bit, the high byte of its part of run_table.
ama_row_of:
        .repeat 64, s
        .byte   s >> 3
        .endrepeat
        .segment        "RODATA"        ; fixed bank: the page of the endgames uses it, too
ama_bit_of:
        .repeat 64, s
        .byte   1 << (s & 7)
        .endrepeat
        .segment        SEG_RO
ama_run_of:
        .repeat 64, s
        .byte   >ama_run_table + (s & 7)
        .endrepeat
