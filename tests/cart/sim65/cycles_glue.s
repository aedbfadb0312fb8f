; Calls with arguments for cycles.c, all of one length, so that only what is called differs.

.import _rng_next, _crc16_byte, _oam_parts, ppuq_drain, pad_strobe, _frame
.export _call_none, _call_rng, _call_crc, _call_oam, _call_drain, _call_strobe

.macro call_with name, target, argument
name:   lda #<(argument)
        ldx #>(argument)
        jmp target
.endmacro

.segment "CODE"
        call_with _call_none, none, 0
        call_with _call_rng, _rng_next, 0
        call_with _call_crc, _crc16_byte, $A5
        call_with _call_oam, _oam_parts, _frame
        call_with _call_drain, ppuq_drain, 0
        call_with _call_strobe, pad_strobe, 0
none:   rts
