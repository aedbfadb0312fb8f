; The labyrinth's view alone: power-up, interrupts and sprites for bench.c. 32 KB behind an MMC3: the page of the
; view is always mapped, C and all the rest is in the fixed banks.

.include "hw.inc"
.import _main, zerobss, copydata, __STACK_START__, __STACK_SIZE__
.import _lab_draw_irq, _lab_draw_nmi
.include "c_sp.inc"             ; the C stack pointer
.export __STARTUP__ : absolute = 1
.exportzp _frame_count, _tv_system, _oam_open, _busy_nmi, mmc3_select
.export _screen_on, _chr_load, _bench_oam

.include "labyrinth_const.inc"
MMC3_BANK = $8000
MMC3_DATA = $8001
MMC3_MIRR = $A000
MMC3_WRAM = $A001
IRQ_LATCH = $C000
IRQ_LOAD  = $C001
IRQ_OFF   = $E000
IRQ_ON    = $E001

.segment "HEADER"
        .byte "NES", $1A, 2, 0, $43, $08, 0, 0, $70, $07, 0, 0, 0, 1

.segment "ZEROPAGE"
_frame_count: .res 1
_tv_system:   .res 1            ; TV_..., from Lua
_oam_open:    .res 1            ; upload.s clears it; there are no things here
_busy_nmi:    .res 1            ; NMIs that came while lab_draw_irq was sending: must stay 0
mmc3_select:  .res 1            ; nothing here changes pages
shown:        .res 1            ; rendering may be on

.segment "OAMBUF"
_bench_oam:   .res 256

.segment "STARTUP"
.proc reset
        sei
        cld
        ldx #$FF
        txs
        inx
        stx PPUCTRL
        stx PPUMASK
        stx DMC_FREQ
        lda #$40
        sta JOY2
        sta IRQ_OFF
        lda #$80
        sta MMC3_WRAM
        bit PPUSTATUS
wait1:  bit PPUSTATUS
        bpl wait1
        txa
clear:  sta $00,x
        sta $0200,x
        sta $0300,x
        sta $0400,x
        sta $0500,x
        sta $0600,x
        sta $0700,x
        inx
        bne clear
wait2:  bit PPUSTATUS
        bpl wait2
        ldx #7
banks:  stx MMC3_BANK
        lda bank_of,x
        sta MMC3_DATA
        dex
        bpl banks
        lda #$F8
        ldx #0
hide:   sta _bench_oam,x
        inx
        bne hide
        stx MMC3_MIRR
        lda #<(__STACK_START__ + __STACK_SIZE__)
        sta c_sp
        lda #>(__STACK_START__ + __STACK_SIZE__)
        sta c_sp+1
        jsr zerobss
        jsr copydata
        jsr _main
end:    jmp end
bank_of: .byte 0, 2, 4, 5, 6, 7, 0, 1
.endproc

.segment "CODE"

; void screen_on(void);
.proc _screen_on
        bit PPUSTATUS
wait:   bit PPUSTATUS
        bpl wait
        lda #1
        sta shown
        lda #CTRL_NMI | CTRL_SPR_1000
        sta PPUCTRL
        cli
        rts
.endproc

.proc nmi
        pha
        txa
        pha
        tya
        pha
        inc _frame_count
        jsr _lab_draw_nmi
        cmp #2
        bne in_time
        inc _busy_nmi
        jmp leave
in_time:
        lda #0
        sta OAMADDR
        lda #>_bench_oam
        sta OAMDMA
        bit PPUSTATUS
        lda #0
        sta PPUSCROLL
        lda #LAB_DRAW_SCROLL
        sta PPUSCROLL
        lda #CTRL_NMI | CTRL_SPR_1000
        sta PPUCTRL
        lda #MASK_ON
        sta PPUMASK
nmi_end:                        ; from here the blank no longer matters
        sta IRQ_OFF
        lda #LAB_DRAW_IRQ_LINE
        sta IRQ_LATCH
        sta IRQ_LOAD
        sta IRQ_ON
leave:  pla
        tay
        pla
        tax
        pla
        rti
.endproc

.proc irq
        sta IRQ_OFF
        pha
        txa
        pha
        ldx #6                  ; as long as the shell takes (nmi.s): splits are to the cycle
wait:   dex
        bne wait
        nop
        jsr _lab_draw_irq
irq_end:
        pla
        tax
        pla
        rti
.endproc

nmi_end = nmi::nmi_end
irq_end = irq::irq_end
.export nmi_end, nmi, irq, irq_end

; void chr_load(void);  the view's tiles, rendering off
.proc _chr_load
        bit PPUSTATUS
        lda #>LAB_DRAW_UPPER_AT
        sta PPUADDR
        lda #<LAB_DRAW_UPPER_AT
        sta PPUADDR
        lda #<tiles
        sta from
        lda #>tiles
        sta from+1
        ldx #LAB_DRAW_TILES
        jsr some
        lda #>LAB_DRAW_LOWER_AT
        sta PPUADDR
        lda #<LAB_DRAW_LOWER_AT
        sta PPUADDR
        ldx #LAB_DRAW_TILES
some:   ldy #0                  ; X tiles
next:   lda (from),y
        sta PPUDATA
        iny
        cpy #16
        bne next
        clc
        lda from
        adc #16
        sta from
        bcc more
        inc from+1
more:   dex
        bne some
        rts
.endproc
.segment "ZEROPAGE"
from:   .res 2

.segment "RODATA"
tiles:  .incbin "labyrinth.chr"

.segment "VECTORS"
        .addr nmi, reset, irq
