; The picture on its way to the screen. The view fills whole rows of the name table, so a picture is 512 bytes at one
; address. They are sent in one go, between two frames, half of it before the vertical blank:
;
;       line 208        MMC3 interrupt: below here the screen is black. lab_draw_irq turns rendering off and sends 11 rows
;       line 241        NMI: lab_draw_nmi sends the other 5; the shell copies the sprites and turns rendering on again
;
; The view (lines 16 to 143) is never shown between the two, so no half picture is ever seen, and one name table does.
;
; Both lie in the fixed bank, so that no page has to be mapped.
;
; In:       _lab_draw_state 1 (LAB_DRAW_WHOLE): a picture is waiting. PPUCTRL steps by 1
; Cycles:   lab_draw_irq 3,050 (24 when nothing waits), of the 3,751 from line 208 to the NMI (PAL 3,516)
;           lab_draw_nmi 1,400 (19 when nothing waits); the VRAM queue must then wait for the next frame:
;           with 60 for the entry, the DMA and the scroll 2,000 of the 2,273 cycles of an NTSC blank are used
; Clobbers: A, X

.include "hw.inc"
.export _lab_draw_irq, _lab_draw_nmi
.exportzp _lab_draw_state, _lab_draw_shown
.import _lab_draw_picture

.include "labyrinth_const.inc"
ROW        = LAB_DRAW_COLUMNS
VIEW       = $2000 + LAB_DRAW_TOP_ROW * ROW
FIRST_ROWS = 3                  ; of the lower half, sent before the vertical blank

.segment "Z_LABYRINTH": zeropage
_lab_draw_state: .res 1
_lab_draw_shown: .res 1             ; pictures brought to the screen, mod 256
end:         .res 1             ; where a run of rows ends

.segment "FIXED"

; Sends rows of one page of the picture: from X, until X is `end`.
.macro SEND_ROWS page
        .local row, done
row:
.repeat ::ROW, i
        lda page + i,x
        sta PPUDATA
.endrepeat
        txa
        clc
        adc #::ROW
        tax
        cpx end
        beq done
        jmp row
done:   rts
.endmacro

.proc send_upper
        SEND_ROWS _lab_draw_picture
.endproc

.proc send_lower
        SEND_ROWS _lab_draw_picture + $100
.endproc

; Called by the interrupt at line 208, after it was acknowledged; registers are the caller's to save.
.proc _lab_draw_irq
        lda _lab_draw_state
        cmp #LAB_DRAW_WHOLE
        bne nothing
        lda #LAB_DRAW_SENDING
        sta _lab_draw_state
        ldx #0
        stx PPUMASK
        stx end
        bit PPUSTATUS
        lda #>VIEW
        sta PPUADDR
        lda #<VIEW
        sta PPUADDR
        jsr send_upper
        lda #FIRST_ROWS * ROW
        sta end
        jsr send_lower
        lda #LAB_DRAW_HALF_SENT
        sta _lab_draw_state
nothing:
        rts
.endproc

; Called first thing in the NMI. Out: A = 0 go on, 1 the blank is spent, 2 the picture is still being sent: hands off the PPU (hook.h)
.proc _lab_draw_nmi
        lda _lab_draw_state
        cmp #LAB_DRAW_SENDING
        beq sending
        cmp #LAB_DRAW_HALF_SENT
        bne nothing
        bit PPUSTATUS
        lda #>(VIEW + $100 + FIRST_ROWS * ROW)
        sta PPUADDR
        lda #<(VIEW + $100 + FIRST_ROWS * ROW)
        sta PPUADDR
        ldx #0
        stx end
        ldx #FIRST_ROWS * ROW
        jsr send_lower
        lda #LAB_DRAW_IDLE
        sta _lab_draw_state
        inc _lab_draw_shown
        lda #1
        rts
sending:
        lda #2
        rts
nothing:
        lda #0
        rts
.endproc
