; void crc16_start(void); void __fastcall__ crc16_byte(uint8_t byte);  C twin: crc16_ref.c
; With x = high ^ byte and x ^= x >> 4, the next value is  low:0 ^ x << 12 ^ x << 5 ^ x : no table, no loop.
; crc16_byte: In A | Out crc16_lo/hi | Clobbers A X | 74 cycles with rts, always | 38 bytes

.export _crc16_start, _crc16_byte
.exportzp _crc16_lo, _crc16_hi

.segment "ZEROPAGE": zeropage
_crc16_lo:      .res 1
_crc16_hi:      .res 1

.segment "FIXED"

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
