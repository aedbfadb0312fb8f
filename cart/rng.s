; uint8_t rng_next(void);  C twin: rng_next_ref in rng_ref.c
; Eight steps of a left-shifting Galois register, x^32 + x^7 + x^6 + x^2 + 1 (maximal length).
; In: - | Out: A = byte, X = 0 | Clobbers Y | Uses _rng_state | 223 cycles at most | 24 bytes

.include "ram.inc"
.export _rng_next, _rng_next16
.import _block_seed

TAPS = $C5
.segment "CODE"

.proc _rng_next
        ldy #8
        lda _rng_state
@step:  asl a
        rol _rng_state+1
        rol _rng_state+2
        rol _rng_state+3
        bcc @zero
        eor #TAPS
@zero:  dey
        bne @step
        sta _rng_state
        ldx #0
        rts
.endproc

; uint16_t rng_next16(void);  C twin in rng_ref.c
; In: - | Out: A/X, low byte in A | Clobbers Y | Uses _rng_state, _block_seed | 480 cycles at most | 27 bytes
.proc _rng_next16
        lda _block_seed
        ldx _block_seed+1
        bne @set
        cmp #0
        bne @set
        jsr _rng_next
        pha
        jsr _rng_next
        tay
        pla
        tax
        tya
@set:   rts
.endproc
