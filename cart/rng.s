; uint8_t rng_next(void);  C twin: rng_next_ref in rng_ref.c
; Eight steps of a left-shifting Galois register, x^32 + x^7 + x^6 + x^2 + 1 (maximal length).
; In: - | Out: A = byte, X = 0 | Clobbers Y | Uses _rng_state | 223 cycles at most | 24 bytes

.include "ram.inc"
.export _rng_next

TAPS = $C5
.segment "FIXED"

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
