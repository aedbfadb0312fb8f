; The picture on its way to the screen, and how it is shown.
;
; The view has rows 2 to 13 of the name table, the upper half of the picture; the lower half is the same rows backwards. So a picture
; is 384 bytes at one address, and 16 of attributes. The board's counter interrupts every 8 lines:
;
;       line 0          rows 2 .. 13 as the PPU goes
;       line 95         lab_draw_irq: row 13 again, from the upside-down tiles  } the PPU's address is written in the blank
;       line 103        row 12                                                  } behind the line
;       ...
;       line 183        row 2
;       line 191        the words, rows 26 and 27
;       line 209        rendering off, and a picture that waits is sent. Dendy has 51 lines more before its blank: line 238
;       line 241        NMI: lab_draw_nmi counts it; the shell copies the sprites, empties its queue and turns rendering on again
;
; PAL has less time below the picture and more in the blank: there lab_draw_nmi sends it. The view is never shown in between, so no half
; picture is ever seen, and one name table does.
;
; The interrupt comes a line early, at dot 260; the address must be written in dots 258 to 320 of the next line: 113 to 133 cycles later
; (PAL: 106 to 125). It is written 116 to 120 cycles after it (PAL: 115, 116), and what was interrupted adds 0 to 7.
;
; The upside-down tiles have the same numbers in the sprites' lower 2 KB: a register of the board shows them to the background instead of
; its own upper ones. They are back with the words.
;
; While the pause menu is shown the lower half is in rows 14 to 25 (lab_draw_still), so that the menu can be drawn over it: then only
; the tiles change at the horizon.
;
; All of this is in the fixed bank, so that no page has to be mapped.
;
; In:       _lab_draw_state 1 (LAB_DRAW_WHOLE): a picture is waiting. PPUCTRL steps by 1
; Cycles:   lab_draw_irq 65, thirteen times; then 3,450 (20 when nothing waits), of the 3,610 from line 209 to the NMI
;           lab_draw_nmi 20 or 40; on PAL 3,460 of its 7,459, with 2,180 for all the rest of it
; Clobbers: A, X

.include "hw.inc"
.include "ram.inc"
.export _lab_draw_irq, _lab_draw_nmi, _lab_draw_end, _lab_draw_delay, _lab_draw_still
.exportzp _lab_draw_state, _lab_draw_shown
.import _lab_draw_picture, _lab_draw_shades

.include "cart_const.inc"
.include "labyrinth_const.inc"
MMC3_SELECT    = $8000
MMC3_DATA      = $8001
MMC3_IRQ_LATCH = $C000
MMC3_IRQ_OFF   = $E000
MMC3_IRQ_ON    = $E001
CHR_0800    = 1                     ; register of the 2 KB at $0800, in KB:
UPPER_TILES = 2
LOWER_TILES = LAB_DRAW_LOWER_AT / $400
ROW        = LAB_DRAW_COLUMNS
SHADES     = $23D0                  ; attributes of rows 8 to 15
VIEW       = LAB_DRAW_TOP_ROW * ROW
WORDS      = LAB_DRAW_WORDS_ROW * ROW
MASK_EDGES = $06
BELOW      = LAB_DRAW_ROWS + 1      ; still, below the view
TURN       = $80                    ; in the table of addresses: this step does more than go to a row

.segment "Z_LABYRINTH": zeropage
_lab_draw_state: .res 1
_lab_draw_shown: .res 1             ; pictures brought to the screen, mod 256

.segment "R_LABYRINTH"
row:             .res 1             ; the next row of the view to be shown backwards, 12..1; 0: the words; $FF: the end. 14, 13: see LAB_DRAW_STILL
_lab_draw_end:   .res 1
_lab_draw_delay: .res 1
_lab_draw_still: .res 1

.segment "FIXED"

; Sends a page of the picture, or the first half of it, from X = 0 on until X is `end`.
.macro SEND page, end
        .local more, done
more:
.repeat ::ROW, i
        lda page + i,x
        sta PPUDATA
.endrepeat
        txa
        clc
        adc #::ROW
        tax
.ifnblank end
        cpx #end
.endif
        beq done
        jmp more
done:
.endmacro

.proc send
        bit PPUSTATUS
        lda #>($2000 + VIEW)
        sta PPUADDR
        lda #<VIEW
        sta PPUADDR
        ldx #0
        SEND _lab_draw_picture
        SEND _lab_draw_picture + $100, LAB_DRAW_BYTES - $100
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

; By the counter, after it was acknowledged; registers are the caller's to save. The sums are cycles since the interrupt, 57 to here. How many
; lines later the next one comes must be set before the counter's next line, at 113 (PAL 106).
.proc _lab_draw_irq
        ldx row
        bmi last
        sta MMC3_IRQ_ON
        lda row_hi,x
        sta PPUADDR             ; the counter only stores it: may be early
        bmi turn
        lda #7                  ; the next one is 8 lines on
        sta MMC3_IRQ_LATCH
        dec row
        lda row_lo,x
        ldx _lab_draw_delay     ; 97
wait:   dex
        bne wait
        sta PPUADDR             ; 120 (PAL 115)
        rts
turn:   txa
        beq words
        cpx #BELOW
        bcs still
        lda #7                  ; the lower half begins
        sta MMC3_IRQ_LATCH      ; 92
        lda #CHR_0800
        sta MMC3_SELECT
        lda row_lo,x
        ldx #LOWER_TILES
go:     nop                     ; 104
        nop
        stx MMC3_DATA
        sta PPUADDR             ; 116
back:   dec row
        lda mmc3_select         ; the code that may have been interrupted
        sta MMC3_SELECT
nothing:
        rts
words:  lda _lab_draw_end
        sta MMC3_IRQ_LATCH      ; 91
        lda #CHR_0800
        sta MMC3_SELECT
        lda #<WORDS
        ldx #UPPER_TILES
        bne go                  ; always
still:  beq below
        ldx #LOWER_TILES        ; the next one is at the same distance, LAB_DRAW_IRQ_LINE
        bne both                ; always
below:  ldx #UPPER_TILES
        sta MMC3_IRQ_OFF
both:   lda #CHR_0800
        sta MMC3_SELECT
        bit PPUSTATUS           ; no other half of an address follows
        nop
        nop
        stx MMC3_DATA           ; 112
        jmp back
last:   lda _lab_draw_state
        cmp #LAB_DRAW_WHOLE
        bne nothing
        lda #LAB_DRAW_SENDING
        sta _lab_draw_state
        lda #MASK_EDGES         ; all off (with 0 jsnes would leave out eight columns of this frame)
        sta PPUMASK
        jsr send
        lda #LAB_DRAW_SENT
        sta _lab_draw_state
        rts
.endproc

; By row; the PPU's address without $2000: those bits are the line in the tile.
row_hi: .byte >WORDS | TURN
.repeat ::LAB_DRAW_ROWS - 1, i
        .byte >(VIEW + i * ::ROW)
.endrepeat
        .byte >(VIEW + (LAB_DRAW_ROWS - 1) * ROW) | TURN, TURN, TURN
row_lo = * - 1
.repeat ::LAB_DRAW_ROWS, i
        .byte <(VIEW + i * ::ROW)
.endrepeat

; Called first thing in the NMI. Out: A = 0 continue, 2 the picture is still being sent: hands off the PPU (hook.h)
.proc _lab_draw_nmi
        lda _lab_draw_still
        sta row
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
        sta _oam_open           ; its sprites come with it: a picture that is finished after line 208 waits a frame, and so do they
        inc _lab_draw_shown
wait:   lda #0
done:   rts
sending:
        lda #2
        rts
.endproc
.assert LAB_DRAW_IDLE = 0, error, "lab_draw_nmi counts on it"
