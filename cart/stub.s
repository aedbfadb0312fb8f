; A reset stub at the end of every 8 KB bank. The board promises only that the last bank is at $E000; boards that
; imitate it have been seen to power up with another there. That bank's last 16 bytes then hold the vectors, and its
; stub, seen at $FFF0, sets the mode that brings the last bank back and enters it.

.include "rom.inc"
.import reset

STUB_SEEN_AT = $FFF0

.repeat PRG_BANKS_8K - 1, b
.segment .sprintf("STUB%02d", b)
        sei                     ; $FFF0
        lda #$06
        sta $8000
        jmp reset
        rti                     ; $FFF9
        .word STUB_SEEN_AT + 9, STUB_SEEN_AT, STUB_SEEN_AT + 9
.endrepeat
