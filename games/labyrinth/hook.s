; What the shell's interrupts call for the view (cart/hook.h); upload.s does the work.

.import draw_nmi, draw_irq
.importzp _draw_state
.export _lab_nmi, _lab_irq

.include "labyrinth_const.inc"
.segment "FIXED"

; Out: A = 0 go on, 1 the blank is spent, 2 the picture is still being sent: hands off the PPU
.proc _lab_nmi
        lda _draw_state
        cmp #DRAW_SENDING
        beq sending
        jsr draw_nmi
        lda #0
        rol a
        rts
sending:
        lda #2
        rts
.endproc

_lab_irq = draw_irq
