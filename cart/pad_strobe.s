; Reading the pads, once a frame: the cart plays no samples, so nothing spoils a reading. Only bits 0 (pad) and 1 (Famicom expansion
; pad) of each port are looked at: the others are open bus. Opposite directions cancel.
;
;       7 A   6 B   5 Select   4 Start   3 Up   2 Down   1 Left   0 Right
;
; The frames in which pad 1 held A, B, Select and Start, one after the other, are counted here, because a tick may not come for many frames.

.include "hw.inc"
.include "ram.inc"
.export pad_strobe

CHORD      = $F0
UP_DOWN    = $0C
LEFT_RIGHT = $03
.segment "FIXED"

; In: - | Out: _pad_raw, _pad_latch, _pad_chord | Clobbers A X, pad_read | at most 420 cycles
.proc pad_strobe
        ldx #1
        stx pad_read            ; this 1 is shifted out to the carry when eight bits are in
        stx JOY1
        dex
        stx JOY1
next:   get_joy2
        and #$03
        cmp #1
        rol pad_read+1
        get_joy1
        and #$03
        cmp #1
        rol pad_read
        bcc next

        ldx #1
each:   lda pad_read,x
        and #UP_DOWN
        cmp #UP_DOWN
        bne no_ud
        eor pad_read,x
        sta pad_read,x
no_ud:  lda pad_read,x
        and #LEFT_RIGHT
        cmp #LEFT_RIGHT
        bne no_lr
        eor pad_read,x
        sta pad_read,x
no_lr:  lda pad_last,x
        eor #$FF
        and pad_read,x
        ora _pad_latch,x
        sta _pad_latch,x
        lda pad_read,x
        sta _pad_raw,x
        sta pad_last,x
        dex
        bpl each
        inx                     ; 0; A is what pad 1 holds
        cmp #CHORD
        bcc apart
        ldx _pad_chord
        inx
        beq kept                ; 255 and more are the same
apart:  stx _pad_chord
kept:   rts
.endproc
