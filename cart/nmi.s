; The vertical blank. The only code that writes to the PPU while rendering is on; it always runs to its end, whatever
; main is doing: it counts the frame, reads the pads and ticks the sound. The picture is touched only when main has
; finished a whole tick (ppuq_ready), so a tick that takes long delays the picture and never tears it.
;
; Cycles after the interrupt (NTSC blank: 2,273):
;       entry and tests        60
;       OAM DMA               526   ->   586
;       queue          up to 1,550  -> 2,136     PPUQ_BUDGET units of 10 cycles, see ppuq.h
;       mask, scroll           45   -> 2,181     from here the blank no longer matters
;       pads           up to   420
;       sound          up to 1,800 (50 Hz: 2,450 every fifth frame)

.include "hw.inc"
.include "ram.inc"
.import ppuq_drain, pad_strobe, sound_tick
_shell_reset = reset
.import reset
.export _shell_reset
.import mapper_peek_page, mapper_restore, mapper_arm_irq, mapper_ack_irq
.export nmi, irq, brk_found
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
        lda _hook_nmi+1
        bne hooked
        lda _ppuq_ready
        beq show
        lda link_busy           ; the cable has kept the interrupt waiting: no time for the queue
        bne show
        jsr sprites
        jsr ppuq_drain
        lda #0
        sta _ppuq_ready
show:   bit PPUSTATUS           ; the next scroll write is the first of two
        lda _scroll_x
        sta PPUSCROLL
        lda scroll_shown
        sta PPUSCROLL
        lda ctrl_shown
        sta PPUCTRL
        lda _ppu_mask
        sta PPUMASK
unseen: lda link_busy           ; OUT0 is the cable now
        bne quiet
        jsr pad_strobe
quiet:  lda #<.bank(sound_tick)
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

; A screen with a hook (hook.h): sprites every frame, since it turns rendering off in mid-picture, but not while they are being
; drawn; an empty queue counts as drained even when the blank was the hook's.
hooked: jsr call_hook
        cmp #2
        bcs unseen
        tax
        lda _oam_open
        bne half
        jsr sprites
half:   txa
        bne wait
        lda _ppuq_ready
        beq armed
        jsr ppuq_drain
        jmp taken
wait:   lda _ppuq_used
        bne armed
taken:  lda #0
        sta _ppuq_ready
armed:  lda _hook_line
        jsr mapper_arm_irq
        jmp show
.endproc
nmi_call_sound = nmi::call_sound

; The sprites and the name table that they belong to.
.proc sprites
        lda #0
        sta OAMADDR
        lda #>_oam_buf
        sta OAMDMA
        lda _ppu_ctrl
        sta ctrl_shown
        lda _scroll_y
        sta scroll_shown
        rts
.endproc

.proc call_hook
        jmp (_hook_nmi)
.endproc

; The board's counter, or a BRK: then code ran into filler bytes, and everything starts over (the tests watch brk_found).
        .byte 0                 ; so that the rti above does not fetch the first byte
.proc irq
        pha
        txa
        pha
        tsx
        lda $0103,x             ; the flags that were pushed: B is set by a BRK
        and #$10
        bne brk_found
        jsr mapper_ack_irq
        jsr call_irq_hook
        pla
        tax
        pla
        rti
.endproc

.proc call_irq_hook
        lda _hook_irq+1
        beq none
        jmp (_hook_irq)
none:   rts
.endproc

        .byte 0
.proc brk_found
        jmp reset
.endproc

; void hook_install(void); void hook_remove(void);
.export _hook_install, _hook_remove
.proc _hook_install
        cli
        rts
.endproc

.proc _hook_remove
        sei
        lda #0
        sta _hook_nmi+1
        sta _hook_irq+1
        jmp mapper_ack_irq
.endproc
