; void crc16_start(void); void __fastcall__ crc16_byte(uint8_t byte);  C twin: crc16_ref.c
; With x = high ^ byte and x ^= x >> 4, the next value is  low:0 ^ x << 12 ^ x << 5 ^ x : no table, no loop.
; void __fastcall__ crc16_bytes(const uint8_t *from, uint8_t count);
; crc16_byte: In A | Out crc16_lo/hi | Clobbers A X | 74 cycles with rts, always | 38 bytes

.export _crc16_start, _crc16_byte, _crc16_bytes
.import popax
.importzp ptr1, tmp1
.exportzp _crc16_lo, _crc16_hi

.segment "ZEROPAGE": zeropage
_crc16_lo:      .res 1
_crc16_hi:      .res 1

.segment "CODE"

.proc _crc16_start
        lda #$FF
        sta _crc16_lo
        sta _crc16_hi
        rts
.endproc

.proc _crc16_byte
        eor _crc16_hi
        sta _crc16_hi
        lsr a
        lsr a
        lsr a
        lsr a
        eor _crc16_hi           ; x
        tax
        asl a                   ; x << 4 into the high byte, where the low byte moves up
        asl a
        asl a
        asl a
        eor _crc16_lo
        sta _crc16_hi
        txa
        lsr a                   ; x >> 3: the part of x << 5 that reaches the high byte
        lsr a
        lsr a
        eor _crc16_hi
        sta _crc16_hi
        txa
        asl a
        asl a
        asl a
        asl a
        asl a
        stx _crc16_lo
        eor _crc16_lo
        sta _crc16_lo
        rts
.endproc

; In: A = count, the address on the C stack | Out crc16_lo/hi | Clobbers A X Y ptr1 tmp1 | about 95 cycles a byte
.proc _crc16_bytes
        sta tmp1
        jsr popax
        sta ptr1
        stx ptr1+1
        ldy #0
        lda tmp1
        beq done
next:   lda (ptr1),y
        jsr _crc16_byte
        iny
        cpy tmp1
        bne next
done:   rts
.endproc
