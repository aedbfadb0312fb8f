; The picture on its way to the screen. The view fills whole rows of the name table, so a picture is 512 bytes at one
; address, and 24 of attributes. They are sent in one go, between two frames:
;
;       line 197        MMC3 interrupt: below here the screen is black. lab_draw_irq turns rendering off and sends all of it
;       line 241        NMI: lab_draw_nmi counts it; the shell copies the sprites, empties its queue and turns rendering on again
;
; PAL has less time below the picture and more in the blank: there lab_draw_nmi sends it. The view is never shown in between, so no half
; picture is ever seen, and one name table does.
;
; Both are in the fixed bank, so that no page has to be mapped.
;
; In:       _lab_draw_state 1 (LAB_DRAW_WHOLE): a picture is waiting. PPUCTRL steps by 1
; Cycles:   lab_draw_irq 4,650 (24 when nothing waits), of the 4,900 from line 197 to the NMI
;           lab_draw_nmi 30; on PAL 4,660 of its 7,459, with 2,180 for all the rest of it
; Clobbers: A, X

.include "hw.inc"
.include "ram.inc"
.export _lab_draw_irq, _lab_draw_nmi
.exportzp _lab_draw_state, _lab_draw_shown
.import _lab_draw_picture, _lab_draw_shades

.include "cart_const.inc"
.include "labyrinth_const.inc"
ROW        = LAB_DRAW_COLUMNS
SHADES     = $23C8               ; attributes of rows 4 to 15
VIEW       = $2000 + LAB_DRAW_TOP_ROW * ROW

.segment "Z_LABYRINTH": zeropage
_lab_draw_state: .res 1
_lab_draw_shown: .res 1             ; pictures brought to the screen, mod 256

.segment "FIXED"

; Sends a page of the picture.
.macro SEND_PAGE page
        .local row, done
        ldx #0
row:
.repeat ::ROW, i
        lda page + i,x
        sta PPUDATA
.endrepeat
        txa
        clc
        adc #::ROW
        tax
        beq done
        jmp row
done:
.endmacro

.proc send
        bit PPUSTATUS
        lda #>VIEW
        sta PPUADDR
        lda #<VIEW
        sta PPUADDR
        SEND_PAGE _lab_draw_picture
        SEND_PAGE _lab_draw_picture + $100
        lda #>SHADES
        sta PPUADDR
        lda #<SHADES
        sta PPUADDR
.repeat ::LAB_DRAW_SHADES, i
        lda _lab_draw_shades + i
        sta PPUDATA
.endrepeat
        rts
.endproc

; Called by the interrupt at line 197, after it was acknowledged; registers are the caller's to save.
.proc _lab_draw_irq
        lda _tv_system
        cmp #TV_PAL
        beq nothing
        lda _lab_draw_state
        cmp #LAB_DRAW_WHOLE
        bne nothing
        lda #LAB_DRAW_SENDING
        sta _lab_draw_state
        lda #0
        sta PPUMASK
        jsr send
        lda #LAB_DRAW_SENT
        sta _lab_draw_state
nothing:
        rts
.endproc

; Called first thing in the NMI. Out: A = 0 go on, 2 the picture is still being sent: hands off the PPU (hook.h)
.proc _lab_draw_nmi
        lda _lab_draw_state
        beq done
        cmp #LAB_DRAW_SENDING
        beq sending
        cmp #LAB_DRAW_SENT
        beq sent
        lda _tv_system
        cmp #TV_PAL
        bne wait
        jsr send
sent:   lda #LAB_DRAW_IDLE
        sta _lab_draw_state
        sta _oam_open           ; its sprites come with it: a picture that is done after line 197 waits a frame, and they do, too
        inc _lab_draw_shown
wait:   lda #0
done:   rts
sending:
        lda #2
        rts
.endproc
.assert LAB_DRAW_IDLE = 0, error, "lab_draw_nmi counts on it"
