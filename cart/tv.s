; Which television: the CPU cycles from one vertical blank to the next.
;       NTSC 29,780.5   PAL 33,247.5   Dendy 35,464
; The loop takes 12 cycles a turn, so it turns 2,481, 2,770 or 2,955 times: $09B1, $0AD2, $0B8B. The high byte shows which.
; A reading one dot before the flag is set finds it clear and keeps it clear for that whole frame. The count then runs over two frames and
; is longer than any television's: it is taken again, from another phase. tests/cart/jsnes/tv.mjs runs this through all phases.

.include "hw.inc"
.include "ram.inc"
.export tv_detect

FIRST_PAL   = $0A
TOO_LONG    = $0D                ; more than a frame
TRIES       = 4                  ; so that a picture with lines added (an emulator's overclocking) cannot hold up the start
.segment "TVLOOP"                ; aligned, so that the loop does not cross a page

; In: NMI off | Out: _tv_system | Clobbers A X Y | up to two frames, three more for each blank that was missed
.proc tv_detect
        lda #TRIES
measure:
        bit PPUSTATUS
sync:   bit PPUSTATUS
        bpl sync
        ldx #0
        ldy #0
count:  inx                     ; 2
        bne same                ; 3; once in 256 turns 2 and the iny
        iny
same:   bit PPUSTATUS           ; 4
        bpl count               ; 3
last:   cpy #TOO_LONG
        bcc decided
        sbc #1
        bne measure
decided:
        ldx #0
        cpy #FIRST_PAL
        bcc done
        beq pal
        inx
pal:    inx
done:   stx _tv_system
        rts
.endproc
.assert >tv_detect::sync = >tv_detect::last, error, "the counting loop must not cross a page"
