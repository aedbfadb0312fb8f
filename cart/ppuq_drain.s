; The consumer of the VRAM queue: runs in the NMI, or from main while rendering is off (one format, one routine).
; Packet: control, address high, address low, bytes. Control: bit 7 down a column (else along a row), bit 6 one byte
; repeated, bits 5..0 length 1..32. Bits 6 and 5, with a length of 1..31 below them: bytes that are read into the packet instead. A zero
; control byte ends the queue.

.include "hw.inc"
.include "ram.inc"
.include "cart_const.inc"
.export ppuq_drain, _ppuq_flush

READ_FROM = $21                 ; a repeated byte fills 32 at most

.segment "FIXED"

; void ppuq_flush(void);   for main, while _ppu_blank is set
_ppuq_flush = ppuq_drain

; In: _ppuq_buf | Out: queue empty | Clobbers A X Y, ppuq_tmp, ppuq_to
; Cycles: 30 + for each packet 81 + 10 a byte (repeated: 72 + 9 a byte; read: 80 + 16 a byte)
.proc ppuq_drain
        ldx #0
next:   lda _ppuq_buf,x         ; 4
        beq empty               ; 2
        tay                     ; 2
        asl a                   ; 2     bit 7 to carry, bit 6 to sign
        sta ppuq_tmp             ; 3
        lda _ppu_ctrl           ; 3
        and #<~CTRL_INC32       ; 2
        bcc row                 ; 3
        ora #CTRL_INC32
row:    put_ppuctrl             ; 4
        lda _ppuq_buf+1,x       ; 4
        put_ppuaddr             ; 4
        lda _ppuq_buf+2,x       ; 4
        put_ppuaddr             ; 4
        inx                     ; 6
        inx
        inx
        tya                     ; 2
        and #$3F                ; 2
        tay                     ; 2
        bit ppuq_tmp             ; 3
        bmi repeat              ; 2
        lda entry_lo-1,y        ; 4
        sta ppuq_to             ; 3
        lda entry_hi-1,y        ; 4
        sta ppuq_to+1           ; 3
        jmp (ppuq_to)           ; 5
repeat: cpy #READ_FROM          ; 2
        bcs read                ; 2
        lda _ppuq_buf,x
        inx
@byte:  put_ppudata             ; 4
        dey                     ; 2
        bne @byte               ; 3
        beq next
empty:  lda #0
        sta _ppuq_used
        sta _ppuq_cost
        sta _ppuq_buf
        rts

read:   tya
        and #$1F
        tay
        lda PPUDATA             ; the PPU hands out a byte late
@byte:  lda PPUDATA             ; 4
        sta _ppuq_buf,x         ; 5
        inx                     ; 2
        dey                     ; 2
        bne @byte               ; 3
        beq next

copies:
.repeat ::PPUQ_BYTES_MAX
        lda _ppuq_buf,x         ; 4
        put_ppudata             ; 4
        inx                     ; 2
.endrepeat
        jmp next                ; 3

COPY_BYTES = 7
entry_lo:
.repeat ::PPUQ_BYTES_MAX, n
        .byte <(copies + (::PPUQ_BYTES_MAX - 1 - n) * COPY_BYTES)
.endrepeat
entry_hi:
.repeat ::PPUQ_BYTES_MAX, n
        .byte >(copies + (::PPUQ_BYTES_MAX - 1 - n) * COPY_BYTES)
.endrepeat
.endproc
