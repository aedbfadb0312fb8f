; Which television: the CPU cycles from one vertical blank to the next.
;       NTSC 29,780.5   PAL 33,247.5   Dendy 35,464
; The loop takes 12 cycles a turn, so it turns 2,481, 2,770 or 2,955 times: $09B1, $0AD2, $0B8B. The high byte tells.

.include "hw.inc"
.include "ram.inc"
.export tv_detect

FIRST_PAL   = $0A
.segment "TVLOOP"                ; aligned, so that the loop does not cross a page

; In: NMI off | Out: _tv_system | Clobbers A X Y | up to two frames
.proc tv_detect
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
last:   ldx #0
        cpy #FIRST_PAL
        bcc done
        beq pal
        inx
pal:    inx
done:   stx _tv_system
        rts
.endproc
.assert >tv_detect::sync = >tv_detect::last, error, "the counting loop must not cross a page"
