; The inner loops of closed endgames of Amazons on the 6502; contract in fill.h, C twin in fill_ref.c.

        .export         _ama_fill_room, _ama_fill_sees, _ama_fill_around_lo, _ama_fill_around_hi, _ama_fill_beside
        .exportzp       _ama_fill_free, _ama_fill_amazons, _ama_fill_seen

.define GAME "AMAZONS"
.define PAGE "AMAZONS"
.include "segments.inc"

        .include        "amazons_const.inc"

        .segment        SEG_ZP : zeropage
_ama_fill_free:     .res 2          ; owned by the caller
_ama_fill_amazons:  .res 2          ; owned by the caller
_ama_fill_seen:     .res 2
before:         .res 2          ; cells reached when a pass began

        .segment        SEG_WORK
_ama_fill_around_lo: .res AMA_FILL_CELLS
_ama_fill_around_hi: .res AMA_FILL_CELLS
_ama_fill_beside:   .res 8 * AMA_FILL_CELLS

        .segment        SEG_HIGH

bit_lo: .byte   $01, $02, $04, $08, $10, $20, $40, $80, 0, 0, 0, 0, 0, 0, 0, 0
bit_hi: .byte   0, 0, 0, 0, 0, 0, 0, 0, $01, $02, $04, $08, $10, $20, $40, $80
ones:   .byte   0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4

; One cell of a pass: a reached one adds its free neighbours.
.macro  spread_cell     half, bits
        .local  not_reached
        lda     bits, x
        and     _ama_fill_seen + half
        beq     not_reached
        lda     _ama_fill_around_lo, x
        and     _ama_fill_free
        ora     _ama_fill_seen
        sta     _ama_fill_seen
        lda     _ama_fill_around_hi, x
        and     _ama_fill_free + 1
        ora     _ama_fill_seen + 1
        sta     _ama_fill_seen + 1
not_reached:
.endmacro

; uint8_t ama_fill_room(void)
; In: _ama_fill_free, _ama_fill_amazons, the region. Out: A = cells, X = 0. Clobbers Y, _ama_fill_seen.
; Cycles: 300 a pass and 30 for each reached cell in it; typically three passes.
.proc   _ama_fill_room
        lda     _ama_fill_amazons
        sta     _ama_fill_seen
        lda     _ama_fill_amazons + 1
        sta     _ama_fill_seen + 1
pass:
        lda     _ama_fill_seen
        sta     before
        lda     _ama_fill_seen + 1
        sta     before + 1
        ldx     #7
low:    spread_cell 0, bit_lo
        dex
        bpl     low
        ldx     #8
high:   spread_cell 1, bit_hi
        inx
        cpx     #AMA_FILL_CELLS
        bne     high
        lda     _ama_fill_seen
        cmp     before
        bne     pass
        lda     _ama_fill_seen + 1
        cmp     before + 1
        bne     pass
        lda     _ama_fill_seen
        and     _ama_fill_free
        jsr     count
        sta     before
        lda     _ama_fill_seen + 1
        and     _ama_fill_free + 1
        jsr     count
        clc
        adc     before
        ldx     #0
        rts
; A = number of bits of A. Clobbers X, Y.
count:
        tay
        and     #$0F
        tax
        tya
        lsr
        lsr
        lsr
        lsr
        tay
        lda     ones, x
        clc
        adc     ones, y
        rts
.endproc

; void ama_fill_sees(uint8_t cell)
; In: A = cell, _ama_fill_free, the region. Out: _ama_fill_seen. Clobbers A, X, Y. Cycles: 150 and 40 for each cell seen.
.proc   _ama_fill_sees
        tay
        lda     #0
        sta     _ama_fill_seen
        sta     _ama_fill_seen + 1
        .repeat 8, d
        .scope
        tya
        tax
step:   lda     _ama_fill_beside + d * AMA_FILL_CELLS, x
        bmi     next                    ; AMA_FILL_NO_CELL
        tax
        lda     bit_lo, x
        beq     upper
        and     _ama_fill_free
        beq     next
        ora     _ama_fill_seen
        sta     _ama_fill_seen
        bne     step                    ; always
upper:  lda     bit_hi, x
        and     _ama_fill_free + 1
        beq     next
        ora     _ama_fill_seen + 1
        sta     _ama_fill_seen + 1
        bne     step                    ; always
next:
        .endscope
        .endrepeat
        rts
.endproc
