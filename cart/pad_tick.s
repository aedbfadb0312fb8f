; void pad_tick(void);   C twin: pad_ref.c
; Every tick of every screen begins with it. | Clobbers A X Y | 231 to 283 cycles, 56 more in a demo

.export _pad_tick
.importzp _pad_raw, _pad_latch
.import _pad_held, _pad_new, _pad_repeat, _pad_muted, _pad_before, _pad_wait, _pad_person, _pad_demo, _pad_demo_held

.include "cart_const.inc"

.segment "FIXED"

.proc _pad_tick
        lda #0
        sta _pad_person
        ldx #1
pad:    lda _pad_raw,x
        sta _pad_held,x
        and _pad_muted,x
        sta _pad_muted,x
        eor #$FF
        tay
        and _pad_held,x
        sta _pad_held,x
        tya
        and _pad_latch,x
        sta _pad_new,x
        ora _pad_person
        sta _pad_person
        lda #0
        sta _pad_latch,x
        lda _pad_demo
        bne demo
seen:   lda _pad_new,x
        sta _pad_repeat,x
        lda _pad_held,x
        tay
        eor _pad_before,x
        and #PAD_DIRECTIONS
        bne other
        tya
        and #PAD_DIRECTIONS
        beq other
        dec _pad_wait,x
        bne keep
        ora _pad_repeat,x
        sta _pad_repeat,x
        lda #PAD_REPEAT_PERIOD
        bne wait
other:  lda #PAD_REPEAT_DELAY
wait:   sta _pad_wait,x
keep:   tya
        sta _pad_before,x
        dex
        bpl pad
        rts
demo:   lda _pad_demo_held,x
        sta _pad_held,x
        lda _pad_before,x
        eor #$FF
        and _pad_held,x
        sta _pad_new,x
        jmp seen
.endproc
