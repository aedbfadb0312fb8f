; Sound engine, part 3: turns the state of the channels into APU writes, once a frame.
;
; A pulse restarts its wave when its high period byte is written, which is heard as a click: it is written only when it
; changes, and vibrato never crosses into another high byte.

        .include "sound/sound.inc"
        .include "sound/engine.inc"

        .import vib_table, mul_table

VIB_SPEED  = 26                         ; 256 is a full wave: 60 Hz * 26 / 256 = 6.1 Hz
PERIOD_MAX = $07FF
NOISE_MASK = $0F

        .segment "B_SOUND"

;; play_step: writes all four hardware channels.
; Clobbers: A, X, Y, snd_ptr
.proc play_step
        ldx #0
        ldy ch_ptr_hi+FIRST_SFX+0
        beq @p1
        jsr advance                     ; the music below an effect grows older unheard
        ldx #FIRST_SFX+0
@p1:    jsr pulse_level
        sta APU + $00
        bcs @p2                         ; silent: its pitch does not matter
        jsr pitch
        lda out_lo
        sta APU + $02
        lda out_hi
        cmp last_hi+0
        beq @p2
        sta last_hi+0
        sta APU + $03

@p2:    ldx #1
        ldy ch_ptr_hi+FIRST_SFX+1
        beq @p2own
        jsr advance
        ldx #FIRST_SFX+1
@p2own: jsr pulse_level
        sta APU + $04
        bcs @tri
        jsr pitch
        lda out_lo
        sta APU + $06
        lda out_hi
        cmp last_hi+1
        beq @tri
        sta last_hi+1
        sta APU + $07

@tri:   ldx #2
        ldy ch_ptr_hi+FIRST_SFX+2
        beq @triown
        jsr advance
        ldx #FIRST_SFX+2
@triown:
        jsr level
        tay
        beq @trioff
        cpx #FIRST_SFX
        bcs @trion
        lda snd_flags
        and #SND_DUCK                   ; the triangle knows no volume: a third of it is none
        bne @trioff
@trion: lda #TRI_ON
        sta APU + $08
        jsr pitch
        lda out_lo
        sta APU + $0A
        lda out_hi
        sta APU + $0B                   ; harmless here: the triangle does not restart
        jmp @noise
@trioff:
        lda #TRI_OFF
        sta APU + $08

@noise: ldx #3
        ldy ch_ptr_hi+FIRST_SFX+3
        beq @noiseown
        jsr advance
        ldx #FIRST_SFX+3
@noiseown:
        jsr level
        ora #PULSE_IDLE
        sta APU + $0C
        lda env_byte
        and #$80                        ; duty 2, 3: the short, metallic sequence
        sta out_lo
        lda ch_note,x
        clc
        adc env_arp
        and #NOISE_MASK
        ora out_lo
        sta APU + $0E
        rts
.endproc

;; pulse_level: the volume register of a pulse.
; In:       X = channel
; Out:      A = register value; carry set if it is silent
; Clobbers: Y, snd_ptr
.proc pulse_level
        jsr level
        cmp #1
        bcc @silent
        sta out_lo
        lda env_byte
        and #$C0
        ora #PULSE_IDLE
        ora out_lo
        clc
        rts
@silent:
        lda #PULSE_IDLE
        sec
        rts
.endproc

;; level: moves a channel's instrument on and tells how loud the channel is.
; In:       X = channel
; Out:      A = 0..15, X unchanged, env_byte, env_arp
; Clobbers: Y, snd_ptr
.proc level
        lda ch_ptr_hi,x
        beq @silent
        jsr advance
        lda env_byte
        and #$0F
        ora ch_vol,x
        tay
        lda mul_table,y
        cpx #FIRST_SFX
        bcs @done                       ; effects are neither ducked nor switched off here
        tay
        lda snd_flags
        lsr                             ; carry = SND_MUSIC_ON
        bcc @silent
        and #SND_DUCK >> 1
        beq @full
        lda third,y
@done:  rts
@full:  tya
        rts
@silent:
        lda #0
        rts
.endproc
        .assert SND_MUSIC_ON = 1, error, "level shifts it out"

third:  .byte 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5    ; n / 3, but never silent

;; advance: takes one step of the channel's instrument, or two in a double frame.
; In:       X = channel
; Out:      X unchanged, env_byte, env_arp
; Clobbers: A, Y, snd_ptr
.proc advance
        ldy ch_ins,x
        lda ins_lo,y
        sta snd_ptr
        lda ins_hi,y
        sta snd_ptr+1
        lda steps
        lsr
        bcs once
        jsr once
once:   lda #0
        sta env_arp
        ldy ch_pos,x
        lda (snd_ptr),y
        sta env_byte
        iny
        and #SND_STEP_MOD | SND_STEP_JUMP
        beq @keep
        cmp #SND_STEP_JUMP
        beq @jump
        lda (snd_ptr),y
        sta env_arp
        iny
        lda (snd_ptr),y
        beq @slid
        bpl @down
        dec ch_slide_hi,x               ; sign extension
@down:  clc
        adc ch_slide_lo,x
        sta ch_slide_lo,x
        bcc @slid
        inc ch_slide_hi,x
@slid:  iny
        lda env_byte
        and #SND_STEP_JUMP
        beq @keep
@jump:  lda (snd_ptr),y
        sta ch_pos,x
        rts
@keep:  tya
        sta ch_pos,x
        rts
.endproc

;; pitch: the period a pulse or the triangle has now.
; In:       X = channel, env_arp
; Out:      out_lo, out_hi, X unchanged
; Clobbers: A, Y
.proc pitch
        lda ch_note,x
        clc
        adc env_arp
        tay
        lda (per_lo),y
        clc
        adc ch_slide_lo,x
        sta out_lo
        lda (per_hi),y
        adc ch_slide_hi,x
        sta out_hi
        cmp #>(PERIOD_MAX + 1)
        bcc @inside
        bmi @top                        ; slid above the highest note
        lda #<PERIOD_MAX
        sta out_lo
        lda #>PERIOD_MAX
        sta out_hi
        rts
@top:   lda #0                          ; periods below 8 are silent on a pulse
        sta out_lo
        sta out_hi
        rts
@inside:
        cpx #FIRST_SFX
        bcs @done
        lda ch_vib,x
        beq @done
        lda ch_vib_wait,x
        beq vibrato
        dec ch_vib_wait,x
@done:  rts
.endproc

;; vibrato: bends out_lo by a sine whose depth follows the pitch, as an ear expects.
; In:       X = channel, out_lo, out_hi
; Out:      out_lo
; Clobbers: A, Y
.proc vibrato
        lda ch_vib_phase,x
        clc
        adc #VIB_SPEED
        sta ch_vib_phase,x
        lsr
        lsr
        lsr
        lsr
        tay
        lda ch_vib,x                    ; table index: period / 128, depth, quarter of the sine
        and #$0C
        ora quarter,y
        sta env_arp
        lda out_lo
        asl
        lda out_hi
        rol
        asl
        asl
        asl
        asl
        ora env_arp
        tay
        lda ch_vib_phase,x
        bmi @up
        lda out_lo
        clc
        adc vib_table,y
        bcc @set
        lda #$FF                        ; stays below the next high byte
@set:   sta out_lo
        rts
@up:    lda out_lo
        sec
        sbc vib_table,y
        bcs @set
        lda #$00
        sta out_lo
        rts
.endproc

quarter:
        .byte 0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3, 3, 2, 1, 0
