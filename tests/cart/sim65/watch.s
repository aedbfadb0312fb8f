; Stands in for the console's registers in tests: each write is logged as two bytes (which register, value), each read of a pad is
; answered from a script.

.export _watch_log, _watch_used, _watch_pads, _watch_reads
.export watch_ppuctrl, watch_ppuaddr, watch_ppudata, watch_joy1, watch_joy2
.export HW_SHADOW
.export mapper_page

.segment "BSS"
HW_SHADOW:      .res $30
_watch_log:     .res 2048       ; pairs: 0 control, 6 address, 7 data; value
_watch_used:    .res 2
_watch_pads:    .res 16         ; answers, port 2 and port 1 in turn
_watch_reads:   .res 1

.segment "ZEROPAGE": zeropage
to:     .res 2
keep_a: .res 1
keep_y: .res 1

.segment "CODE"
watch_ppuctrl:
        sta keep_a
        lda #0
        beq log
watch_ppuaddr:
        sta keep_a
        lda #6
        bne log
watch_ppudata:
        sta keep_a
        lda #7
log:    sty keep_y
        pha
        lda #<_watch_log
        clc
        adc _watch_used
        sta to
        lda #>_watch_log
        adc _watch_used+1
        sta to+1
        ldy #0
        pla
        sta (to),y
        iny
        lda keep_a
        sta (to),y
        lda _watch_used
        clc
        adc #2
        sta _watch_used
        bcc @same
        inc _watch_used+1
@same:  ldy keep_y
        lda keep_a
        rts

watch_joy2:
watch_joy1:
        sty keep_y
        ldy _watch_reads
        lda _watch_pads,y
        inc _watch_reads
        ldy keep_y
        rts

; One flat memory here: every page is in.
mapper_page:
        rts
