; The cable: frames by single bits over OUT0 and D3 or D4 of port 2, both ways in turn.  C: link.h, LINK.md
;
; My OUT0 is the other's D3 or D4, inverted: 0 is read while the other's OUT0 is 1, and also when no cable is there. A pin without a
; wire reads 0, so the two are taken together and the cable may use either. A byte:
;
;       sender    ____/~~~~~~\__________< b0 >< b1 > ... < b7 >_____________
;                     REQ     start     |  40 cycles each |     idle
;       receiver  ________/~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~\____________
;                         ACK                                  has it
;
; Handshake and start edge come with every byte, so clocks may differ: a PAL console uses 37 of its cycles a bit, and is then
; wrong by 0.5 %; 3 % would be borne. The interrupt is off only from ACK to the last bit (470 cycles): it comes a little late
; between two bytes, the other end waits. While link_busy is set it leaves OUT0 (the strobe of the pads) and the picture alone.
; Without it, every reading of the pads sends pulses of 6 cycles down the cable: REQ and the first ACK count only when they
; have lasted for 100 cycles.

.include "hw.inc"
.include "ram.inc"
.include "connect4_const.inc"
.export _link_bits_call, _link_bits_listen
.import _link_bits_out, _link_bits_in   ; frames: length first

LINE       = $18                ; D3 and D4
STEADY     = 8                  ; readings for which REQ must stay
WAIT_BYTE  = 3                  ; turns of 3,328 cycles: the other may be in its interrupt
WAIT_CALL  = 6

.segment "Z_CONNECT4": zeropage
shift:     .res 1               ; the byte on its way
at:        .res 1               ; index in the frame
open:      .res 1               ; 1: the line has been idle since the last failure, so a low line is a call

.segment "B_CONNECT4_LINK"

.proc d12
        rts
.endproc

.macro pause27 pal              ; 27 cycles, PAL 24
        jsr d12
        jsr d12
.if .not pal
        bit shift
.endif
.endmacro

.macro interrupt_off
        lda _ppu_ctrl
        and #<~CTRL_NMI
        sta PPUCTRL
.endmacro

.macro interrupt_on             ; one that was due comes now
        lda _ppu_ctrl
        sta PPUCTRL
.endmacro

; Waits until the other's OUT0 is 1 (or 0). In: Y = turns of 3,328 cycles | Out: C = 1: in vain | Clobbers A X Y
.proc wait_high
        ldx #0
@look:  lda JOY2
        and #LINE
        beq @there
        dex
        bne @look
        dey
        bne @look
        sec
        rts
@there: clc
        rts
.endproc

.proc wait_low
        ldx #0
@look:  lda JOY2
        and #LINE
        bne @there
        dex
        bne @look
        dey
        bne @look
        sec
        rts
@there: clc
        rts
.endproc

; Has the other's OUT0 been 1 for STEADY readings? Out: C = 0: yes | Clobbers A X
.proc steady_high
        ldx #STEADY
@look:  lda JOY2
        and #LINE
        bne @no
        dex
        bne @look
        clc
        rts
@no:    sec
        rts
.endproc

; The timed part of a byte, without branches. From the start edge to the first bit, and from bit to bit, 40 cycles (PAL 37).
.macro put_bits pal
        lda #0
        sta JOY1                ; start edge
.repeat 8
        pause27 pal
        lsr shift
        lda #0
        rol a
        sta JOY1
.endrepeat
        pause27 pal
        lda #0
        sta JOY1
        interrupt_on
        ldy #WAIT_BYTE
        jmp wait_low
.endmacro

; Before it since the reading that saw the start edge: NTSC 12 cycles, PAL 10; that reading came 6 after the edge on average. The first
; reading here then falls into the middle of bit 0, one and a half bits after the edge.
.macro get_bits pal
        jsr d12
        jsr d12
        jsr d12
.if .not pal
        nop
.endif
.repeat 8
        lda JOY2
        and #LINE
        cmp #1                  ; carry: D3 or D4
        ror shift
        pause27 pal
.endrepeat
        jsr d12                 ; the other's line is idle again
        lda shift
        eor #$FF
        ldx #0
        stx JOY1                ; has it
        tax
        interrupt_on
        txa
        clc
        rts
.endmacro

; In: A = byte | Out: C = 1: the other is gone | Clobbers A X Y
.proc put_byte
        sta shift
        lda #1
        sta JOY1                ; REQ
        ldy #WAIT_BYTE
        jsr wait_high
        bcc put_acked
        rts
.endproc
; In: shift, REQ and ACK are set
.proc put_acked
        interrupt_off
        ldy _tv_system
        dey
        beq pal
        jmp ntsc
pal:    put_bits 1
ntsc:   put_bits 0
.endproc

; Out: A = byte, C = 1: none came | Clobbers X Y
.proc get_byte
        ldy #WAIT_BYTE
        jsr wait_high
        bcs gone
        interrupt_off
        ldy _tv_system
        dey
        lda #1
        sta JOY1                ; ACK
        ldx #0
edge:   lda JOY2                ; 13 cycles a turn
        and #LINE
        bne start
        dex
        bne edge
        stx JOY1
        interrupt_on
        sec
gone:   rts
start:  tya
        beq pal
        jmp ntsc
pal:    get_bits 1
ntsc:   get_bits 0
.endproc

; link_bits_out from its second byte on; the first is on its way. Out: C = 1: the other is gone
.proc put_rest
        lda #1
        sta at
@next:  ldx at
        cpx _link_bits_out
        bcs @done
        lda _link_bits_out,x
        jsr put_byte
        bcs @gone
        inc at
        bne @next
@done:  clc
@gone:  rts
.endproc

; A frame into link_bits_in. Out: C = 1: none
.proc get_frame
        jsr get_byte
        bcs @gone
        cmp #LINK_FRAME_MIN
        bcc @bad
        cmp #LINK_FRAME_MAX + 1
        bcs @gone
        sta _link_bits_in
        lda #1
        sta at
@next:  jsr get_byte
        bcs @gone
        ldx at
        sta _link_bits_in,x
        inx
        stx at
        cpx _link_bits_in
        bcc @next
        clc
        rts
@bad:   sec
@gone:  rts
.endproc

; uint8_t link_bits_call(void): sends link_bits_out and takes the answer into link_bits_in; its length, 0 when there was none. Up to 20,000
; cycles when nobody listens, 550 a byte when somebody does: tests/connect4/jsnes/link_bits.mjs.
.proc _link_bits_call
        lda JOY2
        and #LINE
        beq none                ; no cable, or the other is calling
        inc link_busy
        lda #1
        sta JOY1                ; REQ
        ldy #WAIT_CALL
@wait:  jsr wait_high
        bcs fail
        jsr steady_high
        bcs @wait               ; a pulse of its pads
        lda _link_bits_out
        sta shift
        jsr put_acked
        bcs fail
        jsr put_rest
        bcs fail
        jsr get_frame
        bcc hang_up
.endproc
; Clears the line, result 0
.proc fail
        lda #0
        sta JOY1
        sta link_busy
        sta open
.endproc
.proc none
        lda #0
        tax
        rts
.endproc
; Clears the line, result: bytes in link_bits_in
.proc hang_up
        lda #0
        tax
        sta JOY1
        sta link_busy
        lda _link_bits_in
        rts
.endproc

; uint8_t link_bits_listen(void): waits for a call until the frame is over, answers it with link_bits_out; the length of what came in
; link_bits_in, 0 when nobody called.
.proc _link_bits_listen
@look:  lda _ppuq_ready
        beq none
        lda JOY2
        and #LINE
        bne @idle
        lda open
        beq @look               ; low ever since: no cable
        jsr steady_high
        bcs @look
        inc link_busy
        jsr get_frame
        bcs fail
        lda _link_bits_out
        jsr put_byte
        bcs fail
        jsr put_rest
        bcs fail
        bcc hang_up
@idle:  lda #1
        sta open
        bne @look
.endproc
