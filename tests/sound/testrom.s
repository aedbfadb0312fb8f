; A ROM that only runs the sound engine. The test writes the mailbox from outside; with AUTOPLAY the first song starts by itself,
; for emulators whose memory cannot be written. TV (0, 1, 2) is set by the build.

        .include "sound/sound.inc"

        .import sound_init, sound_tick, snd_req_song
        .export tick_begin, tick_end
        .exportzp tmp1

        .segment "ZEROPAGE"
tmp1:   .res 1                          ; the C runtime's, for sound.s

        .segment "HEADER"
        .byte "NES", $1A, 2, 1, 0, 8, 0, 0, 0, 0, TV, 0, 0, 1

        .segment "CODE"
reset:  sei
        cld
        ldx #$FF
        txs
        inx
        stx $2000
        stx $2001
        stx $4010
        bit $2002
@warm1: bit $2002
        bpl @warm1
@warm2: bit $2002
        bpl @warm2
        lda #TV
        jsr sound_init
.ifdef AUTOPLAY
        ldx #1                          ; song 0, by itself
        stx snd_req_song
.endif
        lda #$80
        sta $2000
@idle:  jmp @idle

nmi:
tick_begin:
        jsr sound_tick
tick_end:
        nop
irq:    rti

        .segment "VECTORS"
        .word nmi, reset, irq
