; Power-up. Nothing here trusts RAM, and nothing after it reads RAM that was not set.

.include "hw.inc"
.include "ram.inc"
.include "c_sp.inc"             ; the C stack pointer
.import copydata, mapper_init, _main, nmi, irq, tv_detect
.import _state_block, block_sign
.import __CSTACK_START__, __CSTACK_SIZE__
.export reset, __STARTUP__ : absolute = 1

STACK_PAINT = $A5               ; `make sizes` and the tests read the stack's high-water mark from what is left

.segment "FIXED"

        .byte 0                 ; so that the code before does not fetch it: the tests watch the address of reset
.proc reset
        sei
        cld                     ; some clones have decimal mode
        ldx #$FF
        txs
        inx
        stx PPUCTRL             ; no NMI, no picture, until we say so
        stx PPUMASK
        stx DMC_FREQ            ; no DMC interrupt
        stx SND_CHN
        lda #$40
        sta JOY2                ; no frame interrupt
        bit PPUSTATUS           ; the flag may be set from before the reset
@vbl1:  bit PPUSTATUS
        bpl @vbl1
        ldx #0
        txa
@clear: sta $0000,x
        sta $0300,x
        sta $0400,x
        sta $0500,x
        sta $0600,x
        sta $0700,x
        inx
        bne @clear
@hide:  lda #$F0                ; sprites below the picture
        sta _oam_buf,x
        lda #STACK_PAINT
        sta $0100,x
        inx
        bne @hide
        jsr mapper_init
@vbl2:  bit PPUSTATUS           ; from here the PPU takes writes
        bpl @vbl2
        jsr tv_detect
        lda #<(__CSTACK_START__ + __CSTACK_SIZE__)
        sta c_sp
        lda #>(__CSTACK_START__ + __CSTACK_SIZE__)
        sta c_sp+1
        lda #1
        sta _rng_state
        sta _ppu_blank          ; main owns the PPU until the first screen is shown
        lda #CTRL_NMI | CTRL_SPR_1000
        sta _ppu_ctrl
        ldx #6
@sign:  lda block_sign,x        ; the state block
        sta _state_block,x
        dex
        bpl @sign
        jsr copydata            ; cc65's indirect calls jump through a cell in RAM
        jmp _main
.endproc

.segment "VECTORS"
        .word nmi, reset, irq
