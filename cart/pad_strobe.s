; Reading the pads. A DMC sample that plays steals a bit now and then, so a reading counts only when a second one
; agrees; after four that do not, the buttons of the last frame stay. Only bits 0 (pad) and 1 (Famicom expansion pad)
; of each port are looked at: the others are open bus. Opposite directions cancel.
;
;       7 A   6 B   5 Select   4 Start   3 Up   2 Down   1 Left   0 Right

.include "hw.inc"
.include "ram.inc"
.export pad_strobe

TRIES      = 4
UP_DOWN    = $0C
LEFT_RIGHT = $03
.segment "FIXED"

; In: - | Out: _pad_raw, _pad_latch | Clobbers A X Y, nmi_tmp, nmi_ptr | 670 cycles when the first two readings agree
.proc pad_strobe
        jsr read_both
        ldy #TRIES - 1
again:  lda nmi_tmp
        sta nmi_ptr
        lda nmi_tmp+1
        sta nmi_ptr+1
        jsr read_both
        lda nmi_tmp
        cmp nmi_ptr
        bne differ
        lda nmi_tmp+1
        cmp nmi_ptr+1
        beq agreed
differ: dey
        bne again
        rts

agreed: ldx #1
each:   lda nmi_tmp,x
        and #UP_DOWN
        cmp #UP_DOWN
        bne @ud
        eor nmi_tmp,x
        sta nmi_tmp,x
@ud:    lda nmi_tmp,x
        and #LEFT_RIGHT
        cmp #LEFT_RIGHT
        bne @lr
        eor nmi_tmp,x
        sta nmi_tmp,x
@lr:    lda pad_last,x
        eor #$FF
        and nmi_tmp,x
        ora _pad_latch,x
        sta _pad_latch,x
        lda nmi_tmp,x
        sta _pad_raw,x
        sta pad_last,x
        dex
        bpl each
        rts
.endproc

; Out: nmi_tmp = pad 1, nmi_tmp+1 = pad 2 | Clobbers A X
.proc read_both
        ldx #1
        stx nmi_tmp             ; the 1 falls out when eight bits are in
        stx JOY1
        dex
        stx JOY1
@bit:   get_joy2
        and #$03
        cmp #1
        rol nmi_tmp+1
        get_joy1
        and #$03
        cmp #1
        rol nmi_tmp
        bcc @bit
        rts
.endproc
