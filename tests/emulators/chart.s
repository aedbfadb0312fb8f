; The chart: fills the screen with colour 0, then 1, ... to 63, so that every emulator can be asked what its colours look like.
; Runs on any console; NROM with CHR-RAM.
PPUCTRL   = $2000
PPUMASK   = $2001
PPUSTATUS = $2002
PPUADDR   = $2006
PPUDATA   = $2007
BACKDROP  = $3F00
COLOURS   = 64
HOLD      = 3           ; frames before a colour is announced, and again before the next one comes

.segment "HEADER"
    .byte "NES", $1A, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0

.segment "ZEROPAGE"
shown:  .res 1          ; the colour that fills the screen, plus one; 0 until there is one

.segment "CODE"
; Out: the vertical blank has just begun. Clobbers A. Polling may miss a blank; nothing here counts on every one.
.proc wait_blank
    bit PPUSTATUS
    bpl wait_blank
    rts
.endproc

; In: X frames. Clobbers A, X.
.proc wait_frames
    jsr wait_blank
    dex
    bne wait_frames
    rts
.endproc

; All tiles empty, every picture is the backdrop alone. Rendering is off.
.proc clear_tiles
    lda #0
    sta PPUADDR
    sta PPUADDR
    ldx #$20            ; pages of 8 KB
    ldy #0
@byte:
    sta PPUDATA
    iny
    bne @byte
    dex
    bne @byte
    rts
.endproc

; In: Y = colour; the vertical blank has just begun. Clobbers A.
.proc fill
    lda #>BACKDROP
    sta PPUADDR
    lda #<BACKDROP
    sta PPUADDR
    sty PPUDATA
    lda #0              ; the picture begins where PPUADDR points, and any tile is empty
    sta PPUADDR
    sta PPUADDR
    rts
.endproc

.proc reset
    sei
    cld
    ldx #$FF
    txs
    inx
    stx PPUCTRL
    stx PPUMASK
    stx shown
    bit PPUSTATUS
    ldx #2              ; the PPU needs two blanks to warm up
    jsr wait_frames
    jsr clear_tiles
    jsr wait_blank
    lda #$08            ; background on
    sta PPUMASK
    ldy #0
@colour:
    jsr wait_blank
    jsr fill
    ldx #HOLD
    jsr wait_frames
    iny
    sty shown
    ldx #HOLD
    jsr wait_frames
    cpy #COLOURS
    bne @colour
@end:
    jmp @end
.endproc

.proc nothing
    rti
.endproc

.segment "VECTORS"
    .addr nothing, reset, nothing
