; The picture is split above the foot of the screen: from there on background tiles come from the sprites' table. Both routines are called by
; the interrupts (cart/hook.h); apart from the NMI nothing else writes to the PPU while this game's picture is drawn, and it changes one bit.

.include "hw.inc"
.include "ram.inc"
.include "cart_const.inc"
.export _sky_split_nmi, _sky_split_irq

.segment "FIXED"

WAIT = 36                       ; to the middle of line 192, see CITY_SPLIT: with 26 to 48 nothing is seen of it on any television

_sky_split_nmi:
        lda #0                  ; nothing to do: continue
        rts

.proc _sky_split_irq
        lda ctrl_shown
        lsr a
        bcs paused              ; under the pause menu there is no foot
        ldx #WAIT
:       dex
        bne :-
        rol a
        ora #CTRL_BACK_1000
        put_ppuctrl
paused: rts
.endproc
