; Reading the pads. A DMC sample that plays steals a bit now and then, so a reading counts only when a second one
; agrees; after four that do not, the buttons of the last frame stay. Only bits 0 (pad) and 1 (Famicom expansion pad)
; of each port are looked at: the others are open bus. Opposite directions cancel.
;
;       7 A   6 B   5 Select   4 Start   3 Up   2 Down   1 Left   0 Right
;
; The frames in which pad 1 was read with A, B, Select and Start down, one after the other, are counted here, because a tick may not come for
; many frames. One in which the pads could not be read neither counts nor ends the count.

.include "hw.inc"
.include "ram.inc"
.export pad_strobe

TRIES      = 4
CHORD      = $F0
UP_DOWN    = $0C
LEFT_RIGHT = $03
.segment "FIXED"

; In: - | Out: _pad_raw, _pad_latch, _pad_chord | Clobbers A X Y, pad_read, pad_first | 690 cycles when the first two readings agree
.proc pad_strobe
        jsr read_both
        ldy #TRIES - 1
again:  lda pad_read
        sta pad_first
        lda pad_read+1
        sta pad_first+1
        jsr read_both
        lda pad_read
        cmp pad_first
        bne differ
        lda pad_read+1
        cmp pad_first+1
        beq agreed
differ: dey
        bne again
        rts

agreed: ldx #1
each:   lda pad_read,x
        and #UP_DOWN
        cmp #UP_DOWN
        bne @ud
        eor pad_read,x
        sta pad_read,x
@ud:    lda pad_read,x
        and #LEFT_RIGHT
        cmp #LEFT_RIGHT
        bne @lr
        eor pad_read,x
        sta pad_read,x
@lr:    lda pad_last,x
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

; Out: pad_read = pad 1, pad_read+1 = pad 2 | Clobbers A X
.proc read_both
        ldx #1
        stx pad_read            ; the 1 falls out when eight bits are in
        stx JOY1
        dex
        stx JOY1
@bit:   get_joy2
        and #$03
        cmp #1
        rol pad_read+1
        get_joy1
        and #$03
        cmp #1
        rol pad_read
        bcc @bit
        rts
.endproc
