; MMC3 (mapper 4): two 8 KB windows at $8000 and $A000 that always move together as one 16 KB page; $C000-$FFFF
; stays. The NMI maps the sound page and comes back through mapper_restore, so every switch here writes its
; intent to RAM first: an NMI between any two of these stores maps the new page, and the stores after it do the same again.

.include "ram.inc"

MMC3_SELECT   = $8000
MMC3_DATA     = $8001
MMC3_MIRROR   = $A000
MMC3_WRAM     = $A001
MMC3_IRQ_LATCH = $C000
MMC3_IRQ_LOAD = $C001
MMC3_IRQ_OFF  = $E000           ; and acknowledge
MMC3_IRQ_ON   = $E001
REG_8000      = 6
REG_A000      = 7
WRAM_OPEN     = $80
WRAM_CLOSED   = $C0             ; enabled for reading, write-protected

.export mapper_init, mapper_page, mapper_restore, mapper_peek_page
.export _wram_open, _wram_close

.segment "FIXED"

; In: - | Out: page 0 mapped, CHR identity, vertical mirroring, IRQ off, WRAM closed | Clobbers A X Y | once, at reset
.proc mapper_init
        ldx #5
@chr:   stx MMC3_SELECT         ; identity; only the Labyrinth's splits change one of them (upload.s)
        lda chr_identity,x
        sta MMC3_DATA
        dex
        bpl @chr
        lda #0
        sta MMC3_MIRROR
        sta MMC3_IRQ_OFF
        lda #WRAM_CLOSED
        sta MMC3_WRAM
        lda #0
        ; fall through
.endproc
.assert * = mapper_page, error, "mapper_init falls into mapper_page"

; In: A = page | Out: mapped at $8000-$BFFF | Clobbers A Y | 41 cycles with rts
.proc mapper_page
        sta _page_now
        asl a
        tay
        lda #REG_8000
        sta mmc3_select
        sta MMC3_SELECT
        sty MMC3_DATA
        iny
        lda #REG_A000
        sta mmc3_select
        sta MMC3_SELECT
        sty MMC3_DATA
        rts
.endproc

; For the NMI: maps page A without telling main. Clobbers A Y.
.proc mapper_peek_page
        asl a
        tay
        lda #REG_8000
        sta MMC3_SELECT
        sty MMC3_DATA
        iny
        lda #REG_A000
        sta MMC3_SELECT
        sty MMC3_DATA
        rts
.endproc

; For the NMI: restores main's page and select register. Clobbers A Y.
.proc mapper_restore
        lda _page_now
        jsr mapper_peek_page
        lda mmc3_select
        sta MMC3_SELECT
        rts
.endproc

; For the NMI: the counter will interrupt at picture line A. Clobbers nothing.
.export mapper_arm_irq
.proc mapper_arm_irq
        sta MMC3_IRQ_LATCH
        sta MMC3_IRQ_LOAD
        sta MMC3_IRQ_OFF
        sta MMC3_IRQ_ON
        rts
.endproc

; For the IRQ: acknowledges it, and turns it off until it is armed again.
.export mapper_ack_irq
.proc mapper_ack_irq
        sta MMC3_IRQ_OFF
        rts
.endproc

; void wram_open(void); void wram_close(void);   they nest
.proc _wram_open
        inc wram_depth
        lda #WRAM_OPEN
        sta MMC3_WRAM
        rts
.endproc

.proc _wram_close
        dec wram_depth
        bne @still
        lda #WRAM_CLOSED
        sta MMC3_WRAM
@still: rts
.endproc

chr_identity:
        .byte 0, 2, 4, 5, 6, 7
