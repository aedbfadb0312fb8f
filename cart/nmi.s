; The vertical blank. The only code that writes to the PPU while rendering is on; it always runs to its end, whatever
; main is doing: it counts the frame, reads the pads and ticks the sound. The picture is touched only when main has
; finished a whole tick (ppuq_ready), so a tick that takes long delays the picture and never tears it.
;
; Cycles after the interrupt (NTSC blank: 2,273):
;       entry and tests        60
;       OAM DMA               514   ->   574
;       queue          up to 1,550  -> 2,124     PPUQ_BUDGET units of 10 cycles, see ppuq.h
;       mask, scroll           45   -> 2,169     from here the blank no longer matters
;       pads            670..1,200
;       sound          up to 1,500

.include "hw.inc"
.include "ram.inc"
.import ppuq_drain, pad_strobe, sound_tick
_shell_reset = reset
.import reset
.export _shell_reset
.import mapper_peek_page, mapper_restore
.export nmi, irq
.export nmi_call_sound          ; for tests

.segment "FIXED"

.proc nmi
        pha
        txa
        pha
        tya
        pha
        inc _frame_count
        lda _ppu_blank
        bne unseen
        lda _ppuq_ready
        beq show
        lda #0
        sta OAMADDR
        lda #>_oam_buf
        sta OAMDMA
        jsr ppuq_drain
        lda #0
        sta _ppuq_ready
show:   bit PPUSTATUS           ; the next scroll write is the first of two
        lda _scroll_x
        sta PPUSCROLL
        lda _scroll_y
        sta PPUSCROLL
        lda _ppu_ctrl
        sta PPUCTRL
        lda _ppu_mask
        sta PPUMASK
unseen: jsr pad_strobe
        lda #<.bank(sound_tick)
        jsr mapper_peek_page
call_sound:
        jsr sound_tick
        jsr mapper_restore
        pla
        tay
        pla
        tax
        pla
        rti
.endproc

nmi_call_sound = nmi::call_sound

; No interrupt source is enabled, so this is a BRK: code ran off into filler. Begin anew. The tests watch this address, so it
; must not stand right behind the rti, which fetches one byte more.
        .byte 0
.proc irq
        jmp reset
.endproc
